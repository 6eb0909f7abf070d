import { createProjection } from '../../paint/projection.ts'
import type { Framing } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { bodyAt, coverAt, type Body, type Player } from '../player.ts'
import { namedPart, type Part } from './named-part.ts'

/** What the camera keeps in sight, at story time t: an upright box at one depth, in u. */
export interface Watched extends Body {
  readonly z: number
}

/** Whom the camera shows: those who act wholly, what stands behind or above them for the most part. */
export interface Shown {
  readonly cast: readonly Player[]
  readonly backing: readonly Player[]
}

/** Watches players; the answer for a moment is kept, for the camera asks several times for each. */
export function createWatch(
  players: Shown,
  framing: Framing | null,
  waterline: number | null = null,
): (t: number) => Watched | null {
  const known = new Map<number, Watched | null>()
  return (t) => {
    const found = known.get(t)
    if (found !== undefined) return found
    const watched = watch(players, t, { framing, waterline })
    known.set(t, watched)
    return watched
  }
}

/** The box around all that is shown, as it would be seen from the resting camera. */
function watch({ cast, backing }: Shown, t: number, eye: Eye): Watched | null {
  if (cast.length === 0) return null
  const acting = around(cast.map((player) => fromRest(bodyOf(player, t, eye), player.at(t).z)))
  const behind = backing.map((player) =>
    mostOf(fromRest(coverAt(player, t), player.at(t).z), acting),
  )
  const z = cast.reduce((sum, player) => sum + player.at(t).z, 0) / cast.length
  return { ...around([acting, ...behind]), z }
}

interface Eye {
  readonly framing: Framing | null
  /** The height of open water: what is below it is not seen. */
  readonly waterline: number | null
}

function bodyOf(player: Player, t: number, { framing, waterline }: Eye): Body {
  const close = player.bust?.(t) ?? null
  if (close) return close
  const part = isClose(framing) ? namedPart(player.subject) : null
  if (part) return partOf(player, t, part)
  const nearest = framing === 'extreme-close-up'
  if (nearest && player.actor.kind === 'puppet') return aboutFace(player, t)
  // From very near it is the bee that is meant, and not the flower that it came to.
  const cover = nearest ? bodyAt(player.at(t), player.actor.aspect) : coverAt(player, t)
  const whole = player.medium === 'surface' ? aboveWater(cover, waterline ?? 0) : cover
  return isClose(framing) ? upperPart(whole, player, framing) : whole
}

/** So much of the water before those who stand in it is seen, as a share of what is above it: they would else be cut off by the frame. */
const BEFORE = 0.3

function aboveWater(cover: Body, level: number): Body {
  const top = Math.max(cover.top, level)
  const stands = level - cover.bottom > BEFORE * (top - level)
  const bottom = stands ? level - BEFORE * (top - level) : Math.max(cover.bottom, level)
  return { ...cover, bottom, top }
}

/** A body at a depth, as large as it looks on the acting line. */
function fromRest({ left, right, top, bottom }: Body, z: number): Body {
  const near = REST_DISTANCE / Math.max(1, REST_DISTANCE + z)
  return { left: left * near, right: right * near, top: top * near, bottom: bottom * near }
}

function around(bodies: readonly Body[]): Body {
  return {
    left: Math.min(...bodies.map(({ left }) => left)),
    right: Math.max(...bodies.map(({ right }) => right)),
    top: Math.max(...bodies.map(({ top }) => top)),
    bottom: Math.min(...bodies.map(({ bottom }) => bottom)),
  }
}

/** The share of its height and width by which a tree or a house is still known. */
const KNOWN = { high: 0.66, wide: 0.8 }

/** So much narrower than high are towers: they are known by their tops. */
const TOWER = 0.62

/** The lower part of something large, on the side of those who act; towers whole. */
function mostOf({ left, right, top, bottom }: Body, acting: Body): Body {
  if (right - left < TOWER * (top - bottom)) return { left, right, top, bottom }
  const spare = (1 - KNOWN.wide) * (right - left)
  const isLeft = left + right < acting.left + acting.right
  return {
    left: isLeft ? left + spare : left,
    right: isLeft ? right : right - spare,
    top: Math.max(bottom + KNOWN.high * (top - bottom), Math.min(top, acting.top)),
    bottom,
  }
}

/** Whether the framing shows a part of the subject large. */
export function isClose(framing: Framing | null): boolean {
  return framing === 'close-up' || framing === 'extreme-close-up'
}

/** From near, people are seen from the waist up; from very near, of animals the half with the head. */
function upperPart(body: Body, { actor, ...player }: Player, framing: Framing | null): Body {
  const tall = body.top - body.bottom
  if (framing !== 'extreme-close-up')
    return actor.kind === 'puppet' ? { ...body, bottom: body.top - 0.55 * tall } : body
  const faces = player.at(0).facing >= 0
  const wide = body.right - body.left
  return {
    ...body,
    bottom: body.top - 0.56 * tall,
    left: faces ? body.left + 0.42 * wide : body.left,
    right: faces ? body.right : body.right - 0.42 * wide,
  }
}

/** How far a face reaches from its mouth, in own heights. */
const FACE = { up: 0.19, down: 0.07, aside: 0.12 }

/** Where the face is now: who sits or kneels has it lower than who stands. */
function aboutFace(player: Player, t: number): Body {
  const { x, y, height, pose, facing } = player.at(t)
  const mouth = player.actor.grip('mouth', pose)
  const middle = x + height * mouth.x * (facing >= 0 ? 1 : -1)
  const lips = y + height * mouth.y
  return {
    left: middle - FACE.aside * height,
    right: middle + FACE.aside * height,
    top: lips + FACE.up * height,
    bottom: lips - FACE.down * height,
  }
}

/** Room about the hands, in own heights. */
const ABOUT = 0.1

function aboutHands(player: Player, t: number): Body {
  const { actor } = player
  const { x, y, height, pose } = player.at(t)
  const hands = (['leftHand', 'rightHand'] as const).map((hand) => actor.grip(hand, pose))
  const across = hands.map((hand) => x + height * hand.x)
  const up = hands.map((hand) => y + height * hand.y)
  const room = ABOUT * height
  return {
    left: Math.min(...across) - room,
    right: Math.max(...across) + room,
    top: Math.max(...up) + room,
    bottom: Math.min(...up) - room,
  }
}

function partOf(player: Player, t: number, part: Part): Body {
  if (part.hands && player.actor.kind === 'puppet') return aboutHands(player, t)
  const { left, right, top, bottom } = bodyAt(player.at(t), player.actor.aspect)
  const { facing } = player.at(t)
  const tall = top - bottom
  const seen = { bottom: bottom + part.from * tall, top: bottom + part.to * tall }
  if (part.half === 'both') return { left, right, ...seen }
  const middle = (left + right) / 2
  const toRight = facing >= 0 === (part.half === 'front')
  return toRight ? { left: middle, right, ...seen } : { left, right: middle, ...seen }
}

/** The same box on the frame, in shares of it: 0 left or top, 1 right or bottom. */
export function onFrame(watched: Watched, camera: Camera, box: Box): Body {
  const project = createProjection({ box, width: 1, height: box.height / box.width }, camera)
  const high = box.height / box.width
  const low = project(watched.left, watched.bottom, 0)
  const far = project(watched.right, watched.top, 0)
  return { left: low.x, right: far.x, bottom: low.y / high, top: far.y / high }
}
