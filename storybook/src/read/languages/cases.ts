import type { Item } from './item.ts'

/** What the small word behind a phrase makes of it: who acts, what is acted on, whose it is, or where it is. */
export interface Case {
  /** `subject`, `object`, `definite` (balonu: his balloon or what is acted on), `of`, `and`, `lacking`, or an English preposition. */
  readonly role: string
  /** 窓辺の: it tells of the noun that follows, not of the deed. */
  readonly describes: boolean
}

const CASES: readonly (readonly [RegExp, string])[] = [
  [/^のため/, 'for'],
  [/^越し/, 'through'],
  [/^の[膝ひ]|^무릎/, 'on the lap of'],
  [/^の足|^발/, 'at the feet of'],
  [/^の左|^왼[쪽편]/, 'on the left of'],
  [/^の右|^오른[쪽편]/, 'on the right of'],
  [/^の上|^위/, 'on'],
  [/^の中|^안|^속/, 'in'],
  [/^の下|^아래|^밑/, 'under'],
  [/^の(?:隣|横|そば|近く)|^옆|^곁|^근처/, 'next to'],
  [/^の前|^앞/, 'in front of'],
  [/^の後ろ|^뒤/, 'behind'],
  [/^の間|^사이/, 'between'],
  [/^の(?:周り|まわり|周囲)|^주위|^둘레/, 'around'],
  [/^(?:を|을|를|들을|को)$/, 'object'],
  [
    /^(?:が|は|も|이|가|은|는|도|들도|께서|들이|들은|마리가|명이|분이|분께서|척이|송이가|대가|ने)$/,
    'subject',
  ],
  [/^(?:の|의|들의|마리의|명의|분의|का|के|की)$/, 'of'],
  [/^(?:と|や|와|과|하고|이랑|랑|들과)$/, 'and'],
  [/^없|^なし/, 'lacking'],
  [/^वाल/, 'with'],
  [/^から$/, 'from'],
  [/^(?:へ|들?에게는?|들?한테|까지)$/, 'to'],
  [/^(?:들?에게서|한테서|으?로부터|부터)$/, 'from'],
  [/^(?:で|に|에서[는도]?|에[는도]?|으로|로)$/, 'in'],
]

const PREPOSITIONS =
  /^(?:in|on|under|over|behind|in front of|next to|between|through|to|at|into|from|for|with|without|along|around|in the middle of|in the shade of|at the edge of|on the left of|on the right of)$/

/** The case that a particle or postposition gives to the phrase before it; null if it gives none. */
export function caseOf({ gloss, kind }: Item): Case | null {
  if (kind === 'particle') {
    const role = CASES.find(([pattern]) => pattern.test(gloss))?.[1] ?? turkishRole(gloss)
    const describes =
      role !== 'of' && /^の.+の$|^.+의$|^ki |^वाल|^(?:위|아래|밑|옆|앞|뒤|속|곁)$/.test(gloss)
    return role === undefined ? null : { role, describes }
  }
  if (kind !== 'binding') return null
  if (gloss === 'and' || gloss === 'of') return { role: gloss, describes: false }
  return PREPOSITIONS.test(gloss) ? { role: gloss, describes: false } : null
}

/** "ki in", "definite": what an ending of Turkish or Tamil was read as. */
function turkishRole(gloss: string): string | undefined {
  const role = gloss.replace(/^ki (?=.)/, '')
  return PREPOSITIONS.test(role) || /^(?:of|and|object|definite|ki)$/.test(role) ? role : undefined
}

const TURKISH: readonly (readonly [RegExp, string])[] = [
  [/[dt][ae]ki$/, 'ki in'],
  [/[dt][ae]n$/, 'from'],
  [/[dt][ae]$/, 'in'],
  [/y?l[ae]$/, 'with'],
  [/l[ıiuü](?:k)?$/, 'ki with'],
  [/s[ıiuü]z$/, 'ki without'],
  [/n?[ıiuü]n$/, 'of'],
  [/^s[ıiuü]$/, ''],
  [/(?:^|[yn]|r)[ıiuü]$/, 'definite'],
  [/(?:^|[yn]|r)[ae]$/, 'to'],
]

/** Turkish says with endings what others say with small words: teknede, köpeğiyle, çiçekleri, bahçedeki. */
export function turkishCase(ending: string): string | null {
  const found = TURKISH.find(([pattern]) => pattern.test(ending))?.[1] ?? ''
  return found === '' ? null : found
}

const BENGALI: readonly (readonly [RegExp, string])[] = [
  [/(?:টিকে|টাকে|কে)$/, 'definite'],
  [/(?:ের|এর|র|দের)$/, 'of'],
  [/(?:ে|তে|য়|য়)$/u, 'in'],
]

/** বাগানে, বিড়ালকে, পুকুরের: Bengali has cases, too. */
export function bengaliCase(ending: string): string | null {
  return BENGALI.find(([pattern]) => pattern.test(ending))?.[1] ?? null
}

const HUNGARIAN: readonly (readonly [RegExp, string])[] = [
  [/(?:b[ae]n|b[ae])$/, 'in'],
  [/(?:r[ae]|.[oeö]n|[áéóő]n|^n)$/, 'on'],
  [/.[áéíoeö]?(?:v[ae]l|([bcdfghjklmnprstz])\1?[ae]l)$/, 'with'],
  [/(?:nál|nél)$/, 'next to'],
  [/(?:b[óő]l|r[óő]l|t[óő]l)$/, 'from'],
  [/(?:hoz|hez|höz)$/, 'to'],
]

/** Parkban, kanapén, kutyájával: what English says before the noun. */
export function hungarianCase(ending: string): string | null {
  return HUNGARIAN.find(([pattern]) => pattern.test(ending))?.[1] ?? null
}
