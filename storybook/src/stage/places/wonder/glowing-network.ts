import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const COLUMNS = 7
const ROWS = 5
const LIGHTS = ['#46c8ff', '#a06bff', '#ff6fb5'] as const

interface Net {
  readonly colours: readonly string[]
  readonly seed: number
}

type At = readonly [x: number, y: number]

/** Knots that glow, threads between them, and sparks that run along the threads: nerves, data, a mind. */
export const glowingNetworkPlace = place({
  id: 'glowing-network',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const colours = coloursIn(c.words, LIGHTS)
    const seed = Math.floor(c.random.fork('net').between(1, 1e6))
    return [backdrop('#070b1e', '#140f30'), threads({ colours, seed }), knots({ colours, seed })]
  },
})

const knotAt =
  (seed: number, t: number) =>
  (number: number): At => {
    const chance = dice(seed, number)
    const [column, row] = [number % COLUMNS, Math.floor(number / COLUMNS)]
    return [
      (column + 0.5 + 0.32 * chance(1) + 0.08 * Math.sin(t * 0.6 + number)) / COLUMNS,
      (row + 0.5 + 0.32 * chance(2) + 0.08 * Math.cos(t * 0.5 + number * 2)) / ROWS,
    ]
  }

/** Each knot with the next in its row, below it and aslant. */
const TIES: readonly (readonly [number, number])[] = Array.from(
  { length: COLUMNS * ROWS },
  (_, number) => {
    const last = (number + 1) % COLUMNS === 0
    const under = number + COLUMNS
    return [...(last ? [] : [number + 1, under + 1]), under]
      .filter((other) => other < COLUMNS * ROWS)
      .map((other) => [number, other] as const)
  },
).flat()

function threads({ colours, seed }: Net): Piece {
  return live({ name: 'threads', depth: 30 }, ({ ctx, width, height, t }) => {
    const at = knotAt(seed, t)
    TIES.forEach(([from, to], number) => {
      const [[x, y], [x2, y2]] = [at(from), at(to)]
      const colour = colours[number % colours.length] ?? LIGHTS[0]
      ctx.strokeStyle = clear(colour, 0.42)
      ctx.lineWidth = height * 0.004
      ctx.beginPath()
      ctx.moveTo(x * width, y * height)
      ctx.lineTo(x2 * width, y2 * height)
      ctx.stroke()
      const way = (t * 0.32 + (1 + dice(seed, number)(5)) / 2) % 1
      const [px, py] = [(x + (x2 - x) * way) * width, (y + (y2 - y) * way) * height]
      ctx.globalAlpha = Math.sin(way * Math.PI)
      blot(ctx, clear(colour, 0.4), [px, py, height * 0.016])
      blot(ctx, lighter(colour, 0.75), [px, py, height * 0.006])
      ctx.globalAlpha = 1
    })
  })
}

function knots({ colours, seed }: Net): Piece {
  return live({ name: 'knots', depth: 20 }, ({ ctx, width, height, t }) => {
    const at = knotAt(seed, t)
    for (let number = 0; number < COLUMNS * ROWS; number++) {
      const [x, y] = at(number)
      const colour = colours[number % colours.length] ?? LIGHTS[0]
      const beat = 0.5 + 0.5 * Math.sin(t * 1.3 + number * 1.9)
      const size = height * (0.012 + 0.008 * Math.abs(dice(seed, number)(3)))
      blot(ctx, clear(colour, 0.12 + 0.16 * beat), [x * width, y * height, size * (2.6 + beat)])
      blot(ctx, colour, [x * width, y * height, size])
      blot(ctx, lighter(colour, 0.6 + 0.4 * beat), [x * width, y * height, size * 0.55])
    }
  })
}
