import type { PlaceContext } from '../../place.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, moving, smoke } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { seen } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, fade, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'

const EDGE = 6.4

export const niagaraPlace = place({
  id: 'niagara',
  ground: 'floor',
  far: 2.4,
  sounds: { waterfall: 0.8 },
  set: (c) => [
    sky(c),
    ...forest(c),
    ...water(c, { colours: ['#3f9aa0', '#5fb0b0', '#8ccac4'], waves: [13, 9], waveHeight: 0.12 }),
    ...falls(c),
    streaks(c),
    ...[-0.8, -0.45, -0.1, 0.25, 0.6, 0.9].map((share) =>
      smoke(c, {
        at: [share * extentAt(c.box, 19).half, 0.2, 19],
        size: 0.9,
        alpha: 0.5,
        speed: 0.14,
        drift: 0.3,
        colour: '#ffffff',
      }),
    ),
    farBirds(c, { count: 4 }),
    quay(c),
    ...railing(c, { colour: '#4f6a5c', step: 0.9 }),
  ],
})

const forest = planeOf({ name: 'forest', z: 34 }, (ink) => {
  hills(ink, { colour: '#8fae86', height: [8 * ink.tall, 11 * ink.tall], step: 10 })
  wood(ink, ['pine', 'round'], { height: [9 * ink.tall, 13 * ink.tall], step: [1.6, 3] })
})

/** The edge of the falls, a horseshoe as seen from its open side. */
const falls = planeOf({ name: 'falls', z: 20 }, (ink) => {
  const top = EDGE * ink.tall
  const brink: Pair[] = []
  for (let x = ink.left - 2; x <= ink.right + 2; x += 2)
    brink.push([x, -top * (0.94 - 0.1 * Math.cos((x / ink.half) * 2))])
  cut(ink, '#7aa56c', 0.2).soft(
    ...brink.map(([x, y]): Pair => [x, y - 0.9]),
    [ink.right + 4, 0.4],
    [ink.left - 4, 0.4],
  )
  curtain(ink, { brink, from: -ink.half * 0.98, to: ink.half * 0.42 })
  curtain(ink, { brink, from: ink.half * 0.58, to: ink.half * 1.02 })
  for (const x of [ink.half * 0.5, -ink.half * 1.1, ink.half * 1.14]) cliff(ink, x, top)
})

/** Folds of water: turquoise at the brink, white below, mist at the foot. */
function curtain(ink: Ink, how: { brink: readonly Pair[]; from: number; to: number }): void {
  const edge = how.brink.filter(([x]) => x >= how.from && x <= how.to)
  const [first = [0, 0], last = first] = [edge[0], edge.at(-1)]
  const top = Math.min(...edge.map(([, y]) => y))
  const shape = (ctx: Ink['ctx']): void => {
    ctx.moveTo(first[0], 0.4)
    for (const [x, y] of edge) ctx.lineTo(x, y)
    ctx.lineTo(last[0], 0.4)
  }
  cut(ink, fade(ink, ['#3fa0a8', '#8fd0d8', '#e6f6f8', '#ffffff'], [top, 0]), [0.4, 0.6]).shape(
    shape,
  )
  for (let x = first[0]; x < last[0] - 0.4; x += ink.random.between(0.5, 1.4)) {
    const wide = ink.random.between(0.2, 0.7)
    const high = -top * ink.random.between(0.6, 0.95)
    mark(ink, fade(ink, [clear('#2f8f9c', 0.5), clear('#2f8f9c', 0)], [-high, 0])).rect(x, -high, [
      wide,
      high,
    ])
  }
  for (let x = first[0]; x <= last[0]; x += 1.6)
    mark(ink, clear('#ffffff', 0.6)).oval(x, -0.3, [
      ink.random.between(1.4, 2.6),
      ink.random.between(0.7, 1.5),
    ])
}

function cliff(ink: Ink, x: number, top: number): void {
  const wide = ink.half * 0.14
  cut(ink, '#8d7a68', [0.2, 0.3]).soft(
    [x - wide, 0.4],
    [x - wide * 0.8, -top * 0.6],
    [x - wide * 0.5, -top],
    [x + wide * 0.5, -top],
    [x + wide * 0.8, -top * 0.5],
    [x + wide, 0.4],
  )
  for (const share of [0.3, 0.55, 0.78])
    mark(ink, darker('#8d7a68', 0.2)).rect(x - wide * 0.6, -top * share, [wide * 1.2, 0.16])
}

/** Water that falls: white streaks that run down for ever. */
function streaks(c: PlaceContext) {
  const random = c.random.fork('streaks')
  const { half } = extentAt(c.box, 20)
  const top = EDGE * (c.box.height / 9) * 0.86
  const drops = Array.from({ length: 46 }, (_, i) => ({
    x: i < 34 ? random.between(-0.96, 0.4) * half : random.between(0.6, 1) * half,
    at: random.next(),
    long: random.between(0.6, 1.6),
  }))
  const white = seen(c.light, '#ffffff', 16)
  return moving('streaks', { x: 0, y: 0, z: 19.9 }, (ctx, t) => {
    ctx.fillStyle = white
    ctx.globalAlpha = 0.6
    for (const drop of drops) {
      const y = -top * (1 - ((drop.at + t * 0.5) % 1))
      ctx.fillRect(drop.x, y, 0.14, Math.min(drop.long, -y))
    }
    ctx.globalAlpha = 1
  })
}
