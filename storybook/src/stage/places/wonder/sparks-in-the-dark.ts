import { blot } from '../../../scene/blot.ts'
import { triples } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const FALLS = /\b(?:ash|ashes|glitter|gold dust|falls?|falling)\b/u
const IN_BEAM = /\b(?:dust|motes?|particles?|specks?)\b/u
const COUNT = 130

/** Nothing but small lights in a dark: embers that rise, sparks that fly, glitter and ash that fall, dust in a beam. */
export const sparksInTheDarkPlace = place({
  id: 'sparks-in-the-dark',
  indoors: true,
  time: 'night',
  medium: 'space',
  ground: 'none',
  sounds: { fire: 0.2 },
  set: (c) => {
    const beam = IN_BEAM.test(c.words)
    const usual = /\bash(?:es)?\b/u.test(c.words) ? '#b9b4ad' : beam ? '#ffe9b0' : '#ffb04a'
    const [colour = usual] = coloursIn(c.words, [usual])
    const seed = Math.floor(c.random.fork('sparks').between(1, 1e6))
    const way = beam ? 0.03 : FALLS.test(c.words) ? 0.14 : -0.22
    return [
      beam ? backdrop('#2b2119', '#4a3826') : backdrop('#120d12', '#2d1712'),
      ...(beam ? [lightBeam()] : [glow(colour)]),
      dots({ colour, seed, way, round: beam || FALLS.test(c.words) }),
    ]
  },
})

/** From the upper corner down, as through a window that is not seen. */
function lightBeam(): Piece {
  return live({ name: 'beam', depth: 30 }, ({ ctx, width, height, t, spare }) => {
    for (const [from, to, strength] of triples('0.02 0.2 0.34, 0.26 0.36 0.22')) {
      const fall = ctx.createLinearGradient(width * from, 0, width * (from + 0.4), height)
      fall.addColorStop(0, `rgba(255,232,176,${strength + 0.03 * Math.sin(t)})`)
      fall.addColorStop(1, 'rgba(255,222,160,0.06)')
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.moveTo(width * from, -spare)
      ctx.lineTo(width * to, -spare)
      ctx.lineTo(width * (to + 0.62), height + spare)
      ctx.lineTo(width * (from + 0.42), height + spare)
      ctx.fill()
    }
  })
}

function glow(colour: string): Piece {
  return live({ name: 'glow', depth: 30 }, ({ ctx, width, height, spare }) => {
    const light = ctx.createRadialGradient(
      width / 2,
      height * 1.1,
      0,
      width / 2,
      height * 1.1,
      height,
    )
    light.addColorStop(0, clear(colour, 0.4))
    light.addColorStop(1, clear(colour, 0))
    ctx.fillStyle = light
    ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  })
}

interface Dots {
  readonly colour: string
  readonly seed: number
  /** Heights of the frame in a second, downwards. */
  readonly way: number
  readonly round: boolean
}

function dots({ colour, seed, way, round }: Dots): Piece {
  const tones = [colour, lighter(colour, 0.4), darker(colour, 0.1)]
  return live({ name: 'dots', depth: 10 }, ({ ctx, width, height, t }) => {
    for (let number = 0; number < COUNT; number++) {
      const chance = dice(seed, number)
      const near = 0.5 + 0.5 * chance(3)
      const down = 0.5 + 0.5 * chance(2) + t * way * (0.5 + near)
      const y = ((down % 1) + 1) % 1
      const x = 0.5 + 0.56 * chance(1) + 0.025 * Math.sin(t * (0.6 + near) + number)
      const size = height * (0.0035 + 0.009 * near * near)
      ctx.globalAlpha = 0.45 + 0.55 * Math.abs(Math.sin(t * (0.7 + near) + number))
      blot(ctx, tones[number % 3] ?? colour, [
        x * width,
        y * height,
        size,
        round ? size : size * 2,
        0.4 * chance(5),
      ])
    }
    ctx.globalAlpha = 1
  })
}
