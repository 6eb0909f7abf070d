import type { Actor } from '../../../../../cast/actor.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds } from '../../score.ts'

const FAR = { rf: [0.24, 0.03], lf: [-0.26, 0.14] } as const
const NEAR = { rf: [-0.26, 0.14], lf: [0.24, 0.03] } as const

/** Beasts have children's bodies, and go to work in them. */
function isPupil(performer: Actor): boolean {
  const own = isPuppet(performer) ? performer : null
  return own?.proportions.age === 'child' && own.look.beast !== true
}

/** With a bag in one hand and the eyes on the watch of the other. */
export const RUNNING_LATE: Deeds = {
  'run-late': {
    needs: { place: 'street', way: 0.5 },
    by: ({ performer }) => ({
      seconds: 0.72,
      glides: true,
      face: 'scared',
      holds: [{ thing: isPupil(performer) ? 'backpack' : 'briefcase', angle: 0 }],
      keys: {
        0: { ...FAR, hip: [0, 0.45], torso: 0.22, lh: ['eye', 0.16, -0.1], ra: [-0.7, 0.5] },
        0.25: { rf: [0, 0.02], lf: [0, 0.16], hip: [0, 0.48], left: 'fist', mouth: 0.6 },
        0.5: { ...NEAR, hip: [0, 0.45], ra: [0.6, 0.6], mouth: 0.3 },
        0.75: { rf: [0, 0.16], lf: [0, 0.02], hip: [0, 0.48], neck: 0.06 },
      },
      effects: [
        { name: 'sweat', at: 'head', strength: 0.8 },
        { name: 'dust', at: [-0.2, 0.02], strength: 0.6 },
      ],
    }),
  },
}
