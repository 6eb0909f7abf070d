import type { Random } from '../scene/random.ts'
import { createWander, highPass, lowPass, whiteNoise } from './noise.ts'
import type { StereoSound } from './stereo-sound.ts'

interface SoundOptions {
  readonly level: number
  readonly random: Random
}

type Sound = (mix: StereoSound, options: SoundOptions) => void

/** The sound that a stage means by this name, if there is one. */
export function soundNamed(name: string): Sound | undefined {
  return SOUNDS[name]
}

const bed =
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

function addNote(mix: StereoSound, note: Note): void {
  const from = Math.round(note.at * mix.rate)
  const until = Math.min(mix.left.length, from + Math.round(note.seconds * mix.rate))
  for (let i = Math.max(0, from); i < until; i++) {
    const sample = note.wave((i - from) / mix.rate)
    mix.left[i] = mix.left[i]! + sample * (1 - note.pan) * 0.5
    mix.right[i] = mix.right[i]! + sample * (1 + note.pan) * 0.5
  }
}

const TURN = 2 * Math.PI

/** Scatters notes over the whole sound, so many a second. */
const scatter =
  (perSecond: number, make: (random: Random, level: number) => Omit<Note, 'at'>): Sound =>
  (mix, { level, random }) => {
    const seconds = mix.left.length / mix.rate
    const source = random.fork('scatter')
    const count = Math.max(1, Math.round(perSecond * seconds))
    for (let i = 0; i < count; i++) {
      addNote(mix, { ...make(source, level), at: source.between(0, seconds) })
    }
  }

const together =
  (...sounds: readonly Sound[]): Sound =>
  (mix, { level, random }) => {
    for (const [index, sound] of sounds.entries()) {
      sound(mix, { level, random: random.fork(`part ${index}`) })
    }
  }

const chirp = scatter(1.4, (random, level) => {
  const pitch = random.between(2400, 4600)
  const bend = random.between(-900, 1400)
  const trill = random.between(14, 30)
  const seconds = random.between(0.12, 0.4)
  return {
    seconds,
    pan: random.between(-0.8, 0.8),
    wave: (t) => {
      const beat = 0.5 + 0.5 * Math.sin(TURN * trill * t)
      const shape = Math.sin((Math.PI * t) / seconds) ** 2
      return Math.sin(TURN * (pitch * t + bend * t * t)) * shape * beat * 0.11 * level
    },
  }
})

const crickets = scatter(3.2, (random, level) => {
  const pitch = random.between(3900, 4700)
  return {
    seconds: 0.36,
    pan: random.between(-0.9, 0.9),
    wave: (t) => {
      const pulse = Math.max(0, Math.sin(TURN * 24 * t)) ** 2
      return Math.sin(TURN * pitch * t) * pulse * Math.sin((Math.PI * t) / 0.36) * 0.05 * level
    },
  }
})

const crackle = scatter(26, (random, level) => {
  const loud = random.next() ** 3
  const pitch = random.between(900, 3800)
  return {
    seconds: 0.02,
    pan: random.between(-0.4, 0.4),
    wave: (t) => Math.sin(TURN * pitch * t) * Math.exp(-t * 260) * loud * 0.5 * level,
  }
})

const drops = scatter(34, (random, level) => {
  const pitch = random.between(1400, 5200)
  const loud = random.next() ** 2
  return {
    seconds: 0.03,
    pan: random.between(-1, 1),
    wave: (t) =>
      Math.sin(TURN * pitch * (t + t * t * 6)) * Math.exp(-t * 150) * loud * 0.09 * level,
  }
})

const bubbles = scatter(5, (random, level) => {
  const pitch = random.between(260, 720)
  return {
    seconds: 0.12,
    pan: random.between(-0.7, 0.7),
    wave: (t) => Math.sin(TURN * (pitch * t + 1400 * t * t)) * Math.exp(-t * 26) * 0.12 * level,
  }
})

const voices = scatter(9, (random, level) => {
  const pitch = random.between(130, 320)
  const vowel = random.between(500, 1200)
  const seconds = random.between(0.15, 0.5)
  return {
    seconds,
    pan: random.between(-1, 1),
    wave: (t) => {
      const throat = Math.sin(TURN * pitch * t) + 0.5 * Math.sin(TURN * pitch * 2 * t)
      const mouth = 0.6 + 0.4 * Math.sin(TURN * vowel * t)
      return throat * mouth * Math.sin((Math.PI * t) / seconds) ** 2 * 0.03 * level
    },
  }
})

const gulls = scatter(0.5, (random, level) => {
  const pitch = random.between(900, 1300)
  return {
    seconds: 0.5,
    pan: random.between(-0.8, 0.8),
    wave: (t) => {
      const cry = pitch * t + 260 * Math.sin(Math.PI * Math.min(1, t * 2.2)) * t
      const buzz = Math.sin(TURN * cry) + 0.4 * Math.sin(TURN * cry * 2)
      return buzz * Math.sin((Math.PI * t) / 0.5) * 0.05 * level
    },
  }
})

const ticking = scatter(2, (random, level) => ({
  seconds: 0.02,
  pan: 0.2,
  wave: (t) => Math.sin(TURN * 2600 * t) * Math.exp(-t * 320) * 0.12 * level * random.between(1, 1),
}))

const rumble = bed({ above: 20, below: 110, gain: 1.6, swell: 0.5, turns: 0.3 })
const wind = bed({ above: 120, below: 520, gain: 0.85, swell: 0.75, turns: 0.22 })
const rain = together(bed({ above: 900, below: 7000, gain: 0.16, swell: 0.15, turns: 0.3 }), drops)
const waves = bed({ above: 90, below: 1100, gain: 0.85, swell: 0.92, turns: 0.16 })
const stream = together(
  bed({ above: 400, below: 2600, gain: 0.3, swell: 0.2, turns: 1.1 }),
  bubbles,
)
const traffic = bed({ above: 40, below: 320, gain: 1, swell: 0.6, turns: 0.25 })

const SOUNDS: Readonly<Record<string, Sound>> = {
  rain,
  drizzle: rain,
  storm: together(rain, wind, rumble),
  thunder: rumble,
  wind,
  blizzard: wind,
  snow: bed({ above: 200, below: 900, gain: 0.2, swell: 0.6, turns: 0.2 }),
  waves,
  sea: together(waves, gulls),
  ocean: waves,
  gulls,
  birds: chirp,
  forest: together(bed({ above: 250, below: 1600, gain: 0.16, swell: 0.7, turns: 0.2 }), chirp),
  leaves: bed({ above: 1200, below: 6000, gain: 0.12, swell: 0.8, turns: 0.4 }),
  insects: crickets,
  crickets,
  night: crickets,
  fire: together(bed({ above: 60, below: 420, gain: 0.5, swell: 0.5, turns: 1.4 }), crackle),
  river: stream,
  stream,
  water: stream,
  fountain: stream,
  waterfall: bed({ above: 300, below: 5200, gain: 0.4, swell: 0.1, turns: 0.5 }),
  underwater: together(bed({ above: 30, below: 260, gain: 1, swell: 0.5, turns: 0.3 }), bubbles),
  bubbles,
  street: together(traffic, bed({ above: 500, below: 2400, gain: 0.05, swell: 0.5, turns: 0.3 })),
  traffic,
  city: together(traffic, voices),
  crowd: voices,
  people: voices,
  cafe: together(voices, bed({ above: 200, below: 900, gain: 0.08, swell: 0.3, turns: 0.4 })),
  kitchen: together(crackle, bed({ above: 900, below: 4000, gain: 0.05, swell: 0.4, turns: 0.6 })),
  room: bed({ above: 60, below: 300, gain: 0.22, swell: 0.2, turns: 0.2 }),
  clock: ticking,
  engine: bed({ above: 50, below: 190, gain: 1.1, swell: 0.25, turns: 2.2 }),
  train: together(
    traffic,
    scatter(4, (random, level) => ({
      seconds: 0.08,
      pan: random.between(-0.5, 0.5),
      wave: (t) => Math.sin(TURN * 180 * t) * Math.exp(-t * 40) * 0.3 * level,
    })),
  ),
  space: bed({ above: 25, below: 120, gain: 0.9, swell: 0.7, turns: 0.1 }),
  hum: bed({ above: 60, below: 180, gain: 0.6, swell: 0.2, turns: 0.3 }),
}
