import { pairs } from '../../../../scene/rows.ts'
import { blob, type Strand } from './strand.ts'

/** Where on the rim of the hair a curl sits: clear of the eyes. */
const curlAt = (angle: number): readonly [number, number] => [
  Math.cos(angle) * 0.46 - 0.01,
  -0.64 - Math.sin(angle) * 0.4,
]

export const curls =
  (size: number, low: number): Strand =>
  (path, view) => {
    const ring = view === 'front' ? 11 : 12
    for (let index = 0; index < ring; index++) {
      const share = index / (ring - 1)
      const from = view === 'side' ? 0.02 : -0.08
      const to = view === 'side' ? 1.26 : 1.08
      const angle = (from + (to - from) * share) * Math.PI
      const [x, y] = curlAt(angle)
      blob(path, x, y, [size, size])
    }
    blob(path, view === 'side' ? -0.16 : 0, -0.84, [0.36, 0.24])
    if (view === 'back') blob(path, 0, -0.5, [0.44, 0.42 + low])
    if (view === 'side') blob(path, -0.3, -0.55, [0.16, 0.28])
  }

export const afro: Strand = (path, view) => {
  const x = view === 'side' ? -0.08 : 0
  if (view === 'back') return blob(path, x, -0.68, [0.56, 0.62])
  path.moveTo(x + 0.5, -0.72)
  path.arc(x, -0.78, 0.56, 0.12, Math.PI * 1.02, true)
  if (view === 'side') {
    path.bezierCurveTo(x - 0.58, -0.5, x - 0.46, -0.3, x - 0.24, -0.26)
    path.bezierCurveTo(x - 0.1, -0.44, x - 0.06, -0.62, x + 0.1, -0.7)
    path.quadraticCurveTo(x + 0.3, -0.76, x + 0.5, -0.72)
  } else {
    path.bezierCurveTo(x - 0.58, -0.5, x - 0.48, -0.36, x - 0.4, -0.38)
    path.bezierCurveTo(x - 0.36, -0.66, x - 0.2, -0.74, x, -0.75)
    path.bezierCurveTo(x + 0.2, -0.74, x + 0.36, -0.66, x + 0.4, -0.38)
    path.bezierCurveTo(x + 0.5, -0.36, x + 0.6, -0.5, x + 0.55, -0.72)
  }
  path.closePath()
}

export const spikes: Strand = (path, view) => {
  const lean = view === 'side' ? 0.1 : 0
  for (let index = 0; index < 5; index++) {
    const x = -0.38 + index * 0.19
    const base = -0.94 + Math.abs(x) * 0.36
    path.moveTo(x - 0.14, base + 0.16)
    path.quadraticCurveTo(x - 0.1 + lean, base - 0.14, x + 0.1 + lean, base - 0.2)
    path.quadraticCurveTo(x + 0.06 + lean, base - 0.04, x + 0.18, base + 0.16)
    path.closePath()
  }
}

/** Every strand away from the head, as after a shock. */
export const onEnd: Strand = (path, view) => {
  const middle = view === 'side' ? -0.06 : 0
  const count = 11
  for (let index = 0; index < count; index++) {
    const angle = Math.PI * (-0.06 + (1.12 * index) / (count - 1))
    const [out, up] = [Math.cos(angle), Math.sin(angle)]
    const [x, y] = [middle + out * 0.4, -0.72 - up * 0.3]
    const long = index % 2 ? 0.52 : 0.4
    path.moveTo(x - up * 0.12, y - out * 0.12)
    path.lineTo(x + out * long, y - up * long)
    path.lineTo(x + up * 0.12, y + out * 0.12)
    path.closePath()
  }
}

export const crest: Strand = (path, view) => {
  const wide = view === 'side' ? 0.34 : 0.09
  for (let index = 0; index < 6; index++) {
    const x = (-1 + index * 0.4) * wide
    path.moveTo(x - 0.08, -0.92)
    path.lineTo(x, -1.32 + Math.abs(x) * 0.5)
    path.lineTo(x + 0.1, -0.92)
    path.closePath()
  }
}

export const wisp: Strand = (path) => {
  for (const [x, tall] of pairs('-0.1 0.1, 0 0.16, 0.11 0.11')) {
    path.moveTo(x - 0.07, -0.96)
    path.quadraticCurveTo(x - 0.05, -0.98 - tall, x + 0.09, -1.0 - tall)
    path.quadraticCurveTo(x + 0.04, -1.0, x + 0.07, -0.95)
    path.closePath()
  }
}
