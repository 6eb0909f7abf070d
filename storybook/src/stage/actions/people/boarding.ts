import { ease, through } from '../../easing.ts'
import type { ActionContext, Choreography, Moment, Performance } from '../action.ts'
import { gaitDeed, type Gait } from './gait.ts'

const STEPS: Gait = {
  speed: 0.72,
  stride: 0.76,
  duty: 0.6,
  lift: 0.055,
  arms: { rest: 0.04, swing: 0.42, elbow: 0.28 },
}
const WALK = gaitDeed('walk', STEPS)
/** Steps so small that both feet are under the body. */
const WAIT = gaitDeed('wait', {
  ...STEPS,
  stride: 0.05,
  lift: 0,
  arms: { ...STEPS.arms, swing: 0 },
})

/** How far back the train is and how far ahead its door, in own heights. */
const [BACK, AHEAD] = [1.15, 0.35]
/** When one starts for the train, is at its door, and is inside. */
const [STARTS, COMES, INSIDE] = [0.4, 0.8, 0.88]

/** Waits until the train stands there, goes to it and is gone. */
function boarding(context: ActionContext): Performance {
  const onTheSpot = { ...context, room: 0 }
  const [waits, goes] = [WAIT.perform(onTheSpot), WALK.perform(onTheSpot)]
  const at = (t: number): Moment => {
    const share = t / context.seconds
    const way = ease(through(share, STARTS, COMES - STARTS))
    const going = way > 0 && way < 1
    const { place, pose, companions } = going ? goes.at(t) : waits.at(0)
    const alpha = 1 - through(share, COMES, INSIDE - COMES)
    return {
      place: { x: place.x + AHEAD * way, y: place.y, z: BACK * way },
      pose: alpha < 1 ? { ...pose, alpha } : pose,
      companions,
    }
  }
  return { at, effects: [], extent: { left: 0.3, right: 0.3, up: 1, down: 0 }, stays: true }
}

export const BOARDING: Choreography = { id: 'board-train', for: ['puppet'], perform: boarding }
