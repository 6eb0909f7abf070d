import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { ActionContext } from '../../../action.ts'
import { underFeet } from '../../grips.ts'
import type { Deeds, Score } from '../../score.ts'

/** Upright through the air; on the back of a beast, which is broad, the pack is larger and farther out. */
function flying({ performer }: ActionContext): Score {
  const beast = isPuppet(performer) && performer.look.beast === true
  const [out, height] = beast ? [1.06, 0.8] : [0.78, 0.6]
  return {
    seconds: 2.4,
    glides: true,
    needs: { place: 'sky', way: 0.4 },
    face: 'happy',
    holds: [{ thing: 'jetpack', grip: 'back', angle: 0, layer: 'back', at: [out, 0.3], height }],
    keys: {
      0: {
        hip: [-0.02, 0.46],
        torso: 0.36,
        neck: -0.2,
        ra: [1.5, 0.3],
        la: [-0.3, 0.3],
        rl: [-0.2, -0.5],
        ll: [-0.4, -0.3],
        at: [0, 0.16],
        lean: 0.1,
        mouth: 0.5,
      },
      0.5: { at: [0, 0.32], lean: 0.16, ra: [1.7, 0.2], rl: [-0.4, -0.3], ll: [-0.2, -0.6] },
    },
    effects: [{ name: 'smoke', at: [-0.3, 0.1], strength: 0.4 }],
  }
}

/** Sideways on a board that nothing holds up, leaning into the bends. */
const ON_BOARD: Score = {
  seconds: 2.6,
  glides: true,
  needs: { place: 'sky', way: 0.45 },
  face: 'happy',
  holds: [underFeet('hover deck', 0.14, [0.5, 0.5])],
  keys: {
    0: {
      hip: [-0.02, 0.4],
      rf: [-0.16, 0.04],
      lf: [0.16, 0.04],
      torso: 0.24,
      ra: [-1.2, 0.4],
      la: [1.3, 0.4],
      at: [0, 0.14],
      lean: -0.06,
      mouth: 0.4,
    },
    0.5: { at: [0, 0.3], hip: [0, 0.37], torso: 0.34, ra: [-1.5, 0.3], lean: 0.12, mouth: 0.8 },
  },
  effects: [{ name: 'speed', at: [-0.45, 0.3], strength: 0.5 }],
}

/** With fire on the back, or on a board in the air. */
export const JETPACK: Deeds = {
  'fly-jetpack': { needs: { place: 'sky', way: 0.4 }, by: flying },
  'fly-hoverboard': ON_BOARD,
}
