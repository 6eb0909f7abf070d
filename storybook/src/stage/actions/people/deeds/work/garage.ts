import type { Deeds, Score, SetPiece } from '../../score.ts'
import { inHand } from '../../grips.ts'
import { roundOne } from '../../round-one.ts'
import { posture } from '../../posture.ts'

const FIX_ENGINE: Score = {
  seconds: 1.6,
  costume: 'mechanic',
  needs: { place: 'garage' },
  holds: [inHand('wrench', 0.2, [0.5, 0.9])],
  set: [{ thing: 'open car', stands: true, x: 0.95, z: 0.02, height: 0.74 }],
  keys: {
    0: posture(
      'torso 0.62, neck -0.3, hip -0.06 0.455, rh 0.36 0.5, lh 0.34 0.46, rf -0.08 0, lf 0.06 0',
    ),
    0.5: { rh: [0.4, 0.44], torso: 0.68 },
  },
  effects: [
    { name: 'smoke', at: [0.46, 0.6], strength: 0.6 },
    { name: 'sparks', at: [0.42, 0.5], from: 0.4, until: 0.6, strength: 0.4 },
  ],
}

const HOVERS = /\b(?:flying|hover(?:ing)?) ?(?:car|bike|taxi)$|\bhover(?:car|craft)$|\bspaceship$/u

/** What flies is mended as it hovers over the floor, on the light of its jets. */
function hovering(thing: string): Score {
  const afloat: SetPiece = {
    thing,
    stands: true,
    x: 0.98,
    y: 0.24,
    z: 0.02,
    height: 0.46,
    shadow: true,
    move: ({ t }) => ({ y: 0.26 + 0.025 * Math.sin(t * 2.2), lean: 0.015 * Math.sin(t * 1.6) }),
  }
  return { ...FIX_ENGINE, set: [afloat] }
}

/** Petrol and engines. */
export const GARAGE: Deeds = {
  'pump-gas': {
    seconds: 2.4,
    needs: { place: 'gas-station' },
    holds: [{ ...inHand('nozzle', 0.12, [0.14, 0.6]) }],
    set: [
      { thing: 'gas pump', x: -0.42, z: 0.03, height: 0.94 },
      { thing: '?car', stands: true, x: 1.05, z: 0.02, height: 0.72 },
    ],
    keys: {
      0: { rh: [0.3, 0.46], la: [0.1, 0.3], torso: 0.16, hip: [-0.02, 0.466] },
      0.5: { torso: 0.12, neck: -0.1, hip: [0.01, 0.466], look: -0.4 },
    },
    strands: ({ at, body }) => [
      {
        points: [
          { x: -0.28 * body, y: 0.64 * body },
          { x: -0.1 * body, y: 0.28 * body },
          { x: 0.16 * body, y: 0.3 * body },
          at('rightHand'),
        ],
        colour: '#33323a',
        width: 0.022,
      },
    ],
  },
  'fix-engine': {
    ...roundOne(({ object }) => (HOVERS.test(object ?? '') ? hovering(object ?? '') : FIX_ENGINE), {
      middle: 0.95,
    }),
    needs: { place: 'garage', company: 4 },
  },
}
