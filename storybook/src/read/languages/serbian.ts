import { lookUp } from '../../lexicon/look-up.ts'
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'а a|б b|в v|г g|д d|ђ đ|е e|ж ž|з z|и i|ј j|к k|л l|љ lj|м m|н n|њ nj|о o|п p|р r|с s|т t|ћ ć|у u|ф f|х h|ц c|ч č|џ dž|ш š'
    .split('|')
    .map((pair) => pair.split(' ')),
)

/** Serbian in the letters that our tables have: мачка → mačka. */
export function inLatin(text: string): string {
  return text.replace(/[а-шђјљњћџ]/gu, (letter) => lookUp(LETTERS, letter) ?? letter)
}

/** Dijete, dete; pjeva, peva; bijel, beo: as it is said further east. */
export function ekavian(word: string): readonly string[] {
  const east = word.replaceAll('ije', 'e').replace(/(?<=[bcdfghlmnprstvz])je/g, 'e')
  return east === word ? [word] : [word, east]
}
