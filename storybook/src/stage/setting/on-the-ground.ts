import { readColour } from '../../cast/colour/read-colour.ts'
import { darken } from '../../paint/paper/colour.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { glowingSurf } from '../effects/glowing-surf.ts'
import { lightTrails } from '../effects/light-trails.ts'
import { trailOfPrints, type Print } from '../effects/trail-of-prints.ts'
import type { Place, PlaceSet } from '../place.ts'
import { extentAt } from '../places/kit/plane.ts'

interface Where {
  readonly box: Box
  readonly seed: number
  readonly setting: { readonly place: Place; readonly set: PlaceSet }
}

/** Streets that are seen along, from the middle of the road. */
const ALONG = /^(downtown|times-square|paris-street|steep-street|alley|road|desert-road|highway)$/u
const CYAN = '#35e8ff'
/** Where the sea of a beach ends. */
const SHORE = 3.2
const AFLOAT = -1.5

/** Waves that glow by themselves, in the water of the place. */
export function surfAlight({ colour }: Subject, { box, seed, setting }: Where): Piece[] {
  const { ground, waterline } = setting.set
  if (ground === 'seabed') return []
  const told = readColour(colour ?? '')
  const hue = told === null || told === 'rainbow' ? CYAN : told
  const near = ground === 'water' ? AFLOAT : SHORE
  return [glowingSurf({ seed, box, colour: hue, near, level: waterline ?? 0 })]
}

/** The lamps of cars as lines along or across the road. */
export function trailsOfLamps(_: Subject, { box, seed, setting }: Where): Piece[] {
  const away = ALONG.test(setting.place.id)
  return [lightTrails({ seed, away, half: extentAt(box, 0).half })]
}

const GROUNDS: Readonly<Record<string, string>> = { snow: '#6f88b4', sand: '#a9824a' }
const SIZES: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.5,
  small: 0.75,
  normal: 1,
  large: 1.6,
  giant: 2.6,
}

/** Footprints lie on the ground, as whoever left them has feet. */
export function printsOnGround({ words, size, colour }: Subject, { box, setting }: Where): Piece[] {
  const told = readColour(colour ?? '')
  const hue = told === null || told === 'rainbow' ? GROUNDS[setting.set.ground] : told
  return [
    trailOfPrints({
      print: printOf(words),
      colour: hue ?? darken('#6b5238', 0.25),
      half: extentAt(box, 0).half,
      scale: SIZES[size] * (/dinosaur|giant|monster|dragon|yeti|bigfoot/u.test(words) ? 1.8 : 1),
    }),
  ]
}

function printOf(words: string): Print {
  if (/dinosaur|dragon|bird|chicken|raptor/u.test(words)) return 'claw'
  return /\b(paws?|wolf|dog|cat|fox|bear|tiger|lion|animal|deer|rabbit)\b/u.test(words)
    ? 'paw'
    : 'shoe'
}
