import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { clear, lighter } from '../places/kit/colour.ts'
import { seen } from '../places/kit/nature/ground.ts'
import { iceBlock } from '../places/kit/nature/ice.ts'
import { mesa } from '../places/nature/canyon.ts'
import { leaves } from '../places/nature/jungle.ts'
import { peak, peaks } from '../places/kit/nature/land.ts'
import { waterTint } from '../places/kit/nature/water-tint.ts'
import { treesNamed } from '../places/kit/nature/trees-named.ts'
import { wood } from '../places/kit/nature/trees.ts'
import { mark, polygon } from '../places/kit/paper.ts'
import { extentAt, plane } from '../places/kit/plane.ts'
import { city } from '../places/kit/town/buildings.ts'
import { castleTower, castleWall } from '../places/kit/town/castles.ts'
import { house } from '../places/kit/town/houses.ts'

type Backdrop = (context: PlaceContext, words: string) => Piece[]

const BACKDROPS: Readonly<Record<string, Backdrop>> = {
  river: (c, words) => band(c, { from: 4.4, to: 12, words }),
  lake: (c, words) => band(c, { from: 4.4, to: 18, words }),
  venice: (c, words) => band(c, { from: 4.4, to: 12, words }),
  ocean: (c, words) => band(c, { from: 4.4, to: 24, words }),
  mountain: (c) => mountains(c, 0.28),
  'snowy-mountain': (c) => mountains(c, 0.6),
  glacier: (c) => mountains(c, 0.8),
  alps: (c) => mountains(c, 0.5),
  forest: trees,
  desert: dunes,
  downtown: skylineBehind,
  skyscraper: skylineBehind,
  riverfront: skylineBehind,
  volcano: cone,
  'mount-fuji': fuji,
  iceberg: bergs,
  village: hamlet,
  castle: fortress,
  jungle: wilds,
  'snowy-forest': trees,
  canyon: gorge,
}

/** These have it already. */
const OWN: Readonly<Record<string, RegExp>> = {
  lake: /^(lake|mountain|river|snow-slope|tower-top)$/u,
  river: /^(river|lake|snow-slope|tower-top)$/u,
  mountain: /^(mountain|snowy-mountain|volcano|alps|valley|tower-top)$/u,
  jungle: /^(jungle|waterfall)$/u,
  iceberg: /^(iceberg|glacier)$/u,
  forest: /^(forest|jungle|snowy-forest|woodland-cabin|lake|campsite)$/u,
  ocean:
    /^(snow-slope|beach|ocean|island|cliff|coastal-road|lighthouse|pier|santorini|rio|sydney|harbor|tower-top)$/u,
  canyon: /^(canyon|snow-canyon|country-bridge|hanging-bridge|desert-road)$/u,
  desert: /^(desert|canyon|oasis|pyramid|desert-road)$/u,
}

const BARE = new Set<Place['medium']>(['underwater', 'space', 'air'])

/** The same set with what the prompt sees behind it: mountains, a wood, a city, or water between here and there. */
export function withBackdrops(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (place.indoors || BARE.has(place.medium)) return set
  const asked = (context.scenery ?? []).flatMap((words) => {
    const id = words.startsWith('lined with') ? '' : (findPlace(words)?.id ?? '')
    const drop = OWN[id]?.test(place.id) === true ? undefined : BACKDROPS[id]
    return drop ? drop(context, words) : []
  })
  const wet = asked.some(({ name }) => name === WATER) && set.ground !== 'water'
  const dry = asked.filter(({ name }) => !name.startsWith(WATER))
  if (!wet) return { ...set, pieces: [...set.pieces, ...dry] }
  // Nothing stands in the water.
  const kept = set.pieces.filter((piece) => piece.depth(0) < 4.4 || piece.depth(0) > 12)
  return { ...set, pieces: [...kept, ...asked], waterline: set.waterline ?? 0 }
}

const WATER = 'water behind'

/** Water between the near bank and the far one, with glints that pass. */
function band(c: PlaceContext, how: { from: number; to: number; words: string }): Piece[] {
  const { from, to } = how
  const { reach } = extentAt(c.box, to)
  const random = c.random.fork(WATER)
  const sky = c.light.sky.at(-2) ?? '#9fc4d8'
  const deep = seen(c.light, waterTint(how.words, '#3f8fb4'), from)
  const glints = Array.from({ length: 34 }, () => ({
    x: random.between(-1, 1) * reach,
    z: random.between(from + 0.2, to - 0.2),
    wide: random.between(0.3, 1.1),
    phase: random.between(0, 6.3),
  }))
  return [
    live({
      name: WATER,
      depth: to + 0.4,
      draw(pen) {
        const { ctx } = pen
        const [left, right] = [-reach, reach]
        const near = pen.project(left, 0, from)
        const far = pen.project(right, 0, to)
        const gradient = ctx.createLinearGradient(0, far.y, 0, near.y)
        gradient.addColorStop(0, lighter(sky, 0.1))
        gradient.addColorStop(0.35, deep)
        gradient.addColorStop(1, deep)
        ctx.fillStyle = gradient
        ctx.fillRect(-pen.spare, far.y, pen.width + 2 * pen.spare, near.y - far.y)
        ctx.fillStyle = clear('#fdf6e2', 0.75)
        ctx.fillRect(
          -pen.spare,
          near.y - 0.06 * near.scale,
          pen.width + 2 * pen.spare,
          Math.max(1, 0.07 * near.scale),
        )
        ctx.fillStyle = clear(lighter(sky, 0.5), 0.6)
        ctx.beginPath()
        for (const glint of glints) {
          const p = pen.project(glint.x + Math.sin(pen.t * 0.8 + glint.phase) * 0.4, 0, glint.z)
          const wide = glint.wide * p.scale * (0.6 + 0.4 * Math.sin(pen.t * 2 + glint.phase))
          ctx.moveTo(p.x + wide, p.y)
          ctx.ellipse(p.x, p.y, wide, Math.max(0.6, 0.035 * p.scale), 0, 0, 7)
        }
        ctx.fill()
      },
    }),
  ]
}

function mountains(c: PlaceContext, snow: number): Piece[] {
  return plane(c, 'mountains behind', {
    z: 38,
    draw: (ink) => peaks(ink, { colour: '#8f9fc4', height: [7, 13], step: 9, snow }),
  })
}

function trees(c: PlaceContext, words: string): Piece[] {
  const wild = /jungle|rain ?forest/u.test(words) ? (['palm', 'round'] as const) : null
  const kinds = treesNamed(words) ?? wild ?? (['pine', 'round', 'pine'] as const)
  return plane(c, 'wood behind', {
    z: 30,
    draw: (ink) => wood(ink, kinds, { height: [4, 6.5], step: [1.2, 2.4] }),
  })
}

/** A wall of green all round, and great leaves in the corners. */
function wilds(c: PlaceContext): Piece[] {
  const wall = [31, 27].flatMap((z, i) =>
    plane(c, `jungle behind ${z}`, {
      z,
      haze: 0.5,
      draw: (ink) =>
        wood(ink, ['round', 'palm', 'round'], {
          height: i === 0 ? [11, 15] : [6, 10],
          step: [1.8, 3.2],
          gap: i * 5,
        }),
    }),
  )
  return [...wall, ...leaves(c)]
}

function dunes(c: PlaceContext): Piece[] {
  return plane(c, 'dunes behind', {
    z: 37,
    draw: (ink) => {
      for (const [height, tone] of [
        [4.4, '#e0bd84'],
        [2.6, '#d3a868'],
      ] as const)
        for (let x = ink.left; x < ink.right; x += 11)
          mark(
            ink,
            tone,
            polygon([
              [x - 9, 0.1],
              [x + ink.random.between(-2, 2), -height],
              [x + 9, 0.1],
            ]),
          )
    },
  })
}

/** Red walls far behind and at both sides: whatever it is lies between them. */
function gorge(c: PlaceContext): Piece[] {
  const wall = (z: number, shares: readonly number[], high: number): Piece[] =>
    plane(c, `canyon behind ${z}`, {
      z,
      draw: (ink) => {
        for (const share of shares)
          mesa(ink, {
            x: share * ink.half,
            width: ink.half * 0.42,
            height: -ink.crown * high * ink.random.between(0.9, 1.1),
            colour: z > 30 ? '#d59a7a' : '#c4704a',
          })
      },
    })
  return [...wall(37, [-0.5, 0.06, 0.56], 0.42), ...wall(13, [-1.04, 1.06], 0.84)]
}

function skylineBehind(c: PlaceContext): Piece[] {
  const towers = {
    colours: ['#9fb2cc', '#b0bcd2', '#8fa3c0'],
    height: [5, 13],
    width: [2, 3.6],
  } as const
  return plane(c, 'city behind', {
    z: 37,
    draw: (ink) => city(ink, { ...towers, y: 0 }),
    ...(c.light.dark ? { glow: (ink) => city(ink, { ...towers, y: 0, glowing: true }) } : {}),
  })
}

function fuji(c: PlaceContext): Piece[] {
  return plane(c, 'fuji behind', {
    z: 38,
    draw: (ink) =>
      peak(ink, {
        x: -ink.half * 0.34,
        height: -ink.crown * 0.72,
        wide: ink.half * 0.5,
        colour: '#6f86b8',
        floor: 0.1,
        snow: 0.36,
      }),
  })
}

function bergs(c: PlaceContext): Piece[] {
  return plane(c, 'icebergs behind', {
    z: 24,
    reflect: { y: 0, strength: 0.3 },
    draw: (ink) => {
      for (const [share, width, height] of [
        [-0.62, 9, 7],
        [-0.36, 4, 3],
        [0.5, 11, 9],
        [0.78, 5, 4],
      ] as const)
        iceBlock(ink, { x: share * ink.half, y: 0.2, width, height, colour: '#bfe0ee' })
    },
  })
}

function hamlet(c: PlaceContext): Piece[] {
  return plane(c, 'village behind', {
    z: 16,
    split: true,
    draw: (ink) => {
      for (const side of [-1, 1])
        for (const [share, size] of [
          [0.56, 2.6],
          [0.72, 3.2],
          [0.9, 2.8],
        ] as const)
          house(ink, {
            x: side * share * ink.half,
            width: size,
            height: size,
            colour: ink.random.pick(['#f2e2c4', '#e9d0b0', '#f0d8c0']),
          })
    },
  })
}

function fortress(c: PlaceContext): Piece[] {
  return plane(c, 'castle behind', {
    z: 34,
    draw: (ink) => {
      const x = -ink.half * 0.4
      castleWall(ink, { x, width: 8, height: 4, colour: '#a8a2ac' })
      for (const [dx, height] of [
        [-4, 8],
        [4, 7.4],
        [0, 10],
      ] as const)
        castleTower(ink, { x: x + dx, width: 2, height, colour: '#b0aab4', roof: '#7a5a8a' })
    },
  })
}

function cone(c: PlaceContext): Piece[] {
  return plane(c, 'volcano behind', {
    z: 38,
    draw: (ink) => {
      const x = ink.half * 0.3
      mark(
        ink,
        '#6a5a66',
        polygon([
          [x - 13, 0.1],
          [x - 2.2, -11],
          [x + 2.2, -11],
          [x + 13, 0.1],
        ]),
      )
      mark(
        ink,
        '#f0763a',
        polygon([
          [x - 2, -11],
          [x + 2, -11],
          [x + 0.9, -8.4],
          [x + 0.2, -9.4],
          [x - 0.6, -7.6],
          [x - 1.2, -9.6],
        ]),
      )
    },
  })
}
