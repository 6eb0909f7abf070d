import type { Inflection } from './inflection.ts'

/** A syllable as the numbers of its first letter, its vowel and its last letter (0: none). */
type Syllable = readonly [first: number, vowel: number, last: number]

const HANGUL = 0xac00
const VOWELS = 21
const LASTS = 28
/** What a syllable begins with that begins with its vowel. */
const NO_SOUND = 11
const [N, T, L, P, S, SS] = [4, 7, 8, 17, 19, 20]
const [A, AE, EO, YEO, O, WA, U, WO, EU, I] = [0, 1, 4, 6, 8, 9, 13, 14, 18, 20]

/** Whose last letter changes before a vowel; 입다 and 받다 keep theirs. */
const CHANGES = /[눕굽줍돕깁걷듣싣짓붓젓잇]$/
const REGULAR = /(?:따|치|들)르$/

/** What follows the stem of a deed; nothing that nouns are made of as well: 사자 is a lion, 가게 a shop. */
const BEHIND_STEM =
  /^(?:(?:고|며|면서|는|던|다가|거나|도록|려고|는데|으며|으면서|으러|으려고|은|는다|습니다)[서요도만]?|고)(?: 있.*)?$/
const BEHIND_VOWEL = /^(?:며|면서|려고)$/
const BEHIND_OPEN = /^(?:[서요야도]|다가)(?: .+)?$|^(?: .+)$/
const BEHIND_OPEN_OR_END = /^(?:[서요야도]|다가)?(?: .+)?$/
const BEHIND_PAST = /^(?:다|던|고|습니다|어요|는데)$/
const BEHIND_N = /^다(?:고|가)?$/
const BEHIND_N_OR_END = /^(?:다(?:고|가)?)?$/

/** 던지다: 던지고, 던지는, 던져, 던졌다, 던진, 던집니다; 눕다, 누워; 고르다, 골라; 만들다, 만드는. */
export function koreanVerb(word: string): readonly Inflection[] {
  const stem = /^(.*[가-힣])다$/.exec(word)?.[1]
  if (stem === undefined) return []
  const open = infinitive(stem)
  const short = /(?:^| )[가-힣]$/.test(stem)
  return [
    { word: `${stem}*`, ends: BEHIND_STEM },
    {
      word: `${open}*`,
      ends: short && open.length === stem.length ? BEHIND_OPEN : BEHIND_OPEN_OR_END,
    },
    ...(lastOf(open) === 0 ? [{ word: `${withLast(open, SS)}*`, ends: BEHIND_PAST }] : []),
    ...beforeVowels(stem, short),
  ]
}

/** The forms in which a letter joins the stem, or its last letter is lost. */
function beforeVowels(stem: string, short: boolean): readonly Inflection[] {
  const last = lastOf(stem)
  const behind = short ? BEHIND_N : BEHIND_N_OR_END
  if (last === L) {
    const bare = withLast(stem, 0)
    return [
      { word: `${bare}는*`, ends: /^(?:데)?$/ },
      { word: `${withLast(stem, N)}*`, ends: behind },
      { word: `${withLast(stem, P)}니다`, ends: /^$/ },
      { word: `${stem}*`, ends: BEHIND_VOWEL },
    ]
  }
  if (last !== 0 && !CHANGES.test(stem)) return []
  const bare = last === 0 ? stem : softened(stem)
  return [
    { word: `${withLast(bare, N)}*`, ends: last === 0 ? behind : BEHIND_N_OR_END },
    { word: `${bare}*`, ends: last === 0 ? BEHIND_VOWEL : /^(?:으?며|으?면서|으?러|은)$/ },
    ...(last === 0 ? [{ word: `${withLast(bare, P)}니다`, ends: /^$/ }] : []),
  ].filter(({ word }) => word !== `${stem}*`)
}

/** 먹어, 앉아, 던져, 봐, 줘, 써, 골라, 누워, 들어, 지어, 해: the form that other deeds are joined to. */
function infinitive(stem: string): string {
  const [first, vowel, last] = syllable(stem)
  if (stem.endsWith('하')) return `${stem.slice(0, -1)}해`
  if (/.르$/.test(stem) && !REGULAR.test(stem)) return doubled(stem)
  if (last !== 0) return closedInfinitive(stem)
  if (vowel === EU) return joinedE(stem, first)
  const joined = JOINED.get(vowel)
  if (joined !== undefined) return stem.slice(0, -1) + written([first, joined, 0])
  return OPEN.has(vowel) ? stem : `${stem}어`
}

/** 먹어, 앉아; 눕다, 누워; 돕다, 도와; 걷다, 걸어. */
function closedInfinitive(stem: string): string {
  const [, vowel, last] = syllable(stem)
  const kept = CHANGES.test(stem) ? softened(stem) : stem
  if (last === P && kept !== stem)
    return kept.slice(0, -1) + written([NO_SOUND, stem.endsWith('돕') ? WA : WO, 0])
  return `${kept}${isBright(vowel) ? '아' : '어'}`
}

const JOINED: ReadonlyMap<number, number> = new Map([
  [O, WA],
  [U, WO],
  [I, YEO],
])
const OPEN: ReadonlySet<number> = new Set([A, AE, EO, 5, YEO])

const isBright = (vowel: number): boolean => vowel === A || vowel === O

/** 쓰다, 써; 모으다, 모아: the weak vowel gives way. */
function joinedE(stem: string, first: number): string {
  const before = stem.length > 1 ? syllable(stem.slice(0, -1))[1] : EO
  return stem.slice(0, -1) + written([first, isBright(before) ? A : EO, 0])
}

/** 고르다, 골라; 부르다, 불러. */
function doubled(stem: string): string {
  const before = stem.slice(0, -1)
  return withLast(before, L) + (isBright(syllable(before)[1]) ? '라' : '러')
}

/** 눕다, 누우; 걷다, 걸; 짓다, 지. */
function softened(stem: string): string {
  const last = lastOf(stem)
  if (last === P) return `${withLast(stem, 0)}우`
  if (last === T) return withLast(stem, L)
  return last === S ? withLast(stem, 0) : stem
}

function syllable(word: string): Syllable {
  const code = (word.codePointAt(word.length - 1) ?? HANGUL) - HANGUL
  const last = code % LASTS
  const vowel = ((code - last) / LASTS) % VOWELS
  return [Math.floor(code / LASTS / VOWELS), vowel, last]
}

function lastOf(word: string): number {
  return syllable(word)[2]
}

function written([first, vowel, last]: Syllable): string {
  return String.fromCodePoint(HANGUL + (first * VOWELS + vowel) * LASTS + last)
}

function withLast(word: string, last: number): string {
  const [first, vowel] = syllable(word)
  return word.slice(0, -1) + written([first, vowel, last])
}

/** 던져, 누워, 돌려: whether it ends in the form that other deeds are joined to. */
export function endsOpen(word: string): boolean {
  const [, vowel, last] = syllable(word)
  return last === 0 && (OPEN.has(vowel) || vowel === WA || vowel === WO || vowel === 10)
}
