import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** Remembers where it happens: the first place wins, but the sky is above every other. */
export function setPlace(binding: Binding, noun: NounPhrase): void {
  const name = noun.place?.name ?? noun.head
  if (binding.place === null || (binding.place === 'sky' && name !== 'sky')) {
    binding.place = name.slice(0, 80)
  }
  if (binding.place === name.slice(0, 80) || name === 'sky') binding.told.add(noun.words)
  binding.role = 'place'
}

const STANDS =
  /^building|(?:mountain|volcano|waterfall|iceberg|island|windmill|lighthouse|tower|castle|fountain|hill)$/

/** Buildings and mountains can stand somewhere else; rivers and roads are where one is. */
export function standsSomewhere({ found, head }: NounPhrase): boolean {
  return STANDS.test(`${found?.kind} ${head}`)
}
