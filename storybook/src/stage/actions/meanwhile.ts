import type { Pose } from '../../cast/actor.ts'
import type { Action } from '../../plan/plan.ts'
import { wave } from '../easing.ts'
import type { Choreography, Performance } from './action.ts'
import { standing } from './animals/resting.ts'
import { deed } from './performed.ts'

const MEANWHILE: Readonly<Record<string, (t: number) => Pose>> = {
  'close-eyes': () => ({ blink: 1 }),
  'open-mouth': (t) => ({ mouth: 0.85 + 0.1 * wave(t / 3) }),
  'spread-wings': (t) => ({ flap: 0.1 + 0.02 * wave(t / 2) }),
  wag: (t) => ({ wag: t * 3.4, face: 'happy' }),
}

type Verb = Pick<Action, 'verb'>

/** A deed, and what eyes, mouth, wings or tail do all the while. */
export function meanwhile(performance: Performance, besides: readonly Verb[]): Performance {
  const parts = besides.flatMap(({ verb }) => MEANWHILE[verb] ?? [])
  if (parts.length === 0) return performance
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(t)
      const pose = parts.reduce((all, part) => ({ ...all, ...part(t) }), moment.pose)
      return { ...moment, pose }
    },
  }
}

/** The same by somebody who does nothing else. */
export const NOTHING_ELSE: readonly Choreography[] = Object.keys(MEANWHILE).map((verb) =>
  deed(verb, (context) => meanwhile(standing(context), [{ verb }])),
)
