import { pairs } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { smoke } from '../../places/kit/alive.ts'
import { darker, lighter } from '../../places/kit/colour.ts'
import { seen } from '../../places/kit/nature/ground.ts'
import { bush, reeds } from '../../places/kit/nature/plants.ts'
import { tree } from '../../places/kit/nature/trees.ts'
import { cut, mark } from '../../places/kit/paper.ts'
import { extentAt, plane } from '../../places/kit/plane.ts'
import { basin } from './falls.ts'

const offMiddle = (c: PlaceContext, name: string): number =>
  extentAt(c.box, 8).half * c.random.fork(name).pick([-0.32, 0.32])

/** Turquoise water that steams. */
export function steamingPool(c: PlaceContext): Piece[] {
  const at = { x: offMiddle(c, 'spring'), z: 4.6 }
  const wide = Math.min(5.4, extentAt(c.box, 5).half * 0.46)
  return [
    ...basin(c, { ...at, wide, deep: 2.6, words: 'turquoise water' }),
    ...[-0.6, -0.2, 0.2, 0.6].map((share, i) =>
      smoke(c, {
        at: [at.x + share * wide, 0.2, at.z - 0.6 - i * 0.05],
        size: 0.7,
        alpha: 0.3,
        speed: 0.16,
        drift: 0.4,
        colour: '#ffffff',
      }),
    ),
  ]
}

/** Water in the sand, with palms around it. */
export function palmPool(c: PlaceContext): Piece[] {
  const x = offMiddle(c, 'oasis')
  const wide = Math.min(5.4, extentAt(c.box, 8).half * 0.42)
  return [
    ...basin(c, { x, z: 6.4, wide, deep: 2.4, words: 'turquoise water' }),
    ...plane(c, { name: 'oasis palms', z: 9.4, haze: 0.2 }, (ink) => {
      for (const [share, height] of pairs('-1.1 5.4, -0.6 6.4, 0.2 5.8, 0.8 6.8, 1.2 5.2'))
        tree(ink, 'palm', { x: x * 1.1 + share * wide, height: height * Math.min(1.3, ink.tall) })
      for (const share of [-0.9, -0.2, 0.5, 1]) bush(ink, { x: x * 1.1 + share * wide, height: 1 })
    }),
  ]
}

/** Dull pools with reeds around them, and a dead tree. */
export function bog(c: PlaceContext): Piece[] {
  const x = offMiddle(c, 'bog')
  const wide = Math.min(5.4, extentAt(c.box, 8).half * 0.44)
  const pools = [
    { x, z: 7.6, wide, deep: 2.4 },
    { x: -x * 1.3, z: 5, wide: wide * 0.6, deep: 1.2 },
  ]
  return [
    ...pools.flatMap((pool) => basin(c, { ...pool, words: 'green water' })),
    ...pools.flatMap((pool) =>
      plane(c, { name: `bog reeds ${pool.z}`, z: pool.z - pool.deep - 0.2, haze: 0.2 }, (ink) => {
        for (const share of [-1, -0.7, -0.3, 0.5, 0.9])
          reeds(ink, {
            x: pool.x + share * pool.wide,
            height: ink.random.between(1.4, 2.6),
            count: 9,
          })
      }),
    ),
    ...plane(c, { name: 'bog trees', z: 10.4, haze: 0.3 }, (ink) => {
      tree(ink, 'bare', { x: x * 1.1, height: 5 * ink.tall })
      tree(ink, 'willow', { x: x * 1.9, height: 5.6 * ink.tall })
    }),
  ]
}

const ASPHALT = /\b(?:asphalt|paved|mountain|winding|highway)\b/u

/** A road that winds from here to the edge of the land. */
export function windingWay(c: PlaceContext, words: string): Piece[] {
  const paved = ASPHALT.test(words) && !/\b(?:dirt|dusty|gravel|muddy|path)\b/u.test(words)
  const side = c.random.fork('way').pick([-1, 1] as const)
  const colour = seen(c.light, paved ? '#8b8d96' : '#d6bd90', 6)
  const { half } = extentAt(c.box, 4)
  const middle = (z: number): number =>
    side * half * 0.42 * Math.sin(z * 0.34 + 0.6) * (1 + z * 0.03)
  return [
    live({ name: 'way behind', depth: 39 }, (pen) => {
      const { ctx } = pen
      const ribbon = (wide: number, fill: string): void => {
        const steps = Array.from({ length: 60 }, (_, i) => -3.6 + (i / 59) ** 1.6 * 34)
        const edge = (by: number) => (z: number) => pen.project(middle(z) + by * wide, 0, z)
        ctx.fillStyle = fill
        ctx.beginPath()
        for (const p of steps.map(edge(-1))) ctx.lineTo(p.x, p.y)
        for (const p of steps.toReversed().map(edge(1))) ctx.lineTo(p.x, p.y)
        ctx.fill()
      }
      ribbon(1.34, darker(colour, 0.16))
      ribbon(1.2, colour)
      if (paved) ribbon(0.06, lighter(colour, 0.7))
    }),
  ]
}

/** Rows of fruit trees. */
export function orchardRows(c: PlaceContext, words: string): Piece[] {
  const blooms = /cherry|blossom|bloom|sakura/u.test(words)
  return [16, 11].flatMap((z) =>
    plane(c, { name: `orchard ${z}`, z, split: true, haze: 0.4 }, (ink) => {
      for (let share = z > 12 ? 0.16 : 0.34; share < 1.4; share += 0.2)
        for (const side of [-1, 1]) {
          const [x, height] = [side * share * ink.half, 3.6 * Math.min(1.3, ink.tall)]
          tree(ink, 'round', { x, height, colour: blooms ? '#f4b4c8' : '#6fa85c' })
          for (let i = 0; i < 9; i++)
            mark(ink, blooms ? '#fff3f6' : '#d8392f').disc(
              x + ink.random.between(-0.26, 0.26) * height,
              -height * ink.random.between(0.52, 0.86),
              0.11,
            )
        }
    }),
  )
}

/** A wooden pier on posts, out into the water at one side. */
export function jetty(c: PlaceContext): Piece[] {
  const side = c.random.fork('jetty').pick([-1, 1] as const)
  return plane(
    c,
    { name: 'pier behind', z: 12, haze: 0.2, reflect: { y: 0, strength: 0.25 } },
    (ink) => {
      ink.ctx.scale(side, 1)
      const [from, to] = [ink.half * 0.06, ink.half * 1.8]
      for (let x = from + 0.4; x < to; x += 1.5)
        cut(ink, '#7d6248', 0.06).rect(x, -1.3, [0.26, 1.6])
      cut(ink, '#b08c62', [0.14, 0.3]).rect(from, -1.6, [to - from, 0.36])
      for (let x = from + 0.2; x < to; x += 1.5)
        cut(ink, '#c49d70', 0.04).rect(x, -2.5, [0.12, 0.9])
      cut(ink, '#c49d70', 0.05).rect(from, -2.5, [to - from, 0.12])
      cut(ink, '#e9dcc2', [0.12, 0.3]).rect(from + 0.8, -3.8, [2.6, 2.2])
      cut(ink, '#b5564a', 0.1).rounded([from + 0.5, -4.5, 3.2, 0.8], 0.2)
    },
  )
}

/** A low wall of stones across the garden, open where the path goes. */
export function lowWall(c: PlaceContext, words: string): Piece[] {
  const [tone, wide] = /brick/u.test(words)
    ? (['#b5755c', 0.7] as const)
    : (['#a8a094', 1] as const)
  return plane(c, { name: 'wall behind', z: 6.6, top: 3, split: true }, (ink) => {
    const high = 1.7
    for (const side of [-1, 1])
      for (let row = 0; row < 4; row++)
        for (let x = ink.half * 0.2 + (row % 2) * wide * 0.5; x < ink.half * 1.6; x += wide)
          cut(
            ink,
            ink.random.chance(0.5)
              ? lighter(tone, ink.random.between(0, 0.16))
              : darker(tone, ink.random.between(0, 0.12)),
            [0.05, 0.2],
          ).rounded([side * x - wide / 2, -((row + 1) * high) / 4, wide * 0.97, high / 4.2], 0.12)
  })
}
