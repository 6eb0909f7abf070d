import type { Actor, Pose } from '../cast/actor.ts'
import type { Subject } from '../plan/plan.ts'
import type { Performance } from './actions/action.ts'
import { goesBeyond, heldAbove, heldBeside, seenPart } from './actions/seen-part.ts'

/** Where an actor stands when the curtain rises; lengths in u. */
export interface Mark {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Its height in u. */
  readonly height: number
  /** 1 to the right, −1 to the left: its performance is mirrored by it; between them it is a card being turned. */
  readonly facing: number
}

/** Where and how an actor is at one instant. */
export interface Stance extends Mark {
  readonly pose: Pose
}

/** One actor on the stage with all it will do. */
export interface Player {
  /** `s1#0`, `s1#1`, …: the subject and which of its number. */
  readonly key: string
  readonly subject: Subject
  readonly actor: Actor
  readonly performance: Performance
  /** How it keeps its height above what carries it; shadows and reflections follow. */
  readonly medium: Medium
  /** What it covers beyond its own card, with companions and things in its hands, in own heights. */
  readonly reach: Reach
  /** Its spot, from which its performance is measured. */
  readonly mark: (t: number) => Mark
  /** The ground's height below it, where that is not level. */
  readonly ground?: (t: number) => number
  at(t: number): Stance
  /** Head and shoulders, when only they are meant: all that the camera has to keep in sight. */
  readonly bust?: (t: number) => Body
}

export type Medium = 'ground' | 'air' | 'surface' | 'underwater' | 'space' | 'carried' | 'sky'

export interface Reach {
  readonly forwards: number
  readonly backwards: number
  readonly up: number
}

const LOOKS = 6
/** An arm that reaches in from outside the frame: nobody has to see where it comes from. */
export const ARM = 'arm'

/** How far companions and held things stick out of the performer's card, by looking a few times. */
export function reachOf(
  { actor, performance }: Pick<Player, 'actor' | 'performance'>,
  seconds: number,
): Reach {
  const half = actor.aspect / 2
  // Hair stands higher than heads do.
  const crown = Math.max(actor.crown ?? 0, actor.kind === 'puppet' ? 1.06 : 1)
  let [forwards, backwards, up] = [half, half, crown]
  for (let look = 0; look <= LOOKS; look++) {
    const { place, companions, pose } = performance.at((seconds * look) / LOOKS)
    const wider = (actor.aspectIn?.(pose) ?? 0) / 2
    ;[forwards, backwards] = [Math.max(forwards, wider), Math.max(backwards, wider)]
    for (const each of companions) {
      if (each.name === ARM || goesBeyond(each)) continue
      const { half: wide, up: top } = seenPart(each)
      forwards = Math.max(forwards, each.place.x - place.x + wide)
      backwards = Math.max(backwards, place.x - each.place.x + wide)
      up = Math.max(up, top - place.y)
    }
    for (const held of pose.holds ?? []) {
      const above = heldAbove(held)
      if (above > 0) up = Math.max(up, actor.grip(held.grip, pose).y + above)
      const beside = heldBeside(held)
      ;[forwards, backwards] = [Math.max(forwards, beside), Math.max(backwards, beside)]
    }
  }
  return { forwards, backwards, up }
}

/** The place a performance has reached, as the stage sees it from a mark. */
export function standAt(mark: Mark, performance: Performance, t: number): Stance {
  const { place, pose } = performance.at(t)
  return {
    ...mark,
    x: mark.x + mark.facing * place.x * mark.height,
    y: mark.y + place.y * mark.height,
    z: mark.z + place.z * mark.height,
    pose,
  }
}

/** What an actor covers around its feet, in u. */
export interface Body {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** The box of a player with all it handles. */
export function coverAt(player: Player, t: number): Body {
  if (player.performance.stays) return extentAt(player, t)
  const stance = player.at(t)
  const body = bodyAt(stance, player.actor.aspect)
  const { x, y, height, facing } = stance
  const { forwards, backwards, up } = player.reach
  const [right, left] = facing >= 0 ? [forwards, backwards] : [backwards, forwards]
  return {
    left: Math.min(body.left, x - left * height),
    right: Math.max(body.right, x + right * height),
    bottom: body.bottom,
    top: Math.max(body.top, y + up * height),
  }
}

/** All that a performance covers from first to last, about its spot. */
function extentAt({ performance, mark }: Player, t: number): Body {
  const { x, y, height, facing } = mark(t)
  const { left, right, up, down } = performance.extent
  const [east, west] = facing >= 0 ? [right, left] : [left, right]
  return {
    left: x - west * height,
    right: x + east * height,
    bottom: y - down * height,
    top: y + up * height,
  }
}

/** The upright box of an actor at one instant; a pose that lies or spins is boxed as its drawing turned. */
export function bodyAt({ x, y, height, facing, pose }: Stance, aspect: number): Body {
  const stretch = pose.stretch ?? 1
  const half = (aspect * height) / stretch / 2
  const tall = height * stretch
  const tilt = ((pose.lean ?? 0) + (pose.spin ?? 0)) * facing
  if (Math.abs(tilt) < 0.05) return { left: x - half, right: x + half, bottom: y, top: y + tall }
  const [cos, sin] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))]
  const side = Math.sign(pose.turn ?? facing)
  const middle = { x: x + (Math.sin(pose.lean ?? 0) * side * tall) / 2, y: y + tall / 2 }
  const wide = half * cos + (tall / 2) * sin
  const high = half * sin + (tall / 2) * cos
  return {
    left: middle.x - wide,
    right: middle.x + wide,
    bottom: middle.y - high,
    top: middle.y + high,
  }
}
