import type { ActionContext } from '../../../action.ts'
import { SIT } from '../../postures.ts'
import { seatedHead } from '../../seated-head.ts'
import type { Deeds, Hold, Score } from '../../score.ts'
import { posture } from '../../posture.ts'

/** At the face of who sits there: a razor and foam, or a brush. */
function atFace(context: ActionContext, tool: Hold, worn: readonly Hold[]): Score {
  const chin = seatedHead(context) - 0.06
  return {
    seconds: 1.3,
    holds: [tool],
    set: [{ thing: 'stool', x: 0.52, z: 0.03, height: 0.255 }],
    keys: {
      0: { rh: [0.34, chin + 0.05], lh: [0.34, chin - 0.12], neck: 0.12, torso: 0.14 },
      0.5: { rh: [0.35, chin - 0.03], torso: 0.18 },
    },
    partner: {
      guest: true,
      x: 0.52,
      z: 0.01,
      holds: worn,
      keys: { 0: { ...SIT, rh: [0.16, 0.38], lh: [0.2, 0.38], neck: -0.12 }, 0.5: { neck: -0.16 } },
    },
  }
}

const RAZOR: Hold = { thing: 'razor', angle: 1.2, at: [0.5, 0.86], height: 0.18 }
const BRUSH: Hold = { ...RAZOR, thing: 'paintbrush', angle: 1.4 }
const FOAM: Hold = { thing: 'foam beard', grip: 'mouth', angle: 0, height: 0.12, at: [0.62, 0.45] }
const SALON = { place: 'barbershop', framing: 'medium' } as const

/** Shaved, made up and bathed by another. */
export const TENDED: Deeds = {
  'shave-beard': {
    needs: SALON,
    by: (context) => ({ ...atFace(context, RAZOR, [FOAM]), costume: 'hairdresser' }),
  },
  'makeup-other': {
    needs: { place: 'bedroom', framing: 'medium' },
    by: (context) => atFace(context, BRUSH, []),
  },
  'bathe-other': {
    seconds: 1.4,
    needs: { place: 'bathroom' },
    face: 'happy',
    holds: [{ thing: 'sponge', height: 0.07 }],
    set: [{ thing: 'wash tub', x: 0.52, z: -0.01, height: 0.3 }],
    keys: {
      0: { rh: [0.34, 0.44], lh: [0.32, 0.36], torso: 0.5, neck: 0.05, hip: [-0.08, 0.42] },
      0.5: { rh: [0.38, 0.38], torso: 0.56, mouth: 0.4 },
    },
    partner: {
      guest: true,
      x: 0.54,
      z: 0.02,
      age: 'baby',
      face: 'happy',
      keys: {
        0: posture('at 0 0.22, hip 0 0.2, rf 0.2 0.12, lf 0.24 0.12, ra 0.8 0.5, la 1.2 0.4'),
        0.5: { ra: [1.5, 0.3], la: [0.7, 0.5], mouth: 0.7 },
      },
    },
    effects: [{ name: 'bubbles', at: [0.5, 0.4], strength: 0.9 }],
  },
}
