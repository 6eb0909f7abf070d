import { createProjection } from '../../paint/projection.ts'
import type { Framing } from '../../plan/plan.ts'
import type { Box, Camera } from '../../scene/space.ts'
import { coverAt, type Body, type Player } from '../player.ts'

/** What the camera keeps in sight, at story time t: an upright box at one depth, in u. */
export interface Watched extends Body {
  readonly z: number
}

/** Watches players; the answer for a moment is kept, for the camera asks several times for each. */
export function createWatch(
  players: readonly Player[],
  framing: Framing | null,
): (t: number) => Watched | null {
  const known = new Map<number, Watched | null>()
  return (t) => {
    const found = known.get(t)
    if (found !== undefined) return found
    const watched = watch(players, t, framing)
    known.set(t, watched)
    return watched
  }
}

/** The box around all players of the row, as they would be seen from the resting camera. */
function watch(players: readonly Player[], t: number, framing: Framing | null): Watched | null {
  if (players.length === 0) return null
  let [left, right, bottom, top, z] = [Infinity, -Infinity, Infinity, -Infinity, 0]
  for (const player of players) {
    const stance = player.at(t)
    const whole = coverAt(player, t)
    const close = player.bust?.(t) ?? null
    const body = close ?? (isClose(framing) ? upperPart(whole, player, framing) : whole)
    const near = 12 / Math.max(1, 12 + stance.z)
    left = Math.min(left, body.left * near)
    right = Math.max(right, body.right * near)
    bottom = Math.min(bottom, body.bottom * near)
    top = Math.max(top, body.top * near)
    z += stance.z / players.length
  }
  return { left, right, bottom, top, z }
}

/** Whether the framing shows a part of the subject large. */
export function isClose(framing: Framing | null): boolean {
  return framing === 'close-up' || framing === 'extreme-close-up'
}

/** From near, people are seen from the waist up; from very near only the face, of animals the half with the head. */
function upperPart(body: Body, { actor, ...player }: Player, framing: Framing | null): Body {
  const tall = body.top - body.bottom
  const person = actor.kind === 'puppet'
  if (framing !== 'extreme-close-up')
    return person ? { ...body, bottom: body.top - 0.55 * tall } : body
  if (person) return { ...body, bottom: body.top - 0.26 * tall }
  const faces = player.at(0).facing >= 0
  const wide = body.right - body.left
  return {
    ...body,
    bottom: body.top - 0.56 * tall,
    left: faces ? body.left + 0.42 * wide : body.left,
    right: faces ? body.right : body.right - 0.42 * wide,
  }
}

/** The same box on the frame, in shares of it: 0 left or top, 1 right or bottom. */
export function onFrame(watched: Watched, camera: Camera, box: Box): Body {
  const project = createProjection({ box, width: 1, height: box.height / box.width }, camera)
  const high = box.height / box.width
  const low = project(watched.left, watched.bottom, 0)
  const far = project(watched.right, watched.top, 0)
  return { left: low.x, right: far.x, bottom: low.y / high, top: far.y / high }
}
