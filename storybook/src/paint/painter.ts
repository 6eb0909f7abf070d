import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { eyeHeight } from '../scene/box.ts'
import type { Pen, Scene, ShotScene } from '../scene/scene.ts'
import { createProjection } from './projection.ts'
import { surveyShot, type Survey } from './survey.ts'

/** Paints any frame of a scene, in any order, always the same. */
export interface Painter {
  /** The canvas is the painter's own: read it before painting the next frame. */
  paint(frame: number): Canvas
}

/** How long two shots overlap in a dissolve. */
const DISSOLVE_SECONDS = 0.5

export function createPainter(scene: Scene): Painter {
  const canvas = createCanvas(scene.width, scene.height)
  const ctx = canvas.getContext('2d')
  const shots = scene.shots.map((shot) => createShotPainter(scene, shot))
  const starts = startsOf(scene)
  return {
    paint(frame) {
      const time = frame / scene.fps
      const index = indexAt(starts, time)
      const since = time - starts[index]!
      const before = index > 0 && scene.shots[index]?.transition === 'dissolve'
      const mixed = before ? since / DISSOLVE_SECONDS : 1
      if (mixed >= 1) {
        shots[index]!(ctx, since)
        return canvas
      }
      shots[index - 1]!(ctx, time - starts[index - 1]!)
      const over = createCanvas(scene.width, scene.height)
      shots[index]!(over.getContext('2d'), since)
      ctx.globalAlpha = mixed * mixed * (3 - 2 * mixed)
      ctx.drawImage(over, 0, 0)
      ctx.globalAlpha = 1
      return canvas
    },
  }
}

function startsOf(scene: Scene): number[] {
  let time = 0
  return scene.shots.map((shot) => {
    const start = time
    time += shot.seconds
    return start
  })
}

function indexAt(starts: readonly number[], time: number): number {
  let index = 0
  while (index + 1 < starts.length && starts[index + 1]! <= time + 1e-9) index++
  return index
}

/** Draws one instant of a shot. */
function createShotPainter(
  scene: Scene,
  shot: ShotScene,
): (ctx: SKRSContext2D, time: number) => void {
  let survey: Survey | undefined
  return (ctx, time) => {
    survey ??= surveyShot(shot, { ...scene, box: shot.box }, scene.fps)
    const pen = createPen({ scene, shot, survey, ctx, time })
    ctx.save()
    ctx.fillStyle = shot.light.sky.at(-1) ?? '#000000'
    ctx.fillRect(0, 0, scene.width, scene.height)
    turn(ctx, pen)
    const pieces = shot.pieces.map((piece, order) => ({ piece, order, z: piece.depth(pen.t) }))
    pieces.sort((a, b) => b.z - a.z || a.order - b.order)
    for (const { piece } of pieces) piece.draw(pen)
    ctx.restore()
  }
}

function createPen(parts: {
  readonly scene: Scene
  readonly shot: ShotScene
  readonly survey: Survey
  readonly ctx: SKRSContext2D
  readonly time: number
}): Pen {
  const { scene, shot, survey, ctx, time } = parts
  const camera = shot.camera(time)
  return {
    ctx,
    light: shot.light,
    box: shot.box,
    camera,
    width: scene.width,
    height: scene.height,
    t: time * shot.tempo,
    style: scene.style,
    eye: eyeHeight(shot.box),
    spare: Math.abs(Math.sin(camera.roll)) * scene.width,
    project: createProjection({ ...scene, box: shot.box }, camera),
    detail: survey.detail,
    view: survey.view,
  }
}

function turn(ctx: SKRSContext2D, pen: Pen): void {
  if (pen.camera.roll === 0) return
  ctx.translate(pen.width / 2, pen.height / 2)
  ctx.rotate(pen.camera.roll)
  ctx.translate(-pen.width / 2, -pen.height / 2)
}
