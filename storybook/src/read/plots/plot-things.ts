import { hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { singular } from '../../lexicon/morphology.ts'

/** The words of a noun phrase, up to what is said behind it. */
const NOUN_PHRASE =
  /^(?:the |an? |his |her |their |its |this |that |some |one of the |two |three |four |five |seven )?((?:[a-z'-]+ ){0,5}?[a-z'-]+)(?= (?:in|on|at|of|from|with|by|to|into|that|which|who|for|through|under|inside|within|near|along|already|hidden|guarding|guarded|covered|filled|inscribed|containing|playing|leading|guiding|called|named|said|back|behind|while|when|as|where)\b|,|$)/

/** What a tale gives its heroes, and nobody has ever seen: a stone that glows. */
const MAGIC =
  /^(?:runes?|symbols?|crystals?|amulets?|artifacts?|artefacts?|relics?|gemstones?|gems?|talismans?|orbs?|essence|stones?|power|jewels?|legacy)$/
const ELEMENTS: readonly (readonly [colour: string, words: RegExp])[] = [
  ['red', /\b(?:fire|flame|lava|volcan\w*|blood|courage|red|ruby)\b/],
  ['blue', /\b(?:water|ice|frost|snow|ocean|sea|river|moon|blue|sapphire)\b/],
  ['green', /\b(?:wood|forest|life|nature|earth|jade|green|emerald|jungle)\b/],
  ['purple', /\b(?:soul|shadow|thunder|lightning|storm|dark|death|purple|spirit)\b/],
  ['white', /\b(?:wind|sky|air|star|celestial|silver|white|cloud)\b/],
]
const VAGUE_LOOKS =
  /^(?:mysterious|magical|legendary|ancient|sacred|strange|powerful|hidden|lost|mystical|eternal|endless|final|evil|evil-looking|unknown|forgotten|cunning|thrilling|massive|peculiar|curious|special|true|great|vast|several|rare|kind|handsome|sick|wise)$/

/** What is held, found or fought, as it can be seen; null if nobody could. */
export function seenThing(rest: string): string | null {
  const words = wordsOf(rest)
  const head = words.at(-1) ?? ''
  if (MAGIC.test(head)) return `a shining ${colourOf(rest)} crystal`
  if (head === '' || !hasPicture(singular(head))) return null
  return `${articleOf(rest)}${words.slice(-3).join(' ')}`
}

/** Whom a hero meets: somebody alive; null for dangers and dark powers. */
export function seenFoe(rest: string): string | null {
  if (/^(?:him|her|them)\b/.test(rest)) return rest.split(/[ ,]/)[0] ?? null
  const words = wordsOf(
    rest.replace(/'s (?:challenges?|trials?|riddles?|tests?|magic|powers?|minions)\b.*$/, ''),
  )
  const head = singular(words.at(-1) ?? '')
  if (!namesLiving(head) && !/^(?:beast|monster|demon|spirit|ghost|guards?|embodiment)$/.test(head))
    return null
  return `${articleOf(rest)}${words.slice(-3).join(' ')}`
}

function wordsOf(rest: string): readonly string[] {
  const [, phrase = ''] = NOUN_PHRASE.exec(rest) ?? []
  return asSeen(phrase)
    .split(' ')
    .filter((word) => word !== '' && !VAGUE_LOOKS.test(word))
}

/** Of whom nobody has a picture, and as whom they can be seen. */
export const asSeen = (words: string): string =>
  words
    .replace(/\b(?:evil |invisible )?(?:spirit|phantom|soul)(s?)\b/g, 'ghost$1')
    .replace(/\bcorpse(s?)\b/g, 'mummy$1')

/** "The dragon" that was told of stays the dragon. */
function articleOf(rest: string): string {
  const [article = ''] = /^(?:an?|the|his|her|their|two|three|four|five|seven)\b/.exec(rest) ?? []
  return article === '' ? '' : `${article} `
}

function colourOf(rest: string): string {
  return ELEMENTS.find(([, words]) => words.test(rest))?.[0] ?? 'golden'
}
