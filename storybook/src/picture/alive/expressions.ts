import { ease } from '../../stage/easing.ts'
import type { Spot } from '../drawing/mesh.ts'
import type { FaceParts, Place } from '../regions/face-parts.ts'
import type { Expression } from '../wishes/face-words.ts'

/** A face that is to move, and the height of the world divided by its width. */
interface Faced {
  readonly parts: FaceParts
  readonly shape: number
}

/** What a face does at one instant: 0 not at all … 1. */
interface Mien {
  /** How far each eye is closed. */
  readonly eyes: readonly [number, number]
  /** Corners of the mouth up, or down below 0. */
  readonly smile: number
  /** How far the mouth is open. */
  readonly open: number
  /** Where the face is turned, −1…1. */
  readonly aside: number
  readonly down: number
}

/** How a face looks at story time t: nothing of it moves at time 0. */
export function mienAt(t: number, wanted: readonly Expression[]): Mien {
  const has = (name: Expression): number => (wanted.includes(name) ? 1 : 0)
  const smile = has('smile') * ease((t - 0.3) / 1.1)
  const lids = Math.max(blinkAt(t), has('sleep') * ease((t - 0.6) / 0.9), 0.2 * smile)
  const start = ease(t / 0.6)
  return {
    eyes: [Math.max(lids, has('wink') * winkAt(t)), has('wink') ? 0.12 * winkAt(t) : lids],
    smile: smile - has('frown') * ease((t - 0.3) / 1.1),
    open: has('talk') * start * syllables(t),
    aside: has('turn') * Math.sin(t * 1.3) * start + has('shake') * Math.sin(t * 6.2) * start * 0.7,
    down: has('nod') * start * Math.max(0, Math.sin(t * 4.4)),
  }
}

/** Lids close and open in a quarter of a second, now and then. */
function blinkAt(t: number): number {
  const since = (t % 2.3) - 0.9
  return since < 0 || since > 0.3 ? 0 : Math.min(1, 1.25 * Math.sin((since / 0.3) * Math.PI))
}

function winkAt(t: number): number {
  const since = (t % 2.8) - 0.8
  return since < 0 || since > 0.7 ? 0 : Math.min(1, 2 * Math.sin((since / 0.7) * Math.PI))
}

function syllables(t: number): number {
  const pause = Math.min(1, Math.max(0, 1.6 * Math.sin(t * 1.7 + 0.6) + 1.1))
  return pause * Math.abs(Math.sin(t * 8.3) * (0.7 + 0.3 * Math.sin(t * 3.1)))
}

/** Moves a place of the sheet as the face in it does: all within its outline, so that nothing around it gives way. */
export function express(spot: Spot, { parts, shape }: Faced, mien: Mien): void {
  const { eyes, mouth, apart } = parts
  const from = (place: Place): readonly [number, number] => [
    (spot.u - place.u) / apart,
    ((spot.v - place.v) * shape) / apart,
  ]
  const between = { u: (eyes[0].u + eyes[1].u) / 2, v: (eyes[0].v + mouth.v) / 2 }
  const [x, y] = from(between)
  const away = (x / 1.15) ** 2 + (y / 1.5) ** 2
  if (away >= 1) return
  const turned = (1 - away) ** 2
  let across = -0.2 * mien.aside * turned
  let down = -0.16 * mien.down * turned
  eyes.forEach((eye, side) => {
    const [ex, ey] = from(eye)
    down += closing(ex, ey, mien.eyes[side]!)
  })
  const [mx, my] = from(mouth)
  const bow = Math.min(1, (mx / 0.4) ** 2)
  const near = Math.exp(-((Math.max(0, Math.abs(mx) - 0.4) / 0.16) ** 2) - (my / 0.3) ** 2)
  down += mien.smile * near * (0.19 * bow - 0.05)
  across -= mien.smile * near * 0.16 * mx
  down -= opening(mx, my) * mien.open
  spot.u += across * apart
  spot.v += (down * apart) / shape
}

/** Half of how wide and how high an eye with its lids is, beside how far eyes are apart. */
const [LID_WIDE, LID_HIGH] = [0.4, 0.24]

/** Draws the lids together: the eye becomes a line. */
function closing(x: number, y: number, closed: number): number {
  const [across, up] = [Math.abs(x) / LID_WIDE, Math.abs(y) / LID_HIGH]
  if (closed === 0 || across >= 1 || up >= 1) return 0
  const left = 1 - 0.92 * closed * (1 - across ** 4)
  const seen = up / (up + (1 - up) * left)
  return Math.sign(y) * (seen - up) * LID_HIGH
}

/** The chin sinks; between the lips the sheet stretches. */
function opening(x: number, y: number): number {
  if (y <= -0.04) return 0
  const lip = Math.min(1, (y + 0.04) / 0.1)
  return 0.17 * lip * Math.exp(-((x / 0.5) ** 2)) * Math.max(0, 1 - y / 0.9)
}
