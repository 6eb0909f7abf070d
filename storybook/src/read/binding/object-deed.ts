import { singular } from '../../lexicon/morphology.ts'
import { ancestorsOf, sensesOf, wordsOf } from '../../lexicon/wordnet.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'
import { actionOf, type Doer } from '../words/verb-words.ts'
import { madeBy } from './making.ts'

/** "Play guitar", "shake hands", "make the bed": verb and object together name the deed. */
export function deedWith(base: string, noun: NounPhrase, doer: Doer): string | null {
  for (const object of objectsOf(noun)) {
    const action = actionOf(`${base} ${object}`, doer)
    if (action !== null) return action
  }
  const made = madeBy(base, noun)
  if (made !== null) return made
  if (!/^(?:play|practi[cs]e|rehearse|perform|learn)$/.test(base)) return null
  return instrumentDeed(noun.head) ?? (noun.found?.kind === 'instrument' ? 'play-guitar' : null)
}

/** The names by which a phrase may know the object. */
export function objectsOf(noun: NounPhrase): readonly string[] {
  const last = singular(noun.head.split(' ').at(-1) ?? '')
  const part = noun.part === undefined ? [] : [singular(noun.part)]
  const plain = [noun.head, last, noun.words.split(' ').at(-1) ?? '', ...part]
  return noun.found?.kind === 'animal' ? [...plain, ...kindsOf(last)] : plain
}

/** A corgi is walked as dogs are. */
function kindsOf(animal: string): readonly string[] {
  const [sense] = sensesOf(animal, 'noun')
  const above =
    sense === undefined ? [] : ancestorsOf(sense.synset).flatMap((each) => wordsOf(each))
  return ['dog', 'cat', 'horse', 'cow'].filter((kind) => kind !== animal && above.includes(kind))
}
