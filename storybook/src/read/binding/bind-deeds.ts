import { baseVerb } from '../../lexicon/morphology.ts'
import { addAction, isAlive, plainAction, type Binding } from './binding.ts'
import { fitDeed } from './fit-deed.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { joinedDeed } from '../words/deed-words.ts'
import { nearestAction } from '../words/verbs.ts'

const IN_BLOOM = /^(?:bloom|blossom|flower)ing$/

/** "A running dog": the participle is its deed. */
export function addDeeds(binding: Binding, noun: NounPhrase): void {
  const subject = binding.subjects.at(-1)
  if (subject === undefined || subject.noun !== noun.head) return
  // A flying carpet is called so because it does.
  const called = /^flying (?!saucer|fish|squirrel|fox)/.test(noun.head) ? ['flying'] : []
  if (isInBloom(noun)) subject.picture = 'prop:cherry-tree'
  for (const word of [...noun.traits.deeds, ...called].filter((deed) => deed.endsWith('ing'))) {
    const verb = deedOf(word)
    // "A blooming tree" is in bloom all the time; one that blooms does so before our eyes.
    if (verb === null || (verb === 'bloom' && subject.kind === 'plant')) continue
    const deed = fitDeed(verb, subject)
    if (isAlive(subject) || !/^(?:walk|look|talk|cook|sit|stand)$/.test(deed))
      addAction(subject, plainAction(deed))
  }
}

function deedOf(participle: string): string | null {
  return joinedDeed(participle) ?? nearestAction(baseVerb(participle) ?? '')
}

/** "An apple tree in bloom" is white or pink all over. */
function isInBloom({ head, traits }: NounPhrase): boolean {
  return head.endsWith('tree') && traits.deeds.some((deed) => IN_BLOOM.test(deed))
}
