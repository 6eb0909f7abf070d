import type { Actor } from '../../../../../cast/actor.ts'
import { isPuppet } from '../../../../../cast/people/puppet.ts'
import { SIT } from '../../postures.ts'
import type { Score } from '../../score.ts'
import { posture } from '../../posture.ts'

/** With a back as high as the crown. */
const ENTHRONED: Score = {
  seconds: 4,
  set: [{ thing: 'throne', stands: true, x: -0.06, z: 0.04, height: 1.12 }],
  keepsTool: true,
  keys: {
    0: { ...SIT, ...posture('hip 0 0.4, rf 0.24 0.06, lf 0.28 0.06, rh 0.2 0.5, lh 0.22 0.48') },
    0.5: { torso: -0.04, neck: -0.04 },
  },
}

/** An animal's head is larger, and so is the back behind it. */
const ENTHRONED_BEAST: Score = {
  ...ENTHRONED,
  set: [{ thing: 'throne', stands: true, x: -0.06, z: 0.04, height: 1.4 }],
}

/** On a throne that is as high as who sits on it. */
export function enthroned(performer: Actor): Score {
  return isPuppet(performer) && performer.look.beast ? ENTHRONED_BEAST : ENTHRONED
}
