// Small cues, made on the spot; off unless somebody turns them on.

export type Cue = 'move' | 'turn' | 'over' | 'refused' | 'chat';

/** Each cue as notes: frequency, start and length in seconds. */
const NOTES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  move: [[220, 0, 0.06]],
  turn: [
    [440, 0, 0.09],
    [660, 0.1, 0.14],
  ],
  over: [
    [392, 0, 0.15],
    [494, 0.16, 0.15],
    [587, 0.32, 0.4],
  ],
  refused: [[130, 0, 0.12]],
  chat: [[880, 0, 0.05]],
};

let context: AudioContext | undefined;

/** Plays a cue; where there is no sound, nothing happens. */
export function cue(which: Cue): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [frequency, at, length] of NOTES[which]) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      loudness.gain.setValueAtTime(0.12, start + at);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + at + length);
      tone.connect(loudness).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + length);
    }
  } catch {
    context = undefined;
  }
}
