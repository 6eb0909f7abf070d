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

/** How a sentence speaks of one of them. */
const member = (noun: string): RegExp =>
  new RegExp(
    `^(?:(?:on the (?:left|right)|in the (?:middle|cent(?:er|re))),? )?the (?:(${RANK}) (?:[a-z]+ )?${noun}|(?:[a-z]+ )?${noun} ${SIDES})\\b,? ?(.*)$`,
  )

/** What is so of one of them all along: clothes, hair, what is held. */
const LOOKS =
  /\b(?:(?:is |are )?(?:wearing|wears|dressed in|clad in)|(?:has|with)(?= [^,.;]*\b(?:hair|beard|mustache|moustache|glasses|hat)\b)|in(?= an? [^,.;]*\b(?:shirt|dress|suit|coat|sweater|jacket|blouse|hat|uniform)\b)) ([^.;]*?)(?=,? (?:is|are|holds?|sings?|smiles?|steps?|walks?|stands?|sits?|nods?|looks?|occasionally|appears?|facing)\b|, (?!and|with|an? |black|white|red|blue|green|long|short)|[.;]|$)/

const HAIR = /^(?:an? )?(?:[a-z]+,? ){0,3}(?:hair|beard|mustache|moustache)\b/

interface Member {
  readonly looks: string
  readonly sex: string | null
}

function memberIn(sentence: string, noun: string): Member | null {
  const [, rank, rest = ''] = member(noun).exec(sentence.trim()) ?? []
  if (rest === '') return null
  const [, looks = ''] = LOOKS.exec(rest) ?? []
  if (looks === '') return null
  return { looks: looks.trim(), sex: rank === 'male' || rank === 'female' ? rank : null }
}

/** "Two women sit. The woman on the left wears a blue sweater …": each with what is said of her, where they are named first. */
export function nameMembers(told: string): string {
  const [whole, count = '', looks = '', many = ''] = GROUP.exec(told) ?? []
  if (whole === undefined) return told
  const noun = SINGULAR[many] ?? many.replace(/s$/, '')
  const sentences = told.split(/(?<=[.;])\s+/)
  const members = sentences.map((sentence) => memberIn(sentence, noun))
  const known = members.filter((each) => each !== null)
  if (known.length === 0 || known.length > (COUNTS[count] ?? 0)) return told
  const left = (COUNTS[count] ?? 0) - known.length
  const each = [
    ...known.map(({ sex, looks: own }) => {
      const worn = HAIR.test(own) ? 'with' : 'wearing'
      return `a ${sex === null ? '' : `${sex} `}${looks}${noun} ${worn} ${own.replace(/ and has /, ' with ')}`
    }),
    ...Array.from({ length: left }, () => `another ${looks}${noun}`),
  ]
  const rest = sentences.filter((_, at) => members[at] === null).join(' ')
  const at = rest.indexOf(whole) + whole.length
  return `${rest.slice(0, at)}${rest.slice(at).replaceAll(whole, `the ${many}`)}`.replace(
    whole,
    each.length > 1 ? `${each.slice(0, -1).join(', ')} and ${each.at(-1)}` : whole,
  )
}
