import type { Path2D } from '@napi-rs/canvas'
import { blob, type Strand } from './strand.ts'

/** A cap of hair over the skull with a parting of its own: `front` is how far it comes down on the brow. */
export const cap =
  (look: { front: number; back: number; volume?: number; side?: number }): Strand =>
  (path, view) => {
    const v = look.volume ?? 0.05
    if (view === 'back') return backCap(path, look.back, v)
    if (view === 'front') return frontCap(path, { ...look, v })
    path.moveTo(0.4 + v * 0.4, -0.66)
    path.bezierCurveTo(0.47, -0.92, 0.26, -1.05 - v, 0.02, -1.05 - v)
    path.bezierCurveTo(-0.3, -1.05 - v, -0.47 - v, -0.84, -0.45 - v, -0.55)
    path.bezierCurveTo(-0.46 - v, -0.36, -0.4, look.back - 0.04, -0.28, look.back)
    path.bezierCurveTo(-0.2, look.back - 0.1, -0.18, -0.4, -0.14, -0.52)
    path.bezierCurveTo(-0.1, -0.62, -0.02, -0.62, 0.0, -0.66)
    path.bezierCurveTo(0.02, look.front - 0.08, 0.22, look.front, 0.4 + v * 0.4, -0.66)
    path.closePath()
  }

function frontCap(
  path: Path2D,
  look: { front: number; back: number; v: number; side?: number },
): void {
  const { v } = look
  const low = Math.min(-0.42, look.back - 0.12)
  const part = look.side ?? 0
  path.moveTo(-0.42 - v * 0.6, low)
  path.bezierCurveTo(-0.5 - v, -0.85, -0.32, -1.06 - v, 0, -1.06 - v)
  path.bezierCurveTo(0.32, -1.06 - v, 0.5 + v, -0.85, 0.42 + v * 0.6, low)
  path.bezierCurveTo(0.38, -0.6, 0.36, look.front + 0.02, part + 0.02, look.front - 0.09)
  path.bezierCurveTo(-0.2, look.front + 0.02, -0.38, -0.6, -0.42 - v * 0.6, low)
  path.closePath()
}

function backCap(path: Path2D, back: number, v: number): void {
  path.moveTo(-0.42, -0.45)
  path.bezierCurveTo(-0.52 - v, -0.85, -0.32, -1.06 - v, 0, -1.06 - v)
  path.bezierCurveTo(0.32, -1.06 - v, 0.52 + v, -0.85, 0.42, -0.45)
  path.bezierCurveTo(0.4, back + 0.05, 0.2, back + 0.05, 0, back + 0.03)
  path.bezierCurveTo(-0.2, back + 0.05, -0.4, back + 0.05, -0.42, -0.45)
  path.closePath()
}

/** A fall of hair behind the head, down to `to`. */
export const fall =
  (to: number, wide: number, wave = 0): Strand =>
  (path, view) => {
    const middle = view === 'side' ? -0.16 : 0
    const half = view === 'side' ? wide * 0.8 : wide
    path.moveTo(middle - half * 0.9, -0.78)
    path.bezierCurveTo(
      middle - half - 0.1,
      -0.4,
      middle - half - wave,
      to * 0.4,
      middle - half * 0.85,
      to,
    )
    path.quadraticCurveTo(
      middle,
      to + 0.12,
      middle + half * (view === 'side' ? 0.4 : 0.85),
      to - 0.02,
    )
    path.bezierCurveTo(
      middle + half + (view === 'side' ? -0.2 : wave),
      to * 0.3,
      middle + half * 0.95,
      -0.4,
      middle + half * 0.9,
      -0.78,
    )
    path.closePath()
  }

/** What is left around a bald crown. */
export const fringe: Strand = (path, view) => {
  if (view === 'side') {
    path.moveTo(-0.45, -0.55)
    path.bezierCurveTo(-0.5, -0.9, -0.3, -0.98, -0.14, -0.86)
    path.bezierCurveTo(-0.2, -0.7, -0.2, -0.5, -0.24, -0.34)
    path.quadraticCurveTo(-0.4, -0.3, -0.45, -0.55)
  } else if (view === 'front') {
    for (const side of [-1, 1]) {
      path.moveTo(side * 0.44, -0.7)
      path.quadraticCurveTo(side * 0.5, -0.4, side * 0.36, -0.36)
      path.quadraticCurveTo(side * 0.36, -0.55, side * 0.4, -0.7)
    }
  } else blob(path, 0, -0.45, [0.44, 0.3])
  path.closePath()
}
