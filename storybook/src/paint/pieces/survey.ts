import type { ShotScene } from '../../scene/scene.ts'
import type { Camera } from '../../scene/space.ts'
import { createProjection, type Frame } from '../projection.ts'

/** A rectangle of the stage at one depth, in u, y up. */
export interface View {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What a whole shot will show, known before its first frame, so that each set is painted once and large enough. */
export interface Survey {
  /** Pixels per u at this depth when the camera is closest. */
  detail(z: number): number
  /** The camera does not move: sets may sit on whole pixels. */
  readonly still: boolean
  /** The camera moves sideways or not at all. */
  readonly level: boolean
  /** Everything that is ever in frame at this depth. */
  view(z: number): View
}

/** Sharper than this times the resting camera costs memory that nobody sees in a moving picture. */
const SHARPEST = 2.5

/** Looks through a shot's camera at every frame. */
export function surveyShot(
  shot: Pick<ShotScene, 'seconds' | 'camera'>,
  frame: Frame,
  fps: number,
): Survey {
  const cameras = camerasOf(shot, fps)
  const details = new Map<number, number>()
  const views = new Map<number, View>()
  return {
    still: isLevel(cameras) && isFixed(cameras),
    level: isLevel(cameras),
    detail: (z) => remember(details, z, () => detailOf(cameras, frame, z)),
    view: (z) => remember(views, z, () => viewOf(cameras, frame, z)),
  }
}

function camerasOf(shot: Pick<ShotScene, 'seconds' | 'camera'>, fps: number): Camera[] {
  const count = Math.max(1, Math.ceil(shot.seconds * fps) + 1)
  return Array.from({ length: count }, (_, index) => shot.camera(index / fps))
}

function isLevel(cameras: readonly Camera[]): boolean {
  const [first] = cameras
  return cameras.every(
    (camera) =>
      camera.y === first?.y &&
      camera.z === first.z &&
      camera.zoom === first.zoom &&
      camera.tilt === first.tilt &&
      camera.roll === 0,
  )
}

function isFixed(cameras: readonly Camera[]): boolean {
  const [first] = cameras
  return cameras.every((camera) => camera.x === first?.x && camera.pan === first.pan)
}

function remember<Value>(known: Map<number, Value>, key: number, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

function detailOf(cameras: readonly Camera[], frame: Frame, z: number): number {
  let best = 0
  for (const camera of cameras) {
    best = Math.max(best, createProjection(frame, camera)(0, 0, z).scale)
  }
  const rest = (frame.height / frame.box.height) * (12 / Math.max(2, z + 12))
  return Math.min(best, rest * SHARPEST)
}

function viewOf(cameras: readonly Camera[], frame: Frame, z: number): View {
  const view = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  for (const camera of cameras) {
    const origin = createProjection(frame, camera)(0, 0, z)
    const turned = Math.abs(Math.sin(camera.roll))
    const spareX = (turned * frame.height) / 2 + 2
    const spareY = (turned * frame.width) / 2 + 2
    view.left = Math.min(view.left, (-spareX - origin.x) / origin.scale)
    view.right = Math.max(view.right, (frame.width + spareX - origin.x) / origin.scale)
    view.top = Math.max(view.top, (origin.y + spareY) / origin.scale)
    view.bottom = Math.min(view.bottom, (origin.y - frame.height - spareY) / origin.scale)
  }
  return view
}
