import type { Mood } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { StereoSound } from './stereo-sound.ts'

interface Manner {
  /** Half-tones above the root. */
  readonly scale: readonly number[]
  readonly root: number
  readonly beat: number
  /** How likely a beat has a note of the tune. */
  readonly busy: number
}

const MAJOR = [0, 2, 4, 7, 9]
const MINOR = [0, 3, 5, 7, 10]

const MANNERS: Readonly<Record<Mood, Manner>> = {
  calm: { scale: MAJOR, root: 220, beat: 0.72, busy: 0.55 },
  joyful: { scale: MAJOR, root: 294, beat: 0.36, busy: 0.8 },
  romantic: { scale: MAJOR, root: 196, beat: 0.66, busy: 0.6 },
  sad: { scale: MINOR, root: 196, beat: 0.84, busy: 0.5 },
  mysterious: { scale: MINOR, root: 165, beat: 0.78, busy: 0.4 },
  scary: { scale: [0, 1, 3, 6, 7], root: 110, beat: 0.9, busy: 0.4 },
  epic: { scale: MINOR, root: 147, beat: 0.48, busy: 0.75 },
  dreamy: { scale: [0, 2, 4, 6, 9], root: 247, beat: 0.6, busy: 0.6 },
  playful: { scale: MAJOR, root: 330, beat: 0.3, busy: 0.75 },
}

/** A music box over slow chords, made up for the mood of the film. */
export function playTune(
  mix: StereoSound,
  options: { readonly mood: Mood; readonly random: Random; readonly level: number },
): void {
  const { random, level } = options
  const manner = MANNERS[options.mood]
  const seconds = mix.left.length / mix.rate
  let step = random.whole(0, 4)
  for (let beat = 0; beat * manner.beat < seconds; beat++) {
    const at = beat * manner.beat
    if (beat % 8 === 0) playChord(mix, { manner, at, level, step: random.whole(0, 3) })
    if (beat % 4 !== 0 && !random.chance(manner.busy)) continue
    step = Math.max(0, Math.min(9, step + random.whole(-2, 2)))
    const loud = level * random.between(0.6, 1)
    pluck(mix, { pitch: pitchOf(manner, step) * 2, at, loud, pan: random.between(-0.3, 0.3) })
  }
}

function pitchOf(manner: Manner, step: number): number {
  const { scale, root } = manner
  const octave = Math.floor(step / scale.length)
  return root * 2 ** (octave + (scale[step % scale.length] ?? 0) / 12)
}

function playChord(
  mix: StereoSound,
  chord: {
    readonly manner: Manner
    readonly at: number
    readonly level: number
    readonly step: number
  },
): void {
  const length = chord.manner.beat * 9
  for (const [voice, offset] of [0, 2, 4].entries()) {
    const pitch = pitchOf(chord.manner, chord.step + offset) / 2
    addTone(mix, {
      at: chord.at,
      seconds: length,
      pan: (voice - 1) * 0.5,
      wave: (t) =>
        Math.sin(2 * Math.PI * pitch * t) *
        Math.sin((Math.PI * t) / length) ** 2 *
        chord.level *
        0.28,
    })
  }
}

function pluck(
  mix: StereoSound,
  note: {
    readonly pitch: number
    readonly at: number
    readonly loud: number
    readonly pan: number
  },
): void {
  const turn = 2 * Math.PI * note.pitch
  addTone(mix, {
    at: note.at,
    seconds: 1.6,
    pan: note.pan,
    wave: (t) => {
      const body = Math.sin(turn * t) + 0.35 * Math.sin(turn * 2 * t) * Math.exp(-t * 3)
      const bell = 0.14 * Math.sin(turn * 4.02 * t) * Math.exp(-t * 9)
      return (body + bell) * Math.exp(-t * 3.2) * Math.min(1, t * 400) * note.loud * 0.5
    },
  })
}

function addTone(
  mix: StereoSound,
  tone: {
    readonly at: number
    readonly seconds: number
    readonly pan: number
    readonly wave: (t: number) => number
  },
): void {
  const from = Math.round(tone.at * mix.rate)
  const until = Math.min(mix.left.length, from + Math.round(tone.seconds * mix.rate))
  for (let i = from; i < until; i++) {
    const sample = tone.wave((i - from) / mix.rate)
    mix.left[i] = mix.left[i]! + sample * (1 - tone.pan) * 0.5
    mix.right[i] = mix.right[i]! + sample * (1 + tone.pan) * 0.5
  }
}
