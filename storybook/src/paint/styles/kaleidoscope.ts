import type { Style } from './style.ts'

/** Mirrors in the tube, and how much of the picture one of its wedges holds. */
const [WEDGES, REACH] = [6, 0.92]

/** A tube of mirrors: one wedge of the picture, turned and mirrored all round its middle. */
export const kaleidoscope: Style = {
  hold: 1,
  open({ width, height }) {
    const from = createMirrors(width, height)
    return {
      develop({ source, target }) {
        for (const [at, origin] of from.entries()) target[at] = source[origin]!
      },
    }
  },
}

/** For each pixel the one that is seen there. */
function createMirrors(width: number, height: number): Uint32Array {
  const mirrors = new Uint32Array(width * height)
  const [middle, centre] = [width / 2, height / 2]
  const wedge = (2 * Math.PI) / WEDGES
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot(x - middle, y - centre) * REACH
      const turn = Math.atan2(y - centre, x - middle) + Math.PI / 2 + 2 * Math.PI
      // The wedge stands on its tip, about the middle of the picture: whoever acts is in it.
      const along = Math.abs((turn % wedge) - wedge / 2) - wedge / 4
      const seenX = middle + 1.6 * far * Math.sin(along)
      const seenY = height * 0.98 - far * Math.cos(along)
      mirrors[y * width + x] = fold(seenY, height) * width + fold(seenX, width)
    }
  }
  return mirrors
}

/** What lies beyond an edge is mirrored in. */
function fold(value: number, size: number): number {
  const whole = Math.abs(Math.round(value)) % (2 * size)
  return Math.min(size - 1, whole < size ? whole : 2 * size - 1 - whole)
}
