import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const STRIPS = 9
const BANDS = 7

interface Cloth {
  readonly colours: readonly string[]
  readonly phase: number
}

/** Nothing but a cloth in the wind: broad bands that swing over each other, with a sheen on every fold. */
export const silkWavesPlace = place({
  id: 'silk-waves',
  ...NOWHERE,
  set: (c) => {
    const metal = /\b(?:metal|chrome|mercury|quicksilver|silver)\b/u.test(c.words)
    const colours = coloursIn(c.words, metal ? ['#a9b4c2'] : ['#8f2f5f', '#d9638a'])
    const [first = '#8f2f5f'] = colours
    const phase = c.random.fork('silk').between(0, 6)
    return [
      backdrop(darker(first, 0.6), darker(first, 0.35)),
      ...Array.from({ length: BANDS }, (_, number) => band(number, { colours, phase })),
    ]
  },
})

/** Strips of one band from its shaded edge to its lit one and back. */
function band(number: number, { colours, phase }: Cloth): Piece {
  const colour = colours[number % colours.length] ?? '#8f2f5f'
  const pace = 0.45 + 0.06 * number
  return live({ name: `band ${number}`, depth: 30 - number }, (pen) => {
    const { ctx, width, height, t, spare } = pen
    const line = (x: number, share: number): number => {
      const along = x / width
      const swing = Math.sin(along * (3.4 + 0.5 * number) - t * pace + number * 1.9 + phase)
      const crease = Math.sin(along * 7.3 + t * 0.6 + number * 2.7 + share * 1.6)
      const middle = (number + 0.2) / BANDS + 0.1 * swing + 0.03 * crease
      const wide = 0.2 + 0.09 * Math.sin(along * 4.1 + t * 0.35 + number + phase)
      return height * (middle + (share - 0.25) * wide)
    }
    for (let strip = 0; strip < STRIPS; strip++) {
      const lit = Math.sin(((strip + 0.5) / STRIPS) * Math.PI * 1.6)
      ctx.fillStyle = lit > 0 ? lighter(colour, 0.55 * lit ** 2) : darker(colour, -0.5 * lit)
      ctx.beginPath()
      for (let x = -spare - 32; x <= width + spare + 16; x += 16)
        ctx.lineTo(x, line(x, strip / STRIPS))
      for (let x = width + spare + 16; x >= -spare - 32; x -= 16)
        ctx.lineTo(x, line(x, (strip + 1.15) / STRIPS))
      ctx.fill()
    }
    ctx.strokeStyle = clear('#fff6e2', 0.35)
    ctx.lineWidth = height * 0.003
    ctx.beginPath()
    for (let x = -spare - 32; x <= width + spare + 16; x += 16) ctx.lineTo(x, line(x, 0.5))
    ctx.stroke()
  })
}
