import { findPicture } from '../../lexicon/find-picture.ts'
import { CRAFT } from '../../plan/kinds.ts'
import { VESSELS } from '../words/closed-words.ts'

const GOES =
  'climb(?:s|ing)?|hop(?:s|ping)?|jump(?:s|ing)?|leap(?:s|ing)?|crawl(?:s|ing)?|squeez(?:es?|ing)|slip(?:s|ping)?|div(?:es?|ing)|tumbl(?:es?|ing)|get(?:s|ting)?|sneak(?:s|ing)?'
/** "Then climbs inside", "and jumps into it". */
const WITHIN = new RegExp(
  `\\b((?:${GOES}) (?:right |straight |back |quickly |carefully |slowly )?)(?:into it|inside it|inside|in)(?= ?(?:[.,;!]|$|and\\b|again\\b|to (?:sleep|hide|nap|rest|play)\\b))`,
  'g',
)
/** What was named, as long as nothing else is said of it. */
const NAMED =
  /\b(?:an?|the|his|her|its|their|this)(?= ((?:(?!(?:and|in|on|with|of|at|to|from|is|by|that)\b)[a-z-]+ ?){1,4}))/g

/** "A train with mice aboard": that one, with mice in it. */
const ABOARD =
  /\b(?:aboard|on board|onboard)(?! (?:the|an?|its?|his|her|their|of|this|that|with)\b)/g

/** "A cat stares at a box, then climbs inside": into the box, the last of all that was named that one can get into. */
export function nameWhatIsEntered(body: string): string {
  const told = body.replace(ABOARD, (words, at: number) =>
    lastNamed(body.slice(0, at), isCraft) === null ? words : 'in it',
  )
  return told.replace(WITHIN, (words, goes: string, at: number) => {
    const fits = goes.startsWith('get') ? isCraft : holdsSomebody
    const vessel = lastNamed(told.slice(0, at), fits)
    return vessel === null ? words : `${goes}into the ${vessel}`
  })
}

function lastNamed(told: string, fits: (noun: string) => boolean): string | null {
  const named = [...told.matchAll(NAMED)].map(([, words = '']) => words.trim().split(' '))
  return named.map((words) => nounAmong(words, fits)).findLast((noun) => noun !== null) ?? null
}

/** "A wicker basket", "a hot air balloon": the first that fits, with the word before it if both are one name. */
function nounAmong(words: readonly string[], fits: (noun: string) => boolean): string | null {
  for (const [at, noun] of words.entries()) {
    const both = `${words[at - 1] ?? ''} ${noun}`
    const own = at > 0 && findPicture(both)?.via === 'name' ? both : noun
    if (fits(own)) return own
  }
  return null
}

const holdsSomebody = (noun: string): boolean =>
  VESSELS.test(noun) || /(?:^| )(?:hole|burrow|tub|bath|kennel)$/.test(noun) || isCraft(noun)

const isCraft = (noun: string): boolean => CRAFT.has(findPicture(noun)?.kind ?? 'thing')
