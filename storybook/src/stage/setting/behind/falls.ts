import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { smoke } from '../../places/kit/alive.ts'
import { clear, darker, lighter } from '../../places/kit/colour.ts'
import { fallingWater } from '../../places/kit/nature/falling-water.ts'
import { seen } from '../../places/kit/nature/ground.ts'
import { rocks } from '../../places/kit/nature/land.ts'
import { bush } from '../../places/kit/nature/plants.ts'
import { tree } from '../../places/kit/nature/trees.ts'
import { waterTint } from '../../places/kit/nature/water-tint.ts'
import { cut, mark, type Ink } from '../../places/kit/paper.ts'
import { extentAt, plane } from '../../places/kit/plane.ts'

const DEPTH = 14
const ROCK = '#8d7f78'

/** A bluff on one side of the land, with a waterfall that drops from it into a pool. */
export function falls(c: PlaceContext, words: string): Piece[] {
  const { half, crown } = extentAt(c.box, DEPTH)
  const small = /\b(?:small|little|tiny)\b/u.test(words) ? 0.6 : 1
  const how = {
    x: half * c.random.fork('bluff').pick([-0.36, 0.36]),
    wide: Math.min(half * 0.16, 2.4) * small,
    high: crown * 0.66 * small,
  }
  return [
    ...plane(c, { name: 'bluff', z: DEPTH, haze: 0.3 }, (ink) => bluff(ink, how)),
    fallingWater(c, { ...how, depth: DEPTH }),
    ...basin(c, { x: how.x, z: DEPTH - 2.6, wide: how.wide * 2.6, deep: 2.2, words }),
    ...[-0.7, 0.7].map((share) =>
      smoke(c, {
        at: [how.x + share * how.wide, 0.2, DEPTH - 0.6],
        size: 0.6 * small,
        alpha: 0.6,
        colour: '#ffffff',
        drift: share * 0.5,
        speed: 0.3,
      }),
    ),
  ]
}

interface Fall {
  readonly x: number
  readonly wide: number
  readonly high: number
}

/** Steps of rock on both sides of the water, with green on every ledge. */
function bluff(ink: Ink, { x, wide, high }: Fall): void {
  for (const [reach, share] of pairs('4.4 0.5, 3.2 0.78, 2.1 1.04')) {
    const [w, top] = [wide * reach, -high * share]
    const colour = lighter(ROCK, 0.16 * (1 - share))
    cut(ink, colour, [0.25, 0.3]).polygon(
      [x - w, 0.2],
      [x - w * 0.92, top * 0.6],
      [x - w * 0.78, top * 0.98],
      [x - w * 0.1, top * 1.03],
      [x + w * 0.7, top],
      [x + w * 0.93, top * 0.56],
      [x + w, 0.2],
    )
    for (let i = 0; i < 8; i++)
      cleft(ink, { x: x + ink.random.between(-0.8, 0.8) * w, top, colour })
    for (const side of [-1, 1])
      bush(ink, { x: x + side * w * 0.7, y: top * 0.97, height: high * 0.12 })
  }
  for (const side of [-1, 1])
    tree(ink, side < 0 ? 'pine' : 'round', {
      x: x + side * wide * 1.6,
      y: -high * 1.02,
      height: high * 0.34,
    })
}

function cleft(ink: Ink, { x, top, colour }: { x: number; top: number; colour: string }): void {
  const y = top * ink.random.between(0.15, 0.85)
  mark(ink, darker(colour, 0.14)).plot({ x, y }, '0 0, 0.7 -0.2, 0.5 0.6, 0.1 0.5')
}

/** A pond in the land behind those who act, off the middle. */
export function pool(c: PlaceContext, words: string): Piece[] {
  const { half } = extentAt(c.box, 8)
  const x = half * c.random.fork('pool').pick([-0.3, 0.3])
  return basin(c, { x, z: 7.6, wide: Math.min(6, half * 0.5), deep: 3, words })
}

interface Basin {
  readonly x: number
  readonly z: number
  readonly wide: number
  readonly deep: number
  readonly words: string
}

/** Level water with a rim of stones, and rings that widen on it. */
export function basin(c: PlaceContext, { x, z, wide, deep, words }: Basin): Piece[] {
  const water = seen(c.light, waterTint(words, '#5aa9c8'), z)
  const rim = seen(c.light, '#a59c86', z)
  const stones = plane(c, { name: `stones ${z}`, z: z - deep, top: 2 }, (ink) => {
    for (const side of [-1, 1])
      rocks(ink, { x: x + side * wide * 0.8, width: 1.5, height: 0.6, colour: ROCK })
  })
  const still = live({ name: `pool ${z}`, depth: z + deep + 0.3 }, (pen) => {
    const { ctx, t } = pen
    const [far, near] = [pen.project(x, 0, z + deep), pen.project(x, 0, z - deep)]
    const middle = pen.project(x, 0, z)
    const [y, rise] = [(far.y + near.y) / 2, (near.y - far.y) / 2]
    const oval = (grow: number, colour: string): void =>
      blot(ctx, colour, [middle.x, y, wide * middle.scale * grow, rise * grow])
    oval(1.06, rim)
    oval(1, water)
    oval(0.8, clear(lighter(water, 0.3), 0.5))
    ctx.strokeStyle = clear('#ffffff', 0.5)
    ctx.lineWidth = Math.max(0.6, 0.04 * middle.scale)
    for (let i = 0; i < 3; i++) {
      const share = (t * 0.22 + i / 3) % 1
      ctx.globalAlpha = 1 - share
      ctx.beginPath()
      ctx.ellipse(middle.x, y, wide * middle.scale * share, rise * share, 0, 0, 7)
      ctx.stroke()
    }
    ctx.globalAlpha = 1
  })
  return [still, ...stones]
}
