import type { CameraMove, Framing, Shot } from '../../plan/plan.ts'
import { restCamera } from '../../scene/box.ts'
import type { Random } from '../../scene/random.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { clamp, mix } from '../easing.ts'
import type { Body } from '../player.ts'
import { NARROW, viewOf, type BaseView } from './action-view.ts'
import { alongPath, type Path } from './path.ts'
import {
  MOVES,
  UNASKED,
  joined,
  moveAlone,
  moved,
  panLimit,
  type Move,
  type Travel,
  PACE,
} from './moves.ts'
import { withEffects } from './shakes.ts'
import { likingOf, lookAhead, restOf, staysOnSpot } from './liking.ts'
import { isClose, onFrame, type Watched } from './watched.ts'

interface CameraPlan {
  readonly box: Box
  readonly wish: Shot['camera']
  readonly seconds: number
  readonly tempo: number
  readonly random: Random
  /** The depth of what is furthest away and still has a shape. */
  readonly far: number
  /** Whether there is something to read beside the action: then the whole frame is shown. */
  readonly lettered?: boolean
  /** Whether waves run up to our feet: then the ground before us is not empty. */
  readonly shore?: boolean
  /** Whether one performance is all that is shown. */
  readonly alone?: boolean
  /** Whether all that is shown is said to be small. */
  readonly small?: boolean
  /** Whether all that is shown stands still by itself. */
  readonly still?: boolean
  /** What must stay in sight at story time t; null when the place itself is the subject. */
  readonly watch: (t: number) => Watched | null
  /** Where its way begins and ends, when the prompt says so. */
  readonly path: Path | null
  /** Between which depths its focus goes, when the prompt says so. */
  readonly pull: readonly [from: number, to: number] | null
}

const TABLE = 48
const SAFE = { side: 0.035, top: 0.035, bottom: 0.03 }
/** A close-up comes no closer than this: paper shows its fibres. */
const CLOSEST = { 'close-up': 2.1, 'extreme-close-up': 3.8 } as const

/** The camera of a shot as a function of film time: the move that was asked for, bent so that the subject stays in sight. */
export function createCamera(plan: CameraPlan): (t: number) => Camera {
  const { wish, seconds, far, path, pull } = plan
  const own = path ? alongPath(path, { ...plan, whips: wish.move === 'whip-pan' }) : going(plan)
  return (t) => {
    const subject = plan.watch(t)?.z ?? null
    return withEffects(own(t), t, { effects: wish.effects, seconds, subject, far, pull })
  }
}

function going(plan: CameraPlan): (t: number) => Camera {
  const { box, wish, seconds, random } = plan
  const mirror = wish.move === null && random.chance(0.5) ? -1 : 1
  const move = moveOf(plan)
  const fit = largestZoom(plan)
  const near = isCloseUp(wish.framing) ? Math.min(CLOSEST[wish.framing], fit * 0.88) : 1
  const view = { ...actionView(plan), ...(near > 1 ? { zoom: near } : {}) }
  const base = (t: number): Camera => {
    const asked = mirrored(move(sharePassed(wish, t / seconds), PACE[wish.pace]), mirror)
    const travel = wish.move === 'dolly-zoom' ? asked : held(asked, fit / view.zoom)
    const camera = moved(resting(plan, view), box, near > 1 ? travel : slower(travel, view.zoom))
    return aimed(followed(camera, plan, t), plan, {
      t,
      aim: Math.max(travel.aim ?? 0, near > 1 ? 1 : 0),
    })
  }
  const roughly = keeping(plan, base, 6)
  const once = (t: number): Camera => bounded(roughly(base(t), t), box)
  const exactly = keeping(plan, once, 2)
  return (t) => bounded(exactly(once(t), t), box)
}

/** A crash zoom is over in a second; any other move takes the whole shot. */
function sharePassed({ move, next, pace }: Shot['camera'], share: number): number {
  const crashes = pace === 'fast' && !next && (move === 'zoom-in' || move === 'zoom-out')
  return crashes ? clamp((share - 0.3) / 0.2) : clamp(share, 0, 1.1)
}

function moveOf(plan: CameraPlan): Move {
  const { wish, watch, far } = plan
  if (wish.move === null) return unasked(plan)
  const alone = watch(0) === null && !wish.effects.includes('first-person')
  const own = (move: CameraMove): Move => (alone ? moveAlone(move, far) : null) ?? MOVES[move]
  return wish.next ? joined(own(wish.move), own(wish.next.move), wish.next.at) : own(wish.move)
}

function unasked({ wish, watch, still }: CameraPlan): Move {
  if (wish.framing === 'aerial') return MOVES.aerial
  // What stands near the lens would come with the stroll into the middle of the picture.
  if (watch(0) === null) return wish.effects.includes('rack-focus') ? UNASKED.drift : UNASKED.stroll
  return still ? UNASKED.round : UNASKED.drift
}

/** Where nobody acts, the ground before us is empty: the camera comes nearer and leaves it out. */
function resting(plan: CameraPlan, view: BaseView): Camera {
  const { box, wish, watch, shore } = plan
  const rest = restOf(plan)
  // Whoever goes ahead looks at the way.
  const ahead = RISING.has(wish.move ?? 'drift') || wish.effects.includes('first-person')
  const open = wish.framing === null && !ahead && watch(0) === null
  if (wish.framing === 'aerial' && watch(0) === null && box.horizon > SLANT)
    return { ...rest, ...view, tilt: rest.tilt + view.tilt + ABOVE_LAWNS }
  return open
    ? {
        ...rest,
        zoom: view.zoom * NEARER,
        tilt: rest.tilt + (shore ? 0 : (1 - 1 / NEARER) * GROUND_OUT),
      }
    : { ...rest, ...view }
}

/** With the horizon so low a castle or a mansion is looked at aslant: its top is in the frame, and less of the lawn before it. */
const [SLANT, ABOVE_LAWNS] = [0.2, 0.1]

/** The view that the action of the whole shot asks for. */
function actionView(plan: CameraPlan): BaseView {
  const { box, wish, seconds, tempo, watch } = plan
  const bodies = Array.from({ length: LOOKS + 1 }, (_, look) => {
    const t = (seconds * look) / LOOKS
    const watched = watch(t * tempo)
    return watched ? onFrame(watched, followed(restOf(plan), plan, t), box) : null
  }).filter((body) => body !== null)
  if (bodies.length === 0 || plan.lettered) return { zoom: 1, pan: 0, tilt: 0 }
  const seen: Body = {
    left: Math.min(...bodies.map(({ left }) => left)),
    right: Math.max(...bodies.map(({ right }) => right)),
    top: Math.min(...bodies.map(({ top }) => top)),
    bottom: Math.max(...bodies.map(({ bottom }) => bottom)),
  }
  const grounded = seen.bottom > (box.floor + box.horizon) / 2
  const { alone = false, small = false } = plan
  const ahead = lookAhead(plan)
  const widest = Math.max(...bodies.map(({ left, right }) => right - left))
  const busy = plan.still === false && seen.right - seen.left < STAYS * widest
  const view = viewOf({
    seen,
    grounded,
    alone,
    small,
    busy,
    aspect: box.width / box.height,
    near: likingOf(plan).near,
    ...wish,
  })
  return { ...view, pan: view.pan + ahead / view.zoom }
}

const LOOKS = 12
/** Who covers no more than this in the whole shot, in what is covered at once, goes nowhere. */
const STAYS = 1.25

/** The same way over a frame that shows less of the stage. */
function slower(travel: Travel, zoom: number): Travel {
  const { x = 0, y = 0, pan = 0, tilt = 0 } = travel
  return { ...travel, x: x / zoom, y: y / zoom, pan: pan / zoom, tilt: tilt / zoom }
}

/** How near the camera comes to a place that nobody is in, and how much of what it leaves out is ground. */
const [NEARER, GROUND_OUT] = [1.26, 0.38]
const RISING = new Set<CameraMove>(['aerial', 'crane-up', 'crane-down', 'tilt-up', 'tilt-down'])

function isCloseUp(framing: Framing | null): framing is keyof typeof CLOSEST {
  return isClose(framing)
}

/** How far one can zoom before the subject no longer fits into the frame. */
function largestZoom({ box, seconds, tempo, watch }: CameraPlan): number {
  let share = 0.22
  for (const moment of [0, 0.25, 0.5, 0.75, 1]) {
    const watched = watch(moment * seconds * tempo)
    if (!watched) continue
    const { left, right, top, bottom } = onFrame(watched, restCamera(box), box)
    share = Math.max(share, right - left, bottom - top)
  }
  return Math.max(1.2, 0.93 / share)
}

/** The same move with its zoom held back to what fits. */
function held(travel: Travel, fit: number): Travel {
  const zoom = travel.zoom ?? 1
  const most = 1.6
  return fit >= most
    ? travel
    : { ...travel, zoom: 1 + (zoom - 1) * clamp((fit - 1) / (most - 1), 0.25, 1) }
}

function mirrored(travel: Travel, mirror: 1 | -1): Travel {
  return mirror === 1 ? travel : { ...travel, x: -(travel.x ?? 0), pan: -(travel.pan ?? 0) }
}

/** Goes along with a subject that travels, so that the world passes by. */
function followed(camera: Camera, plan: CameraPlan, t: number): Camera {
  const { box, watch, wish, tempo } = plan
  const watched = watch(t * tempo)
  if (!watched || wish.move === 'static') return camera
  const { share, reach } = pursuit(plan)
  const middle = (watched.left + watched.right) / 2
  const limit = reach * box.width
  return { ...camera, x: camera.x + limit * Math.tanh((share * middle) / limit) }
}

/** How much of the subject's way the camera goes, and how far at most, in frame widths. */
function pursuit(plan: CameraPlan): { share: number; reach: number } {
  const { box, lettered } = plan
  const { move } = plan.wish
  // What is to be read stays where it is.
  if (move === null && lettered) return { share: 0.25, reach: 0.1 }
  // A narrow frame has no room for a way: who is to be large in it stays in its middle.
  if (move === null && box.width < NARROW * box.height) return { share: 0.9, reach: 0.5 }
  if (move === 'follow') return { share: 0.85, reach: 0.2 }
  // Who goes nowhere stays on the third of the frame on which they stand.
  return { share: move === null && !staysOnSpot(plan) ? 0.55 : 0.25, reach: 0.2 }
}

/** Turns to the subject as far as the zoom has left the resting frame, so that it does not slide out of it. */
function aimed(
  camera: Camera,
  { box, watch, tempo, shore, wish }: CameraPlan,
  { t, aim }: { t: number; aim: number },
): Camera {
  const watched = watch(t * tempo)
  if (!watched && shore && aim > 0) return lowered(camera)
  if (!watched || aim === 0) return camera
  const seen = onFrame(watched, { ...camera, zoom: 1 }, box)
  const pull = aim * (1 - 1 / camera.zoom) * 1.25
  const tall = seen.bottom - seen.top
  const middle = {
    x: (seen.left + seen.right) / 2,
    y: seen.top + tall * (camera.zoom > 1.3 ? 0.4 : 0.5),
  }
  const up = -(middle.y - 0.5) * Math.min(1, pull)
  const risen = up > 0 && isCloseUp(wish.framing) ? up * RISE : 0
  return {
    ...camera,
    y: camera.y + risen * box.height,
    pan: (camera.pan ?? 0) + (middle.x - 0.5) * Math.min(1, pull),
    tilt: camera.tilt + up - risen,
  }
}

/** How much of the way up to a face the camera itself goes: one that only looked up would see nothing but sky behind it. */
const RISE = 1.2

/** The nearer, the more of the frame is the surf and the sand before it. */
function lowered(camera: Camera): Camera {
  return { ...camera, tilt: camera.tilt - 0.4 * (1 - 1 / camera.zoom) }
}

type Correction = { readonly pan: number; readonly tilt: number }

/** What must be added to the camera at each moment to keep the subject in the safe area: measured once, then smoothed. */
function keeping(plan: CameraPlan, base: (t: number) => Camera, reach: number) {
  const raw = Array.from({ length: TABLE + 1 }, (_, i) =>
    correction(plan, base, (plan.seconds * i) / TABLE),
  )
  const table = raw.map((_, i) => {
    const near = raw.slice(Math.max(0, i - reach), i + reach + 1)
    const sum = near.reduce((a, b) => ({ pan: a.pan + b.pan, tilt: a.tilt + b.tilt }), {
      pan: 0,
      tilt: 0,
    })
    return { pan: sum.pan / near.length, tilt: sum.tilt / near.length }
  })
  return (camera: Camera, t: number): Camera => {
    const at = clamp(t / plan.seconds) * TABLE
    const from = table[Math.floor(at)] ?? { pan: 0, tilt: 0 }
    const to = table[Math.min(TABLE, Math.floor(at) + 1)] ?? from
    const share = at - Math.floor(at)
    return {
      ...camera,
      pan: (camera.pan ?? 0) + mix(from.pan, to.pan, share),
      tilt: camera.tilt + mix(from.tilt, to.tilt, share),
    }
  }
}

function correction(plan: CameraPlan, base: (t: number) => Camera, t: number): Correction {
  const watched = plan.watch(t * plan.tempo)
  if (!watched) return { pan: 0, tilt: 0 }
  const camera = base(t)
  const seen = onFrame(watched, camera, plan.box)
  const { wide, high } = leave([plan.wish.move, plan.wish.next?.move ?? null], seen)
  const pan = inside(seen.left, seen.right, [SAFE.side - wide, 1 - SAFE.side + wide])
  const tilt = inside(seen.top, seen.bottom, [SAFE.top - high, 1 - SAFE.bottom + high])
  return { pan: -pan / camera.zoom, tilt: tilt / camera.zoom }
}

/** How far a subject may leave the frame when the prompt names the move: enough for the move to be seen, never all of it. */
function leave(
  moves: readonly (CameraMove | null)[],
  { left, right, top, bottom }: Body,
): { wide: number; high: number } {
  if (moves.includes('whip-pan')) return { wide: 0.6, high: 0 }
  const pans = moves.some((move) => /^(?:pan|track)-/u.test(move ?? ''))
  const tilts = moves.some((move) => move?.startsWith('tilt-'))
  return {
    wide: pans ? Math.min(0.07, 0.25 * (right - left)) : 0,
    high: tilts ? 0.12 * (bottom - top) : 0,
  }
}

/** How far a span must be moved to lie inside another; one that is too long is centred. */
function inside(low: number, high: number, [from, to]: readonly [number, number]): number {
  if (high - low > to - from) return (from + to - low - high) / 2
  if (low < from) return from - low
  return high > to ? to - high : 0
}

function bounded(camera: Camera, box: Box): Camera {
  const limit = panLimit(box, camera.zoom)
  const parallax = Math.abs(camera.x) / box.width
  const side = Math.max(0, limit - Math.min(parallax, limit) * 0.6)
  return {
    ...camera,
    pan: clamp(camera.pan ?? 0, -side, side),
    tilt: clamp(camera.tilt, -limit, limit),
  }
}
