import type { Action } from '../../../plan/plan.ts'
import type { Moment, Performance } from '../../actions/action.ts'
import { clamp, through } from '../../easing.ts'
import { atRest, contextFor, type Cue } from '../cue.ts'
import { passing } from '../in-turn.ts'
import { movingOf } from './errand-for.ts'
import { extentOf, facingAt, roundFor, wayRound } from './round-a-thing.ts'

/** When one sets out and when one is there, as shares of the film: where it begins and where it ends are both seen for long. */
const [SETS_OUT, THERE] = [0.32, 0.64]
/** How long it takes to set out and to come to rest. */
const SOON = 0.05

/** "From the left of a table to the front of it": both places and the way between them, with the thing in the middle. */
export function goRound(cue: Cue, first: Action | null): Performance | null {
  const { actor, aim, seconds } = cue
  const goal = aim === null ? null : cue.find(aim)
  if (!first?.spots || aim === null || !goal || goal === actor) return null
  const { from, to } = first.spots
  const round = roundFor(first.spots, actor, { noun: aim, actor: goal, verb: first.verb })
  const way = wayRound(round)
  const moving = movingOf(cue, first, undefined)
  const resting = atRest(cue).perform(contextFor({ ...cue, room: 0 }, first))
  const heading = Math.sign(way(1).x - way(0).x) || 1
  const thing = { name: aim, actor: goal, height: round.height, pose: {}, shadow: true }
  const at = (t: number): Moment => {
    const share = t / seconds
    const place = way(clamp((share - SETS_OUT) / (THERE - SETS_OUT)))
    const goes = through(share, SETS_OUT - SOON, SOON) - through(share, THERE, SOON)
    const hovers = round.flies && place.y > 0.05
    const { pose, companions } = passing(moving.at(t), resting.at(t), hovers ? 0 : 1 - goes)
    const ends = share < SETS_OUT ? from : to
    const turn = share >= SETS_OUT && share < THERE ? heading : facingAt(ends, heading)
    return {
      place,
      pose: { ...pose, turn },
      companions: [
        { ...thing, place: { x: 0, y: 0, z: 0 } },
        ...companions.filter(({ name }) => name !== aim),
      ],
    }
  }
  return { at, effects: [], extent: extentOf(round, way), stays: true }
}
