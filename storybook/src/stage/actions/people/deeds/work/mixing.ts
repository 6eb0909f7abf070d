import { FILLINGS } from '../../../../../cast/people/tools/work/flasks.ts'
import { inHand } from '../../grips.ts'
import type { Beat, Cue, Deeds, Score } from '../../score.ts'

export const HUES = /\b(?:blue|red|green|yellow|purple|pink|orange)\b/gu
const LABORATORY = { place: 'laboratory', framing: 'close-up' } as const
const STANDS = { x: 0.37, y: 0.42 }
const pours = ({ phase }: Beat): boolean => phase > 0.2 && phase < 0.6

const BUBBLES: readonly Cue[] = [{ name: 'bubbles', at: [STANDS.x, 0.64], strength: 0.8 }]
const BANG: readonly Cue[] = [
  { name: 'blast', at: [STANDS.x, 0.58], from: 0.6, until: 0.75, strength: 1.2 },
  { name: 'fire', at: [STANDS.x, 0.56], from: 0.6, until: 0.9, strength: 1.2 },
  { name: 'sparks', at: [STANDS.x, 0.6], from: 0.6, until: 0.85, strength: 3 },
  { name: 'smoke', at: [STANDS.x, 0.7], from: 0.65, until: 1, strength: 1 },
]

/** Foam runs over the rim. */
const FOAM: readonly Cue[] = [
  { name: 'bubbles', at: [STANDS.x, 0.62], from: 0.5, until: 0.99, strength: 5 },
  { name: 'splash', at: [STANDS.x, 0.6], from: 0.55, until: 0.95, strength: 1.6 },
  { name: 'steam', at: [STANDS.x, 0.64], from: 0.55, until: 0.99, strength: 1.4 },
]

/** A bang without fire: clouds in all colours, and whoever made them stays to be seen. */
const PUFF: readonly Cue[] = [
  { name: 'colour-puffs', at: [STANDS.x, 0.66], from: 0.6, until: 0.98, strength: 1.6 },
  { name: 'sparks', at: [STANDS.x, 0.62], from: 0.6, until: 0.75, strength: 1.4 },
]

/** Pours one liquid into the other, each of the colour it is said to have. */
function mixing(object: string | null, ends: readonly Cue[]): Score {
  const [poured = 'green', into = poured] = object?.match(HUES) ?? []
  return {
    seconds: 3.2,
    costume: 'scientist',
    needs: LABORATORY,
    holds: [
      {
        ...inHand(`${poured} flask`, 0.18, [0.5, 0.2]),
        swing: (beat) => (pours(beat) ? 1.5 : 0.2),
      },
    ],
    set: [
      { thing: 'table', x: 0.42, z: -0.05, height: 0.42 },
      { thing: `${into} flask`, ...STANDS, z: -0.06, height: 0.2, shadow: false },
      { thing: `${poured} flask`, x: 0.62, y: 0.42, z: -0.055, height: 0.16 },
    ],
    keys: {
      0: { rh: [0.3, 0.76], lh: [0.2, 0.47], neck: 0.06 },
      0.25: { rh: [0.42, 0.82], neck: 0.14 },
      0.55: { rh: [0.42, 0.82] },
      0.6: { rh: [0.26, 0.84], neck: -0.1, mouth: 0.7, face: 'surprised' },
      0.99: { face: 'neutral' },
    },
    strands: ({ beat, body, at }) =>
      pours(beat)
        ? [
            {
              points: [at('rightHand'), { x: STANDS.x * body, y: 0.6 * body }],
              colour: FILLINGS[poured] ?? '#4fae5c',
              width: 0.02,
              z: -0.06,
            },
          ]
        : [],
    effects: [...BUBBLES, ...ends],
  }
}

/** Liquids in colours, and what comes of it. */
export const MIXING: Deeds = {
  'mix-liquids': { needs: LABORATORY, by: ({ object }) => mixing(object, []) },
  'mix-explosion': { needs: LABORATORY, by: ({ object }) => mixing(object, BANG) },
  'mix-foam': { needs: LABORATORY, by: ({ object }) => mixing(object, FOAM) },
  'mix-puff': { needs: LABORATORY, by: ({ object }) => mixing(object, PUFF) },
}
