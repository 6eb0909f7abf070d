import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { backdrop, coloursIn, disc } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const PUFFS = 64
const DARK = /\b(?:smoke|powder|chalk|nebulae?|dark)\b/u
const BURSTS = /\b(?:powder|chalk)\b/u

/** Nothing but a stuff that spreads: ink that sinks through water, smoke that rises, powder that bursts. */
export const inkCloudPlace = place({
  id: 'ink-cloud',
  indoors: true,
  time: 'day',
  medium: 'space',
  ground: 'none',
  sounds: { space: 0.2 },
  set: (c) => {
    const dark = DARK.test(c.words)
    const smoke = /\b(?:smoke|nebulae?)\b/u.test(c.words)
    const usual = /\bnebula/u.test(c.words)
      ? ['#8f5bd0', '#e0608f', '#4f9fd0']
      : smoke
        ? ['#b9bcc4']
        : dark
          ? ['#e0607e', '#f0b04a', '#4f9fd0']
          : ['#27408f']
    const colours = coloursIn(c.words.replace(/\bdark\b/u, ''), usual)
    const random = c.random.fork('ink')
    const move = smoke ? rising : BURSTS.test(c.words) ? bursting : sinking
    return [
      dark ? backdrop('#17151f', '#2a2433') : backdrop('#f3f8f9', '#cfe4ea'),
      ...colours.map((colour, index) =>
        plume({
          colour,
          seed: Math.floor(random.between(1, 1e6)),
          at: (index + 0.5) / colours.length,
          wide: colours.length,
          move,
          depth: 20 - index,
        }),
      ),
    ]
  },
})

type Move = (age: number, side: number, t: number) => readonly [x: number, y: number]

/** Falls in a column, is slowed, and rolls up at the sides. */
const sinking: Move = (age, side, t) => [
  side * (0.03 + 0.3 * age ** 1.6) + 0.03 * Math.sin(age * 9 + t * 0.4),
  -0.05 + 0.95 * age ** 0.7 - 0.22 * age * Math.abs(side),
]
const rising: Move = (age, side, t) => [
  side * (0.04 + 0.22 * age) + 0.06 * Math.sin(age * 7 - t * 0.7) * age,
  1.05 - 1.0 * age,
]
const bursting: Move = (age, side, t) => {
  const out = 1 - (1 - age) ** 3
  const angle = side * Math.PI + 0.2 * Math.sin(t)
  return [Math.cos(angle) * out * 0.34, 0.5 + Math.sin(angle) * out * 0.4 + 0.12 * age * age]
}

interface Plume {
  readonly colour: string
  readonly seed: number
  /** Where it comes in, as a share of the width, and among how many. */
  readonly at: number
  readonly wide: number
  readonly move: Move
  readonly depth: number
}

function plume({ colour, seed, at, wide, move, depth }: Plume): Piece {
  const tones = [
    [lighter(colour, 0.18), colour],
    [colour, darker(colour, 0.12)],
    [lighter(colour, 0.34), lighter(colour, 0.1)],
  ] as const
  return live({ name: `plume ${depth}`, depth }, ({ ctx, width, height, t }) => {
    const middle = 0.5 + (at - 0.5) * 0.8
    for (let number = 0; number < PUFFS; number++) {
      const chance = dice(seed, number)
      const age = (t * 0.07 + number / PUFFS) % 1
      const [x, y] = move(age, chance(1), t)
      const size = height * (0.035 + 0.12 * age) * (1 + 0.35 * chance(2)) * (wide > 2 ? 0.8 : 1)
      const [light, shade] = tones[number % tones.length] ?? tones[0]
      ctx.globalAlpha = 0.78 * Math.min(1, age * 10) * Math.min(1, (1 - age) * 2.4)
      disc(ctx, { x: (middle + x) * width, y: y * height, size }, [light, clear(shade, 0.9)])
    }
    ctx.globalAlpha = 1
  })
}
