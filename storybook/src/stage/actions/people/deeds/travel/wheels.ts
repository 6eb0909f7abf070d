import type { Deeds } from '../../score.ts'
import { BIKE, SCOOTER, MOTORCYCLE, SKATEBOARD, BIKE_FINISH, KICKFLIP } from './bikes.ts'
import { posture } from '../../posture.ts'

/** On wheels. */
export const WHEELS: Deeds = {
  'ride-bike': BIKE,
  'ride-scooter': SCOOTER,
  'ride-motorcycle': MOTORCYCLE,
  skateboard: SKATEBOARD,
  kickflip: KICKFLIP,
  'finish-bike': BIKE_FINISH,
  'roller-skate': {
    seconds: 1.8,
    costume: 'roller skater',
    glides: true,
    needs: { place: 'park', way: 0.5 },
    face: 'happy',
    keys: {
      0: posture(
        'at 0 0.02, hip 0.02 0.44, lf 0.04 0, rf -0.32 0.08, torso 0.22, ra 0.8 0.5, la -0.7 0.4, rt -0.3',
      ),
      0.25: { hip: [0, 0.42], rf: [-0.02, 0.04], torso: 0.26 },
      0.5: posture(
        'hip 0.02 0.44, rf 0.04 0, lf -0.32 0.08, ra -0.7 0.4, la 0.8 0.5, rt 0, lt -0.3',
      ),
      0.75: { hip: [0, 0.42], lf: [0, 0.04], torso: 0.26, lt: 0 },
    },
  },
}
