import { createCanvas } from '@napi-rs/canvas'
import type { Frame, Sheet } from './figure.ts'

/** Pixels for one height when a drawing is only measured. */
const ROUGH = 48
const MARGIN = 0.03

/** The same drawing on a sheet no larger than it: what is empty need not be lit, kept and blended in every frame. */
export function fitted(sheet: Sheet): Sheet {
  let known: Frame | undefined
  return {
    get frame() {
      known ??= measure(sheet)
      return known
    },
    paint: sheet.paint,
  }
}

function measure({ frame, paint }: Sheet): Frame {
  const width = Math.max(1, Math.ceil((frame.right - frame.left) * ROUGH))
  const height = Math.max(1, Math.ceil((frame.bottom - frame.top) * ROUGH))
  const ctx = createCanvas(width, height).getContext('2d')
  ctx.setTransform(ROUGH, 0, 0, ROUGH, -frame.left * ROUGH, -frame.top * ROUGH)
  paint(ctx, ROUGH)
  const { data } = ctx.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let i = 3; i < data.length; i += 4) {
    if (data[i] === 0) continue
    const x = ((i - 3) / 4) % width
    const y = ((i - 3) / 4 - x) / width
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    bottom = y
  }
  if (right < 0) return { left: 0, top: -MARGIN, right: MARGIN, bottom: 0 }
  return {
    left: Math.max(frame.left, frame.left + left / ROUGH - MARGIN),
    top: Math.max(frame.top, frame.top + top / ROUGH - MARGIN),
    right: Math.min(frame.right, frame.left + (right + 1) / ROUGH + MARGIN),
    bottom: Math.min(frame.bottom, frame.top + (bottom + 1) / ROUGH + MARGIN),
  }
}
