import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'

const LISTED =
  /(?<=\b(?:an?|the|[a-z]+'s|its|their|his|her|some|two|three|with|of|in|through|on|holds?|wears?|has|have) (?:[a-z-]+ ){0,2}?)([a-z-]+), (?=([a-z-]+)(?:, | )(?:[a-z-]+))/g

/** A word that says how something is, and names nothing and does nothing. */
function isAdjective(word: string): boolean {
  if (word.endsWith('ly') || /^(?:and|with|its|in|on|at|as|while)$/.test(word)) return false
  if (word.includes('-')) return true
  const how = sensesOf(word, 'adjective').length
  return how > 0 && frequencyOf(word, 'adjective') >= frequencyOf(word, 'noun')
}

/** "A sleek, silver airplane": between adjectives there is no pause. */
export const joinAdjectives = (caption: string): string =>
  caption.replace(LISTED, (said, first: string, second: string) =>
    isAdjective(first) && isAdjective(second) ? `${first} ` : said,
  )
