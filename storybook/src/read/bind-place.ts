import type { Binding } from './binding.ts'
import type { NounPhrase } from './noun-phrase.ts'

/** Remembers where it happens: the first place wins, but the sky is above every other. */
export function setPlace(binding: Binding, noun: NounPhrase): void {
  const name = noun.place?.name ?? noun.head
  if (binding.place === null || (binding.place === 'sky' && name !== 'sky')) {
    binding.place = name.slice(0, 80)
  }
  binding.role = 'place'
}
