import { isPuppet } from '../../../../../cast/people/puppet.ts'
import type { Deeds, PartnerScore, SetPiece, Strand, Variation } from '../../score.ts'
import { steps } from '../../steps.ts'

/** Goes along, a step behind who has the lead. */
const ALONGSIDE: PartnerScore = {
  x: -0.3,
  z: 0.04,
  faces: 1,
  guest: true,
  face: 'happy',
  keys: steps({ ra: [-0.3, 0.3], la: [0.3, 0.3] }, { ra: [0.3, 0.3], la: [-0.3, 0.3] }),
}

/** How tall a dog is, and how far each is before the one behind it. */
const [TALL, APART] = [0.36, 0.34]

/** As many dogs as may go on leashes in one hand. */
const MOST_DOGS = 6

function dog(index: number, height = TALL): SetPiece {
  return {
    thing: '?dog',
    x: 0.62 + APART * index + (height - TALL) * 0.7,
    z: index % 2 === 0 ? 0.03 : -0.07,
    height,
    move: ({ t, phase }) => ({
      gait: t * 1.9 + index * 0.37,
      y: Math.abs(Math.sin((phase + index * 0.3) * Math.PI * 2)) * 0.012,
    }),
  }
}

/** From the hand to the collar of each. */
function leash(index: number, hand: Strand['points'][number], body: number): Strand {
  const x = 0.66 + APART * index
  return {
    points: [
      hand,
      { x: (0.42 + APART * index * 0.6) * body, y: (0.34 + 0.02 * index) * body },
      { x: x * body, y: 0.27 * body },
    ],
    colour: '#b8404a',
    width: 0.009,
  }
}

function walking(count: number): Variation {
  const all = Array.from({ length: count }, (_, index) => index)
  return {
    needs: { place: 'park', way: 0.4, company: 2 },
    by: ({ partner }) => ({
      ...(partner && isPuppet(partner) ? { partner: ALONGSIDE } : {}),
      seconds: 1.05,
      glides: true,
      face: 'happy',
      needs: { place: 'park', way: 0.4 },
      holds: [],
      set: all.map((index) => dog(index)),
      keys: steps({ rh: [0.2, 0.54], la: [0.3, 0.4], torso: 0.04 }, { la: [-0.3, 0.3] }),
      strands: ({ at, body }) => all.map((index) => leash(index, at('rightHand'), body)),
    }),
  }
}

/** Something tall goes before whoever leads it, and its collar is as high as that one's head. */
function beast(): Variation {
  const high = 0.86
  return {
    needs: { place: 'park', way: 0.4, company: 2.4 },
    by: () => ({
      seconds: 1.05,
      glides: true,
      face: 'happy',
      needs: { place: 'park', way: 0.4 },
      set: [dog(0, high)],
      keys: steps({ rh: [0.24, 0.6], la: [0.3, 0.4], torso: -0.03 }, { la: [-0.3, 0.3] }),
      strands: ({ at, body }) => [
        {
          points: [
            at('rightHand'),
            { x: 0.62 * body, y: 0.46 * body },
            { x: 0.94 * body, y: high * 0.66 * body },
          ],
          colour: '#b8404a',
          width: 0.009,
        },
      ],
    }),
  }
}

/** One dog on its leash, or several, each on its own. */
export const DOG_WALKING: Deeds = {
  'walk-dog': walking(1),
  'walk-beast': beast(),
  ...Object.fromEntries(
    Array.from({ length: MOST_DOGS - 1 }, (_, more) => [
      `walk-dogs-${more + 2}`,
      walking(more + 2),
    ]),
  ),
}
