import { COMMON_THINGS } from '../../lexicon/common-things.ts'
import { pictureIndex } from '../../lexicon/pictures.ts'

let bySound: ReadonlyMap<string, readonly string[]> | undefined

/** The everyday word that sounds like this one: "squirell", "butifull", "spagetti". Null if none does. */
export function soundsLike(word: string): string | null {
  const sound = soundOf(word)
  if (word.length < 6 || sound.length < 3) return null
  bySound ??= indexSounds()
  const alike = (bySound.get(sound) ?? []).filter((other) => other[0] === word[0])
  const apart = (other: string): number => Math.abs(other.length - word.length)
  return alike.toSorted((one, other) => apart(one) - apart(other))[0] ?? null
}

/** The consonants, each once in a row: what is left of a word when the spelling goes. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/(?!^)[aeiouyhw]/g, '')
    .replace(/c(?=[^ei])/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

const MORE =
  'beautiful breathtaking colorful colourful gorgeous majestic gigantic enormous different elephant photograph restaurant library castle kitchen playing running swimming walking children people butterfly mountain dancing flying'

function indexSounds(): ReadonlyMap<string, readonly string[]> {
  const words = [...pictureIndex().byName.keys(), ...COMMON_THINGS.keys(), ...MORE.split(' ')]
  const sounds = new Map<string, string[]>()
  for (const word of new Set(words)) {
    if (!/^[a-z]{6,}$/.test(word)) continue
    const sound = soundOf(word)
    sounds.set(sound, [...(sounds.get(sound) ?? []), word])
  }
  return sounds
}
