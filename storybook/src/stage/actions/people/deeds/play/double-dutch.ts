import type { Deeds, PartnerScore, Strand } from '../../score.ts'
import type { Keys } from '../../keys.ts'
import { posture } from '../../posture.ts'
import { TAU } from '../../track.ts'

/** How far from the middle those stand who turn the ropes. */
const ENDS = 1.1

const TURNS: Keys = {
  0: posture('hip 0 0.46, rh 0.26 0.66, lh 0.28 0.5, right fist, left fist'),
  0.5: posture('hip 0.01 0.46, rh 0.28 0.5, lh 0.26 0.66, torso 0.05, mouth 0.6'),
}

const turner = (side: 1 | -1): PartnerScore => ({
  x: side * ENDS,
  z: 0.02,
  faces: side > 0 ? -1 : 1,
  guest: true,
  face: 'happy',
  keys: TURNS,
})

/** A rope from hand to hand, over the head at one moment and under the feet at the next. */
function rope(phase: number, k: number): Strand {
  const [reach, high] = [ENDS - 0.28, Math.cos(phase * TAU)]
  const points = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    const bow = Math.sin(share * Math.PI)
    return { x: (2 * share - 1) * reach * k, y: (0.58 + (high > 0 ? 0.72 : 0.57) * high * bow) * k }
  })
  return {
    points,
    colour: high > 0 ? '#d6553f' : '#3f78b8',
    width: 0.018,
    z: Math.sin(phase * TAU) > 0 ? -0.05 : 0.05,
  }
}

/** Two turn two ropes, whoever is in the middle jumps. */
export const DOUBLE_DUTCH: Deeds = {
  'double-dutch': {
    seconds: 0.9,
    view: 'front',
    face: 'happy',
    needs: { place: 'playground', company: 3 },
    keys: {
      0: posture(
        'at 0 0.16, hip 0 0.47, rf -0.05 0.04, lf 0.05 0, ra -0.7 -0.9, la 0.7 0.9, mouth 0.8',
      ),
      0.25: posture('at 0 0.02, hip 0 0.45, ra -0.5 -0.9, la 0.5 0.9'),
      0.5: posture(
        'at 0 0.16, hip 0 0.47, rf -0.05 0, lf 0.05 0.04, ra -0.7 -0.9, la 0.7 0.9, mouth 0.8',
      ),
      0.75: posture('at 0 0.02, hip 0 0.45, ra -0.5 -0.9, la 0.5 0.9'),
    },
    partner: turner(-1),
    fellows: (count) => (count > 0 ? [turner(1)] : []),
    strands: ({ beat: { phase }, body }) => [rope(phase, body), rope(phase + 0.5, body)],
  },
}
