import type { Shot } from '../../plan/plan.ts'

const SLOWLY =
  '(?:slowly|suddenly|immediately|quickly|magically|gradually|at once|instantly|gently|just|it|they|the [a-z]+)'

/** What happens, and in what words it is undone: `[deed, undoing]`. */
const PAIRS: readonly (readonly [deed: string, undone: string])[] = [
  [
    'wilt|wither|droop|fad(?=e|ing)|dries up|dry up|shrivel',
    'bloom|blossom|reviv|flower|stands? up|comes? back to life|open|straighten|recover|is fresh|are fresh',
  ],
  [
    'sun (?:\\w+ )?(?:set|sink|go(?:es)? down|dip)',
    'ris|com(?=es? (?:back )?up|ing (?:back )?up)|climb|appear',
  ],
  ['pour', 'pour[a-z]* (?:the [a-z]+|it|them|everything|all of it) (?:straight )?(?:back|again)'],
  ['melt', 'freez|form|reform|re-form|is whole|are whole|harden|grow|rebuild|becom(?=es? whole)'],
  [
    'break|shatter|crumbl|collaps|fall[a-z]* (?:apart|to pieces|over)|smash|topple|crack|explod',
    'com[a-z]* (?:back )?together|go[a-z]* (?:back )?together|is whole|are whole|reassembl|rebuild|repair|mend|fl[a-z]* (?:back )?together|put[a-z]* (?:itself|themselves) (?:back )?together|stand[a-z]* (?:back )?up|becom[a-z]* whole|ris',
  ],
  ['burn', 'is whole|are whole|becom[a-z]* whole|reappear|unburn'],
]

const patternOf = ([deed, undone]: readonly [string, string]): RegExp =>
  new RegExp(
    `^([^.;]*?\\b(?:${deed})[^.;]*?),? (?:and )?(?:then|after that|afterwards|and) (?:${SLOWLY} )*(?:${undone})[a-z]*(?: [^.;,]{0,40})?[.!]?$`,
  )

const PATTERNS = PAIRS.map(patternOf)
/** It must be said that it is as before. */
const AGAIN =
  /\b(?:again|back|whole|together|reassembl[a-z]*|anew|repair[a-z]*|mend[a-z]*|rebuil[a-z]*)\b/

/** What is told before it, and whether it is undone again. */
export interface Undoing {
  readonly told: string
  readonly undone: boolean
}

/** "The flowers wilt and then bloom again": the wilting is told, and comes back. */
export function takeUndoing(text: string): Undoing {
  const said = text.trim()
  for (const pattern of said.length > LONG ? [] : PATTERNS) {
    const told = pattern.exec(said)?.[1]
    if (told !== undefined && AGAIN.test(said.slice(told.length)))
      return { told: `${told.replace(/\bfirst /, '')}.`, undone: true }
  }
  return { told: text, undone: false }
}

/** Longer ones tell more than a deed and its undoing. */
const LONG = 200

/** The last shot once more, from its end to its beginning, if what it shows is undone. */
export function playedBack(shots: readonly Shot[], undone: boolean): Shot[] {
  const last = shots.at(-1)
  if (last === undefined || !undone) return [...shots]
  const { camera } = last
  const effects = [...camera.effects, 'reverse' as const]
  const back: Shot = { ...last, transition: 'cut', camera: { ...camera, move: null, effects } }
  return [...shots, back].slice(0, 6)
}
