import type { Plan, Shot } from '../plan/plan.ts'
import { createRandom, type Random } from '../scene/random.ts'
import type { Scene, ShotScene } from '../scene/scene.ts'
import type { Camera } from '../scene/space.ts'
import { restCamera } from '../scene/box.ts'
import { boxFor } from '../stage/box.ts'
import { tempoOf } from '../stage/camera/shakes.ts'
import { lightFor } from '../stage/sky/light-for.ts'
import { attentionTo, focusOf } from './attention.ts'
import { cropFor } from './crop.ts'
import { createField } from './field.ts'
import { loadPicture } from './load-picture.ts'
import { lookAt } from './look.ts'
import { picturePiece } from './picture-piece.ts'
import { beyondFor, createView, type View } from './view.ts'
import type { Pixels } from './warp.ts'
import { createWorld, type World } from './world.ts'

/** A film in which a picture comes alive. */
export interface PictureRequest {
  readonly plan: Plan
  /** A PNG or JPEG, upright. */
  readonly image: string
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly fps: number
}

/** The picture as a stage. Same request, same scene. */
export async function stage(request: PictureRequest): Promise<Scene> {
  const { plan, seed, width, height, seconds, fps } = request
  const picture = await loadPicture(request.image)
  const frame = { width, height }
  const crop = cropFor(picture, frame, attentionTo(lookAt(picture)))
  const beyond = Math.max(...plan.shots.map(({ camera }) => beyondFor(camera.move)))
  const world = createWorld(picture, { frame, crop, beyond })
  const random = createRandom(seed)
  const whole = plan.shots.reduce((sum, { share }) => sum + share, 0)
  const shots = plan.shots.map((shot, index) =>
    stageShot({
      shot,
      frame,
      world,
      seconds: (seconds * shot.share) / whole,
      random: random.fork(`shot ${index}`),
    }),
  )
  return { width, height, fps, seconds, seed, style: plan.style, plain: true, shots, sounds: [] }
}

interface Take {
  readonly shot: Shot
  readonly frame: { readonly width: number; readonly height: number }
  readonly world: World
  readonly seconds: number
  readonly random: Random
}

function stageShot({ shot, frame, world, seconds, random }: Take): ShotScene {
  const { canvas } = world
  const focus = focusOf(attentionTo(lookAt(canvas)))
  const view = createView({
    wish: shot.camera,
    seconds,
    world,
    focus: {
      x: world.left + focus.u * (world.right - world.left),
      y: world.top + focus.v * (world.bottom - world.top),
    },
    side: random.chance(0.5) ? 1 : -1,
  })
  const tempo = tempoOf(shot.camera.effects, false)
  const box = boxFor(frame)
  const bytes = canvas.data()
  const pixels: Pixels = {
    width: canvas.width,
    height: canvas.height,
    data: new Uint32Array(new Uint8Array(bytes).buffer),
  }
  const depth = createField(1, 1)
  return {
    seconds,
    transition: shot.transition,
    box,
    light: lightFor({ time: 'day' }),
    pieces: [
      picturePiece({
        world,
        frame,
        depth,
        pivot: 0.4,
        pixels,
        view,
        stir: undefined,
        sky: undefined,
        tempo,
      }),
    ],
    camera: (t) => stageCamera(view(t), restCamera(box)),
    tempo,
  }
}

/** The same view for those who stand on the stage before the picture. */
function stageCamera(view: View, rest: Camera): Camera {
  return { ...rest, zoom: view.zoom, roll: -view.roll, pan: view.x, tilt: -view.y }
}
