import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const STARS = 620
const FORMS = /\b(?:form\w*|born|birth|creation|creating|gather\w*|emerg\w*)\b/u
const BURSTS = /\b(?:big bang|explo\w*|supernova|expand\w*)\b/u
const HOLE = /\bblack hole\b/u
const LIGHTS = ['#8fb4ff', '#c58bff', '#ffb37a', '#ffe9c4'] as const

interface Galaxy {
  readonly colours: readonly string[]
  readonly seed: number
  /** How far it has come together at a time; above 1 it is still scattered. */
  readonly spread: (t: number) => number
  readonly hole: boolean
}

/** A great wheel of stars that turns: it gathers out of scattered dust, bursts from one point, or goes round a black hole. */
export const spiralGalaxyPlace = place({
  id: 'spiral-galaxy',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const seconds = (c.seconds ?? 5) * 0.5
    const done = (t: number): number => Math.min(1, t / seconds)
    const bursts = BURSTS.test(c.words)
    const spread = bursts
      ? (t: number) => 0.04 + 1.2 * (1 - (1 - done(t)) ** 3)
      : FORMS.test(c.words)
        ? (t: number) => 1 + 1.6 * (1 - done(t)) ** 2
        : () => 1
    const galaxy = {
      colours: coloursIn(c.words.replace(/\bblack\b/gu, ''), LIGHTS),
      seed: Math.floor(c.random.fork('galaxy').between(1, 1e6)),
      spread,
      hole: HOLE.test(c.words),
    }
    return [backdrop('#05040f', '#0f0a24'), core(galaxy), stars(galaxy), ...shadow(galaxy)]
  },
})

function core({ colours, spread }: Galaxy): Piece {
  const [colour = LIGHTS[0]] = colours
  return live({ name: 'core', depth: 30 }, ({ ctx, width, height, t }) => {
    const reach = height * 0.75 * Math.min(1.1, spread(t))
    ctx.save()
    ctx.translate(width / 2, height / 2)
    ctx.rotate(-0.3)
    ctx.scale(1.35, 0.62)
    const glow = ctx.createRadialGradient(0, 0, 0, 0, 0, reach)
    glow.addColorStop(0, clear('#fff2d8', 0.95 / Math.max(1, spread(t))))
    glow.addColorStop(0.22, clear(lighter(colour, 0.3), 0.5))
    glow.addColorStop(1, clear(colour, 0))
    blot(ctx, glow, [0, 0, reach])
    ctx.restore()
  })
}

/** Two arms: the farther out a star is, the farther it trails behind. */
function stars({ colours, seed, spread }: Galaxy): Piece {
  return live({ name: 'stars', depth: 20 }, ({ ctx, width, height, t }) => {
    const wide = spread(t)
    ctx.save()
    ctx.translate(width / 2, height / 2)
    ctx.rotate(-0.3)
    for (let number = 0; number < STARS; number++) {
      const chance = dice(seed, number)
      const far = Math.abs(chance(1)) ** 0.8
      const loose = wide > 1 ? (wide - 1) * chance(4) : 0
      const angle =
        (number % 2) * Math.PI + far * 4.6 + chance(2) * (0.5 - 0.25 * far) + loose * 2 - t * 0.22
      const reach = height * (0.06 + 0.72 * far) * (wide + loose * 0.4)
      const size = height * (0.0028 + 0.0055 * Math.abs(chance(3)) ** 3)
      const tone = colours[Math.floor(Math.abs(chance(5)) * colours.length)] ?? LIGHTS[0]
      ctx.globalAlpha = 0.6 + 0.4 * Math.sin(t * 1.5 + number)
      blot(ctx, lighter(tone, 0.3), [
        Math.cos(angle) * reach * 1.2,
        Math.sin(angle) * reach * 0.55,
        size,
      ])
    }
    ctx.restore()
  })
}

function shadow({ hole }: Galaxy): readonly Piece[] {
  if (!hole) return []
  return [
    live({ name: 'hole', depth: 10 }, ({ ctx, width, height, t }) => {
      const size = height * 0.13 * (1 + 0.02 * Math.sin(t))
      blot(ctx, 'rgba(255,214,150,0.9)', [width / 2, height / 2, size * 1.12])
      blot(ctx, '#030208', [width / 2, height / 2, size])
    }),
  ]
}
