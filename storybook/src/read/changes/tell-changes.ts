import { ageing } from './ageing.ts'
import type { Change } from './change.ts'
import { whole } from './describe.ts'
import { budding, emptying, puddles } from './emptying.ts'
import { fromTo } from './from-to.ts'
import { turning } from './turning.ts'
import { undone } from './undone.ts'

/** Stands before what something becomes. */
export const BECOMES = '§'

const OPENING =
  /^\s*((?:an? |the )?(?:time-?lapse|time lapse)(?: (?:video|shot|footage))?(?: of| showing|:)? |(?:an? )?(?:video|shot|clip|close-?up)(?: shot)? of )?/
const JOINT =
  / (?:as|while|and|alongside|next to|beside) (?=(?:an?|the|nearby|adjacent|his|her) |[a-z]+ [a-z]+s )|, (?:parallel to|while|and) /g
const BESIDE_IT = / (?:beside|next to|near) it\b|\b(?:nearby|adjacent) /g

const TELLERS = [undone, emptying, puddles, budding, fromTo, turning, ageing]

function changeIn(clause: string): Change | null {
  for (const tell of TELLERS) {
    const change = tell(clause)
    if (change) return change
  }
  return null
}

/** Two changes beside each other, each told in a clause of its own. */
function twoChanges(sentence: string): Change | null {
  for (const joint of sentence.matchAll(JOINT)) {
    const one = changeIn(sentence.slice(0, joint.index))
    const other = changeIn(sentence.slice(joint.index + joint[0].length).replace(BESIDE_IT, ''))
    if (!one || !other) continue
    return Array.from({ length: Math.max(one.length, other.length) }, (_, at) =>
      besideEachOther(stateAt(one, at), stateAt(other, at)),
    )
  }
  return null
}

const stateAt = (change: Change, at: number): string =>
  change[Math.min(at, change.length - 1)] ?? ''

function besideEachOther(one: string, other: string): string {
  if (/\bbackground$/.test(other)) return `${one} on ${other.replace(/^the /, 'a ')}`
  return `${one} and ${withArticle(other)}`
}

const withArticle = (noun: string): string =>
  /^(?:an?|the|his|her) /.test(noun) ? noun : `a ${noun}`

/** How far it goes is seen in the end. */
const TO_THE_END = /,? until (?:none|nothing|it|they|all|only|there)\b.*$/
/** What air does for a balloon is not seen. */
const BY_AIR =
  / as (?:the )?air is (?:released|let out)| as (?:it is|it gets|they are) filled with (?:air|helium)/g
const THEN = /\b(?:then|after that|cut to|until|shot \d)\b/
/** A longer tale is more than one change. */
const LONGEST = 220

/** A prompt that tells of one change, as what is seen of each state in turn; any other as it is. */
export function statesToldIn(prompt: string): Change {
  const [opening = ''] = OPENING.exec(prompt) ?? []
  const body = prompt
    .slice(opening.length)
    .trim()
    .replace(/\.$/, '')
    .replace(TO_THE_END, '')
    .replace(BY_AIR, '')
  if (/[.;\n]/.test(body) || THEN.test(body) || body.length > LONGEST) return [prompt]
  const change = twoChanges(body) ?? changeIn(body)
  return change ? change.map((state) => `${opening}${whole(state)}`) : [prompt]
}
