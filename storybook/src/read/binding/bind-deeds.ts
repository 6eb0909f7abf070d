import { baseVerb } from '../../lexicon/morphology.ts'
import { addAction, isAlive, plainAction, type Binding } from './binding.ts'
import { fitDeed } from './fit-deed.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { nearestAction } from '../words/verbs.ts'

/** "A running dog": the participle is its deed. */
export function addDeeds(binding: Binding, noun: NounPhrase): void {
  const subject = binding.subjects.at(-1)
  if (subject === undefined || subject.noun !== noun.head) return
  // A flying carpet is called so because it does.
  const called = noun.head.startsWith('flying ') ? ['flying'] : []
  for (const word of [...noun.traits.deeds, ...called].filter((deed) => deed.endsWith('ing'))) {
    const verb = nearestAction(baseVerb(word) ?? '')
    if (verb === null) continue
    const deed = fitDeed(verb, subject)
    if (isAlive(subject) || !/^(?:walk|look|talk|cook|sit|stand)$/.test(deed))
      addAction(subject, plainAction(deed))
  }
}
