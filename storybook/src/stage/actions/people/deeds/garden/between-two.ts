import { clamp } from '../../../../easing.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import { steps } from '../../steps.ts'

/** How wide and how tall a thing is at most between two, and how far they are from its ends, in heights. */
const [WIDEST, TALLEST] = [1.15, 0.62]
const AWAY = 0.26
const UNDER = 0.3

const LONG = /\b(?:log|trunk|ladder|plank|beam|pole|canoe|kayak|surfboard|pipe)$/u
const SHOULDER = 0.74
const LENGTH = 1.75

/** Logs and ladders lie on the far shoulders, with a hand on them. */
function onShoulders(named: string, context: ActionContext): Score {
  const timber = /\b(?:canoe|kayak|surfboard)$/u.test(named) ? null : 'long log'
  const thing = named.endsWith('ladder') ? 'laid ladder' : (timber ?? named)
  const { aspect = 8 } = (timber ? null : context.find(named)) ?? {}
  const height = Math.min(0.4, LENGTH / aspect)
  const load = { torso: 0.02, rh: [0.16, SHOULDER + 0.04], la: [0.1, 0.3] } as const
  return {
    seconds: 1.3,
    glides: true,
    set: [{ thing, x: 0.46, y: SHOULDER, z: 0.015, height, stands: true, shadow: false }],
    keys: steps(load),
    partner: { x: 0.92, z: 0.01, faces: 1, keys: steps(load), guest: true, late: 0.5 },
    effects: [{ name: 'sweat', at: 'head', strength: 0.25 }],
  }
}

/** A sofa, a table, a mattress: one at each end, and both walk with it. */
function between(context: ActionContext): Score {
  const thing = context.object ?? 'sofa'
  if (LONG.test(thing)) return onShoulders(thing, context)
  const actor = context.find(thing)
  const aspect = actor?.aspect ?? 2
  const height = Math.min(clamp((actor?.metres ?? 0.9) / 1.72, 0.2, TALLEST), WIDEST / aspect)
  const width = height * aspect
  const load = { torso: -0.05, rh: [AWAY, 0.44], lh: [AWAY + 0.02, 0.4] } as const
  return {
    seconds: 1.3,
    glides: true,
    set: [
      { thing, x: AWAY - 0.03 + width / 2, y: UNDER, z: -0.02, height, stands: true, shadow: true },
    ],
    keys: steps(load),
    partner: { x: width + 2 * AWAY - 0.06, z: 0.01, keys: steps(load), guest: true, late: 0.5 },
    effects: [{ name: 'sweat', at: 'head', strength: 0.25 }],
  }
}

/** What two carry between them. */
export const BETWEEN_TWO: Deeds = {
  'carry-between': { needs: { way: 0.25, company: 2 }, by: between },
}
