import { isFound } from '../needles/may-be-found.ts'
import { CUT, type Text } from '../prompt/text.ts'

const LEAD =
  '((?:(?:(?:just|right) )?(?:in|at|during|on|under|beneath|through|into|against|amid|amidst|by|before|after|with|of|from|illuminated by|lit by|bathed in) )?(?:(?:the|an?|this|that|one) )?(?:(?:early|late|quiet|calm|beautiful|warm|cold|hot|dark|soft|stunning|gorgeous|glowing|golden|orange|pink|heavy|light|gentle|thick|dense|deep|pouring|falling|strong|bright|brilliant|lovely|peaceful|glorious|fiery|cool|crisp|frosty|dramatic|vibrant|colou?rful|clear|cloudless|busy|silent|lazy) ){0,4})'

// What may follow when the setting's word stands by itself; anything else is a noun that it describes.
const NOUN_FOLLOWS =
  /^ (?!(?:in|on|at|by|with|and|or|over|under|above|below|behind|near|as|while|through|across|from|to|into|of|the|an?|is|are|was|then|that|which|who|when|where|if|for|but|its|his|her|their|around|down|along|against|until|before|after|¦|fills?|bathes?|covers?|shines?|streams?|pours?|filters?|illuminates?|casts?|glows?|reflects?|begins?|falls?|starts?|comes?|breaks|gently|over)\b|¦|\w+(?:ly|ing|ed by)\b|\w+s (?:the|an?|its|his|her|their|over|across|against|into|onto|from|off|down|through)\b)[a-z]/

export interface Told<Name> {
  readonly name: Name
  readonly core: RegExp
  /** With all that may lead to it. */
  readonly whole: RegExp
}

export function firstMatch<Name>(text: Text, table: readonly Told<Name>[]): Name | null {
  let first: Name | null = null
  for (const { name, core, whole } of table) {
    // The core alone decides whether the long pattern is worth compiling.
    if (!isFound(core, text.body)) continue
    if (cutSetting(text, whole)) first ??= name
  }
  return first
}

/** Before a noun only the word itself goes ("in a snowy forest" → "in a forest"), elsewhere its whole phrase. */
function cutSetting(text: Text, pattern: RegExp): boolean {
  let matched = false
  const body = text.body
  text.body = body.replace(pattern, (match: string, lead: string, offset: number) => {
    matched = true
    text.taken.push(match.trim())
    const rest = body.slice(offset + match.length)
    // "Soars through a clear blue sky" says where, too.
    const sky =
      /sk(?:y|ies)$/.test(match) && /^(?:in|into|through|across|on) /.test(lead)
        ? 'in the sky '
        : ''
    // "A night market" is a place of its own.
    if (NOUN_FOLLOWS.test(rest))
      return namesPlace(match.slice(lead.length), rest) ? match : lead.trimEnd()
    // "Mist curling around the reeds": what the weather does is nobody else's deed.
    return CUT + sky + (isClause(body.slice(0, offset), lead, rest) ? 'light ' : '')
  })
  return matched
}

function namesPlace(word: string, rest: string): boolean {
  const [next = ''] = /[a-z]+/.exec(rest) ?? []
  return /^(?:night (?:market|club|bazaar)|frozen (?:river|stream|creek|brook|canal))$/.test(
    `${word} ${next}`,
  )
}

const CLAUSE_STARTS = /(?:^|[,.;¦-]|\b(?:and|while|as|when))\s*(?:(?:an?|the) (?:\w+ ){0,2})?$/

const DOES =
  /^ (?:\w+ly )?(?!(?:during|is|as|this|its|his|across|towards|always|us)\b)[a-z]+(?:ing|s)\b/

function isClause(before: string, lead: string, rest: string): boolean {
  const bare =
    !/^(?:in|at|during|on|under|beneath|through|into|against|amid|by|with|of|from|lit)/.test(lead)
  const first = before.trim() === '' && !/^ \w+ (?:from|off|onto)\b/.test(rest)
  return bare && CLAUSE_STARTS.test(before) && !first && DOES.test(rest)
}

export function compile<Name extends string>(
  table: Partial<Record<Name, string>>,
  after = '',
): readonly Told<Name>[] {
  const rows = Object.entries(table) as [Name, string][]
  return rows.map(([name, words]) => ({
    name,
    core: new RegExp(words),
    whole: new RegExp(`\\b${LEAD}(?:${words})\\b${after}`, 'g'),
  }))
}
