import type { Found } from '../../lexicon/found.ts'
import { baseVerb } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { setPlace } from './bind-place.ts'
import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { somebody } from './somebody.ts'
import { isLostDeed } from './lost-deed.ts'

/** Who is called after what they do, in whatever spelling: a biblothecarian, a quizmaker, a zumbaist. */
const CALLED_AFTER_DEED =
  /[a-z]{3}(?:ians?|ists?|ers?|ors?|eers?|m[ae]n|wom[ae]n|smiths?|ologists?)$/

/** "Zorblax dances" is somebody with a name, "a zorblax dances" some creature. */
export function strangerFor(noun: NounPhrase): Found | null {
  const human = CALLED_AFTER_DEED.test(noun.head)
  return human || (noun.bare && !noun.plural) ? somebody(null).found : CREATURE
}

const CREATURE: Found = {
  picture: 'noto:hairy-creature',
  concept: 'creature',
  kind: 'creature',
  via: 'kin',
}

export function bindUnseen(binding: Binding, noun: NounPhrase): void {
  if (noun.place !== null) setPlace(binding, noun)
  else if (noun.talk) return
  else if (!isVerbForm(noun.head)) binding.misses.push(noun.words)
  else if (isLostDeed(noun.words)) binding.idle.push(noun.words)
}

function isVerbForm(head: string): boolean {
  const base = baseVerb(head)
  return base !== null && frequencyOf(base, 'verb') > frequencyOf(head, 'noun')
}
