import type { Mood } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'

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

/** A note or a chord: when, and how many Hertz. */
interface Sounding {
  readonly at: number
  readonly pitch: number
}

/** The highest step of the scale that a tune climbs to. */
const SUMMIT = 9

/** A tune and its chords, made up for a mood: the tune wanders by small steps and meets every fourth beat. */
export function composeTune(
  mood: Mood,
  seconds: number,
  random: Random,
): {
  readonly beat: number
  readonly tune: readonly Sounding[]
  readonly chords: readonly Sounding[]
} {
  const manner = MANNERS[mood]
  const tune: Sounding[] = []
  const chords: Sounding[] = []
  let step = random.whole(0, 4)
  for (let beat = 0; beat * manner.beat < seconds; beat++) {
    const at = beat * manner.beat
    if (beat % 8 === 0) {
      const root = random.whole(0, 3)
      chords.push(...[0, 2, 4].map((third) => ({ at, pitch: pitchOf(manner, root + third) / 2 })))
    }
    if (beat % 4 !== 0 && !random.chance(manner.busy)) continue
    step = Math.max(0, Math.min(SUMMIT, step + random.whole(-2, 2)))
    tune.push({ at, pitch: pitchOf(manner, step) * 2 })
  }
  return { beat: manner.beat, tune, chords }
}

function pitchOf(manner: Manner, step: number): number {
  const { scale, root } = manner
  const octave = Math.floor(step / scale.length)
  return root * 2 ** (octave + (scale[step % scale.length] ?? 0) / 12)
}
