import { lookUp } from '../../lexicon/look-up.ts'

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 }

/** "Two chefs", "three men": those who are then told one by one. */
const GROUP =
  /\b(two|three|four) ((?:[a-z-]+ ){0,2}?)(women|men|girls|boys|guys|people|children|kids|chefs|singers|officers|dancers|players|musicians|soldiers|characters|friends|students|dogs|cats|workers|ladies|performers)\b/

const SINGULAR: Readonly<Record<string, string>> = {
  women: 'woman',
  men: 'man',
  people: 'person',
  children: 'child',
  ladies: 'lady',
}

const SIDES = '(?:on the (?:far )?(?:left|right)|in the (?:middle|cent(?:er|re)))(?: side)?'
const RANK =
  '(?:first|second|third|fourth|other|left|right|middle|leftmost|rightmost|male|female|younger|older|taller|shorter)'

/** What those are called one by one who are called so together. */
const MIXED: Readonly<Record<string, string>> = {
  child: '(?:child|kid|boy|girl)',
  kid: '(?:kid|child|boy|girl)',
  person: '(?:person|man|woman|boy|girl)',
  friend: '(?:friend|man|woman|boy|girl)',
  character: '(?:character|man|woman|boy|girl|creature)',
  singer: '(?:singer|man|woman)',
  dancer: '(?:dancer|man|woman)',
  musician: '(?:musician|man|woman)',
  performer: '(?:performer|man|woman)',
}

/** How a sentence speaks of one of them. */
const member = (noun: string): RegExp =>
  new RegExp(
    `^(?:(?:on the (?:left|right)|in the (?:middle|cent(?:er|re))),? )?the (?:(?<rank>${RANK}) (?:[a-z]+ )?(?<ranked>${noun})|(?:[a-z]+ )?(?<placed>${noun}) ${SIDES})\\b,? ?(?<rest>.*)$`,
  )

/** What is so of one of them all along: clothes, hair, what is held. */
const LOOKS =
  /\b(?:(?:is |are )?(?:wearing|wears|dressed in|clad in)|(?:has|with)(?= [^,.;]*\b(?:hair|beard|mustache|moustache|glasses|hat)\b)|in(?= an? [^,.;]*\b(?:shirt|dress|suit|coat|sweater|jacket|blouse|hat|uniform)\b)) ([^.;]*?)(?=,? (?:is|are|holds?|sings?|smiles?|steps?|walks?|stands?|sits?|nods?|looks?|occasionally|appears?|facing)\b|, (?!and|with|an? |black|white|red|blue|green|long|short)|[.;]|$)/

const HAIR = /^(?:an? )?(?:[a-z]+,? ){0,3}(?:hair|beard|mustache|moustache)\b/

/** One of them, and the words that say what is so of this one only. */
interface Member {
  readonly name: string
  readonly looks: string
  /** What else is told of who can be told from the others by a word before the name. */
  readonly deeds: string
}

function memberIn(sentence: string, nouns: string): Member | null {
  const { rank = '', ranked, placed, rest = '' } = member(nouns).exec(sentence.trim())?.groups ?? {}
  const [worn = '', looks] = LOOKS.exec(rest) ?? []
  if (!looks) return null
  const sex = /^(?:fe)?male$/.test(rank) ? `${rank} ` : ''
  const name = `${sex}${ranked ?? placed}`
  const deeds = sex === '' ? '' : deedsIn(rest.replace(worn, ''), name)
  return { name, looks: looks.trim(), deeds }
}

function deedsIn(told: string, name: string): string {
  const more = told.replace(/^[\s,]+|[\s,.;]+$/g, '')
  return more === '' ? '' : `the ${name} ${more}.`
}

/** "Two women sit. The woman on the left wears a blue sweater …": each with what is said of her, where they are named first. */
export function nameMembers(told: string): string {
  const [whole, count = '', looks = '', many = ''] = GROUP.exec(told) ?? []
  if (whole === undefined) return told
  const noun = lookUp(SINGULAR, many) ?? many.replace(/s$/, '')
  const nouns = lookUp(MIXED, noun) ?? noun
  const all = lookUp(COUNTS, count) ?? 0
  const sentences = told.split(/(?<=[.;])\s+/)
  const members = sentences.map((sentence) => memberIn(sentence, nouns))
  const known = members.filter((each) => each !== null)
  if (known.length === 0 || known.length > all) return told
  const others = Array.from({ length: all - known.length }, () => `another ${looks}${noun}`)
  const each = [...known.map((one) => inFull(one, looks)), ...others]
  const rest = sentences.map((sentence, at) => members[at]?.deeds ?? sentence).join(' ')
  const at = rest.indexOf(whole)
  const after = rest.slice(at + whole.length).replaceAll(whole, `the ${many}`)
  return `${rest.slice(0, at)}${each.slice(0, -1).join(', ')} and ${each.at(-1)}${after}`
}

function inFull({ name, looks: own }: Member, looks: string): string {
  const worn = HAIR.test(own) ? 'with' : 'wearing'
  return `a ${looks}${name} ${worn} ${own.replace(/ and has /, ' with ')}`
}
