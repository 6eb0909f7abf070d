import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pen } from '../scene/scene.ts'
import { createPlane, type Placed } from './plane.ts'

/** Blurs by steps of this factor; pieces of one step share a plane. */
const STEP = 1.6
/** From here on a piece lies on the picture itself, as light does: it has no depth to be out of. */
const ON_THE_LENS = -11

/**
 * Depth of field. What is out of focus is drawn small, softened there and enlarged: the blurrier, the smaller the
 * plane, so that strong blur costs less than weak.
 */
export function createFocus(size: {
  readonly width: number
  readonly height: number
}): (pen: Pen, pieces: readonly Placed[]) => void {
  let plane: ReturnType<typeof createPlane> | undefined
  let soft: Canvas | undefined
  return (pen, pieces) => {
    for (let start = 0; start < pieces.length;) {
      const level = blurLevel(pen, pieces[start]!.z)
      let end = start + 1
      while (end < pieces.length && blurLevel(pen, pieces[end]!.z) === level) end++
      const group = pieces.slice(start, end)
      start = end
      if (level === 0) {
        for (const { piece } of group) piece.draw(pen)
        continue
      }
      plane ??= createPlane(size)
      soft ??= createCanvas(size.width, size.height)
      drawSoft({ pen, plane, soft, blur: STEP ** (level - 1) * (pen.height / 360) }, group)
    }
  }
}

/** 0 sharp, then one more for each factor of blur. */
function blurLevel(pen: Pen, z: number): number {
  const { camera } = pen
  if (z <= ON_THE_LENS) return 0
  if (camera.backdrop !== undefined) return z > camera.focus + 0.5 ? camera.backdrop : 0
  const near = Math.max(1, z - camera.z)
  const focus = Math.max(1, camera.focus - camera.z)
  const blur = camera.aperture * 14 * Math.abs(1 - focus / near)
  if (blur < 0.8) return 0
  return Math.min(6, 1 + Math.floor(Math.log(blur / 0.8) / Math.log(STEP)))
}

function drawSoft(
  tools: {
    readonly pen: Pen
    readonly plane: ReturnType<typeof createPlane>
    readonly soft: Canvas
    readonly blur: number
  },
  group: readonly Placed[],
): void {
  const { pen, plane, soft, blur } = tools
  const scale = Math.min(1, Math.max(0.12, 1.6 / blur))
  plane.open(pen, scale)
  const inner: Pen = { ...pen, ctx: plane.ctx, still: false, level: false }
  for (const { piece } of group) piece.draw(inner)
  const width = Math.ceil(pen.width * scale)
  const height = Math.ceil(pen.height * scale)
  const softCtx = soft.getContext('2d')
  softCtx.reset()
  const radius = Math.max(0.5, blur * scale * 0.8)
  softCtx.filter = `blur(${radius}px)`
  softCtx.drawImage(plane.ctx.canvas, 0, 0, width, height, 0, 0, width, height)
  softCtx.filter = 'none'
  backRim(softCtx, plane.ctx.canvas, { width, height, rim: Math.ceil(radius * 2) })
  pen.ctx.save()
  pen.ctx.resetTransform()
  pen.ctx.drawImage(soft, 0, 0, width, height, 0, 0, width / scale, height / scale)
  pen.ctx.restore()
}

/** A blur fades towards the rim, where it finds nothing outside: there the plane itself is put behind it. */
function backRim(
  ctx: SKRSContext2D,
  plane: Canvas,
  { width, height, rim }: { readonly width: number; readonly height: number; readonly rim: number },
): void {
  ctx.globalCompositeOperation = 'destination-over'
  for (const [x, y, wide, tall] of [
    [0, 0, width, rim],
    [0, height - rim, width, rim],
    [0, rim, rim, height - 2 * rim],
    [width - rim, rim, rim, height - 2 * rim],
  ] as const) {
    ctx.drawImage(plane, x, y, wide, tall, x, y, wide, tall)
  }
  ctx.globalCompositeOperation = 'source-over'
}
