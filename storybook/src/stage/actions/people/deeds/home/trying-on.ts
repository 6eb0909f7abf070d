import type { ActionContext } from '../../../action.ts'
import type { Keys } from '../../keys.ts'
import { SIT } from '../../postures.ts'
import type { Deeds, Score } from '../../score.ts'

const ON_HEADS = /\b(?:hat|cap|beret|crown|tiara|wig|bonnet|helmet|turban|veil|headband|mask)s?$/u
const ON_FACES = /\b(?:glasses|sunglasses|spectacles|goggles|earrings?|necklace|scarf|tie)$/u
const ON_FEET = /\b(?:shoes?|boots?|sneakers|heels|sandals|slippers|socks?|skates)$/u

const atHead: Keys = {
  0: { rh: ['chin', 0.03, 0.17], lh: ['nape', 0, 0.16], look: 0.6 },
  0.3: { rh: ['chin', 0.03, 0.18], lh: ['nape', 0, 0.17], neck: -0.1, torso: -0.04, mouth: 0.4 },
  0.5: { rh: ['hip', 0.04, 0.06], la: [0.1, 0.3], neck: 0.08, mouth: 0.6 },
  0.8: { rh: ['hip', 0.04, 0.06], neck: -0.08, torso: 0.04 },
}

const atFace: Keys = {
  0: { rh: ['chin', 0.06, 0.08], la: [0.1, 0.3], look: 0.6 },
  0.3: { rh: ['chin', 0.05, 0.09], neck: -0.1, mouth: 0.3 },
  0.55: { rh: ['hip', 0.04, 0.06], neck: 0.1, mouth: 0.6 },
  0.8: { rh: ['hip', 0.04, 0.06], neck: -0.06 },
}

/** Held out a little on both sides, this way and that. */
const inDress: Keys = {
  0: { rh: [0.12, 0.42], lh: [-0.12, 0.42], torso: -0.04, look: 0.6 },
  0.3: { rh: [0.2, 0.46], lh: [-0.06, 0.44], torso: 0.06, neck: 0.1, mouth: 0.5 },
  0.6: { rh: [0.1, 0.44], lh: [-0.2, 0.46], torso: -0.08, neck: -0.1 },
}

function keysFor(object: string | null): Keys {
  const worn = object ?? ''
  if (ON_HEADS.test(worn)) return atHead
  return ON_FACES.test(worn) ? atFace : inDress
}

const BOX = { thing: 'parcel', z: -0.05, height: 0.12, layer: 'hand' } as const

/** On a seat with the foot up, among the boxes. */
const SHOES: Score = {
  seconds: 3.4,
  face: 'happy',
  set: [
    { thing: 'stool', x: -0.03, z: 0.04, height: 0.255 },
    { ...BOX, x: 0.62 },
    { ...BOX, x: 0.62, y: 0.11, shadow: false },
    { ...BOX, x: -0.42 },
    { thing: 'shoe', x: 0.86, z: -0.06, height: 0.1 },
  ],
  keys: {
    0: { ...SIT, rf: [0.34, 0.16], rh: [0.32, 0.26], lh: [0.26, 0.26], torso: 0.5, neck: 0.1 },
    0.3: { ...SIT, rf: [0.34, 0.17], rh: [0.33, 0.23], lh: [0.27, 0.25], torso: 0.54 },
    0.55: { ...SIT, rf: [0.44, 0.14], rh: [0.16, 0.36], lh: [0.1, 0.34], torso: 0.1, mouth: 0.6 },
    0.8: { ...SIT, rf: [0.46, 0.16], rt: 0.3, rh: [0.16, 0.36], lh: [0.1, 0.34], torso: 0.1 },
  },
}

const MIRROR = { thing: 'mirror', stands: true, x: 0.56, z: 0.06, height: 1.02 } as const

/** So long it is still in the hands, in seconds. */
const IN_HAND = 1.15

/** Before a mirror: what is put on is in the hands first, and then one has it on. */
function tryingOn({ object, ground }: ActionContext): Score {
  if (ON_FEET.test(object ?? '')) return SHOES
  const size = ON_FACES.test(object ?? '') ? 0.12 : ON_HEADS.test(object ?? '') ? 0.2 : 0.42
  return {
    seconds: 3.4,
    face: 'happy',
    holds: [{ thing: object ?? 'coat', angle: 0, height: size, when: ({ t }) => t < IN_HAND }],
    sheds: ({ t }) => (t < IN_HAND ? object : null),
    // No mirror stands in a desert.
    set: ground === 'floor' ? [MIRROR] : [],
    keys: keysFor(object),
  }
}

/** What is put on to see how it looks. */
export const TRYING_ON: Deeds = {
  'try-on': { needs: { place: 'bedroom' }, by: tryingOn },
}
