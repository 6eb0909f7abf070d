import { triples } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { clear, darker, lighter, mix } from '../kit/colour.ts'
import { lay, level, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { landOf } from '../kit/nature/lands.ts'
import { greenery, greens, path } from '../kit/nature/nature.ts'
import { bush, grass, lawn } from '../kit/nature/plants.ts'
import { windingSlope } from '../kit/nature/road-winding.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import type { Pair } from '../kit/shapes.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { cropBy, cropPlants, cropRows } from '../kit/nature/roadside-crops.ts'
import { thing } from '../kit/thing.ts'
import { fence } from '../kit/town/street.ts'

/** The road's edges in depth: those who are on it go along it, across the frame. */
const [NEAR, FAR] = [-3.2, 2.6] as const

/** A road outside the town: of earth, mud, gravel or plain asphalt, through fields, woods or whatever land is named. */
export const countryRoadPlace = place({
  id: 'country-road',
  time: 'day',
  ground: 'road',
  far: 2,
  sounds: { birds: 0.5, wind: 0.3 },
  set: (c) => [
    sky(c),
    heights(c),
    farWood(c),
    windingSlope(c, {
      z: isWooded(c) ? 9 : 16,
      land: greens(c)[isWooded(c) ? 0 : 1] ?? '#84b65a',
      road: '#8a8a90',
    }),
    theGround(c),
    ...beside(c),
    verge(c),
    farBirds(c, { count: 4 }),
    greenery(c),
  ],
})

function isWooded({ words }: PlaceContext): boolean {
  return /\b(forests?|woods?|woodland|wooded|jungle|rain ?forest)\b/u.test(words)
}

/** Nobody is on it, or those who are drive away from us: the eye follows it to the hills. */
function leadsAway({ nouns, scenery = [] }: PlaceContext): boolean {
  return nouns?.length === 0 || scenery.includes('leading away')
}

/** A wood, a crop, or trees behind a fence. */
function beside(c: PlaceContext): Piece[] {
  if (isWooded(c)) return woods(c)
  const crop = cropBy(c.words)
  if (!crop) return farSide(c)
  // Nobody is on the road: it winds away through the rows.
  return leadsAway(c) ? [] : cropPlants(c, crop)
}

function heights(c: PlaceContext) {
  const high = /\b(mountains?|alps|peaks?|alpine)\b/u.test(c.words)
  return plane(c, { name: 'heights', z: 37 }, (ink) => {
    if (high) peaks(ink, { colour: '#8f9fc4', height: [8, 14], step: 8, snow: 0.34 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [2, 4.6], step: 10 })
  })
}

function farWood(c: PlaceContext) {
  return plane(c, { name: 'far wood', z: 28 }, (ink) => {
    hills(ink, { colour: greens(c)[1] ?? '#84b65a', height: [0.6, 2], step: 9 })
    wood(ink, ['round', 'poplar', 'round'], { height: [2.4, 4.4], step: [1.6, 4], gap: 3 })
  })
}

/** Trunks close to the road, one row behind the other. */
function woods(c: PlaceContext) {
  return [20, 13, 7.5].flatMap((z, i) =>
    plane(c, { name: `woods ${z}`, z, haze: 0.8 }, (ink) =>
      wood(ink, ['pine', 'round', 'pine'], {
        height: [7 * ink.tall, (10 - i) * ink.tall],
        step: [2.2, 3.6],
      }),
    ),
  )
}

function farSide(c: PlaceContext) {
  return plane(c, { name: 'far side', z: 6 }, (ink) => {
    const land = landOf(c.words)
    const reach = { from: ink.left, to: ink.right }
    if (!land && leadsAway(c) && LANE.test(c.words)) hedges(ink)
    if (!land && !leadsAway(c)) fence(ink, { ...reach, height: 1, colour: '#b39a76', kind: 'rail' })
    tree(ink, 'round', { x: -ink.half * 0.84, height: 5.6 * ink.tall })
    tree(ink, 'round', { x: ink.half * 0.7, height: 4.6 * ink.tall })
    for (const share of [-0.5, 0.36, 0.94]) bush(ink, { x: share * ink.half, height: 0.8 })
    rocks(ink, { x: ink.half * 0.1, width: 1.2, height: 0.4 })
  })
}

const LANE = /\b(?:lane|hedge\w*)\b/u

/** High hedges in bloom on both sides of where the lane comes from, a gate in one of them. */
function hedges(ink: Ink): void {
  const green = ink.random.pick(['#5f9048', '#6a9c50'])
  for (const [from, to] of [
    [ink.left, -ink.half * 0.2],
    [ink.half * 0.5, ink.right],
  ] as const)
    for (let x = from; x < to; x += 0.9) {
      bush(ink, { x, height: 1.5, colour: green })
      if (ink.random.chance(0.6))
        mark(ink, ink.random.pick(['#f7f0e3', '#f0a9bd', '#f2d45e'])).disc(
          x + ink.random.between(-0.3, 0.3),
          -ink.random.between(0.5, 1.2),
          0.1,
        )
    }
  thing(ink, 'prop:field-gate', { x: -ink.half * 0.52, height: 1.3 })
}

/** Tufts along the road's far edge. */
function verge(c: PlaceContext) {
  return plane(c, { name: 'verge', z: FAR + 0.3, top: 1, bottom: -0.3 }, (ink) => {
    for (let x = ink.left; x < ink.right; x += ink.random.between(0.7, 1.9))
      grass(ink, {
        x,
        height: ink.random.between(0.25, 0.5),
        colour: darker(greens(c)[1] ?? '#84b65a', 0.12),
      })
  })
}

function theGround(c: PlaceContext) {
  const colours = greens(c)
  return terrain(c, {
    colours,
    bump: 0.14,
    dress: (ink) => {
      const flowers = landOf(c.words)?.dry ? 0 : 40
      lawn(ink, { colour: colours[1] ?? '#84b65a', flowers })
      const crop = cropBy(c.words)
      if (crop) cropRows(ink, crop)
      surface(ink, c)
    },
  })
}

const SURFACES: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bmud|swamp/u, '#7a5a3e'],
  [/\bgravel|stony|rocky|pebbl/u, '#b5aca0'],
  [/\b(dirt|farm|lane|track|trail|path|sandy|dusty)\b/u, '#c49d6c'],
  [/\b((country|rural|mountain|winding) road|asphalt|paved)\b/u, '#6a6b74'],
]

/** What the road is made of; with nobody on it the eye may follow it to the hills. */
function surface(ink: GroundInk, c: PlaceContext): void {
  const made = SURFACES.find(([pattern]) => pattern.test(c.words))?.[1] ?? '#c49d6c'
  const colour = c.snowy ? mix(made, '#eef3f8', 0.45) : made
  if (leadsAway(c)) {
    const empty = c.nouns?.length === 0
    const winding = empty
      ? { from: 1, to: -3, bend: 9, far: 36 }
      : { from: 0, to: -2, bend: 2, far: 36 }
    const wide = empty ? 1 : 1.5
    path(ink, { ...winding, colour: darker(colour, 0.14), width: 6.4 * wide })
    path(ink, { ...winding, colour, width: 5.6 * wide })
    return
  }
  rutted(ink, colour)
  const wet = /\bmud/u.test(c.words) || c.weather === 'rain' || c.weather === 'storm'
  if (wet) puddles(ink, c.light.sky.at(-2) ?? '#a9c4d8')
}

/** Along the acting line, with the ruts that wheels leave and small stones. */
function rutted(ink: GroundInk, colour: string): void {
  const across = (zs: Pair, tone: string): void => lay(ink, tone, () => level(ink, [-90, 90], zs))
  across([NEAR - 0.3, FAR + 0.3], clear(darker(colour, 0.1), 0.6))
  across([NEAR, FAR], colour)
  for (const z of [-1.9, 1.1]) across([z, z + 0.5], clear(darker(colour, 0.22), 0.7))
  for (let i = 0; i < 70; i++) {
    const p = ink.at(ink.random.between(-2, 2) * ink.half, ink.random.between(NEAR, FAR))
    const tone = ink.random.chance(0.5) ? lighter(colour, 0.2) : darker(colour, 0.18)
    lay(ink, tone, (ctx) => ctx.ellipse(p.x, p.y, 0.09 * p.scale, 0.035 * p.scale, 0, 0, 7))
  }
}

function puddles(ink: GroundInk, sky: string): void {
  for (const [share, z, wide] of triples(
    '-0.8 1.3 1.3, -0.22 -1.7 1.8, 0.34 1.35 1.1, 0.8 -1.6 1.5',
  )) {
    const p = ink.at(share * ink.half, z)
    for (const [grow, tone] of [
      [1.12, '#5c422e'],
      [1, sky],
    ] as const)
      lay(ink, tone, (ctx) =>
        ctx.ellipse(p.x, p.y, wide * grow * p.scale, 0.15 * grow * p.scale, 0, 0, 7),
      )
  }
}
