import { createProjection } from '../../src/paint/projection.ts'
import { Shot } from '../../src/plan/plan.ts'
import { createRandom } from '../../src/scene/random.ts'
import { blockShot, type Blocking } from '../../src/stage/blocking.ts'
import { bodyAt, type Body, type Player } from '../../src/stage/player.ts'
import type { z } from 'zod'

export const RATIOS = [
  [1280, 720],
  [720, 1280],
  [960, 960],
  [1024, 768],
  [768, 1024],
  [1680, 720],
] as const

export const SECONDS = 5
export const INSTANTS = Array.from({ length: 11 }, (_, i) => (SECONDS * i) / 10)

export type ShotInput = z.input<typeof Shot>

/** A shot blocked for one seed and frame. */
export function block(
  shot: ShotInput,
  seed: number,
  [width, height]: readonly [number, number] = RATIOS[0],
): Blocking {
  const random = createRandom(seed)
  return blockShot({ shot: Shot.parse(shot), random, seed, width, height, seconds: SECONDS })
}

export function playersOf({ players }: Blocking, id: string): Player[] {
  return players.filter(({ subject }) => subject.id === id)
}

/** The one player of a subject. */
export function only(blocking: Blocking, id: string): Player {
  const [player] = playersOf(blocking, id)
  if (!player) throw new Error(`Nobody plays ${id}.`)
  return player
}

/** What a player covers of the frame at film time t, in shares of it. */
export function seen(player: Player, blocking: Blocking, t: number): Body {
  const { box, tempo, clock } = blocking
  const high = box.height / box.width
  const project = createProjection({ box, width: 1, height: high }, blocking.camera(t))
  const stance = player.at(clock?.(t * tempo) ?? t * tempo)
  const body = bodyAt(stance, player.actor.aspect)
  const low = project(body.left, body.bottom, stance.z)
  const far = project(body.right, body.top, stance.z)
  return { left: low.x, right: far.x, bottom: low.y / high, top: far.y / high }
}

export function middle({ left, right }: Body): number {
  return (left + right) / 2
}

/** The share of the smaller one that two bodies have in common. */
export function overlap(a: Body, b: Body): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (wide <= 0 || high <= 0) return 0
  const area = (body: Body): number => (body.right - body.left) * (body.bottom - body.top)
  return (wide * high) / Math.min(area(a), area(b))
}
