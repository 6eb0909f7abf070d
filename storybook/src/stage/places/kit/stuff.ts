import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { live } from '../../../paint/pieces/live.ts'
import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'

const MANY = ['#e0445a', '#f4a63a', '#f6dd5b', '#4fb37a', '#3f86d0', '#8a5bc0'] as const
/** Words that are no colour of the stuff, but of what is behind it. */
const BEHIND = /\b(?:on|against|over) (?:an? )?(?:\w+ )?(?:background|backdrop)\b/u

/** The colours that the words of a place name, in their order; those given when they name none. */
export function coloursIn(words: string, otherwise: readonly string[]): readonly string[] {
  if (/\b(?:rainbow|colou?rful|multi-?colou?red|colou?red|many colou?rs)\b/u.test(words))
    return MANY
  const named = words
    .replace(BEHIND, '')
    .split(/[ ,]+/u)
    .flatMap((word) => readColour(word) ?? [])
  return named.length === 0 ? otherwise : [...new Set(named)]
}

/** Where nothing is but what fills the frame: neither ground nor hour. */
export const NOWHERE = {
  indoors: true,
  time: 'day',
  medium: 'space',
  ground: 'none',
  sounds: { space: 0.3 },
} as const

/** All of the frame, from one tone above to another below. */
export function backdrop(above: string, below: string): Piece {
  return live({ name: 'backdrop', depth: 40 }, ({ ctx, width, height, spare }) => {
    const fall = ctx.createLinearGradient(0, 0, 0, height)
    fall.addColorStop(0, above)
    fall.addColorStop(1, below)
    ctx.fillStyle = fall
    ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
  })
}

/** A cut disc of paper with its shadow side below. */
export function disc(
  ctx: SKRSContext2D,
  at: { readonly x: number; readonly y: number; readonly size: number },
  colours: readonly [light: string, shade: string],
): void {
  for (const [down, colour] of [
    [0.12, colours[1]],
    [0, colours[0]],
  ] as const)
    blot(ctx, colour, [at.x, at.y + down * at.size, at.size])
}
