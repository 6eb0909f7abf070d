import type { Kind } from './plan.ts'

/** Kinds of subjects that are alive, though they are no people. */
export const ANIMALS: ReadonlySet<Kind> = new Set(['animal', 'bird', 'fish', 'insect', 'creature'])

/** Kinds of subjects that act by themselves. */
export const LIVING: ReadonlySet<Kind> = new Set([...ANIMALS, 'person'])

/** Kinds of subjects that carry people about. */
export const CRAFT: ReadonlySet<Kind> = new Set(['vehicle', 'boat', 'aircraft'])

/** Kinds of subjects that a house is full of. */
export const HOUSEHOLD: ReadonlySet<Kind> = new Set([
  'food',
  'tool',
  'thing',
  'toy',
  'clothing',
  'plant',
  'symbol',
  'instrument',
  'furniture',
])

/** Said of a place over which somebody flies or floats: it lies far below them. */
export const FAR_BELOW = 'far below'

/** Said of a land that is seen from the air and aslant, with the sky over its end. */
export const HORIZON = 'horizon'

/** At the end of a subject's words: it stands behind the whole place, at its horizon. */
export const BEYOND = 'in the background'
/** At the end of a subject's words: it is small, on the land or the water near the horizon. */
export const REMOTE = 'in the distance'

/** Said of a place before which water flows that somebody drinks from. */
export const FOR_DRINKERS = 'water to drink from'

/** In a plan's scenery: they are in the water that is the place, and not on its shore. */
export const IN_THE_WATER = 'wading'

/** Scenery: the window stands open. */
export const OPEN_WINDOW = 'open window'

/** Scenery: whatever is done there is done under the open sky. */
export const OPEN_SKY = 'open sky'
/** Scenery: dust hangs in the air and is lit. */
export const DUST_MOTES = 'dust motes'

/** Scenery: smoke on a stage that lies over its floor. */
export const STAGE_HAZE = 'stage haze'
/** Scenery: the curtain before a stage goes up or comes down. */
export const [CURTAIN_OPENS, CURTAIN_CLOSES] = ['curtain opens', 'curtain closes'] as const
/** One lamp lights a stage, and nothing else is on it. */
export const ONE_LAMP = 'one spotlight'
