import { NEAR } from '../../settings.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import type { Deeds, Score } from '../../score.ts'
import type { Stance } from '../../stance.ts'

const shut = (stance: Stance): Stance => ({ ...stance, blink: 1 })

/** Both hands so far beside the middle of the face and below the crown, in heads: children have large ones. */
function overHead({ performer }: ActionContext, aside: number, down: number): Score {
  const own = isPuppet(performer) ? performer.proportions : null
  const head = own ? own.head / own.body : 0.2
  const [x, y] = [aside * head, -down * head]
  return {
    seconds: 2,
    view: 'front',
    keys: {
      0: { rh: ['crown', -x, y], lh: ['crown', x, y], right: 'open', left: 'open', neck: 0.04 },
      0.5: { hip: [0, 0.457], neck: -0.06, mouth: 0.4 },
    },
  }
}

/** What hands say at eyes, ears, mouth and hair. */
export const HANDS_AT_HEAD: Deeds = {
  'cover-ears': {
    needs: NEAR,
    by: (context) => ({ ...overHead(context, 0.47, 0.56), seconds: 2, face: 'scared' }),
  },
  'cover-mouth': {
    seconds: 2.6,
    view: 'front',
    face: 'surprised',
    needs: NEAR,
    keys: {
      0: { rh: [-0.03, 0.84], lh: [0.03, 0.83], right: 'open', left: 'open', rw: 0.6, lw: -0.6 },
      0.5: { hip: [0, 0.46], neck: 0.05, look: 0.3 },
    },
  },
  'cover-eyes': {
    needs: NEAR,
    by: (context) => ({ ...overHead(context, 0.18, 0.58), seconds: 2.6, live: shut }),
  },
  'wipe-brow': {
    seconds: 2,
    face: 'sleepy',
    needs: NEAR,
    keys: {
      0: { rh: ['eye', 0.03, 0.07], right: 'fist', torso: 0.05, neck: 0.1, mouth: 0.3 },
      0.5: { rh: ['ear', -0.01, 0.08], neck: -0.06, mouth: 0.6 },
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.8 }],
  },
  'stroke-beard': {
    seconds: 2.2,
    needs: NEAR,
    keys: {
      0: { rh: ['chin', 0.03, 0.01], lh: ['belly', 0.08, 0], neck: -0.04, look: 0.3 },
      0.5: { rh: ['chin', 0.05, -0.06], neck: 0.03 },
    },
  },
  'bite-nails': {
    seconds: 0.9,
    face: 'scared',
    needs: NEAR,
    keys: {
      0: { rh: ['mouth', 0.03, -0.02], lh: ['mouth', 0.05, -0.05], torso: 0.06, mouth: 0.3 },
      0.5: { rh: ['mouth', 0.03, -0.03], mouth: 0.6, look: 0.3 },
    },
    effects: [{ name: 'sweat', at: 'head', strength: 0.5 }],
  },
  'blow-kiss': {
    seconds: 2,
    view: 'front',
    face: 'happy',
    needs: NEAR,
    keys: {
      0: { rh: ['mouth', -0.04, -0.02], right: 'open', lh: [0.085, 0.5], neck: 0.04 },
      0.35: { rh: ['mouth', -0.045, -0.01], blink: 1, mouth: 0.15 },
      0.6: { rh: [-0.24, 0.86], rw: 0.5, neck: -0.08, mouth: 0.4, blink: 0 },
      0.85: { rh: [-0.26, 0.84] },
    },
    effects: [{ name: 'hearts', at: [-0.2, 0.92], from: 0.4, until: 0.8, strength: 1 }],
  },
  'chefs-kiss': {
    seconds: 1.8,
    face: 'happy',
    needs: NEAR,
    keys: {
      0: { rh: ['mouth', 0.03, -0.01], right: 'fist', blink: 1 },
      0.4: { rh: ['mouth', 0.03, 0], blink: 1 },
      0.6: { rh: [0.28, 0.9], right: 'open', blink: 0, mouth: 0.6, neck: -0.12 },
      0.9: { rh: [0.28, 0.88], right: 'open' },
    },
    effects: [{ name: 'stars', at: [0.28, 0.96], from: 0.5, until: 0.75, strength: 0.6 }],
  },
  'twirl-hair': {
    seconds: 1.2,
    view: 'front',
    needs: NEAR,
    keys: {
      0: { rh: [-0.12, 0.84], right: 'point', neck: 0.08, look: 0.3 },
      0.25: { rh: [-0.14, 0.86] },
      0.5: { rh: [-0.12, 0.88], neck: 0.12 },
      0.75: { rh: [-0.1, 0.86] },
    },
  },
  'tie-hair': {
    seconds: 2,
    needs: NEAR,
    keys: {
      0: { rh: ['nape', -0.01, 0.06], lh: ['nape', 0.02, 0.08], neck: 0.14, torso: 0.04 },
      0.5: { rh: ['nape', -0.03, 0.1], lh: ['nape', 0, 0.05], neck: 0.2 },
    },
  },
  'look-back': {
    seconds: 3.4,
    keepsTool: true,
    keys: {
      0: { look: 0, neck: 0, torso: 0.02 },
      0.3: { look: -1, neck: -0.06, torso: -0.06 },
      0.7: { look: -1, neck: -0.06, torso: -0.06 },
      0.95: { look: 0, neck: 0 },
    },
  },
  'rub-eyes': {
    seconds: 0.9,
    view: 'front',
    face: 'sleepy',
    needs: NEAR,
    keys: {
      0: { rh: [-0.05, 0.9], lh: [0.05, 0.89], right: 'fist', left: 'fist', blink: 1 },
      0.5: { rh: [-0.06, 0.885], lh: [0.06, 0.905], neck: 0.04 },
    },
  },
  'adjust-glasses': {
    seconds: 2.4,
    needs: NEAR,
    keys: {
      0: { rh: ['eye', 0.04, -0.03], right: 'point', neck: 0.08 },
      0.4: { rh: ['eye', 0.035, 0.01], neck: -0.03 },
      0.8: { rh: ['eye', 0.1, -0.1], neck: 0.02 },
    },
  },
  'hold-breath': {
    seconds: 3,
    view: 'front',
    face: 'surprised',
    needs: NEAR,
    keys: {
      0: { rh: [-0.02, 0.86], right: 'fist', stretch: 1, mouth: 0 },
      0.5: { stretch: 1.012, neck: 0.03 },
    },
  },
}
