import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { clear, darker, lighter, mix } from '../kit/colour.ts'
import { lay, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peak } from '../kit/nature/land.ts'
import { cut, oval, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { firFromAbove } from '../kit/nature/above-firs.ts'
import { atoll, poolBelow } from '../kit/nature/above-waters.ts'
import { coastBelow, rowsBelow, terracesBelow } from '../kit/nature/above-crops.ts'
import { upland } from '../kit/nature/above-upland.ts'
import { asphalt, river, riverAt } from '../kit/nature/above-ways.ts'
import { hamlet, swell } from '../kit/nature/above-roofs.ts'
import { dressOf, type Dress, type Land } from '../kit/nature/above-seasons.ts'

/** How far the land lies below whoever flies over it. */
const BELOW = 9
/** Where the land ends. */
const FAR = 120

/** The land from high above: woods with a river that winds, summits, dunes, an island or fields, as the words say. */
export const aboveLandPlace = place({
  id: 'above-land',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: [{ name: 'wind', level: 0.6 }],
  set: (c) => {
    // A road lies in the land that it leads through.
    const words = ROADS.test(c.words) ? [c.words, ...(c.scenery ?? [])].join(' ') : c.words
    const land = landOf(words)
    const dress = {
      ...dressOf(land, c.season, words),
      road: ROADS.test(words),
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
      ...(land === 'mountains' ? summits(c) : []),
      ...clouds(c),
      farBirds(c, { high: 0.4 }),
    ]
  },
})

const ROADS = /\b(roads?|highway|motorway|freeway|path|trail|track|railway|lane)\b/u

function landOf(words: string): Land {
  if (/\bpools?\b/u.test(words)) return 'pool'
  if (/\b(terrac\w*|rice|padd(y|ies))\b/u.test(words)) return 'terraces'
  if (/\b(lavender|vineyards?|tea|tulips?|orchards?|vines)\b/u.test(words)) return 'rows'
  if (/\b(beach(es)?|coast(line|al)?|shore(line)?|cliffs?|seaside)\b/u.test(words)) return 'coast'
  if (/\b(villages?|hamlet|town|cottages|houses|rooftops)\b/u.test(words)) return 'village'
  if (/\b(snow|alps?|himalayas?|mountains?|peaks?|canyons?|volcano|glacier)\b/u.test(words))
    return 'mountains'
  if (/\b(deserts?|dunes?|sahara|sand)\b/u.test(words)) return 'desert'
  if (/\b(islands?|lagoon|atoll|maldives|reef)\b/u.test(words)) return 'island'
  if (/\b(oceans?|seas?|waves|pacific|atlantic)\b/u.test(words)) return 'sea'
  return /\b(forests?|jungle|rainforest|woods?|rivers?|amazon|taiga|stream)\b/u.test(words)
    ? 'forest'
    : 'fields'
}

const DRESS: Readonly<Record<Land, (ink: GroundInk, dress: Dress) => void>> = {
  mountains: (ink, { crowns: colours, firs }) =>
    crowns(ink, { count: 420, colours, size: 0.5, firs }),
  forest: (ink, { crowns: colours, firs, road }) => {
    const [way, wide] = road ? ([asphalt, 3.4] as const) : ([river, 2.3] as const)
    if (firs) way(ink, wide)
    crowns(ink, { count: firs ? 900 : 2400, colours, size: 0.95, firs })
    if (!firs) way(ink, wide)
  },
  terraces: (ink, { fields }) => terracesBelow(ink, fields),
  rows: (ink, { crowns: colours, fields }) => {
    rowsBelow(ink, fields, FAR)
    crowns(ink, { count: 60, colours, size: 0.6 })
  },
  coast: (ink, { crowns: colours }) => {
    crowns(ink, { count: 700, colours, size: 0.7 })
    coastBelow(ink, FAR)
  },
  desert: (ink, { road }) => {
    dunes(ink)
    if (road) asphalt(ink, 1.8)
  },
  island: (ink, { ring }) => (ring ? atoll(ink) : islands(ink)),
  pool: (ink, { crowns: colours }) => {
    crowns(ink, { count: 160, colours, size: 0.9 })
    poolBelow(ink)
  },
  sea: (ink) => swell(ink, FAR),
  village: (ink, { crowns: colours, fields }) => {
    patchwork(ink, fields)
    crowns(ink, { count: 200, colours, size: 0.6 })
    hamlet(ink)
  },
  fields: (ink, { crowns: colours, fields, road }) => {
    patchwork(ink, fields)
    if (road) asphalt(ink, 1.4)
    else river(ink, 1.2)
    crowns(ink, { count: 130, colours, size: 0.7 })
  },
}

/** What lies where the land ends: hills, or nothing but sea. */
function horizon(c: PlaceContext, land: Land, { ground, crowns, road }: Dress): Piece[] {
  const colour = ground.at(-1) ?? '#a3b3b8'
  return plane(c, 'horizon', {
    z: 39.2,
    bottom: -BELOW - 4,
    haze: 0.5,
    draw: (ink) => {
      ink.ctx.translate(0, BELOW)
      const low = land === 'island' || land === 'sea' || land === 'desert'
      for (const [i, lift] of [2.6, 1].entries())
        hills(ink, {
          colour: darker(colour, i * 0.07),
          height: low ? [BELOW + 1.4, BELOW + 1.5] : [BELOW + lift - 0.6, BELOW + lift + 1],
          step: 9,
          floor: 6,
        })
      if (land === 'forest')
        upland(ink, {
          ground,
          crowns,
          below: BELOW,
          road: road === true,
          alone: c.nouns?.length === 0,
        })
    },
  })
}

interface Crowns {
  readonly count: number
  readonly colours: readonly string[]
  readonly size: number
  readonly firs?: boolean | undefined
}

/** Tree tops from above, the far ones first, each with its shade and a lit side. */
function crowns(ink: GroundInk, { count, colours, size, firs }: Crowns): void {
  const { random, ctx } = ink
  const spots = Array.from({ length: count }, () => (FAR + 5) * random.next() ** 2.4 - 9)
  for (const z of spots.toSorted((a, b) => b - a)) {
    const x = random.between(-1.5, 1.5) * ink.half * ((12 + z) / 12)
    const p = ink.at(x, z)
    const r = size * random.between(0.7, 1.3) * p.scale
    if (firs) {
      // Firs stand higher than crowns lie: none may hide the river.
      if (Math.abs(x - riverAt(z)) > 2.6) firFromAbove(ink, { ...p, r })
      continue
    }
    const colour = random.pick(colours)
    const spot = ([dx, dy]: readonly [number, number], tone: string, grow: number): void => {
      ctx.fillStyle = tone
      ctx.beginPath()
      ctx.ellipse(p.x + dx * r, p.y + dy * r, r * grow, r * 0.72 * grow, 0, 0, 7)
      ctx.fill()
    }
    spot([0.16, 0.2], clear('#16301e', 0.35), 1.05)
    spot([0, 0], colour, 1)
    spot([-0.2, -0.2], lighter(colour, 0.22), 0.55)
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

function islands(ink: GroundInk): void {
  for (const [x, z, size] of [
    [0.05, 17, 10],
    [-1.6, 44, 6],
    [1.9, 60, 9],
    [-0.2, 84, 10],
  ] as const) {
    const shore = (grow: number, colour: string): void =>
      lay(ink, colour, (ctx) => {
        for (let i = 0; i < 40; i++) {
          const angle = (i / 40) * Math.PI * 2
          const wobble = 1 + 0.16 * Math.sin(i * 0.8 + z) + 0.08 * Math.sin(i * 1.9)
          const p = ink.at(
            x * ink.half + Math.cos(angle) * size * grow * wobble,
            z + Math.sin(angle) * size * 0.8 * grow * wobble,
          )
          ctx.lineTo(p.x, p.y)
        }
      })
    shore(1.5, clear('#7fe0dc', 0.55))
    shore(1.24, clear('#b9f0e4', 0.7))
    shore(1.08, '#f0deb0')
    shore(0.86, '#5f9f58')
    grove(ink, { x: x * ink.half, z, size })
  }
}

function grove(ink: GroundInk, at: { x: number; z: number; size: number }): void {
  for (let i = 0; i < 70; i++) {
    const angle = i * 2.4
    const far = Math.sqrt(i / 70) * at.size * 0.74
    const p = ink.at(at.x + Math.cos(angle) * far, at.z + Math.sin(angle) * far * 0.8)
    ink.ctx.fillStyle = ['#3f8a4a', '#57a055', '#74b565'][i % 3] ?? '#57a055'
    ink.ctx.beginPath()
    ink.ctx.ellipse(p.x, p.y, 0.5 * p.scale, 0.38 * p.scale, 0, 0, 7)
    ink.ctx.fill()
  }
}

/** Fields of several crops, with furrows. */
function patchwork(ink: GroundInk, tones: readonly string[]): void {
  for (let row = 0, z = FAR; z > -10; row++, z -= 4.4) {
    for (let x = -120 + (row % 2) * 4; x < 120; x += 8.6) {
      lay(ink, clear(ink.random.pick(tones), 0.85), (ctx) => {
        for (const [dx, dz] of [
          [0, 0],
          [8, 0.3],
          [8.4, -4],
          [0.5, -4.2],
        ] as const) {
          const p = ink.at(x + dx, z + dz)
          ctx.lineTo(p.x, p.y)
        }
      })
    }
  }
}

/** Ranges below, one behind the other: their feet are on the land, their tops nearly at our height. */
function summits(c: PlaceContext): Piece[] {
  const snow = 0.55
  return [34, 24, 15, 8].flatMap((z, row) =>
    plane(c, `summits ${z}`, {
      z,
      bottom: -BELOW - 1,
      draw: (ink) => {
        const colour = darker('#8f9dba', row * 0.06)
        for (let x = ink.left; x < ink.right; x += ink.random.between(5, 8)) {
          const height = BELOW + ink.random.between(-3.4, row < 2 ? 2.6 : -1)
          ink.ctx.save()
          ink.ctx.translate(0, BELOW)
          peak(ink, { x, height, wide: height * 0.8, colour, floor: 0.2, snow })
          ink.ctx.restore()
        }
      },
    }),
  )
}

/** Small clouds that pass below. */
function clouds(c: PlaceContext): Piece[] {
  return [0, 1, 2].map((i) =>
    passing(c, `cloud below ${i}`, {
      y: -4.4 + i * 0.5,
      z: 7 + i * 6,
      width: 7,
      height: 3,
      speed: -0.5 - i * 0.1,
      start: i * 0.6 - 0.7,
      haze: 0.4,
      draw: (ink) => puff(ink, 1 + i * 0.2),
    }),
  )
}

function puff(ink: Ink, size: number): void {
  for (const [dx, dy, r] of [
    [-1.5, -0.6, 0.7],
    [1.4, -0.6, 0.8],
    [0, -0.9, 1.1],
  ] as const)
    cut(ink, clear('#ffffff', 0.9), oval(dx * size, dy * size, [r * size * 1.3, r * size * 0.7]), {
      shadow: 0.1,
    })
}
