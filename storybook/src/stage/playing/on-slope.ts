import type { Pose } from '../../cast/actor.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Effect, Moment, Performance } from '../actions/action.ts'
import type { PlaceSet } from '../place.ts'
import type { Mark, Player } from '../player.ts'
import { standAt } from '../player.ts'
import type { Ensemble } from './ensemble.ts'
import { turned } from './player-for.ts'
import { intoTheWater } from './into-the-water.ts'

/** How much whoever stands leans into the hill: feet follow the snow, bodies stay upright. */
const STEADY = 0.8
/** Who goes on two feet stays upright on any hill. */
const ON_FOOT = /^(walk|run|jog|march|hike|stroll|push|pull|carry)$/u

/** The same company on a hillside: everybody on the ground is as high as it is there, and tilted with it. */
export function onSlope(
  ensemble: Ensemble,
  { incline = 0, upright = false, spots }: Pick<PlaceSet, 'incline' | 'upright' | 'spots'>,
): Ensemble {
  if (incline === 0) return ensemble
  const slope = { incline, steady: upright ? 0 : STEADY }
  const shore = spots.find(({ name }) => name === 'shore')
  const built = ensemble.players.some(({ subject }) => subject.kind === 'building')
  const moved = new Map(
    ensemble.players.map((player) => {
      const level = built && isLevel(player)
      const down = tilted(player, level ? { ...slope, steady: 0 } : slope)
      return [player.key, shore ? intoTheWater(down, shore) : down]
    }),
  )
  const find = (player: Player): Player => moved.get(player.key) ?? player
  const { players, watched, scenery } = ensemble
  return { players: players.map(find), watched: watched.map(find), scenery: scenery.map(find) }
}

/** Houses are built level, and so is the floor of who is in one. */
const isLevel = ({ subject, medium }: Player): boolean =>
  subject.kind === 'building' || (subject.kind === 'person' && medium === 'carried')

interface Slope {
  readonly incline: number
  /** How much bodies lean with it. */
  readonly steady: number
}

function tilted(player: Player, { incline, steady }: Slope): Player {
  if (player.medium !== 'ground' && player.medium !== 'carried') return player
  const mark = (t: number): Mark => {
    const level = player.mark(t)
    return { ...level, y: level.y + incline * level.x }
  }
  const side = player.mark(0).facing < 0 ? -1 : 1
  const afoot = isPuppet(player.actor) && ON_FOOT.test(player.subject.actions[0]?.verb ?? '')
  const slope = { incline, steady: afoot ? 0 : steady }
  const performance = danced(player.performance, slope, side)
  return {
    ...player,
    mark,
    performance,
    ground: (t) => player.mark(t).y + incline * player.at(t).x,
    at: (t) => turned(standAt(mark(t), performance, t), player.actor),
  }
}

/** A performance whose every step forwards goes up or down the hill. */
function danced(performance: Performance, { incline, steady }: Slope, side: 1 | -1): Performance {
  const rise = incline * side
  const raised = <Spot extends { readonly x: number; readonly y: number }>(spot: Spot): Spot => ({
    ...spot,
    y: spot.y + rise * spot.x,
  })
  const tilt = -Math.atan(rise) * steady
  const leant = (pose: Pose): Pose => ({ ...pose, lean: (pose.lean ?? 0) + tilt })
  const at = (t: number): Moment => {
    const { place, pose, companions } = performance.at(t)
    return {
      place: raised(place),
      pose: leant(pose),
      companions: companions.map((each) => ({
        ...each,
        place: raised(each.place),
        pose: leant(each.pose),
      })),
    }
  }
  const effects = performance.effects.map((each): Effect => ({
    ...each,
    at: (t) => raised(each.at(t)),
  }))
  return { ...performance, at, effects }
}
