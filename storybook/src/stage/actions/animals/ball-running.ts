import { ride, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { beside, deed, only, performed } from '../performed.ts'

/** How tall the ball is in the runner's heights: it has room to run in it, however long it is. */
const ROOM = 1.5

/** Runs inside a clear ball, which rolls along with it. */
function runningBall(context: ActionContext): Performance {
  const { performer, room, seconds, tempo } = context
  const ball = context.find('hamster ball')
  const tall = ROOM * Math.max(1, performer.aspect * 0.94)
  const at = (t: number): number => room * ride(t / seconds)
  return performed(context, (t) => ({
    x: at(t),
    y: tall * 0.12 + 0.03 * Math.abs(wave(t * 2.4 * tempo)),
    pose: { gait: t * 2.4 * tempo, stride: 1.2, lean: 0.05, wag: t },
    companions: beside('ball', ball, {
      x: at(t),
      y: 0,
      z: -0.06,
      height: tall,
      pose: { roll: (2 * at(t)) / tall + t * 0.8, turn: 1 },
    }),
  }))
}

/** In balls. */
export const BALL_RUNNING: readonly Choreography[] = [
  only(['animal', 'bird', 'creature', 'insect'], deed('run-ball', runningBall)),
]
