import type { Key } from '../../keys.ts'
import type { Deeds, Score } from '../../score.ts'

const ON_HEADS = /\b(?:hat|cap|beret|crown|tiara|wig|bonnet|helmet|turban|veil|headband|mask)s?$/u
const ON_FACES = /\b(?:glasses|sunglasses|spectacles|goggles|earrings?|necklace|scarf|tie)$/u
const ON_FEET = /\b(?:shoes?|boots?|sneakers|heels|sandals|slippers|socks?|skates)$/u

const atHead: readonly Key[] = [
  [0, { rh: ['chin', 0.03, 0.17], lh: ['nape', 0, 0.16], look: 0.6 }],
  [0.3, { rh: ['chin', 0.03, 0.18], lh: ['nape', 0, 0.17], neck: -0.1, torso: -0.04, mouth: 0.4 }],
  [0.5, { rh: ['hip', 0.04, 0.06], la: [0.1, 0.3], neck: 0.08, mouth: 0.6 }],
  [0.8, { rh: ['hip', 0.04, 0.06], neck: -0.08, torso: 0.04 }],
]

const atFace: readonly Key[] = [
  [0, { rh: ['chin', 0.06, 0.08], la: [0.1, 0.3], look: 0.6 }],
  [0.3, { rh: ['chin', 0.05, 0.09], neck: -0.1, mouth: 0.3 }],
  [0.55, { rh: ['hip', 0.04, 0.06], neck: 0.1, mouth: 0.6 }],
  [0.8, { rh: ['hip', 0.04, 0.06], neck: -0.06 }],
]

const onFoot: readonly Key[] = [
  [0, { neck: 0.3, rh: ['hip', 0.04, 0.06], la: [-0.3, 0.3], rf: [0.02, 0] }],
  [0.3, { neck: 0.34, rf: [0.24, 0.1], torso: -0.06 }],
  [0.55, { neck: 0.3, rf: [0.26, 0.08], mouth: 0.5 }],
  [0.8, { neck: 0.1, rf: [0.04, 0] }],
]

/** Held out a little on both sides, this way and that. */
const inDress: readonly Key[] = [
  [0, { rh: [0.12, 0.42], lh: [-0.12, 0.42], torso: -0.04, look: 0.6 }],
  [0.3, { rh: [0.2, 0.46], lh: [-0.06, 0.44], torso: 0.06, neck: 0.1, mouth: 0.5 }],
  [0.6, { rh: [0.1, 0.44], lh: [-0.2, 0.46], torso: -0.08, neck: -0.1 }],
]

function keysFor(object: string | null): readonly Key[] {
  const worn = object ?? ''
  if (ON_HEADS.test(worn)) return atHead
  if (ON_FACES.test(worn)) return atFace
  return ON_FEET.test(worn) ? onFoot : inDress
}

/** Before a mirror in what one tries on. */
function tryingOn(object: string | null): Score {
  return {
    seconds: 3.4,
    face: 'happy',
    holds: [],
    set: [{ thing: 'mirror', stands: true, x: 0.56, z: 0.06, height: 1.02 }],
    keys: keysFor(object),
  }
}

/** What is put on to see how it looks. */
export const TRYING_ON: Deeds = {
  'try-on': { needs: { place: 'bedroom' }, by: ({ object }) => tryingOn(object) },
}
