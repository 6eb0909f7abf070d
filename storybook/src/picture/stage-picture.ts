import type { Plan, Shot } from '../plan/plan.ts'
import { createRandom, type Random } from '../scene/random.ts'
import type { Piece, Scene, ShotScene } from '../scene/scene.ts'
import type { Box, Camera } from '../scene/space.ts'
import { restCamera } from '../scene/box.ts'
import { boxFor } from '../stage/box.ts'
import { tempoOf } from '../stage/camera/shakes.ts'
import { ease } from '../stage/easing.ts'
import { letteringsOf } from '../stage/playing/letterings.ts'
import { lightFor } from '../stage/sky/light-for.ts'
import { playersOf } from './alive/players.ts'
import { enliven } from './alive/enliven.ts'
import { tickMissing } from './wishes/missing.ts'
import { picturePiece } from './drawing/picture-piece.ts'
import { prepare, type Prepared } from './prepare.ts'
import { softFocus } from './drawing/soft-focus.ts'
import { soundsOf } from './sounds.ts'
import { PIVOT } from './survey.ts'
import { createView, type View } from './framing/view.ts'
import { withComers } from './guests/comers.ts'
import { toned } from './guests/toned.ts'
import type { VisitRequest } from './guests/visitors.ts'
import { visitorsIn } from './wishes/guests.ts'
import { wishesOf } from './wishes/wishes.ts'

/** A film in which a picture comes alive. */
export interface PictureRequest {
  readonly plan: Plan
  /** A PNG or JPEG, upright. */
  readonly image: string
  /** The path of an ONNX model that measures depth better than the picture's own cues tell it. */
  readonly depthModel?: string | undefined
  /** Shared by all threads: they tick here what was asked for and is not in the picture. */
  readonly missing?: Int32Array | undefined
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly fps: number
}

/** The picture as a stage. Same request, same scene. */
export async function stage(request: PictureRequest): Promise<Scene> {
  const { seed, width, height, seconds, fps } = request
  const frame = { width, height }
  const prepared = await prepare({ ...request, frame })
  const plan = withComers(request.plan, prepared.survey)
  if (request.missing) tickMissing(request.missing, plan, prepared.survey)
  const visitorsOf = await openDoor(plan)
  const random = createRandom(seed)
  const whole = plan.shots.reduce((sum, { share }) => sum + share, 0)
  const shots = plan.shots.map((shot, index) =>
    stageShot({
      plan,
      shot,
      seed,
      frame,
      prepared,
      visitorsOf,
      seconds: (seconds * shot.share) / whole,
      random: random.fork(`shot ${index}`),
    }),
  )
  const sounds = soundsOf(plan, prepared.survey)
  return { width, height, fps, seconds, seed, style: plan.style, plain: true, shots, sounds }
}

type Door = (request: VisitRequest) => Piece[]

/** Actors of our own need the whole stage, ten times what a picture alone loads: only where somebody comes in. */
async function openDoor({ shots }: Plan): Promise<Door> {
  if (!shots.some((shot) => visitorsIn(shot).length > 0)) return () => []
  const { visitorsOf } = await import('./guests/visitors.ts')
  return visitorsOf
}

interface Take {
  readonly plan: Plan
  readonly shot: Shot
  readonly seed: number
  readonly frame: { readonly width: number; readonly height: number }
  readonly prepared: Prepared
  readonly visitorsOf: Door
  readonly seconds: number
  readonly random: Random
}

function stageShot(take: Take): ShotScene {
  const { plan, shot, seed, frame, prepared, visitorsOf, seconds, random } = take
  const { world, survey, warp } = prepared
  const { depth, focus, salient } = survey
  const view = viewOf(shot, prepared, { seconds, random })
  const tempo = tempoOf(shot.camera, shot.subjects.length > 0)
  const box = boxFor(frame)
  const lens = { world, depth, frame, view, tempo, seconds }
  const wishes = wishesOf(plan, shot)
  const life = enliven({ shot, wishes, prepared, box, random, ...lens })
  const guests = { shot, random: random.fork('visitors'), seed, ...frame, seconds, tempo }
  return {
    seconds,
    transition: shot.transition === 'cut' ? 'cut' : 'dissolve',
    box,
    light: lightFor({ time: shot.time ?? (survey.dark ? 'night' : 'day') }),
    pieces: [
      picturePiece({
        ...lens,
        depth: survey.backDepth,
        pivot: PIVOT,
        warp,
        stir: life.stir,
        sky: life.sky,
      }),
      ...softFocus({
        ...lens,
        small: prepared.small,
        effects: shot.camera.effects,
        focus,
        salient,
      }),
      ...playersOf(shot, prepared, { lens, random: random.fork('deeds'), seconds }),
      ...life.pieces,
      ...letteringsOf(shot, { box, set: BARE, players: [], seconds }).map(comingIn),
      ...toned(visitorsOf({ ...wishes, ...guests, world, survey }), prepared.tint),
    ],
    camera: (t) => stageCamera(view(t), box),
    tempo,
  }
}

/** Letters come in by and by: the first frame is the picture. */
function comingIn(piece: Piece): Piece {
  return {
    ...piece,
    draw(pen) {
      if (pen.t < 0.15) return
      pen.ctx.save()
      pen.ctx.globalAlpha *= ease((pen.t - 0.15) / 0.8)
      piece.draw(pen)
      pen.ctx.restore()
    },
  }
}

/** Signs hang before the picture, which has no set of ours. */
const BARE = {
  pieces: [],
  ground: 'none',
  waterline: null,
  near: 0,
  far: 4,
  spots: [],
  sounds: [],
} as const

/** Cut-out things part much more from what is behind them than a sheet can stretch. */
const BOLDNESS = { cut: 1.8, whole: 1.15 } as const

function viewOf(
  shot: Shot,
  { world, survey }: Prepared,
  { seconds, random }: Pick<Take, 'seconds' | 'random'>,
): (t: number) => View {
  const { focus, things } = survey
  return createView({
    wish: shot.camera,
    seconds,
    world,
    focus: {
      x: world.left + focus.u * (world.right - world.left),
      y: world.top + focus.v * (world.bottom - world.top),
    },
    side: random.chance(0.5) ? 1 : -1,
    flat: survey.flat && !survey.plain,
    boldness: things.length > 0 ? BOLDNESS.cut : BOLDNESS.whole,
  })
}

/** The same view for those who stand on the stage before the picture. */
function stageCamera(view: View, box: Box): Camera {
  const rest = restCamera(box)
  return {
    ...rest,
    x: rest.x + view.aside * box.width,
    y: rest.y - view.below * box.height,
    zoom: view.zoom,
    roll: -view.roll,
    pan: view.x,
    tilt: -view.y,
  }
}
