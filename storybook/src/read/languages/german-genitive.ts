import type { Item } from './item.ts'

/** "Das Dach eines Hauses", "am Rand der Stadt": right behind a noun such an article says whose it is. */
export function isGenitive(items: readonly Item[], word: string, language: string): boolean {
  if (language !== 'de' || !/^(?:eines|einer|des|der|seines|ihres|meines)$/.test(word)) return false
  return items.at(-1)?.kind === 'noun'
}
