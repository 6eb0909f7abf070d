import type { Deeds, Score } from '../../score.ts'
import { aloft } from '../../thrown.ts'
import { STRINGS } from './strings.ts'

const STRUMMED = STRINGS['play-guitar'] as Score

/** Music in the street, with the open case for coins before one's feet. */
export const BUSKING: Deeds = {
  busk: {
    ...STRUMMED,
    needs: { place: 'street' },
    set: [
      { thing: 'coin case', x: 0.5, z: -0.08, height: 0.22 },
      {
        thing: 'coin',
        z: -0.09,
        height: 0.06,
        ...aloft(
          [1.1, 0.6],
          [
            { until: 0.7, to: [0.52, 0.16], lift: 0.2 },
            { until: 1, to: [0.52, 0.16], hidden: true },
          ],
          2,
        ),
      },
    ],
    live: (stance, { t }) => ({ ...stance, mouth: 0.3 + 0.3 * Math.sin(t * 5.2) }),
  },
}
