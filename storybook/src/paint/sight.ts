import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece, Scene, ShotScene } from '../scene/scene.ts'
import { createPen } from './create-pen.ts'
import { surveyShot } from './pieces/survey.ts'

/** How much of one player is seen at an instant, measured on its own ink. */
export interface Sighting {
  /** The player's key: `s1#0`. */
  readonly key: string
  /** Pixels of its silhouette, in and around the frame. */
  readonly ink: number
  /** Share of the silhouette that is inside the frame. */
  readonly inside: number
  /** Share of the silhouette that lies inside the frame with other pieces over it, and how much each of them hides. */
  readonly covered: number
  readonly by: ReadonlyMap<string, number>
  /** Its silhouette's box in shares of the frame, from the left and the top. */
  readonly box: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
}

/** Thinner than this is a shadow, a reflection, rain or smoke. */
const SOLID = 150
/** How much is looked at around the frame on every side, in frames. */
const AROUND = 0.6
const PLAYER = /^([\w-]+#\d+)/u

/** What is seen of every player of a shot at a time: its pieces are drawn one by one, from the back to the front. */
export function sightOf(scene: Scene, shot: ShotScene, time: number): Sighting[] {
  const [left, top] = [Math.round(scene.width * AROUND), Math.round(scene.height * AROUND)]
  const [width, height] = [scene.width + 2 * left, scene.height + 2 * top]
  const ctx = createCanvas(width, height).getContext('2d', { willReadFrequently: true })
  ctx.translate(left, top)
  const pen = penFor({ scene, shot, ctx, time })
  const order = shot.pieces
    .map((piece, index) => ({ piece, index, z: piece.depth(pen.t) }))
    .toSorted((a, b) => b.z - a.z || a.index - b.index)
    .map(({ piece }) => piece)
  const first = order.findIndex(({ name }) => PLAYER.test(name))
  if (first < 0) return []
  const masks = order.slice(first).map((piece) => ({ name: piece.name, ink: inkOf(piece, pen) }))
  const frame = { left, top, width, right: left + scene.width, bottom: top + scene.height }
  return masks.flatMap(({ name, ink }, index) =>
    PLAYER.exec(name)?.[1] === name ? [sighting({ name, ink }, masks.slice(index + 1), frame)] : [],
  )
}

interface Mask {
  readonly name: string
  readonly ink: Uint8Array
}

/** 1 for each pixel that a piece fills. */
function inkOf(piece: Piece, pen: Pen): Uint8Array {
  const { ctx } = pen
  const { width, height } = ctx.canvas
  ctx.save()
  ctx.resetTransform()
  ctx.clearRect(0, 0, width, height)
  ctx.restore()
  ctx.save()
  piece.draw(pen)
  ctx.restore()
  const { data } = ctx.getImageData(0, 0, width, height)
  return Uint8Array.from({ length: width * height }, (_, at) => (data[at * 4 + 3]! > SOLID ? 1 : 0))
}

interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Of the drawing with what is around the frame. */
  readonly width: number
}

function sighting({ name: key, ink }: Mask, above: readonly Mask[], frame: Frame): Sighting {
  const others = above.filter(({ name }) => PLAYER.exec(name)?.[1] !== key)
  const hidden = new Map<string, number>()
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  let [all, inside, covered] = [0, 0, 0]
  for (let at = 0; at < ink.length; at++) {
    if (ink[at] === 0) continue
    const [x, y] = [at % frame.width, Math.floor(at / frame.width)]
    all++
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y + 1)
    if (x < frame.left || x >= frame.right || y < frame.top || y >= frame.bottom) continue
    inside++
    const coverer = others.findLast((other) => other.ink[at] === 1)
    if (!coverer) continue
    covered++
    hidden.set(coverer.name, (hidden.get(coverer.name) ?? 0) + 1)
  }
  const share = (pixels: number): number => (all === 0 ? 0 : pixels / all)
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  return {
    key,
    ink: all,
    inside: share(inside),
    covered: share(covered),
    by: new Map([...hidden].map(([name, pixels]) => [name, share(pixels)])),
    box: {
      left: (box.left - frame.left) / wide,
      right: (box.right - frame.left) / wide,
      top: (box.top - frame.top) / tall,
      bottom: (box.bottom - frame.top) / tall,
    },
  }
}

function penFor(parts: {
  readonly scene: Scene
  readonly shot: ShotScene
  readonly ctx: SKRSContext2D
  readonly time: number
}): Pen {
  const { scene, shot, ctx, time } = parts
  const frame = { ...scene, box: shot.box }
  const survey = surveyShot(shot, frame, scene.fps)
  // Seen from where the camera stands still and level.
  return {
    ...createPen({ scene, shot, survey, ctx, time }),
    spare: 0,
    still: false,
    level: false,
    pace: () => 0,
  }
}
