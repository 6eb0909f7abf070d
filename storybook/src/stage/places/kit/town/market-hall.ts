import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { ceiling } from '../indoors/room.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { litPlane } from '../plane.ts'

const IRON = '#4f7a6a'
const DEPTH = 26

/** A hall of iron and glass over a market: its far wall with tall windows, and the trusses of its roof. */
export function marketHall(c: PlaceContext): Piece[] {
  const top = 13 * (0.6 + 0.4 * (c.box.height / 9))
  const lamps = (ink: Ink): void => {
    for (let x = -ink.half; x < ink.half; x += 7) mark(ink, '#ffe7a8').disc(x, -top * 0.62, 0.5)
  }
  return [
    ...litPlane(c, 'market hall', {
      z: DEPTH,
      haze: 0.5,
      top: top + 0.2,
      draw: (ink) => farWall(ink, top),
      glow: lamps,
    }),
    ceiling(c, { half: c.box.width * 2.4, top, depth: DEPTH, colour: '#cfdad6', step: 3 }),
  ]
}

function farWall(ink: Ink, top: number): void {
  mark(ink, '#c98f6a').rect(ink.left, -top, [ink.right - ink.left, top])
  for (let x = Math.floor(ink.left / 7) * 7; x < ink.right; x += 7) {
    const pane = (ctx: Ink['ctx']): void => {
      ctx.moveTo(x + 1, -top * 0.4)
      ctx.lineTo(x + 1, -top * 0.72)
      ctx.arc(x + 3.5, -top * 0.72, 2.5, Math.PI, 0)
      ctx.lineTo(x + 6, -top * 0.4)
      ctx.closePath()
    }
    cut(ink, '#bfe0ea', 0.1).shape(pane)
    stroke(ink, IRON, 0.26).shape(pane)
    for (const d of [2.25, 3.5, 4.75])
      stroke(ink, IRON, 0.12).line([x + d, -top * 0.4], [x + d, -top * 0.86])
    cut(ink, IRON, [0.1, 0.3]).standing(x, 0, [0.6, top])
    stroke(ink, '#4a4048', 0.06).line([x, -top], [x, -top * 0.66])
  }
  mark(ink, IRON).rect(ink.left, -top * 0.34, [ink.right - ink.left, 0.3])
}
