import type { SKRSContext2D } from '@napi-rs/canvas'
import { eyeHeight } from '../scene/box.ts'
import type { Pen, Scene, ShotScene } from '../scene/scene.ts'
import type { Survey } from './pieces/survey.ts'
import { createProjection } from './projection.ts'

/** What a piece is given to draw itself at a time. */
export function createPen(parts: {
  readonly scene: Scene
  readonly shot: ShotScene
  readonly survey: Survey
  readonly ctx: SKRSContext2D
  readonly time: number
}): Pen {
  const { scene, shot, survey, ctx } = parts
  const time = shot.reversed ? Math.max(0, shot.seconds - parts.time) : parts.time
  const frame = { ...scene, box: shot.box }
  const camera = shot.camera(time)
  const project = createProjection(frame, camera)
  const before = createProjection(frame, shot.camera(Math.max(0, time - 1 / scene.fps)))
  return {
    ctx,
    light: shot.light,
    box: shot.box,
    camera,
    width: scene.width,
    height: scene.height,
    t: shot.clock?.(time * shot.tempo) ?? time * shot.tempo,
    style: scene.style,
    eye: eyeHeight(shot.box),
    spare: Math.abs(Math.sin(camera.roll)) * scene.width,
    still: survey.still,
    level: survey.level,
    pace: (z) => Math.abs(project(0, 0, z).x - before(0, 0, z).x),
    project,
    detail: (z) => survey.detail(z),
    view: (z) => survey.view(z),
  }
}
