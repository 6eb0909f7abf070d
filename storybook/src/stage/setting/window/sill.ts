import { readColour } from '../../../cast/colour/read-colour.ts'
import { ground, type GroundBrush } from '../../../paint/pieces/ground.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { clear, darker, lighter } from '../../places/kit/colour.ts'
import { wall } from '../../places/kit/indoors/wall.ts'
import type { Rect } from '../../places/kit/shapes.ts'
import { plane } from '../../places/kit/plane.ts'
import { windowFrame } from './frame.ts'
import type { WindowLook } from './window-looks.ts'

/** How deep a sill reaches behind the acting line: there the glass is. */
export const SILL_EDGE = 1.3

/** What a board is of, and its colour. */
const BOARDS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/marble|porcelain/u, '#e9e5df'],
  [/stone|concrete|granite|slate/u, '#a9a7a4'],
  [/glass|steel|metal/u, '#b7c4cc'],
  [/wood|table|desk/u, '#b98455'],
]

/** A broad sill right before the audience, and the window that stands on it. */
export function sillGround(
  context: PlaceContext,
  { pane, look }: { pane: Rect; look: WindowLook },
): Piece[] {
  const named = readColour(
    context.words.replaceAll(/\b[a-z]+ (?:seats|curtains)\b|windowsill$/gu, ''),
  )
  const [, plain = lighter(look.frame, 0.1)] =
    BOARDS.find(([words]) => words.test(context.words)) ?? []
  const colour = named !== null && named !== 'rainbow' ? named : plain
  return [
    ground({ name: 'sill', far: SILL_EDGE, depth: 39, draw: (brush) => board(brush, colour) }),
    ...plane(context, { name: 'window', z: SILL_EDGE, haze: 0, shadow: 0 }, (ink) => {
      wall(ink, { ...look.wall, dado: 0 }, { left: ink.left, right: ink.right, top: ink.top })
      windowFrame(ink, pane, look)
    }),
  ]
}

/** Painted wood: light falls on it from the window, and its front edge is round. */
function board(brush: GroundBrush, colour: string): void {
  const { ctx, left, right, top, bottom, near } = brush
  const front = brush.at(0, Math.max(near, FRONT)).y
  const across = ctx.createLinearGradient(0, top, 0, front)
  across.addColorStop(0, lighter(colour, 0.4))
  across.addColorStop(1, darker(colour, 0.08))
  ctx.fillStyle = across
  ctx.fillRect(left, top, right - left, bottom - top)
  ctx.fillStyle = clear(darker(colour, 0.5), 0.35)
  ctx.fillRect(left, top, right - left, 0.05)
  ctx.fillStyle = lighter(colour, 0.5)
  ctx.fillRect(left, front - 0.05, right - left, 0.07)
  ctx.fillStyle = darker(colour, 0.3)
  ctx.fillRect(left, front, right - left, bottom - front)
}

/** Where the board ends at the front. */
const FRONT = -2.6
