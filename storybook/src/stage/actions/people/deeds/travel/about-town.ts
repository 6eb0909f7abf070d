import type { Deeds } from '../../score.ts'
import { underSeat, underFeet, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

/** Machines for one, and crutches. */
export const ABOUT_TOWN: Deeds = {
  snowmobile: {
    seconds: 0.9,
    costume: 'skier',
    glides: true,
    face: 'happy',
    needs: { place: 'snow', way: 0.5 },
    holds: [underSeat('snowmobile', 0.46, [0.34, 0.36])],
    keys: {
      0: posture(
        'hip -0.06 0.32, torso 0.2, neck -0.14, rf 0.08 0.1, lf 0.12 0.1, rh 0.2 0.42, lh 0.22 0.42, at 0 0',
      ),
      0.5: { at: [0, 0.02], torso: 0.26, mouth: 0.6 },
    },
    effects: [
      { name: 'snow', at: [-0.45, 0.06], strength: 2 },
      { name: 'speed', at: [-0.45, 0.4], strength: 0.5 },
    ],
  },
  hoverboard: {
    seconds: 2.2,
    glides: true,
    face: 'happy',
    needs: { place: 'street', way: 0.45 },
    holds: [underFeet('hoverboard', 0.13, [0.5, 0.4])],
    keys: {
      0: posture(
        'at 0 0.09, hip 0 0.46, rf -0.1 0, lf 0.1 0, torso 0.06, ra -0.7 0.5, la 0.8 0.5, lean 0.02',
      ),
      0.5: { torso: 0.12, ra: [-0.9, 0.4], la: [0.6, 0.5], lean: 0.08, mouth: 0.4 },
    },
  },
  crutches: {
    seconds: 1.5,
    glides: true,
    face: 'sad',
    needs: { place: 'hospital', way: 0.25 },
    holds: [
      { ...inHand('crutch', 0.7, [0.5, 0.4]), angle: 0.05 },
      { ...inHand('crutch', 0.7, [0.5, 0.4]), grip: 'leftHand', layer: 'between', angle: 0.05 },
    ],
    keys: {
      0: posture('rf 0.08 0, lf 0.1 0.14, hip 0 0.462, rh 0.14 0.44, lh 0.18 0.44, torso 0.14'),
      0.5: posture('rf -0.08 0, lf 0.06 0.16, hip 0 0.455, rh 0.2 0.43, lh 0.24 0.43, torso 0.24'),
    },
  },
}
