import type { Keys } from './keys.ts'
import type { Stance } from './stance.ts'

/** Two steps of an easy walk for deeds that are done while walking: what the rest of the body does at each footfall. */
export function steps(right: Stance, left: Stance = {}): Keys {
  return {
    0: { ...right, rf: [0.16, 0], lf: [-0.16, 0.02], hip: [0, 0.448] },
    0.25: { rf: [0, 0], lf: [0, 0.06], hip: [0, 0.466] },
    0.5: { ...left, rf: [-0.16, 0.02], lf: [0.16, 0], hip: [0, 0.448] },
    0.75: { rf: [0, 0.06], lf: [0, 0], hip: [0, 0.466] },
  }
}
