import type { Grip } from '../../cast/actor.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'

const PARTS: readonly (readonly [part: RegExp, grip: Grip])[] = [
  [/\b(head|hair)$/u, 'head'],
  [/\b(nose|face|cheek|lips?)$/u, 'mouth'],
  [/\b(hands?|fingers?|fingertips?|palm|arm|wrist)$/u, 'rightHand'],
  [/\b(shoulders?|back)$/u, 'back'],
  [/\b(lap|knees?)$/u, 'seat'],
]

/** Where on somebody one is who is on "a girl's nose"; null where only the whole person is named. */
export function partGrip(words: string): Grip | null {
  if (!/['’]s /u.test(words)) return null
  return PARTS.find(([part]) => part.test(words))?.[1] ?? null
}

/** How much smaller than elsewhere one is who is on somebody's face, so that it is still seen. */
export function faceShare(
  how: RelationName,
  { kind, words }: Pick<Subject, 'kind' | 'words'>,
): number {
  return how === 'on' && kind === 'person' && partGrip(words) === 'mouth' ? 0.55 : 1
}
