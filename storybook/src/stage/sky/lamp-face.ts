import type { Shot, Subject } from '../../plan/plan.ts'

/** What the face of a sun or moon looks like. */
export type LampFace = 'smiling' | 'asleep' | 'sad' | 'angry' | 'surprised'

export type MoonPhase = 'new' | 'half' | 'crescent'

const LAMP = /\b(?:sun|moon)(?: with an? face)?$/u
const PHASE = /(?:^| )(new|half|crescent) ?moon$|^(crescent)$/u

const BY_WORD: readonly (readonly [words: RegExp, face: LampFace])[] = [
  [/\b(?:sleep|sleeps|sleeping|asleep|sleepy|dream|dreaming|yawn|yawning|snore|doze)\b/u, 'asleep'],
  [/\b(?:sad|cry|crying|weep|weeping|frown)\b/u, 'sad'],
  [/\b(?:angry|grumpy|scowl|scowling|shout)\b/u, 'angry'],
  [/\b(?:surprised|scared|gasp)\b/u, 'surprised'],
  [
    /\b(?:smil|laugh|grin|wink|happy|friendly|face|sing|talk|giggle|blush|wave|whisper)/u,
    'smiling',
  ],
]

/** The face that is spoken of; null for a sun or moon as it is. */
export function faceOf({ kind, noun, emotion, actions, count }: Subject): LampFace | null {
  if (kind !== 'sky' || count > 1 || !LAMP.test(noun)) return null
  const said = [noun, emotion, ...actions.map(({ verb }) => verb)].join(' ')
  return BY_WORD.find(([words]) => words.test(said))?.[1] ?? null
}

/** A crescent, or a sun or moon with a face, that hangs in the sky by itself: nobody sits on it. */
export function isDrawnLamp(subject: Subject, { relations }: Shot): boolean {
  const sat = relations.some(
    ({ from, relation, to }) =>
      (to === subject.id && /^(on|riding|inside)$/u.test(relation)) ||
      (from === subject.id && /^(on|inside)$/u.test(relation)),
  )
  return !sat && (faceOf(subject) !== null || isCrescent(subject))
}

export function isCrescent({ kind, noun, count }: Subject): boolean {
  return kind === 'sky' && count === 1 && PHASE.test(noun)
}

/** How much of the moon is lit; null when it is full, or not spoken of. */
export function phaseOf({ noun }: Subject): MoonPhase | null {
  const [, said, alone] = PHASE.exec(noun) ?? []
  return (said ?? alone ?? null) as MoonPhase | null
}
