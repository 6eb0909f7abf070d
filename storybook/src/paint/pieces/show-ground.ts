import { createCanvas } from '@napi-rs/canvas'
import { REST_DISTANCE } from '../../scene/box.ts'
import { empty, releasePicture } from '../../scene/kept-canvas.ts'
import type { Pen } from '../../scene/scene.ts'
import { partsOfPixel } from '../paper/settled.ts'
import type { Sprite } from '../paper/sprite.ts'

/** The painted ground, and its height on the stage. */
export interface Ground {
  readonly sheet: Sprite
  readonly height: number
  /** Columns for each pixel of the frame when there are several and each row of the sheet is a row of the frame; otherwise 0. */
  readonly columns: number
}

/** In frames: beyond 720p there is no memory for more. */
const WIDEST = 1.3

/**
 * While the camera only goes sideways the sheet has several columns for each pixel, of which the nearest is taken: sampling
 * between pixels in every frame takes twice as long.
 */
export function layGround(sheet: Sprite, height: number, pen: Pen): Ground {
  const plain = { sheet, height, columns: 0 }
  const columns = partsOfPixel(pen)
  if (!pen.level || !keepsDistance(pen) || columns === 0) return plain
  const { width, rows } = areaOf(plain, pen)
  if (columns < 4 && width > pen.width * WIDEST) return plain
  const canvas = createCanvas(Math.round(width * columns), Math.max(1, Math.round(rows)))
  canvas.getContext('2d').drawImage(sheet.canvas, 0, 0, canvas.width, canvas.height)
  releasePicture(canvas)
  empty(sheet.canvas)
  return { sheet: { ...sheet, canvas }, height, columns }
}

/** While the camera keeps its distance, the sheet moves as a sheared picture; when it nears, row by row. */
export function showGround(ground: Ground, pen: Pen): void {
  if (pen.camera.y - ground.height < 0.02) return
  if (keepsDistance(pen)) showSheared(ground, pen)
  else showRows(ground.sheet, ground.height, pen)
}

function keepsDistance({ camera }: Pen): boolean {
  return Math.abs(camera.z + REST_DISTANCE) < 1e-6
}

/** Where the sheet lies on the frame, in pixels, and how far it leans to the side from row to row, from the horizon on. */
function areaOf({ sheet, height, columns }: Ground, pen: Pen): Area {
  const line = pen.project(0, height, 0)
  const horizon = pen.project(0, pen.camera.y, 0).y
  const restRise = pen.eye - height
  const rise = (line.y - horizon) / (restRise * line.scale)
  const { canvas, unit } = sheet
  return {
    left: line.x + (pen.camera.x + sheet.left) * line.scale,
    top: horizon + (sheet.top + pen.eye) * line.scale * rise,
    width: columns ? canvas.width / columns : (canvas.width * line.scale) / unit,
    rows: columns ? canvas.height : (canvas.height * line.scale * rise) / unit,
    lean: -pen.camera.x / (restRise * rise),
    horizon,
  }
}

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly rows: number
  readonly lean: number
  readonly horizon: number
}

function showSheared(ground: Ground, pen: Pen): void {
  const { ctx } = pen
  const { left, width, rows, lean, horizon, ...area } = areaOf(ground, pen)
  const isFine = ground.columns > 0
  const top = isFine ? Math.round(area.top) : area.top
  ctx.save()
  ctx.translate(left + lean * (top - horizon), top)
  ctx.transform(1, 0, lean, 1, 0, 0)
  ctx.imageSmoothingEnabled = !isFine
  ctx.drawImage(ground.sheet.canvas, 0, 0, width, rows)
  ctx.restore()
}

function showRows(sheet: Sprite, height: number, pen: Pen): void {
  const { ctx, camera } = pen
  const centre = pen.project(camera.x, camera.y, 0)
  const horizon = centre.y
  const reach = pen.project(0, 0, 0).scale * -camera.z
  const rise = camera.y - height
  const width = sheet.canvas.width
  const bottom = pen.height + pen.spare
  const step = Math.max(2, Math.round(pen.height / 240))
  const rowOf = (y: number): number => {
    const z = camera.z + (reach * rise) / (y - horizon)
    const gy = -pen.eye + ((pen.eye - height) * REST_DISTANCE) / (z + REST_DISTANCE)
    return (gy - sheet.top) * sheet.unit
  }
  for (let y = Math.max(-pen.spare, Math.floor(horizon) + 1); y < bottom; y += step) {
    const from = rowOf(y)
    const to = rowOf(y + step)
    if (to <= 0 || from >= sheet.canvas.height || to <= from) continue
    const middle = y + step / 2
    const scale = (middle - horizon) / rise
    const z = camera.z + reach / scale
    const restScale = (REST_DISTANCE / (z + REST_DISTANCE)) * sheet.unit
    const ratio = scale / restScale
    const left = centre.x - camera.x * scale + sheet.left * sheet.unit * ratio
    ctx.drawImage(sheet.canvas, 0, from, width, to - from, left, y, width * ratio, step + 0.6)
  }
}
