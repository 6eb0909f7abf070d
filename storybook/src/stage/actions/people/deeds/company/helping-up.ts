import type { ActionContext } from '../../../action.ts'
import { ON_GRASS, SIT } from '../../postures.ts'
import type { Deeds, Score, SetPiece } from '../../score.ts'
import { otherScale } from '../../seated-head.ts'
import type { Stance } from '../../stance.ts'

/** The chin of who looks down, on two fingers. */
function liftingChin(context: ActionContext): Score {
  const y = 0.8 * otherScale(context)
  return {
    seconds: 3.6,
    once: true,
    face: 'happy',
    keys: {
      0: { rh: [0.22, y - 0.12], la: [0.1, 0.1] },
      0.3: { rh: [0.34, y - 0.06], torso: 0.05 },
      0.6: { rh: [0.35, y + 0.02], torso: 0.06, mouth: 0.2 },
      1: { rh: [0.35, y + 0.02], torso: 0.06, mouth: 0.3 },
    },
    partner: {
      guest: true,
      x: 0.5,
      z: 0.02,
      keys: {
        0: { ra: [-0.1, 0.1], la: [0.1, 0.1], neck: 0.4, face: 'sad' },
        0.3: { neck: 0.38, face: 'sad' },
        0.6: { neck: -0.1, face: 'happy' },
        1: { neck: -0.1, face: 'happy', mouth: 0.4 },
      },
    },
  }
}

/** Both hands of who sits are in one's own, and one leans back. */
function raising(seat: SetPiece | null, low: Stance): (context: ActionContext) => Score {
  return (context) => {
    const y = 0.3 + 0.3 * otherScale(context)
    return {
      seconds: 3.8,
      once: true,
      face: 'happy',
      set: seat ? [seat] : [],
      keys: {
        0: { rh: [0.36, y - 0.2], lh: [0.34, y - 0.24], torso: 0.5, hip: [-0.06, 0.44] },
        0.3: { rh: [0.36, y - 0.18], lh: [0.34, y - 0.22], torso: 0.44 },
        0.65: { rh: [0.34, y], lh: [0.32, y - 0.04], torso: -0.1, hip: [-0.04, 0.455] },
        1: { rh: [0.32, y], lh: [0.3, y - 0.03], torso: 0, hip: [0, 0.466], mouth: 0.4 },
      },
      partner: {
        guest: true,
        x: 0.68,
        z: 0.02,
        face: 'happy',
        touching: true,
        keys: {
          0: { ...low, rh: [0.36, y - 0.2], lh: [0.34, y - 0.24] },
          0.3: { ...low, rh: [0.36, y - 0.18], lh: [0.34, y - 0.22], torso: 0.4 },
          0.65: {
            hip: [0, 0.45],
            rf: [0.06, 0],
            lf: [-0.03, 0],
            rh: [0.34, y],
            lh: [0.32, y - 0.04],
            torso: 0.16,
          },
          1: {
            hip: [0, 0.466],
            rf: [0.04, 0],
            lf: [-0.04, 0],
            rh: [0.32, y],
            lh: [0.3, y - 0.03],
            torso: 0,
            mouth: 0.4,
          },
        },
      },
    }
  }
}

/** Up from the ground or a seat, and the head with it. */
export const HELPING_UP: Deeds = {
  'lift-chin': { needs: { place: 'living-room', framing: 'medium' }, by: liftingChin },
  'help-up': { by: raising(null, ON_GRASS) },
  'help-from-seat': { by: raising({ thing: 'stool', x: 0.7, z: 0.05, height: 0.255 }, SIT) },
}
