import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

/** Nothing but the face of the water, seen from a little above: drops fall, and rings run out. */
export const waterRingsPlace = place({
  id: 'water-rings',
  indoors: true,
  time: 'day',
  medium: 'space',
  ground: 'none',
  sounds: { water: 0.5 },
  set: (c) => {
    const random = c.random.fork('rings')
    const [colour = '#3f8fb0'] = coloursIn(c.words, [
      random.pick(['#3f8fb0', '#3a7f9c', '#4b93a6']),
    ])
    const seed = Math.floor(random.between(1, 1e6))
    return [
      backdrop(lighter(colour, 0.42), darker(colour, 0.2)),
      bands(colour, seed),
      ...[0, 1, 2].map((number) => rings(number, seed)),
    ]
  },
})

/** Light on small waves. */
function bands(colour: string, seed: number): Piece {
  return live({ name: 'bands', depth: 30 }, ({ ctx, width, height, t }) => {
    for (let number = 0; number < 26; number++) {
      const chance = dice(seed, number + 50)
      const down = number / 26
      const x = width * (0.5 + 0.6 * chance(1) + 0.01 * Math.sin(t * 0.8 + number))
      blot(ctx, clear(lighter(colour, 0.3), 0.35), [
        x,
        height * down,
        width * (0.05 + 0.1 * down),
        height * (0.004 + 0.01 * down),
      ])
    }
  })
}

const EVERY = 2.4

/** A drop that falls, its little crown, and the rings that it leaves. */
function rings(number: number, seed: number): Piece {
  const chance = dice(seed, number)
  const [x, y] = number === 0 ? [0.5, 0.58] : [0.5 + 0.34 * chance(1), 0.62 + 0.26 * chance(2)]
  return live({ name: `rings ${number}`, depth: 20 - number }, ({ ctx, width, height, t }) => {
    const phase = (t / EVERY + 0.35 * number + 0.4) % 1
    for (let ring = 0; ring < 4; ring++) {
      const age = phase + 0.5 - ring * 0.14
      const grown = ((age % 1) + 1) % 1
      const wide = width * 0.3 * grown * (number === 0 ? 1 : 0.6)
      ctx.strokeStyle = clear('#ffffff', 0.75 * (1 - grown))
      ctx.lineWidth = height * 0.011 * (1 - 0.6 * grown)
      ctx.beginPath()
      ctx.ellipse(x * width, y * height, wide, wide * 0.34, 0, 0, 7)
      ctx.stroke()
    }
    if (phase > 0.5) return
    const fall = (phase * 2) ** 2
    blot(ctx, '#dff2f8', [x * width, height * (y * fall), height * 0.02, height * 0.032])
  })
}
