import type { SKRSContext2D } from '@napi-rs/canvas'
import { finishPaper } from '../../../../paint/paper/paper.ts'
import { hazeAt } from '../../../../paint/projection.ts'
import { paintSprite, type Sprite } from '../../../../paint/paper/sprite.ts'
import { REST_DISTANCE } from '../../../../scene/box.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { inkFor } from '../plane.ts'
import type { Fill, Ink } from '../paper.ts'
import type { Pair } from '../shapes.ts'

/** A wall that runs away from the audience: a street front, a corridor, an aisle of shelves. */
export interface SideWall {
  readonly name: string
  /** Where it stands; negative at the left. */
  readonly x: number
  readonly height: number
  readonly from?: number
  readonly to: number
  readonly haze?: number
  readonly draw: (brush: WallBrush) => void
  /** Painted after the tint: lit windows. */
  readonly glow?: (brush: WallBrush) => void
}

/** Draws on the wall in its own measures: `z` along it, `y` up. */
export interface WallBrush {
  readonly ink: Ink
  readonly from: number
  readonly to: number
  readonly height: number
  at(z: number, y: number): Pair
  /** A rectangle of the wall. */
  patch(fill: Fill, zs: Pair, ys: Pair): void
}

/** Painted once as the resting camera sees it; moved as a whole while the camera only pans and rises. */
export function sideWall(context: PlaceContext, wall: SideWall): Piece {
  let painted: { readonly key: string; readonly sprite: Sprite } | undefined
  return {
    name: wall.name,
    depth: () => Math.min(32, wall.to - 0.05),
    draw(pen) {
      const key = `${pen.detail(0)} ${pen.style}`
      if (painted?.key !== key) painted = { key, sprite: paintWall(context, wall, pen) }
      if (Math.abs(pen.camera.z + REST_DISTANCE) < 1e-6) showWhole(painted.sprite, wall, pen)
      else showColumns(painted.sprite, wall, pen)
    },
  }
}

function nearest(context: PlaceContext, wall: SideWall): number {
  const edge = (REST_DISTANCE * Math.abs(wall.x)) / (context.box.width * 0.85) - REST_DISTANCE
  return Math.max(-9.5, edge, wall.from ?? -9.5)
}

function paintWall(context: PlaceContext, wall: SideWall, pen: Pen): Sprite {
  const from = nearest(context, wall)
  const brushFor = brushMaker(context, wall, { pen, from })
  const outer = (wall.x * REST_DISTANCE) / (from + REST_DISTANCE)
  const inner = (wall.x * REST_DISTANCE) / (wall.to + REST_DISTANCE)
  const { top, bottom } = heights(context, wall, { pen, from })
  const rest = pen.height / pen.box.height
  const sprite = paintSprite({
    left: Math.min(outer, inner),
    top,
    width: Math.abs(outer - inner),
    height: bottom - top,
    unit: rest * Math.min(1.4, Math.max(1, pen.detail(0) / rest)),
    draw: (ctx, unit) => {
      wall.draw(brushFor(ctx, unit))
      layHaze(ctx, { pen, wall, inner, outer, from })
    },
  })
  const finish = { light: pen.light, haze: 0, shadow: 0, edge: 0, soft: 0, tint: 1 }
  const finished = finishPaper(sprite, finish)
  if (wall.glow) {
    const ctx = finished.canvas.getContext('2d')
    ctx.save()
    ctx.scale(finished.unit, finished.unit)
    ctx.translate(-finished.left, -finished.top)
    wall.glow(brushFor(ctx, finished.unit))
    ctx.restore()
  }
  return finished
}

interface Seen {
  readonly pen: Pen
  readonly from: number
}

/** Where a point of the wall lies for the resting camera. */
function pointOf(wall: SideWall, pen: Pen): WallBrush['at'] {
  return (z, y) => {
    const scale = REST_DISTANCE / (z + REST_DISTANCE)
    return [wall.x * scale, -(pen.eye + (y - pen.eye) * scale)]
  }
}

/** The sheet's upper and lower edge: no higher and lower than any camera sees. */
function heights(context: PlaceContext, wall: SideWall, { pen, from }: Seen) {
  const { box } = context
  const at = pointOf(wall, pen)
  return {
    top: Math.max(at(from, wall.height)[1], -(pen.eye + box.horizon * box.height * 1.4)),
    bottom: Math.min(at(from, 0)[1], -(pen.eye - (1 - box.horizon) * box.height * 1.4)),
  }
}

function brushMaker(context: PlaceContext, wall: SideWall, { pen, from }: Seen) {
  const at = pointOf(wall, pen)
  return (ctx: SKRSContext2D, unit: number): WallBrush => ({
    ink: inkFor(context, wall.name, { z: 0, ctx, unit }),
    from,
    to: wall.to,
    height: wall.height,
    at,
    patch: (fill, zs, ys) => {
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.moveTo(...at(zs[0], ys[0]))
      ctx.lineTo(...at(zs[1], ys[0]))
      ctx.lineTo(...at(zs[1], ys[1]))
      ctx.lineTo(...at(zs[0], ys[1]))
      ctx.closePath()
      ctx.fill()
    },
  })
}

function layHaze(
  ctx: SKRSContext2D,
  on: { pen: Pen; wall: SideWall; inner: number; outer: number; from: number },
): void {
  const { pen, wall, inner, outer, from } = on
  const gradient = ctx.createLinearGradient(inner, 0, outer, 0)
  for (const z of [wall.to, 30, 20, 12, 7, 3, 0]) {
    if (z > wall.to || z < from) continue
    const share = ((wall.x * REST_DISTANCE) / (z + REST_DISTANCE) - inner) / (outer - inner)
    const tint = hazeAt(pen.light, z) * (wall.haze ?? 1)
    gradient.addColorStop(Math.min(1, Math.max(0, share)), clear(pen.light.haze, tint))
  }
  ctx.globalCompositeOperation = 'source-atop'
  ctx.fillStyle = gradient
  ctx.fillRect(Math.min(inner, outer), -100, Math.abs(outer - inner), 200)
  ctx.globalCompositeOperation = 'source-over'
}

function showWhole(sprite: Sprite, wall: SideWall, pen: Pen): void {
  const { ctx, camera } = pen
  const centre = pen.project(camera.x, camera.y, 0)
  const stretch = (wall.x - camera.x) / wall.x
  const lift = (camera.y - pen.eye) / wall.x
  ctx.save()
  ctx.translate(centre.x, centre.y)
  ctx.scale(centre.scale, centre.scale)
  ctx.transform(stretch, lift, 0, 1, 0, 0)
  const { canvas, unit } = sprite
  ctx.drawImage(
    canvas,
    sprite.left,
    sprite.top + pen.eye,
    canvas.width / unit,
    canvas.height / unit,
  )
  ctx.restore()
}

/** While the camera travels in depth each column of the wall has its own scale. */
function showColumns(sprite: Sprite, wall: SideWall, pen: Pen): void {
  const { ctx, camera } = pen
  const { canvas, unit } = sprite
  const centre = pen.project(camera.x, camera.y, 0)
  const reach = centre.scale * -camera.z
  const across = wall.x - camera.x
  if (Math.abs(across) < 0.1) return
  const step = Math.max(3, Math.round(pen.width / 320))
  for (let x = -pen.spare; x < pen.width + pen.spare; x += step) {
    const offset = x + step / 2 - centre.x
    if (offset * across <= 0) continue
    const scale = offset / across
    const z = camera.z + reach / scale
    if (z > wall.to) continue
    const rest = REST_DISTANCE / (z + REST_DISTANCE)
    const source = (wall.x * rest - sprite.left) * unit
    const ratio = scale / (rest * unit)
    const wide = Math.max(0.5, ((step / ratio) * Math.abs((wall.x * rest) / offset) * scale) / rest)
    if (source < 0 || source >= canvas.width) continue
    const top = centre.y - (camera.y - pen.eye) * -scale + (sprite.top + pen.eye) * unit * ratio
    ctx.drawImage(
      canvas,
      source,
      0,
      Math.min(wide, canvas.width - source),
      canvas.height,
      x,
      top,
      step + 0.6,
      canvas.height * ratio,
    )
  }
}

/** Bricks along a side wall, larger when nearer. */
export function sideBricks(
  brush: WallBrush,
  how: { colour: string; size?: number; share?: number },
): void {
  const size = how.size ?? 0.9
  const { random } = brush.ink
  const far = Math.min(brush.to, 22)
  brush.patch(how.colour, [brush.from, brush.to], [0, brush.height])
  for (let y = 0, row = 0; y < brush.height; y += size * 0.42, row++) {
    for (let z = brush.from + (row % 2) * size * 0.5; z < far; z += size) {
      if (!random.chance(how.share ?? 0.45)) continue
      const tone = random.chance(0.5)
        ? darker(how.colour, random.between(0.06, 0.18))
        : lighter(how.colour, random.between(0.05, 0.15))
      brush.patch(tone, [z + size * 0.04, z + size * 0.94], [y + size * 0.03, y + size * 0.38])
    }
  }
}

/** A window on a side wall with its frame and sill. */
export function sideWindow(
  brush: WallBrush,
  how: { z: number; y: number; width: number; height: number; frame: string; glass: string },
): void {
  const { z, y, width, height, frame, glass } = how
  brush.patch(frame, [z - 0.12, z + width + 0.12], [y - 0.12, y + height + 0.12])
  brush.patch(glass, [z, z + width], [y, y + height])
  brush.patch(frame, [z + width * 0.46, z + width * 0.54], [y, y + height])
  brush.patch(frame, [z, z + width], [y + height * 0.48, y + height * 0.54])
  brush.patch(lighter(frame, 0.3), [z - 0.2, z + width + 0.2], [y - 0.28, y - 0.1])
}
