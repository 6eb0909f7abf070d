import type { Pose } from '../actor.ts'
import type { Affine } from '../figure/affine.ts'
import type { Leg } from '../figure/gait.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { headTilt } from '../noto/neck-part.ts'
import type { MovingPiece } from './prop.ts'

/** What a piece moves by: its pin in own heights, its own speed, the pose and the time. */
interface Drive {
  readonly x: number
  readonly y: number
  readonly speed: number
  readonly rate: number
  readonly pose: Pose
  /** How far it is open. */
  readonly open: number
  readonly t: number
}

type Move = (drive: Drive) => Affine

/** How fast pieces move that have no pace of their own. */
const RATE = 2.2

/** Larger or smaller about the pin. */
const scaled = ({ x, y }: Drive, wide: number, tall: number): Affine => [
  wide,
  0,
  0,
  tall,
  x - wide * x,
  y - tall * y,
]

const flickering: Move = ({ x, y, speed, t }) => {
  const tall = 1 + 0.09 * speed * (Math.sin(t * 9.1 + x * 7) + 0.6 * Math.sin(t * 14.7 + 1))
  const sway = 0.07 * speed * Math.sin(t * 6.3 + x * 5)
  return [1, 0, -sway, tall, sway * y, y - tall * y]
}

const flapping: Move = (drive) => {
  const { flap } = drive.pose
  return scaled(drive, 1, flap === undefined ? 1 : 0.62 + 0.42 * Math.cos(2 * Math.PI * flap))
}

/** Round a standing edge: narrower, and a little higher where it comes to us. */
const hinging: Move = ({ x, speed, open }) => {
  const [wide, rise] = [Math.cos(speed * open), 0.1 * Math.sin(speed * open)]
  return [wide, -rise, 0, 1, x - wide * x, rise * x]
}

type Sway = Pick<Drive, 'x' | 'speed' | 't'> & Partial<Pick<Drive, 'rate'>>

/** How far a swaying piece is turned now, clockwise. */
export function swayAngle({ x, speed, t, rate = RATE }: Sway): number {
  return 0.09 * speed * Math.sin(t * rate + x * 3)
}

const bowing: Move = ({ x, y, pose, t }) => turnAbout(x, y, -headTilt(pose, t))

/** Eyes count as shut from here on. */
const SHUT = 0.4
/** Mouths count as open from here on. */
const GAPES = 0.3

const MOVES: Readonly<Record<Exclude<MovingPiece['by'], 'step'>, Move>> = {
  flicker: flickering,
  flap: flapping,
  hinge: hinging,
  bow: bowing,
  lids: bowing,
  gape: bowing,
  sway: (drive) => turnAbout(drive.x, drive.y, swayAngle(drive)),
  roll: ({ x, y, pose }) => turnAbout(x, y, pose.roll ?? 0),
  turn: () => [1, 0, 0, 1, 0, 0],
  time: ({ x, y, speed, t }) => turnAbout(x, y, t * speed * Math.PI * 2),
  open: ({ x, y, speed, open }) => turnAbout(x, y, speed * open),
  pop: ({ speed, open }) => [1, 0, 0, 1, 0, (-speed * open) / 100],
  bloom: (drive) => scaled(drive, 0.3 + 0.7 * drive.open, 0.3 + 0.7 * drive.open),
  melt: (drive) => scaled(drive, 1 + 0.22 * drive.open, 1 - 0.6 * drive.open),
  fill: (drive) => scaled(drive, 1, Math.max(0.02, drive.open)),
  furl: (drive) => scaled(drive, 1, Math.max(0.06, 1 - drive.open)),
}

/** How a piece of a prop is moved in this pose; null while it is not to be seen. Legs are moved by their gait. */
export function movePiece(
  piece: MovingPiece,
  aspect: number,
  { pose, t }: { pose: Pose; t: number },
): Affine | null {
  const { by, at, speed = 1, rate = RATE, seen = [-Infinity, Infinity] } = piece
  const open = by === 'turn' ? (t * speed) % 1 : openness(piece, pose)
  if (!isSeen(piece, pose)) return null
  if (!isStirred(by, pose)) return null
  if (by === 'step' || open < seen[0] || open >= seen[1]) return null
  const [x, y] = [at[0] / 100 - aspect / 2, at[1] / 100 - 1]
  return MOVES[by]({ x, y, speed, rate, pose, open, t })
}

/** Lids are seen when they are shut, and the inside of a mouth when it gapes. */
function isStirred(by: MovingPiece['by'], { blink = 0, mouth = 0 }: Pose): boolean {
  if (by === 'lids') return blink >= SHUT
  return by !== 'gape' || mouth >= GAPES
}

/** Whether a piece belongs to how it is now: in the air with beating wings, or not. */
export function isSeen({ aloft }: MovingPiece, { flap }: Pose): boolean {
  return aloft === undefined || aloft === (flap !== undefined)
}

function openness({ rest = 0, after = 0 }: MovingPiece, { open = rest }: Pose): number {
  return after === 0 ? open : Math.min(1, Math.max(0, (open - after) / 0.2))
}

/** The leg that a piece is, if it is one. */
export function legOf({ by, at: [x, y], phase = 0 }: MovingPiece, aspect: number): Leg | null {
  if (by !== 'step') return null
  return { hip: y / 100 - 1, foot: [x / 100 - aspect / 2, 0], phase, ahead: -1 }
}
