import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const COLUMNS = 30
const TAIL = 11
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const DIGITS = '01'

interface Rain {
  readonly colour: string
  readonly seed: number
  readonly signs: string
}

/** Columns of glowing letters that run down a black screen, the first of each the brightest. */
export const fallingLettersPlace = place({
  id: 'falling-letters',
  ...NOWHERE,
  time: 'night',
  set: (c) => {
    const [colour = '#3dff7a'] = coloursIn(c.words.replace(/\bblack\b/gu, ''), ['#3dff7a'])
    const signs = /\b(?:binary|zeros?|ones)\b/u.test(c.words)
      ? DIGITS
      : /\b(?:numbers?|digits?)\b/u.test(c.words)
        ? '0123456789'
        : LETTERS
    const seed = Math.floor(c.random.fork('letters').between(1, 1e6))
    return [
      backdrop('#020a06', '#04140b'),
      rain({ colour, seed, signs }, { depth: 30, size: 0.026 }),
      rain({ colour, seed: seed + 7, signs }, { depth: 20, size: 0.045 }),
    ]
  },
})

function rain(
  { colour, seed, signs }: Rain,
  { depth, size }: { readonly depth: number; readonly size: number },
): Piece {
  const head = lighter(colour, 0.75)
  return live({ name: `letters ${depth}`, depth }, ({ ctx, width, height, t }) => {
    const tall = height * size
    ctx.font = `bold ${tall}px "DejaVu Sans Mono", monospace`
    ctx.textAlign = 'center'
    const far = size < 0.03 ? 0.45 : 1
    for (let column = 0; column < COLUMNS; column++) {
      const chance = dice(seed, column)
      const whole = 1 + TAIL * size * 1.15
      const down = ((0.5 + 0.5 * chance(1) + t * (0.13 + 0.06 * chance(2))) % 1) * whole
      for (let back = 0; back < TAIL; back++) {
        const y = Math.floor(down / (size * 1.15) - back) * tall * 1.15
        const step = Math.floor(down / (size * 1.15)) - back
        const pick = Math.abs(dice(seed + column, step)(3)) * signs.length
        ctx.globalAlpha = far * (1 - back / TAIL)
        ctx.fillStyle = back === 0 ? head : colour
        ctx.fillText(signs[Math.floor(pick)] ?? '0', ((column + 0.5) / COLUMNS) * width, y)
      }
    }
    ctx.globalAlpha = 1
  })
}
