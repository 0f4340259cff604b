// Before anything is drawn: the theme and the language that the visitor chose.
try {
  const prefs = JSON.parse(localStorage.getItem("stolnik") ?? "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = prefs.theme ?? (dark ? "dark" : "light");
  if (prefs.lang) document.documentElement.lang = prefs.lang;
} catch {
  // a private window: the defaults are fine
}
