import { flat } from '../../paint/pieces/flat.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import type { PlaceContext } from '../place.ts'
import { darker, lit, mix } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'
import { cloudHeight, drawCloud, drawCover, type CloudForm } from './cloud-shapes.ts'
import { isNamed, SUN_DEPTH, sunPlace, sunRadius } from './sun.ts'

/** Drifting paper clouds in two depths; `amount` 0…1 from none to a full cover. */
export function clouds(context: PlaceContext, amount: number): Piece[] {
  if (amount <= 0) return []
  const random = context.random.fork(`clouds ${context.words}`)
  const dull = amount > 0.9
  const told = context.lapse !== undefined && tellsOfClouds(context)
  const count = Math.round(
    (dull ? 9 : 3 + amount * 5) *
      (told ? MANY : 1) *
      Math.max(0.7, Math.min(1.2, context.box.width / 16)),
  )
  const speed = speedOf(context)
  const hides = coversSun(context)
  const single = Array.from({ length: count }, (_, index) => {
    const place = placeOf(context, { random, share: [index, count], dull })
    const pace = speed * random.between(0.7, 1.2)
    if (hides(place)) return []
    const puffs = random.fork(`cloud ${index}`)
    const form = formOf(puffs, dull)
    const width = place.width * WIDTHS[form]
    const own = { ...place, name: `cloud ${index}`, width, form, pace, puffs }
    return [cloud(context, own), ...companion(context, own)]
  })
  return [...ceiling(context), ...single.flat()]
}

/** Where a cloud hangs when the shot begins, and how wide a heap would be there. */
function placeOf(
  context: PlaceContext,
  how: { random: Random; share: readonly [index: number, count: number]; dull: boolean },
): Spot {
  const { random, dull } = how
  const [index, count] = how.share
  const z = index % 2 === 0 ? 38 : 33
  const extent = extentAt(context.box, z)
  const horizon = eyeHeight(context.box)
  const share = (index + random.between(0.15, 0.85)) / count
  const high = random.between(...heightsOf(context, dull))
  const width = random.between(6.5, 11) * (dull ? 1.5 : 1) * (index % 2 === 0 ? 1 : 1.15)
  const x = (share * 2 - 1) * extent.half * 1.25
  return { x, y: horizon + (extent.crown - horizon) * high, z, width }
}

/** Between which shares of the sky they hang; under the cover of a storm, not before it. */
function heightsOf(context: PlaceContext, dull: boolean): readonly [low: number, high: number] {
  if (hasCover(context)) return [0.3, 0.6]
  return dull ? [0.5, 1.02] : [0.34, 0.94]
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly width: number
}

interface Cloud extends Spot {
  readonly name: string
  readonly form: CloudForm
  /** u in a second. */
  readonly pace: number
  readonly puffs: Random
}

/** Beside a heap. */
const WIDTHS: Readonly<Record<CloudForm, number>> = { heap: 1, bank: 1.45, tower: 0.95, tuft: 0.4 }

function formOf(chance: Random, dull: boolean): CloudForm {
  const told = chance.next()
  if (told < 0.26) return 'bank'
  return told > 0.8 && !dull ? 'tower' : 'heap'
}

function cloud(context: PlaceContext, how: Cloud): Piece {
  const { name, x, y, z, width, form, pace, puffs } = how
  const range = extentAt(context.box, z).reach + width
  const tone = cloudTone(context)
  const dull = dullness(context)
  return flat({
    name,
    x,
    y,
    z,
    width,
    height: cloudHeight(form, width),
    haze: 0.25,
    tint: 0.35,
    shadow: 0.5,
    edge: 0.25,
    drift: (t) => ({ x: wrap(x + pace * t, range) - x, y: 0 }),
    draw: (ctx) => drawCloud(ctx, { width, tone, dull, form, puffs }),
  })
}

/** A small one that goes beside every third. */
function companion(context: PlaceContext, large: Cloud): Piece[] {
  const chance = large.puffs.fork('companion')
  if (!chance.chance(0.36)) return []
  const width = large.width * WIDTHS.tuft * chance.between(0.7, 1)
  const x = large.x + (chance.chance(0.5) ? 1 : -1) * (large.width * 0.5 + width * 0.45)
  const y = large.y + width * chance.between(-0.3, 0.25)
  const name = `${large.name} companion`
  if (coversSun(context)({ x, y, z: large.z, width })) return []
  return [cloud(context, { ...large, name, x, y, width, form: 'tuft', puffs: chance })]
}

/** How many more there are where the film is about how they race. */
const MANY = 2.4

const tellsOfClouds = ({ nouns = [] }: Pick<PlaceContext, 'nouns'>): boolean =>
  nouns.some((noun) => /\bclouds?$/u.test(noun))

const HURRIES = /^(?:race|rush|run|chase|fly|speed|sweep|hurry|stream|roll|fast)$/u

/** How fast they drift; clouds that are said to race cross the sky in a few seconds. */
function speedOf({ weather, force, lapse, nouns = [], deeds = [] }: PlaceContext): number {
  if (lapse !== undefined) return 5
  if (tellsOfClouds({ nouns }) && deeds.some((deed) => HURRIES.test(deed))) return 20
  // Dark clouds come up fast.
  if (weather === 'cloudy' && force === 'heavy') return 8
  return weather === 'wind' || weather === 'storm' ? 1.5 : 0.45
}

/** Seconds during which a cloud must not drift over a sun or moon that the prompt names. */
const CALM = 10

/** Whether a cloud would cover the sun or moon that the film is about. */
function coversSun(
  context: PlaceContext,
): (cloud: { x: number; y: number; z: number; width: number }) => boolean {
  if (!isNamed(context)) return () => false
  const sun = sunPlace(context)
  const far = extentAt(context.box, SUN_DEPTH).half
  const room = sunRadius(context) / far
  return ({ x, y, z, width }) => {
    const { half } = extentAt(context.box, z)
    const across = (x + (CALM / 2) * 0.45) / half - sun.x / far
    const up = (y + width * 0.2) / half - sun.y / far
    return Math.abs(across) < room + width / 2 / half + 0.08 && Math.abs(up) < room + 0.12
  }
}

/** The cover of a storm: dark sheets that hang into the picture, each before and above the last. */
function ceiling(context: PlaceContext): Piece[] {
  if (!hasCover(context)) return []
  return COVER.map((share, layer) => coverSheet(context, { share, layer }))
}

const hasCover = (context: PlaceContext): boolean => dullness(context) > 0.5 && !isNamed(context)

/** How far down the sky each hangs, the farthest first. */
const COVER = [0.4, 0.2] as const

function coverSheet(context: PlaceContext, how: { share: number; layer: number }): Piece {
  const { share, layer } = how
  const z = 36.5 - layer * 4.5
  const extent = extentAt(context.box, z)
  const low = extent.crown - (extent.crown - eyeHeight(context.box)) * share
  const width = extent.reach * 2.2
  const height = extent.crown * 1.3 - low
  const random = context.random.fork(`cover ${layer}`)
  const tone = darker(cloudTone(context), 0.12 + 0.24 * layer)
  const sway = extent.half * 0.12 * (layer + 1)
  return flat({
    name: `cover of clouds ${layer}`,
    x: 0,
    y: low,
    z,
    width,
    height,
    bleed: 1,
    haze: 0.25,
    tint: 0.35,
    shadow: 1,
    edge: 0.4,
    drift: (t) => ({ x: sway * Math.sin(t * 0.11 + layer * 1.9), y: 0 }),
    draw: (ctx) => drawCover(ctx, { width, height, tone, puffs: random }),
  })
}

function cloudTone(context: PlaceContext): string {
  const { light } = context
  const dull = dullness(context)
  const low = light.sky.at(-1) ?? '#ffffff'
  const bright = light.dark
    ? mix(light.sky.at(-2) ?? low, '#9fb0dd', 0.4)
    : mix('#ffffff', low, 0.35)
  return darker(lit(bright, light.key, dull > 0 ? 0.1 : 0.4), dull)
}

/** How dark the clouds of a weather are. */
function dullness({ weather, force }: PlaceContext): number {
  if (weather === 'storm') return 0.6
  if (weather === 'cloudy' && force === 'heavy') return 0.66
  return weather === 'rain' ? 0.28 : 0
}
