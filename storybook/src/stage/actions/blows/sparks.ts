import type { Upshot } from '../../../plan/plan.ts'
import type { Effect, EffectName } from '../action.ts'
import { effect } from '../performed.ts'
import type { Struck } from './struck.ts'

interface Spark {
  readonly name: EffectName
  readonly lasts: number
  readonly strength: number
  /** How high on the thing, as a share of it. */
  readonly y: number
  readonly colour?: string
}

const DUST: Spark = { name: 'dust', lasts: 0.5, strength: 1.6, y: 0.03 }

const SPARKS: Readonly<Partial<Record<Upshot, readonly Spark[]>>> = {
  crack: [{ name: 'shards', lasts: 0.2, strength: 0.7, y: 0.5 }],
  shatter: [{ name: 'shards', lasts: 0.35, strength: 3, y: 0.5 }],
  split: [{ name: 'shards', lasts: 0.25, strength: 1, y: 0.6 }],
  burst: [{ name: 'stars', lasts: 0.3, strength: 2, y: 0.5 }],
  topple: [{ ...DUST, lasts: 1 }],
  slide: [{ ...DUST, lasts: 1.1 }],
  scatter: [DUST, { name: 'stars', lasts: 0.3, strength: 1.6, y: 0.5 }],
  ripple: [{ name: 'splash', lasts: 0.5, strength: 1.4, y: 0.9 }],
  splash: [{ name: 'splash', lasts: 1.6, strength: 6, y: 0.9 }],
  spill: [{ name: 'splash', lasts: 0.4, strength: 0.5, y: 0.6 }],
  stain: [{ name: 'snow', lasts: 0.3, strength: 2, y: 0.7 }],
  'shed-leaves': [{ name: 'leaves', lasts: 3, strength: 16, y: 0.75 }],
  'shed-petals': [{ name: 'petals', lasts: 2.8, strength: 8, y: 0.8 }],
  'shed-feathers': [{ name: 'petals', lasts: 2, strength: 5, y: 1, colour: 'white' }],
  'shed-snow': [{ name: 'snow', lasts: 1.6, strength: 3, y: 0.7 }],
  'raise-dust': [{ ...DUST, lasts: 1.2, strength: 3 }],
}

/** What flies up at the blow, and for how long. */
export function sparksOf(upshot: Upshot | null, struck: Struck, from: number): Effect[] {
  const sparks = upshot === null ? [] : (SPARKS[upshot] ?? [])
  return sparks.map(({ name, lasts, strength, y, colour = null }) =>
    effect(name, {
      from,
      until: from + lasts,
      strength: strength * Math.max(0.6, Math.min(1.4, struck.height)),
      colour,
      at: () => ({ x: struck.x, y: struck.y + y * struck.height, z: struck.z - 0.08 }),
    }),
  )
}
