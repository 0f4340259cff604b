// Two wooden knocks say "your turn"; off unless a player turns sound on.
let context: AudioContext | null = null;

export function knock(): void {
  context ??= new AudioContext();
  for (const [delay, pitch] of [
    [0, 190],
    [0.16, 150],
  ] as const) {
    const at = context.currentTime + delay;
    const wood = context.createOscillator();
    const volume = context.createGain();
    wood.frequency.setValueAtTime(pitch, at);
    wood.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.08);
    volume.gain.setValueAtTime(0.3, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.1);
    wood.connect(volume).connect(context.destination);
    wood.start(at);
    wood.stop(at + 0.12);
  }
}
