import { sensesOf } from '../../lexicon/wordnet.ts'
import { actors, doerOf, isAlive, isHuman, type Binding } from './binding.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isGameOf } from './games-of-things.ts'
import { deedWith } from './object-deed.ts'
import { renameDeed } from './rename-deed.ts'

/** The deed that verb and object name together, taken over by those who act; null if there is none. */
export function nameDeed(binding: Binding, noun: NounPhrase, base: string): string | null {
  // A radio plays music; a pineapple that plays the saxophone is alive.
  const tuned = base === 'play' && instrumentDeed(noun.head) === null
  const lifeless = tuned && !actors(binding).some(isAlive)
  const deed = lifeless
    ? gameOf(binding, noun, base)
    : (dressed(noun, base) ?? deedWith(base, noun, doerOf(binding)))
  if (deed === null) return null
  renameDeed(binding, deed)
  binding.told.add(noun.words)
  // "Smells a rose": the verb alone was nothing to see.
  if (binding.idle.at(-1) === binding.verb?.words) binding.idle.pop()
  return deed
}

/** "A vacuum cleaner plays soccer": as people do. */
function gameOf(binding: Binding, noun: NounPhrase, base: string): string | null {
  const deed = deedWith(base, noun, 'people')
  return deed !== null && actors(binding).every((each) => isGameOf(each, deed)) ? deed : null
}

/** "Dresses her son": without him the verb says only what somebody wears. */
const dressed = ({ found }: NounPhrase, base: string): string | null =>
  base === 'dress' && found !== null && isAlive(found) ? 'get-dressed' : null

const HANDLED = /^(?:furniture|thing|tool|toy|clothing|food|instrument)$/

const WITH_HANDS = /^verb\.(?:contact|change|creation|body|possession)$/

/** "Defrosts the freezer": a deed that nobody here knows is done with the hands at its thing. */
export function handle(binding: Binding, { found }: NounPhrase, base: string): void {
  const unknown = binding.actions.length === 0 && !/^(?:be|have|do|make|wear|own|get)$/.test(base)
  if (!unknown || !actors(binding).every(isHuman) || !HANDLED.test(found?.kind ?? '')) return
  const [sense] = sensesOf(base, 'verb')
  if (base === 'use' || WITH_HANDS.test(sense?.field ?? '')) renameDeed(binding, 'handle-thing')
}
