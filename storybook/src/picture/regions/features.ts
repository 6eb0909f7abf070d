import { blur, sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Patch } from './patches.ts'

/** Measured: faces of people and dogs 0.58 and more; bricks, labels, paths, bark and lamps at most 0.49. */
const LEAST_LIKE = 0.5

/** Whether somewhere in a patch two dark eyes lie beside a bridge, above cheeks and a mouth. */
export function hasFeatures(patch: Patch, { bright }: Look): boolean {
  const wide = patch.right - patch.left + 1
  return SIZES.some((share) => {
    const soft = blur(bright, Math.max(1, wide * share * 0.06))
    for (const frame of framesIn(patch, wide * share)) {
      if (likeness(frame, soft) > LEAST_LIKE) return true
    }
    return false
  })
}

/** How wide a face may be in its patch, which has the hair and the neck in it. */
const SIZES = [0.55, 0.65, 0.75, 0.85, 0.95]

function* framesIn({ left, right, top, bottom }: Patch, width: number): Generator<Frame> {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const height = width * LONG
  const [stepAcross, stepDown] = [Math.max(1, wide * 0.06), Math.max(1, high * 0.05)]
  for (let x = left + wide * 0.35; x <= left + wide * 0.65; x += stepAcross) {
    for (let y = top - height * 0.15; y + height < bottom + height * 0.2; y += stepDown) {
      yield { x: x - width / 2, y, width, height }
    }
  }
}

/** A face is so much higher than wide, from the brow to the chin. */
const LONG = 1.25

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much darker eyes and mouth are than cheeks, brow and bridge, beside how light those are. */
function likeness({ x, y, width, height }: Frame, soft: Field): number {
  const at = (u: number, v: number): number =>
    sample(soft, (x + u * width) / soft.width, (y + v * height) / soft.height)
  const eyes = [at(0.27, 0.37), at(0.73, 0.37)] as const
  const cheeks = [at(0.24, 0.59), at(0.76, 0.59)] as const
  const [bridge, brow, mouth] = [at(0.5, 0.4), at(0.5, 0.17), at(0.5, 0.8)]
  const light = (cheeks[0] + cheeks[1] + bridge + brow) / 4 + 0.02
  const least = Math.min(
    cheeks[0] - eyes[0],
    cheeks[1] - eyes[1],
    bridge - Math.max(eyes[0], eyes[1]),
  )
  const uneven = Math.abs(cheeks[0] - cheeks[1]) + Math.abs(eyes[0] - eyes[1])
  const told =
    2 * least +
    0.6 * ((cheeks[0] + cheeks[1]) / 2 - mouth) +
    0.3 * (brow - (eyes[0] + eyes[1]) / 2) -
    0.5 * uneven
  return told / light
}
