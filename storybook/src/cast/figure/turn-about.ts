import type { Affine } from './affine.ts'

/** A turn about a point, in radians, clockwise on the canvas. */
export function turnAbout(x: number, y: number, angle: number): Affine {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** One after the other: `first` moves the paper, then `second` moves the result. */
export function after(second: Affine, first: Affine): Affine {
  const [a, b, c, d, e, f] = second
  const [g, h, i, j, k, l] = first
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}
