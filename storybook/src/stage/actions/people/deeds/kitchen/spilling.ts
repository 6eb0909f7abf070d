import { clamp, gather, through } from '../../../../easing.ts'
import { poolOf } from '../../../spilt.ts'
import type { ActionContext } from '../../../action.ts'
import { posture } from '../../posture.ts'
import type { Deeds, Score } from '../../score.ts'
import { NEAR_KITCHEN } from '../../settings.ts'

const [TABLE, X] = [0.42, 0.4]
/** When the hand meets it, and when it lies there. */
const [PUSH, LIES] = [0.22, 0.42]

/** What one drinks from, over it goes, and what was in it runs over the table. */
function spilling(context: ActionContext): Score {
  const thing = context.object ?? 'glass of milk'
  const actor = context.find(thing) ?? context.find('glass of milk')
  const { aspect = 0.6 } = actor ?? {}
  const height = Math.min(0.2, 0.22 / Math.max(0.5, aspect))
  const half = (height * aspect) / 2
  const runs = (phase: number): number => clamp((phase - LIES + 0.06) / 0.34)
  return {
    seconds: 3,
    once: true,
    set: [
      { thing: 'table', x: 0.56, z: -0.05, height: TABLE },
      {
        thing: poolOf(thing) ?? 'puddle',
        x: X + height + 0.06,
        y: TABLE - 0.05,
        z: -0.058,
        height: 0.07,
        shadow: false,
        move: ({ phase }) => ({
          x: 0.1 * runs(phase),
          height: Math.max(0.004, 0.09 * runs(phase)),
          alpha: runs(phase) > 0 ? 1 : 0,
        }),
      },
      {
        thing,
        ...(actor ? { actor } : {}),
        stands: true,
        x: X,
        y: TABLE,
        z: -0.06,
        height,
        shadow: false,
        move: ({ phase }) => {
          const tip = gather(through(phase, PUSH, LIES - PUSH))
          return { x: height * 0.5 * tip, y: half * 0.5 * Math.sin(1.5 * tip), lean: 1.5 * tip }
        },
      },
    ],
    keys: {
      0: posture('rh 0.2 0.56, lh 0.22 0.48, torso 0.06, neck 0.06'),
      [PUSH]: posture('rh 0.35 0.54, lh 0.22 0.48, torso 0.14'),
      0.36: posture('rh 0.37 0.54, mouth 0.6, face surprised'),
      0.6: posture('rh chin 0.08 -0.02, lh 0.12 0.78, torso -0.06, mouth 0.8, face surprised'),
      1: posture('rh chin 0.08 -0.02, lh 0.12 0.78, torso -0.04, mouth 0.7, face surprised'),
    },
    effects: [{ name: 'drips', at: [0.92, TABLE - 0.03], from: 0.6, until: 1, strength: 1.2 }],
  }
}

/** Cups and glasses that go over on the table. */
export const SPILLING: Deeds = {
  'spill-at-table': { needs: NEAR_KITCHEN, by: spilling },
}
