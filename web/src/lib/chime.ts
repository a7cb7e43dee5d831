// Two soft notes when it is your turn.
let audio: AudioContext | null = null;

export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [index, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const at = start + index * 0.16;
      tone.type = "sine";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.6);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.65);
    }
  } catch {
    // No sound here.
  }
}
