import type { ActionContext } from '../../../action.ts'
import type { Deeds, Hold } from '../../score.ts'
import { ONE_KNEE, SIT } from '../../postures.ts'
import { FARM, NEAR_HOME } from '../../settings.ts'
import { inBothHands, inHand } from '../../grips.ts'
import { posture } from '../../posture.ts'

const BASKET: Hold = { thing: 'basket', grip: 'leftHand', layer: 'between' }
/** The apple that is named, on the open hand. */
const TREAT: Hold = { thing: '?apple', height: 0.11 }

const isHandFed = ({ object, aim }: ActionContext): boolean =>
  object !== null && Boolean(aim) && aim !== object

/** With animals. */
export const ANIMAL_CARE: Deeds = {
  'feed-fish': {
    seconds: 1.6,
    needs: NEAR_HOME,
    face: 'happy',
    holds: [{ ...inHand('feeding tin', 0.12), angle: 2.2 }],
    set: [
      { thing: 'table', x: 0.46, z: -0.05, height: 0.42 },
      { thing: 'fishbowl', x: 0.46, y: 0.42, z: -0.06, height: 0.3 },
    ],
    keys: {
      0: { rh: [0.34, 0.84], lh: [0.26, 0.48], neck: 0.16, torso: 0.06 },
      0.25: { rh: [0.36, 0.87] },
      0.5: { rh: [0.34, 0.84], mouth: 0.4 },
      0.75: { rh: [0.36, 0.87] },
    },
    effects: [{ name: 'crumbs', at: [0.42, 0.8], strength: 1 }],
  },
  milk: {
    needs: FARM,
    by: ({ object }) => {
      const height = milkedHeight(object)
      // Who milks a low animal bends to it, and sits nearer.
      const low = Math.min(0, height - 0.86) * 0.2
      return {
        seconds: 0.8,
        costume: 'farmer',
        set: [
          { thing: 'stool', x: -0.02, z: 0.03, height: 0.2 },
          { thing: '?cow', x: 0.66 + low, height, stands: true },
          { thing: 'bucket', x: 0.4, z: -0.04, height: 0.17 + low * 0.4 },
        ],
        keys: {
          0: {
            ...posture('hip 0 0.24, rf 0.16 0, lf 0.2 0, neck 0.1, right fist, left fist'),
            rh: [0.34, 0.34 + low],
            lh: [0.42, 0.28 + low],
            torso: 0.24 - low,
          },
          0.5: { rh: [0.34, 0.27 + low], lh: [0.42, 0.35 + low], torso: 0.28 - low },
        },
        effects: [{ name: 'trickle', at: [0.4, 0.28 + low], strength: 0.4 }],
        face: 'happy',
      }
    },
  },
  feed: {
    needs: { place: 'park' },
    by: (context) => ({
      seconds: 2,
      face: 'happy',
      holds: isHandFed(context) ? [TREAT] : [BASKET],
      // Those whom the prompt names are on stage already.
      set: (context.object === null ? [0.46, 0.72, 0.95] : []).map((x, n) => ({
        thing: '?duck',
        x,
        z: 0.02 + n * 0.02,
        height: 0.2,
        flip: true,
        move: ({ t }: { t: number }) => ({
          y: Math.max(0, Math.sin(t * 5 + n * 2)) * 0.015,
          lean: Math.sin(t * 4 + n * 2.4) * 0.07,
        }),
      })),
      keys: {
        0: { rh: [0.14, 0.56], lh: [0.14, 0.46], torso: 0.14 },
        0.4: { rh: [0.33, 0.46], torso: 0.34, right: 'open', hip: [-0.04, 0.45] },
        0.6: { rh: [0.31, 0.44], right: 'relaxed' },
      },
      effects: [{ name: 'crumbs', at: 'rightHand', from: 0.35, until: 0.6 }],
    }),
  },
  'feed-from-hand': {
    needs: { place: 'meadow' },
    by: (context) => {
      const beast = context.find(context.object ?? 'deer')
      const tall = Math.min(1.1, Math.max(0.52, (beast?.metres ?? 0.9) / context.performer.metres))
      const low = Math.max(0, 0.62 - tall)
      const hand = 0.36 + Math.max(0, tall - 0.62) * 0.5
      return {
        seconds: 2.4,
        face: 'happy',
        holds: [{ thing: 'carrot', height: 0.12 }],
        set: [
          {
            thing: '?deer',
            x: 0.44 + ((beast?.aspect ?? 1) * tall) / 2,
            z: 0.02,
            height: tall,
            flip: true,
            move: ({ t }) => ({ lean: Math.sin(t * 4) * 0.03 }),
          },
        ],
        keys: {
          0: { ...(low > 0 ? ONE_KNEE : {}), rh: [0.36, hand + 0.06], torso: 0.2, right: 'open' },
          0.5: { rh: [0.4, hand], torso: 0.28, mouth: 0.3 },
        },
      }
    },
  },
  pet: {
    needs: { place: 'park' },
    by: (context) => ({
      seconds: 1.5,
      face: 'happy',
      set: [
        {
          thing: '?dog',
          x: 0.44,
          z: 0.03,
          height: animalHeight(context.object),
          move: ({ t }: { t: number }) => ({ lean: Math.sin(t * 6) * 0.03, y: 0 }),
        },
      ],
      keys: {
        0: { ...ONE_KNEE, rh: [0.3, 0.36], lh: [0.2, 0.3], torso: 0.34, neck: 0.1 },
        0.5: { rh: [0.42, 0.34], torso: 0.42 },
      },
      effects: [{ name: 'hearts', at: [0.4, 0.5], strength: 0.6 }],
    }),
  },
  groom: {
    needs: { place: 'living room' },
    by: () => ({
      seconds: 1.3,
      face: 'happy',
      holds: [{ thing: 'hairbrush', angle: 1.7 }],
      set: [
        { thing: 'table', x: 0.48, z: 0.04, height: 0.3 },
        {
          thing: '?dog',
          x: 0.5,
          y: 0.3,
          z: 0.02,
          height: 0.36,
          move: ({ t }: { t: number }) => ({ lean: Math.sin(t * 5) * 0.025 }),
        },
      ],
      keys: {
        0: { rh: [0.26, 0.62], lh: [0.3, 0.44], torso: 0.14, neck: 0.2 },
        0.5: { rh: [0.34, 0.5], torso: 0.2 },
      },
      effects: [
        { name: 'bubbles', at: [0.46, 0.6], strength: 0.5 },
        { name: 'hearts', at: [0.5, 0.75], strength: 0.3 },
      ],
    }),
  },
  'hold-snake': {
    seconds: 2.4,
    view: 'front',
    holds: [inBothHands('snake', 0.3)],
    keys: {
      0: { rh: [-0.2, 0.66], lh: [0.2, 0.72] },
      0.5: { rh: [-0.2, 0.72], lh: [0.2, 0.66], neck: 0.08 },
    },
    face: 'happy',
  },
  fish: {
    seconds: 3.4,
    costume: 'fisherman',
    needs: { place: 'lake' },
    holds: [
      {
        thing: 'fishing rod',
        angle: 0.75,
        swing: ({ phase }) =>
          -Math.max(0, Math.sin((phase - 0.55) * Math.PI * 3)) *
          0.5 *
          (phase > 0.55 && phase < 0.9 ? 1 : 0),
      },
    ],
    set: [{ thing: 'stool', x: -0.03, z: 0.04, height: 0.25 }],
    keys: {
      0: { ...SIT, rh: [0.24, 0.48], lh: [0.2, 0.44], neck: 0.1 },
      0.5: { rh: [0.24, 0.49] },
      0.68: { rh: [0.2, 0.58], torso: -0.14, mouth: 0.5, face: 'happy' },
      0.88: { rh: [0.24, 0.48], torso: 0 },
    },
    strands: ({ beat, at, body }) => {
      const pull =
        beat.phase > 0.55 && beat.phase < 0.9
          ? Math.max(0, Math.sin((beat.phase - 0.55) * Math.PI * 3)) * 0.5
          : 0
      const hand = at('rightHand')
      const angle = 0.75 - pull
      const tip = {
        x: hand.x + Math.sin(angle) * 0.89 * body,
        y: hand.y + Math.cos(angle) * 0.89 * body,
      }
      return [
        {
          points: [
            tip,
            { x: tip.x + 0.02, y: 0.5 * body },
            { x: (1.0 - pull * 0.3) * body, y: (0.02 + pull * 0.3) * body },
          ],
          colour: '#f7f3ea',
          width: 0.005,
        },
        {
          points: [
            { x: (1.0 - pull * 0.3) * body, y: (0.02 + pull * 0.3) * body },
            { x: (1.0 - pull * 0.3) * body, y: (0.05 + pull * 0.3) * body },
          ],
          colour: '#d6453f',
          width: 0.03,
        },
      ]
    },
    effects: [{ name: 'splash', at: [0.95, 0.02], from: 0.58, until: 0.7, strength: 0.6 }],
  },
}

function animalHeight(object: string | null): number {
  if (/horse|cow|elephant|donkey|llama|deer/.test(object ?? '')) return 0.86
  return /cat|rabbit|duck|bird|kitten|squirrel/.test(object ?? '') ? 0.28 : 0.44
}

/** How tall the animal is that is milked, in adult heights. */
function milkedHeight(noun: string | null): number {
  if (/goat|sheep|ewe|doe|nanny/u.test(noun ?? '')) return 0.56
  return /camel|dromedary|yak|buffalo|horse|mare|reindeer/u.test(noun ?? '') ? 1.02 : 0.86
}
