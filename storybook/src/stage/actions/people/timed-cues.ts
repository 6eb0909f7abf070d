import type { Cue } from './score.ts'
import type { Player } from './player.ts'
import type { Moment, Effect } from '../action.ts'
import { raisesDust } from '../wheel-dust.ts'

/** The times of the film at which a cue of the cycle is there. */
export function effectsOf(cue: Cue, player: Player, at: (t: number) => Moment): Effect[] {
  const { context, body, beatAt, score } = player
  const place = (t: number): Moment['place'] => {
    const moment = at(t)
    const k = body.proportions.body
    const point =
      typeof cue.at === 'string'
        ? body.grip(cue.at, moment.pose)
        : { x: cue.at[0] * k, y: cue.at[1] * k }
    return { x: moment.place.x + point.x, y: moment.place.y + point.y, z: moment.place.z - 0.02 }
  }
  const strength = cue.strength ?? 1
  const left = score.glides === true && cue.name === 'dust' && cue.from === undefined
  if (left && !raisesDust(context)) return []
  if (cue.from === undefined)
    return [{ name: cue.name, from: 0, until: context.seconds, at: place, strength }]
  const { seconds } = beatAt(0)
  const rounds = score.once ? 1 : Math.ceil(context.seconds / seconds)
  return Array.from({ length: rounds }, (_, round) => ({
    name: cue.name,
    from: (round + (cue.from ?? 0)) * seconds,
    until: (round + (cue.until ?? (cue.from ?? 0) + 0.08)) * seconds,
    at: place,
    strength,
  }))
}
