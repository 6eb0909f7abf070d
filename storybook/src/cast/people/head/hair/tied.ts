import { blob, type Strand } from './strand.ts'

export const bunAt =
  (size: number): Strand =>
  (path, view) =>
    view === 'side'
      ? blob(path, -0.4, -0.92, [size, size])
      : blob(path, 0, -1.14, [size, size * 0.9])

export const tail: Strand = (path, view) => {
  if (view !== 'side') {
    const x = view === 'back' ? 0 : 0.34
    path.moveTo(x - 0.1, -0.86)
    path.bezierCurveTo(x - 0.2, -0.4, x - 0.12, -0.05, x + 0.02, 0.12)
    path.bezierCurveTo(x + 0.16, -0.1, x + 0.22, -0.4, x + 0.1, -0.86)
    return path.closePath()
  }
  path.moveTo(-0.3, -0.92)
  path.bezierCurveTo(-0.85, -1.0, -0.88, -0.4, -0.62, 0.1)
  path.bezierCurveTo(-0.62, -0.3, -0.56, -0.56, -0.3, -0.68)
  path.closePath()
}

export const pigtails: Strand = (path, view) => {
  // From the side the far one stands off behind the near one, so that two are counted.
  const spots =
    view === 'side'
      ? [
          [-0.6, -0.2],
          [-0.3, 0.16],
        ]
      : [
          [-0.56, 0],
          [0.56, 0],
        ]
  for (const [x = 0, low = 0] of spots) {
    path.moveTo(x - 0.09, low - 0.66)
    path.bezierCurveTo(x - 0.3, low - 0.46, x - 0.16, low - 0.06, x, low)
    path.bezierCurveTo(x + 0.16, low - 0.06, x + 0.22, low - 0.46, x + 0.09, low - 0.66)
    path.closePath()
  }
}

export const braid: Strand = (path, view) => {
  const x = view === 'side' ? -0.42 : view === 'back' ? 0 : 0.3
  for (let knot = 0; knot < 6; knot++)
    blob(path, x + knot * 0.012, -0.42 + knot * 0.13, [0.115 - knot * 0.01, 0.09])
}

export const twoBraids: Strand = (path, view) => {
  for (const x of view === 'side' ? [-0.4] : [-0.44, 0.44])
    for (let knot = 0; knot < 7; knot++)
      blob(path, x + Math.sign(x) * knot * 0.01, -0.42 + knot * 0.13, [0.105 - knot * 0.008, 0.085])
}

/** Dreadlocks: ropes of hair, each cut by itself. */
export const rope =
  (share: number): Strand =>
  (path, view) => {
    const [from, to] = view === 'side' ? [-0.52, 0.02] : [-0.56, 0.56]
    const x = from + (to - from) * share
    const end = 0.36 + 0.12 * Math.sin(share * 19)
    path.moveTo(x - 0.06, -0.72)
    path.bezierCurveTo(x - 0.09, -0.3, x - 0.07, 0, x - 0.055, end)
    path.quadraticCurveTo(x, end + 0.09, x + 0.055, end)
    path.bezierCurveTo(x + 0.07, 0, x + 0.07, -0.3, x + 0.06, -0.72)
    path.closePath()
  }
