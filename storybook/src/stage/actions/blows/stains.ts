import type { Actor } from '../../../cast/actor.ts'
import { drawnOver } from '../drawn-over.ts'
import { TURN } from '../../easing.ts'

const COLOURS: readonly (readonly [thrown: RegExp, colour: string])[] = [
  [/snow/u, '#f4f8fc'],
  [/tomato|ketchup/u, '#d8412f'],
  [/egg/u, '#f4c43c'],
  [/mud|chocolate/u, '#6b4a32'],
  [/pie|cream|cake|milk/u, '#fff4de'],
  [/paint/u, '#3f8fd0'],
]
const WET = '#cfe3ee'

/** Lobes of the blot: where, in shares of the thing, and how large. */
const LOBES = [
  [0, 0, 0.17],
  [-0.13, 0.06, 0.1],
  [0.14, 0.04, 0.11],
  [0.05, -0.12, 0.1],
  [-0.07, -0.13, 0.08],
  [0.23, -0.08, 0.04],
  [-0.22, -0.02, 0.04],
  [0.08, 0.19, 0.05],
] as const

/** How high on it the blot is. */
const SPOT = 0.72

/** The same thing with what burst on it, from when `pose.open` is above 0. */
export function withStain(actor: Actor, thrown: string): Actor {
  const colour = COLOURS.find(([words]) => words.test(thrown))?.[1] ?? WET
  return drawnOver(actor, ({ ctx }) => {
    ctx.translate(0, -SPOT)
    const size = Math.min(1, actor.aspect * 1.4)
    for (const [shade, more] of [
      ['rgba(40, 50, 60, 0.25)', 0.012],
      [colour, 0],
    ] as const) {
      ctx.fillStyle = shade
      for (const [x, y, r] of LOBES) {
        ctx.beginPath()
        ctx.arc(x * size, -y * size + more, r * size, 0, TURN)
        ctx.fill()
      }
    }
  })
}
