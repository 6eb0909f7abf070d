import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createProjection } from '../../paint/projection.ts'
import { partsOfPixel, settle } from '../../paint/paper/settled.ts'
import { createSprite, type Sprite } from '../../paint/paper/sprite.ts'
import { REST_DISTANCE, restCamera } from '../../scene/box.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Camera } from '../../scene/space.ts'

/** How much smaller the room is painted than it is shown: that is what makes it soft, and cheap. A place that is told must be known. */
export const REDUCED = { untold: 5, told: 2.4, corner: 3.6 } as const
/** Painted beyond the frame on every side, in frame sizes. */
const MARGIN = 0.32
/** The depth at which the whole room slides. */
const DEPTH = 9

/** How far below the frame's floor the room's is, and how soft it is. */
interface SoftLook {
  readonly sink: number
  readonly reduced: number
}

/**
 * A room far behind what matters, out of focus: all its pieces painted once, small, as the resting camera sees them.
 * One enlarged sheet costs a third of the planes it replaces, and the eye goes to what is sharp.
 */
export function softRoom(pieces: readonly Piece[], look: SoftLook): Piece {
  let kept: { readonly key: string; readonly sheet: Canvas } | undefined
  let large: { readonly key: string; readonly sprite: Sprite } | undefined
  return {
    name: 'soft room',
    depth: () => 30,
    draw(pen) {
      const key = `${pen.width} ${pen.height} ${pen.style} ${pen.light.name}`
      if (kept?.key !== key) kept = { key, sheet: paintRoom(pieces, pen, look) }
      const place = placeOf(pen, kept.sheet, look)
      if (!isSettled(pen)) return pen.ctx.drawImage(kept.sheet, ...place)
      const seen = pen.view(DEPTH)
      const size = `${key} ${seen.left} ${seen.right} ${place[2]}`
      if (large?.key !== size) large = { key: size, sprite: enlarged(pen, kept.sheet, place) }
      showSettled(pen, large.sprite)
    },
  }
}

function sunk(camera: Camera, sink: number): Camera {
  return { ...camera, y: camera.y + sink }
}

function paintRoom(pieces: readonly Piece[], pen: Pen, { sink, reduced }: SoftLook): Canvas {
  const whole = 1 + 2 * MARGIN
  const sheet = createCanvas(
    Math.ceil((pen.width * whole) / reduced),
    Math.ceil((pen.height * whole) / reduced),
  )
  const ctx = sheet.getContext('2d')
  ctx.scale(1 / reduced, 1 / reduced)
  ctx.translate(pen.width * MARGIN, pen.height * MARGIN)
  const inner = roomPen({ ...pen, ctx }, sunk(restCamera(pen.box), sink), reduced)
  for (const piece of pieces.toSorted((a, b) => b.depth(0) - a.depth(0))) piece.draw(inner)
  const soft = createCanvas(sheet.width, sheet.height)
  const over = soft.getContext('2d')
  over.filter = 'blur(1.1px)'
  over.drawImage(sheet, 0, 0)
  over.filter = 'none'
  over.globalCompositeOperation = 'source-atop'
  over.fillStyle = pen.light.dark ? 'rgba(10,12,30,0.2)' : 'rgba(255,240,208,0.12)'
  over.fillRect(0, 0, soft.width, soft.height)
  return soft
}

function roomPen(pen: Pen, camera: Camera, reduced: number): Pen {
  const { width, height, box } = pen
  const unit = (z: number): number => ((height / box.height) * REST_DISTANCE) / (z + REST_DISTANCE)
  return {
    ...pen,
    camera,
    t: 0,
    still: true,
    // On a sheet of another size nothing can settle on pixels of the frame.
    level: false,
    spare: width * MARGIN,
    project: createProjection(pen, camera),
    detail: (z) => (unit(z) * 2) / reduced,
    view: (z) => {
      const half = (width * (0.5 + MARGIN)) / unit(z)
      return {
        left: -half,
        right: half,
        top: camera.y + (height * (box.horizon + MARGIN)) / unit(z),
        bottom: camera.y - (height * (1 - box.horizon + MARGIN)) / unit(z),
      }
    },
  }
}

/** Where the sheet goes on the frame, and how large it is there. */
type Place = readonly [left: number, top: number, width: number, height: number]

function placeOf(pen: Pen, sheet: Canvas, { sink, reduced }: SoftLook): Place {
  const { height, box } = pen
  const rest = sunk(restCamera(box), sink)
  const scale = ((height / box.height) * REST_DISTANCE) / (DEPTH + REST_DISTANCE)
  const middle = rest.y + (height * (box.horizon - 0.5)) / scale
  const now = createProjection(pen, sunk(pen.camera, sink))(0, middle, DEPTH)
  const grow = (now.scale / scale) * reduced
  const [wide, high] = [sheet.width * grow, sheet.height * grow]
  return [now.x - wide / 2, now.y - high / 2, wide, high]
}

/** While the camera only goes sideways the room keeps its size, and beyond 720p there is no memory to enlarge it once. */
function isSettled(pen: Pen): boolean {
  return pen.level && partsOfPixel(pen) === 4
}

/** All that the shot shows of the room, enlarged once: doing it in every frame takes 4 ms at 720p. */
function enlarged(pen: Pen, sheet: Canvas, [left, top, wide, high]: Place): Sprite {
  const { unit, left: first, right: last } = seenAt(pen)
  const corner = pen.project(first, 0, DEPTH).x
  const canvas = createCanvas(Math.ceil((last - first) * unit), pen.height)
  canvas.getContext('2d').drawImage(sheet, left - corner, top, wide, high)
  return createSprite({ canvas, unit, left: first, top: 0 })
}

function showSettled(pen: Pen, sprite: Sprite): void {
  const { width, height } = sprite.canvas
  const left = pen.project(sprite.left, 0, DEPTH).x
  const settled = settle(pen, sprite, { area: { left, top: 0, width, height }, z: DEPTH })
  if (settled) pen.ctx.drawImage(settled.canvas, settled.left, settled.top)
}

function seenAt(pen: Pen): {
  readonly unit: number
  readonly left: number
  readonly right: number
} {
  return { ...pen.view(DEPTH), unit: pen.project(0, 0, DEPTH).scale }
}
