import { namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { actionOf } from '../words/verb-words.ts'
import { headOf } from './describe.ts'

const MOST_WORDS = 9

/** Whether the words only name something: who does something besides is in a tale that is told otherwise. */
export function isBareThing(who: string): boolean {
  const words = who.split(' ')
  if (
    words.length > MOST_WORDS ||
    /[,:;]|\b(?:who|that|which|camera|and (?:an?|the|his|her|its))\b/.test(who)
  )
    return false
  return !words.some(
    (word, at) =>
      at > 0 &&
      !/^(?:an?|the|two|three|four|five|six|several|many|some|his|her|its)$|'s$/.test(
        words[at - 1] ?? '',
      ) &&
      word !== 'leaves' &&
      !(word === headOf(who) && word.endsWith('ing')) &&
      isDeed(word),
  )
}

function isDeed(word: string): boolean {
  const base = /(?:s|ing)$/.test(word) ? baseVerb(word) : null
  if (base === null || actionOf(base) === null) return false
  return frequencyOf(base, 'verb') >= frequencyOf(singular(word), 'noun')
}

/** People and beasts become stone or somebody else by magic, and people do not take colours. */
export function isBewitched(who: string, state: string): boolean {
  if (!namesLiving(headOf(who)) || who.includes("'s ")) return false
  return /^(?:stone|gold|ice|wood|marble|glass|dust|sand|chocolate|crystal)$/.test(state)
}
