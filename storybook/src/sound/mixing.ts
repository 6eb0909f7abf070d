import type { Random } from '../scene/random.ts'
import { createWander, highPass, lowPass, whiteNoise } from './noise.ts'
import type { StereoSound } from './stereo-sound.ts'

interface SoundOptions {
  readonly level: number
  readonly random: Random
}

/** Adds itself to what is heard already. */
export type Sound = (mix: StereoSound, options: SoundOptions) => void

/** Noise between two pitches that swells and ebbs. */
export const bed =
  (recipe: {
    readonly above: number
    readonly below: number
    readonly gain: number
    readonly swell: number
    readonly turns: number
  }): Sound =>
  (mix, { level, random }) => {
    const swell = createWander(recipe.turns, random.fork('swell'))
    for (const [side, ear] of [mix.left, mix.right].entries()) {
      const noise = whiteNoise(ear.length, random.fork(`noise ${side}`))
      lowPass(highPass(noise, recipe.above, mix.rate), recipe.below, mix.rate)
      for (let i = 0; i < ear.length; i++) {
        const strength = 1 - recipe.swell + recipe.swell * swell(i / mix.rate + side * 0.3)
        ear[i] = ear[i]! + noise[i]! * recipe.gain * level * strength
      }
    }
  }

/** A short sound at one moment, panned. */
interface Note {
  readonly at: number
  readonly seconds: number
  readonly pan: number
  /** The sample, `t` in seconds since the note began. */
  readonly wave: (t: number) => number
}

/** Lays a note over what is heard already. */
export function addNote(mix: StereoSound, note: Note): void {
  const from = Math.round(note.at * mix.rate)
  const until = Math.min(mix.left.length, from + Math.round(note.seconds * mix.rate))
  for (let i = from; i < until; i++) {
    const sample = note.wave((i - from) / mix.rate)
    mix.left[i] = mix.left[i]! + sample * (1 - note.pan) * 0.5
    mix.right[i] = mix.right[i]! + sample * (1 + note.pan) * 0.5
  }
}

/** Scatters notes over the whole sound, so many a second. */
export const scatter =
  (perSecond: number, make: (random: Random, level: number) => Omit<Note, 'at'>): Sound =>
  (mix, { level, random }) => {
    const seconds = mix.left.length / mix.rate
    const source = random.fork('scatter')
    const count = Math.max(1, Math.round(perSecond * seconds))
    for (let i = 0; i < count; i++) {
      addNote(mix, { ...make(source, level), at: source.between(0, seconds) })
    }
  }

/** Several sounds as one. */
export const together =
  (...sounds: readonly Sound[]): Sound =>
  (mix, { level, random }) => {
    for (const [index, sound] of sounds.entries()) {
      sound(mix, { level, random: random.fork(`part ${index}`) })
    }
  }
