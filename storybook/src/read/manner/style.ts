import { isFound } from '../needles/may-be-found.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import type { StyleName } from '../../plan/plan.ts'
import { CRAFTS } from './crafts.ts'
import { NEAREST_STYLES, UNKNOWN_HANDS, UNKNOWN_LOOKS } from './nearest-styles.ts'
import { PAINTERS } from './painters.ts'
import { PICTURES_OF } from './pictures-of.ts'
import { ON_SHEET, STYLE_WORDS } from './style-words.ts'
import { STYLE_TAGS } from './tags.ts'
import { take, type Text } from '../prompt/text.ts'

const LEAD =
  '(?:(?:drawn|painted|rendered|made|done|shot|filmed|captured|photographed|depicted|inspired|directed|illustrated|as) )?(?:(?:in|with|as|like|by|of|using|on(?= \\d\\d)) )*(?:(?:the|an?) )*(?:(?:style|manner|look|aesthetic) of (?:an? |the )?)?'
const TAIL =
  '(?:[- ](?:style[ds]?|painting|paintings|art|artwork|look|aesthetics?|effect|film|movie|video|drawing|illustration|animation|animated|footage|photo|photography|photograph|themed?|inspired|vibes?|filter|picture|print|woodblock|tones?|scene|anime|cartoon|rendering|strip|book|poster|technique|window|tape|bricks|cut[- ]?outs?))*' +
  `(?:${ON_SHEET})?(?: by (?:an? )?(?:[a-z0-9]+[- ](?:year[- ]old )?)?(?:child|kid|toddler|monk|old master))?`

/** The end of a word, which Dalí and Miró have behind a letter that is none to `\\b`. */
const END = '(?:\\b|(?<=[à-ÿ])(?![a-zà-ÿ]))'

/** Words of quality that say nothing about the picture: understood as praise, cut out. */
const PRAISE =
  /\b(?:(?:in )?(?:4k|8k|2k|1080p|720p|uhd|hd|hdr|full hd)(?: (?:resolution|quality|video|ultra hd))?|high[- ](?:quality|resolution|definition|detail)|masterpiece|best quality|award[- ]winning|highly detailed|ultra[- ]detailed|intricate(?:ly)? detail(?:s|ed)?|trending on artstation|unreal engine(?: 5)?|octane render|ray[- ]tracing|digital art|concept art|sharp focus|professional (?:lighting|footage|photo)|stock footage|royalty free|global illumination|60 ?fps|24 ?fps|30 ?fps|artstation|hyper-?detailed|stunning visuals|(?:with )?(?:an? )?(?:(?:subtle|soft|dark|slight|heavy) )*vignett(?:e|ing)(?: effect)?(?=\s*(?:[.,;¦]|$)))\b/g

/** Whose drawing it is like, and nobody who is there. */
const BY_CHILDREN =
  /\b(?:an? |the )?(?:(?:small|young|little) )?(?:child|children|kid|kids|toddler|preschooler|(?:\d|\w+)[- ]year[- ]old)(?:'s|s'|') (?=(?:[a-z-]+ )?(?:crayon|chalk|finger[- ]?paint|pencil|water ?colou?r|felt[- ]tip|marker))/g

// The short pattern alone decides whether the long one, with all that may stand around it, is worth compiling: 0.1 MB and more.
const PATTERNS = [
  ...STYLE_TAGS,
  ...CRAFTS,
  ...NEAREST_STYLES,
  ...STYLE_WORDS,
  ...PAINTERS,
  ...PICTURES_OF,
].map(({ style, words, names, kin }) => ({
  style,
  kin: kin === true,
  core: new RegExp(`(?:\\b|(?<=^|\\s))(?:${names ?? words})`),
  whole: new RegExp(`\\b${LEAD}(?:${words})${TAIL}${END}`, 'g'),
}))

export interface StyleRead {
  readonly style: StyleName
  /** What was asked for, when the style is only its nearest kin. */
  readonly asked: string | null
}

/** How any film looks: who is asked for as a silhouette is one in these, too. */
const FILMED = /^(?:cinematic|vintage|muted|vibrant)$/

/** "A crayon", "three pencils" are things; "crayon", "chalk" are looks. */
const COUNTED = /^(?:an?|one|two|three|four|five|six|seven|eight|nine|ten) /

/** "A blender", "a crayon": of a prompt that says no more it is what there is to see, and stays in the text. */
function takeUnlessAlone(text: Text, whole: RegExp, isKin: boolean): boolean {
  const [said, before] = [text.body, text.taken.length]
  if (!take(text, whole)) return false
  const taken = text.taken[before] ?? ''
  const name = taken.replace(/^(?:an?|the) /, '')
  const counted = isKin || COUNTED.test(taken)
  if (!counted || /[a-z]{2}/.test(text.body) || findPicture(name)?.via !== 'name') return true
  text.body = said
  text.taken.length = before
  return false
}

/** "In the style of crochet" is "crochet style", where nothing nearer was found. */
const STYLE_OF =
  /\b(?:in )?the (?:style|manner|look|aesthetic) of (?:an? |the )?((?:[a-z0-9à-ÿ'-]+ ){0,2}[a-z0-9à-ÿ'-]+)(?=\s*(?:[.,;¦]|$))/

/** The film's style, cut out of the text; null when the prompt names none. */
export function readStyle(text: Text): StyleRead | null {
  const read = styleIn(text)
  if (read !== null || !STYLE_OF.test(text.body)) return read
  const other: Text = { ...text, body: text.body.replace(STYLE_OF, ', $1 style'), taken: [] }
  const found = styleIn(other)
  if (found === null) return null
  text.body = other.body
  text.taken.push(...other.taken)
  return found
}

function styleIn(text: Text): StyleRead | null {
  let read: StyleRead | null = null
  text.body = text.body.replace(BY_CHILDREN, '')
  for (const { style, kin, core, whole } of PATTERNS) {
    if (style === 'cinematic') while (take(text, PRAISE));
    if (!isFound(core, text.body)) continue
    const before = text.taken.length
    if (!takeUnlessAlone(text, whole, kin)) continue
    const asked = text.taken[before]?.replace(/^(?:in |as |an? |the )+/, '') ?? style
    if (read === null || (style === 'silhouette' && FILMED.test(read.style)))
      read = { style, asked: kin ? asked : null }
  }
  return read
}

/** Cuts out looks that cannot be shown and gives a line for each. */
export function takeUnknownLooks(text: Text): string[] {
  return takeLooks(text, UNKNOWN_LOOKS)
}

/** "In the style of" somebody of whom nothing is known here: a manner, and nobody who stands there and paints. */
export function takeUnknownHands(text: Text): string[] {
  return takeLooks(text, UNKNOWN_HANDS)
}

function takeLooks(text: Text, looks: RegExp): string[] {
  const before = text.taken.length
  take(text, looks)
  return text.taken
    .slice(before)
    .map((look) => `There is no look like “${look.replace(/ of$/, '')}” here.`)
}

/** A line for the user when something near had to stand in. */
export function describeKin(read: StyleRead | null): string[] {
  if (!read || read.asked === null) return []
  const near = read.style.replaceAll('-', ' ')
  return [`“${read.asked.slice(0, 80)}” is shown in its nearest style here: ${near}.`]
}
