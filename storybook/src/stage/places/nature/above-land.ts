import { triples } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { clear, darker, mix } from '../kit/colour.ts'
import { lay, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peak } from '../kit/nature/land.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { isWater, lakeBelow } from '../kit/nature/above-lakes.ts'
import { atoll, poolBelow } from '../kit/nature/above-waters.ts'
import {
  cliffFoot,
  cliffsBelow,
  coastBelow,
  rowsBelow,
  shoreAt,
  terracesBelow,
} from '../kit/nature/above-crops.ts'
import { rollingSurf } from '../kit/nature/rolling-surf.ts'
import { folkBelow } from '../kit/nature/above-folk.ts'
import { upland } from '../kit/nature/above-upland.ts'
import { FAR, asphalt, river, riverAt } from '../kit/nature/above-ways.ts'
import { onTheRoad, ROAD_WIDTH } from '../kit/plan-view/road-ahead.ts'
import { hamlet, swell } from '../kit/nature/above-roofs.ts'
import { dressOf, type Dress, type Land } from '../kit/nature/above-seasons.ts'
import { crowns, patchwork } from '../kit/nature/above-plants.ts'
import { islands } from '../kit/nature/above-islands.ts'

/** How far the land lies below whoever flies over it. */
const BELOW = 9

/** The land from high above: woods with a river that winds, summits, dunes, an island or fields, as the words say. */
export const aboveLandPlace = place({
  id: 'above-land',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: { wind: 0.6 },
  set: (c) => {
    // A road lies in the land that it leads through.
    const words = ROADS.test(c.words) ? [c.words, ...(c.scenery ?? [])].join(' ') : c.words
    const land = landOf(words)
    const dress = {
      ...dressOf(land, c.season, words),
      ...roadIn(c, words),
      lakeside: /\b(?:lakes?|lakeside|loch)\b/u.test([words, ...(c.scenery ?? [])].join(' ')),
      cliffs: /\bcliffs?\b/u.test(words),
      sandy: /\b(beach(es)?|sand|shore)\b/u.test([words, ...(c.scenery ?? [])].join(' ')),
      ring: /\b(atoll|lagoon|reef)\b/u.test(words),
    }
    return [
      sky(c),
      horizon(c, land, dress),
      terrain(c, {
        colours: dress.ground,
        y: -BELOW,
        far: FAR,
        bump: 0,
        snow: false,
        haze: 0.45,
        dress: (ink) => DRESS[land](ink, dress),
      }),
      ...(dress.road && land === 'mountains' ? pass(c) : land === 'mountains' ? summits(c) : []),
      ...(land === 'coast' && !dress.road ? [surfOf(dress)] : []),
      ...clouds(c),
      ...(land === 'terraces' || land === 'rows' ? folkBelow(c, BELOW) : onTheRoad(c, BELOW)),
      farBirds(c, { high: 0.4 }),
    ]
  },
})

const ROADS = /\b(roads?|highway|motorway|freeway|path|trail|track|railway|lane)\b/u

const SUMMITS = /\b(snow|alps?|himalayas?|mountains?|peaks?|canyons?|volcano|glacier)\b/u

/** How far from the walls a beach reaches, in u. */
const [SANDY, ROCKY] = [1.9, 0.3]

function surfOf({ cliffs, sandy }: Dress): Piece {
  const at = cliffs ? (z: number) => cliffFoot(z) + (sandy ? SANDY : ROCKY) : shoreAt
  return rollingSurf({ at, below: BELOW, far: FAR })
}

/** Who drives on it makes it wider than it is without anybody. */
function roadIn({ travellers }: PlaceContext, words: string): Pick<Dress, 'road'> {
  if (travellers?.some(({ form }) => form !== 'walker')) return { road: ROAD_WIDTH }
  return ROADS.test(words) ? { road: 1.8 } : {}
}

/** The first that fits counts. */
const LANDS: readonly (readonly [words: RegExp, land: Land])[] = [
  [/\bpools?\b/u, 'pool'],
  [/\b(terrac\w*|rice|padd(y|ies))\b/u, 'terraces'],
  [/\b(lavender|vineyards?|tea|tulips?|orchards?|vines)\b/u, 'rows'],
  [/\b(islands?|lagoon|atoll|maldives|archipelago)\b/u, 'island'],
  [/\b(beach(es)?|coast(line|al)?|shore(line)?|cliffs?|seaside|bays?|gulf|coves?)\b/u, 'coast'],
  [/\b(villages?|hamlet|town|cottages|houses|rooftops)\b/u, 'village'],
  [/\b(deserts?|dunes?|sahara|sand)\b/u, 'desert'],
  // A road in the mountains that leads through a wood is seen in the wood.
  [/\broad\b.*\b(forests?|woods?)\b/u, 'forest'],
  [/\b(lakes?|loch|lochs|reservoir|lakeside|lakeshore)\b/u, 'lake'],
  [SUMMITS, 'mountains'],
  [/\breef\b/u, 'island'],
  [/\b(oceans?|seas?|waves|pacific|atlantic)\b/u, 'sea'],
  [/\b(forests?|jungle|rainforest|woods?|rivers?|amazon|taiga|stream)\b/u, 'forest'],
]

function landOf(words: string): Land {
  return LANDS.find(([named]) => named.test(words))?.[1] ?? 'fields'
}

const DRESS: Readonly<Record<Land, (ink: GroundInk, dress: Dress) => void>> = {
  mountains: (ink, { crowns: colours, firs, road }) => {
    crowns(ink, { count: 420, colours, size: 0.5, firs })
    if (road) asphalt(ink, road)
  },
  forest: (ink, { crowns: colours, firs, road }) => {
    const [way, wide] = road ? ([asphalt, Math.max(3.4, road)] as const) : ([river, 2.3] as const)
    if (firs) way(ink, wide)
    crowns(ink, { count: firs ? 900 : 2400, colours, size: 0.95, firs })
    if (!firs) way(ink, wide)
  },
  terraces: (ink, { fields }) => terracesBelow(ink, fields),
  rows: (ink, { crowns: colours, fields }) => {
    rowsBelow(ink, fields, FAR)
    crowns(ink, { count: 60, colours, size: 0.6 })
  },
  coast: (ink, { crowns: colours, cliffs, sandy, road }) => {
    if (cliffs && !road) return cliffsBelow(ink, FAR, { grass: '#7f9a58', sandy: sandy === true })
    crowns(ink, { count: 700, colours, size: 0.7 })
    coastBelow(ink, FAR, {
      ...(road ? { shore: (z: number) => riverAt(z) + road } : {}),
      rocky: cliffs === true,
    })
    if (road) asphalt(ink, road)
  },
  lake: (ink, { crowns: colours, ground, firs }) => {
    const icy = ground[0] === '#dfe8ef'
    crowns(ink, { count: firs ? 400 : 900, colours, size: 0.85, firs, bare: isWater })
    lakeBelow(ink, { icy })
  },
  desert: (ink, { road }) => {
    dunes(ink)
    if (road) asphalt(ink, road)
  },
  island: (ink, { ring }) => (ring ? atoll(ink) : islands(ink)),
  pool: (ink, { crowns: colours }) => {
    crowns(ink, { count: 160, colours, size: 0.9 })
    poolBelow(ink)
  },
  sea: (ink) => swell(ink, FAR),
  village: (ink, { crowns: colours, fields, lakeside }) => {
    patchwork(ink, fields)
    crowns(ink, { count: 200, colours, size: 0.6 })
    hamlet(ink, lakeside === true)
  },
  fields: (ink, { crowns: colours, fields, road }) => {
    patchwork(ink, fields)
    if (road) asphalt(ink, road)
    else river(ink, 1.2)
    crowns(ink, { count: 130, colours, size: 0.7 })
  },
}

/** What lies where the land ends: hills, or nothing but sea. */
function horizon(c: PlaceContext, land: Land, { ground, crowns, road, cliffs }: Dress): Piece[] {
  // Before cliffs lies the sea.
  const colour = (cliffs ? '#3f7f9c' : ground.at(-1)) ?? '#a3b3b8'
  return plane(c, { name: 'horizon', z: 39.2, bottom: -BELOW - 4, haze: 0.5 }, (ink) => {
    ink.ctx.translate(0, BELOW)
    const low = /^(island|sea|desert)$/u.test(land) || cliffs === true
    for (const [i, lift] of [2.6, 1].entries())
      hills(ink, {
        colour: darker(colour, i * 0.07),
        height: low ? [BELOW + 1.4, BELOW + 1.5] : [BELOW + lift - 0.6, BELOW + lift + 1],
        step: 9,
        floor: 6,
      })
    if (land === 'lake' && SUMMITS.test(c.words)) ridge(ink)
    if (land === 'forest')
      upland(ink, {
        ground,
        crowns,
        below: BELOW,
        road: road !== undefined,
        alone: c.nouns?.length === 0,
      })
  })
}

/** Snowy peaks behind the far shore. */
function ridge(ink: Ink): void {
  for (let x = ink.left; x < ink.right; x += ink.random.between(5, 9)) {
    const height = BELOW + ink.random.between(3, 7)
    peak(ink, { x, height, wide: height * 0.8, colour: '#8f9dba', floor: 0.2, snow: 0.4 })
  }
}

function dunes(ink: GroundInk): void {
  const { ctx, random } = ink
  for (let z = FAR - 10; z > -9; z -= 1.6 + z * 0.02) {
    const tone = mix('#c88f52', '#eac488', random.next())
    lay(ink, clear(tone, 0.75), () => {
      for (let x = -3; x <= 3; x += 0.1) {
        const p = ink.at(x * ink.half, z + 1.5 * Math.sin(x * 2.3 + z))
        ctx.lineTo(p.x, p.y)
      }
      for (let x = 3; x >= -3; x -= 0.1) {
        const p = ink.at(x * ink.half, z - 0.9 + 1.1 * Math.sin(x * 2.3 + z + 0.5))
        ctx.lineTo(p.x, p.y)
      }
    })
  }
}

/** Ranges below, one behind the other: their feet are on the land, their tops nearly at our height. */
function summits(c: PlaceContext): Piece[] {
  const snow = 0.55
  return [34, 24, 15, 8].flatMap((z, row) =>
    plane(c, { name: `summits ${z}`, z, bottom: -BELOW - 1 }, (ink) => {
      const colour = darker('#8f9dba', row * 0.06)
      for (let x = ink.left; x < ink.right; x += ink.random.between(5, 8)) {
        const height = BELOW + ink.random.between(-3.4, row < 2 ? 2.6 : -1)
        ink.ctx.save()
        ink.ctx.translate(0, BELOW)
        peak(ink, { x, height, wide: height * 0.8, colour, floor: 0.2, snow })
        ink.ctx.restore()
      }
    }),
  )
}

/** Summits on both sides of a road, and before the sky where it ends. */
function pass(c: PlaceContext): Piece[] {
  return triples('38 0.06 6.5, 31 0.34 3, 23 0.56 -0.5, 16 0.76 -3').flatMap(
    ([z, open, high], row) =>
      plane(c, { name: `pass ${z}`, z, bottom: -BELOW - 1 }, (ink) => {
        ink.ctx.translate(0, BELOW)
        for (let x = ink.left; x < ink.right; x += ink.random.between(6, 9)) {
          const height = BELOW + high - ink.random.between(0, 3)
          const colour = darker('#8f9dba', row * 0.06)
          if (Math.abs(x) - height * 0.4 < open * ink.half) continue
          peak(ink, { x, height, wide: height * 0.8, colour, floor: 0.2, snow: 0.4 })
        }
      }),
  )
}

/** Small clouds that pass below. */
function clouds(c: PlaceContext): Piece[] {
  return [0, 1, 2].map((i) =>
    passing(
      c,
      {
        name: `cloud below ${i}`,
        y: -4.4 + i * 0.5,
        z: 7 + i * 6,
        size: [7, 3],
        speed: -0.5 - i * 0.1,
        start: i * 0.6 - 0.7,
        haze: 0.4,
      },
      (ink) => puff(ink, 1 + i * 0.2),
    ),
  )
}

function puff(ink: Ink, size: number): void {
  for (const [dx, dy, r] of triples('-1.5 -0.6 0.7, 1.4 -0.6 0.8, 0 -0.9 1.1'))
    cut(ink, clear('#ffffff', 0.9), 0.1).oval(dx * size, dy * size, [
      r * size * 1.3,
      r * size * 0.7,
    ])
}
