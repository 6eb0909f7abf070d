import type { Piece } from '../../scene/scene.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'
import type { Share } from '../regions/patches.ts'

interface Outlook extends Lens {
  readonly view: (t: number) => View
  readonly tempo: number
}

/** A piece that shows only in the windows of a room. */
export function throughWindows(piece: Piece, windows: readonly Share[], lens: Outlook): Piece {
  if (windows.length === 0) return { ...piece, draw: () => {} }
  return {
    ...piece,
    draw(pen) {
      const view = lens.view(pen.t / lens.tempo)
      const { ctx } = pen
      ctx.save()
      ctx.beginPath()
      for (const { left, right, top, bottom } of windows) {
        const from = onFrame(lens, view, { u: left, v: top })
        const to = onFrame(lens, view, { u: right, v: bottom })
        ctx.rect(from.x, from.y, to.x - from.x, to.y - from.y)
      }
      ctx.clip()
      piece.draw(pen)
      ctx.restore()
    },
  }
}
