import type { Shot, Subject } from '../../plan/plan.ts'

/** A stretch of a body's height from its feet, in shares of it; of beasts the half with the head, or the other. */
export interface Part {
  readonly from: number
  readonly to: number
  readonly half: 'front' | 'back' | 'both'
  /** Of people it is where their hands are. */
  readonly hands?: true
}

const LEGS =
  'feet|foot|toes?|shoes?|boots?|sneakers|slippers|paws?|hoof|hooves|claws?|talons?|legs?|ankles?|heels'
const OWNED = "(?:'s|s'|’s) (?:[a-z-]+ ){0,2}"
const PARTS: readonly (readonly [named: RegExp, person: Part, beast: Part])[] = [
  [
    new RegExp(`${OWNED}(?:${LEGS})$`, 'u'),
    { from: -0.04, to: 0.26, half: 'both' },
    { from: -0.06, to: 0.42, half: 'front' },
  ],
  [
    new RegExp(`${OWNED}(?:hands?|fingers?|fists?|wrists?|fingertips)$`, 'u'),
    { from: 0.32, to: 0.58, half: 'both', hands: true },
    { from: 0, to: 0.45, half: 'front' },
  ],
  [
    new RegExp(`${OWNED}(?:tail|rump)$`, 'u'),
    { from: 0, to: 1, half: 'both' },
    { from: 0.2, to: 1, half: 'back' },
  ],
]

/** The part that is named of somebody and is no face: "a dancer's feet". */
export function namedPart({ words, kind }: Subject): Part | null {
  const found = PARTS.find(([named]) => named.test(words))
  return found?.[kind === 'person' ? 1 : 2] ?? null
}

/** A close-up of feet comes as near to them as one of a face to the face. */
export function nearPart(shot: Shot): Shot {
  const { camera, subjects } = shot
  if (camera.framing !== 'close-up' || !subjects.some((each) => namedPart(each) !== null))
    return shot
  return { ...shot, camera: { ...camera, framing: 'extreme-close-up' } }
}
