import type { Binding } from './binding.ts'
import type { NounPhrase } from './noun-phrase.ts'

/** Remembers where it happens: the first place wins, but the sky is above every other. */
export function setPlace(binding: Binding, noun: NounPhrase): void {
  const id = noun.place?.id ?? noun.head
  if (binding.place === null || (binding.place === 'sky' && id !== 'sky')) {
    binding.place = placeName(id, noun)
  }
  binding.role = 'place'
}

/** Recipes look at the words for their variants: "a bamboo forest", "a frozen lake". */
const VARIANTS =
  /^(?:lavender|sunflower|wheat|flower|corn|rice|poppy|tulip) field$|^(?:bamboo|pine|birch|autumn|winter|snowy|enchanted) forest$|^(?:frozen|mountain) lake$|^(?:ruined|medieval) castle$|^futuristic city$|^mars$|^tropical (?:beach|island)$|^stormy sea$/

function placeName(id: string, noun: NounPhrase): string {
  const last = noun.words.split(' ').slice(-2).join(' ')
  return (VARIANTS.test(last) ? last : id.replaceAll('-', ' ')).slice(0, 80)
}
