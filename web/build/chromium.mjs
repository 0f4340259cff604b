// Says where a Chromium is and how to start it: the one inside @sparticuz/chromium.
import chromium from "@sparticuz/chromium";

// In one process it cannot close a page while another is open; and drawing is quicker without GL.
const DROPPED =
  /^--(single-process|no-zygote|use-gl|use-angle|enable-unsafe-sw|in-process-gpu|ignore-gpu)/;
const args = [...chromium.args.filter((arg) => !DROPPED.test(arg)), "--disable-gpu"];
console.log(JSON.stringify({ path: await chromium.executablePath(), args }));
