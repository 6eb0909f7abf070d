import type { Beat, SetPiece } from './score.ts'
import type { Companion } from '../action.ts'
import type { Player } from './player.ts'
import { clamp } from '../../easing.ts'
import { seenOf } from './seams.ts'
import type { Pose, Actor } from '../../../cast/actor.ts'
import type { Place3 } from '../../../scene/space.ts'

type Settled = (beat: Beat) => readonly Companion[]

export function settled(piece: SetPiece, player: Player): readonly Settled[] {
  const actor = piece.actor ?? player.fetch(piece.thing)
  if (!actor) return []
  const own = piece.height ?? clamp(actor.metres / 1.72, 0.08, 2.4)
  const { x, y = 0, z = 0.05 } = piece
  const { context } = player
  const k = player.body.proportions.body
  const shadow = piece.shadow ?? y < 0.02
  const named = piece.stands && context.object ? context.find(context.object) : null
  const played = piece.plays === undefined ? null : context.find(piece.plays)
  const hidden = [named, played].flatMap((each) => (each ? [ghostOf(each)] : []))
  const seen = piece.move ? seenOf(piece.move, player) : () => 1
  return [
    () => hidden,
    (beat) => {
      const { height = own, alpha: told = 1, ...moved } = piece.move?.(beat) ?? {}
      const alpha = told * seen(beat.t)
      if (alpha <= 0) return []
      const way = player.score.glides ? context.room * clamp(beat.t / context.seconds) : 0
      const place = moveTo({ x, y, z }, moved, k)
      const { x: _x, y: _y, z: _z, ...turned } = moved
      const pose: Pose = { turn: piece.flip ? -1 : 1, ...turned, alpha }
      const at = { ...place, x: place.x + way }
      return [{ name: piece.thing, actor, place: at, height: height * k, pose, shadow }]
    },
  ]
}

/** Tells the stage that the named thing is played by another one: it is there, but cannot be seen. */
function ghostOf(actor: Actor): Companion {
  const place = { x: 0, y: 0, z: 0.05 }
  return { name: actor.name, actor, place, height: 0.01, pose: { alpha: 0 }, shadow: false }
}

function moveTo(from: Place3, by: Partial<Place3>, k: number): Place3 {
  return { x: (from.x + (by.x ?? 0)) * k, y: (from.y + (by.y ?? 0)) * k, z: from.z + (by.z ?? 0) }
}
