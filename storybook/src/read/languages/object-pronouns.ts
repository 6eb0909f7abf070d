import { lookUp } from '../../lexicon/look-up.ts'
import { dictionaryOf } from './dictionary.ts'
import { longest } from './own-words.ts'
import { pictureAt } from './picture-words.ts'

interface Pronouns {
  /** Whom a deed is done to, as written before it, behind who does it. */
  readonly before: RegExp
  /** The same words where they stand behind a deed, by their last letters. */
  readonly behind: readonly (readonly [said: RegExp, told: string])[]
  readonly it: string
  /** To whom it is done, where nobody is named behind the deed. */
  readonly given: RegExp
  /** Articles of a woman. */
  readonly hers: RegExp
}

const PRONOUNS: Readonly<Record<string, Pronouns>> = {
  es: {
    before: /(?<=(\p{L}+)) (?:(?:se|me|te|nos) )?(l[oa]s?) (\p{L}{3,})(?!\p{L})/gu,
    behind: [
      [/s$/, 'ellos'],
      [/a$/, 'ella'],
      [/o$/, 'él'],
    ],
    it: 'ello',
    given: /(?<=(\p{L}+)) (les?) (\p{L}{2,})(?!\p{L})(?![^,.]* al? )/gu,
    hers: /^(?:una|la) /,
  },
  pt: {
    before: /(?<=(\p{L}+)) ([oa]s?) (\p{L}{3,})(?!\p{L})/gu,
    behind: [
      [/s$/, 'eles'],
      [/a$/, 'ela'],
      [/o$/, 'ele'],
    ],
    it: 'isto',
    given: /(?<=(\p{L}+)) (lhes?) (\p{L}{2,})(?!\p{L})(?![^,.]* ao? )/gu,
    hers: /^(?:uma|a) /,
  },
  it: {
    before: /(?<=(\p{L}+)) (?:(?:se|me|te|ce) |glie)?(l[oaie]|l') (\p{L}{3,})(?!\p{L})/gu,
    behind: [
      [/[ie]$/, 'loro'],
      [/a$/, 'lei'],
      [/['o]$/, 'lui'],
    ],
    it: 'esso',
    given: /(?<=(\p{L}+)) (gli) (\p{L}{2,})(?!\p{L})(?![^,.]* al? )/gu,
    hers: /^(?:una|un'|la) /,
  },
  fr: {
    before: /(?<=(\p{L}+)) (l[ae]s?|l') (\p{L}{3,})(?!\p{L})/gu,
    behind: [
      [/s$/, 'eux'],
      [/a$/, 'elle'],
      [/['e]$/, 'lui'],
    ],
    it: 'cela',
    given: /(?<=(\p{L}+)) (lui|leur) (\p{L}{2,})(?!\p{L})(?![^,.]* (?:à|au) )/gu,
    hers: /^(?:une|la) /,
  },
}

const JOINT = /^(?:y|e|ed|et|que|qui|che|mientras)$/

/** What is done to somebody; all else is done to a thing as well. */
export const TO_SOMEBODY =
  /^(?:looking|watching|following|hugging|kissing|petting|chasing|helping|greeting|feeding|waiting|listening|licking|comforting|giving|bringing|showing|handing|serving|telling|teaching|rescuing|waking|scaring|waving|talking|calling|barking|leading|saving|bathing|tickling|attacking|fighting|smiling|laughing|dancing|playing|walking|running|sitting|standing|lying)/

/** "El público lo celebra": nobody is touched. */
const OF_A_CROWD = /^(?:celebrating|cheering|applauding|clapping)/

/** "Una paloma las mira", "e la prende": whom or what a deed is done to, behind it as English has it. */
export function pronounsBehind(text: string, language: string): string {
  if (language === 'ar') return suffixesBehind(text)
  const pronouns = lookUp(PRONOUNS, language)
  if (pronouns === undefined) return text
  return givenBehind(text, pronouns, language).replace(
    pronouns.before,
    (...found: readonly string[]): string => {
      const [whole = '', who = '', said = '', deed = ''] = found
      const does = JOINT.test(who) || isNoun(who, language)
      // "Ferme la porte": the two are the name of a thing.
      const named = longest(`${said} ${deed}`, 0, language)?.item.kind === 'noun'
      const gloss = does && !named ? deedOf(deed, language) : null
      return gloss === null ? whole : ` ${deed} ${toldOf(said, gloss, pronouns)}`
    },
  )
}

const SUFFIX: Readonly<Record<string, string>> = { ه: 'هو', ها: 'هي' }

/** تراقبهما, وترميها: whom it is done to is written in one word with the deed. */
function suffixesBehind(text: string): string {
  return text.replace(
    /(?<!\p{L})([وف]?)([يت]\p{L}{2,7}?)(هما|هم|هن|ها|ه)(?!\p{L})/gu,
    (...[whole = '', and = '', deed = '', whom = '']: readonly string[]): string =>
      longest(deed + whom, 0, 'ar') === null && deedOf(deed, 'ar') !== null
        ? `${and}${deed} ${lookUp(SUFFIX, whom) ?? 'هم'}`
        : whole,
  )
}

/** "Un hombre le canta": to whom, by the first of whom it is told. */
function givenBehind(text: string, { given, behind, hers }: Pronouns, language: string): string {
  const [many, her, him] = behind.map(([, told]) => told)
  return text.replace(given, (...found: readonly string[]): string => {
    const [whole = '', who = '', said = '', deed = ''] = found
    const does = JOINT.test(who) || isNoun(who, language)
    if (!does || deedOf(deed, language) === null) return whole
    const whom = /s$|leur/.test(said) ? many : hers.test(text) ? her : him
    return ` ${deed} ${whom ?? ''}`
  })
}

function toldOf(said: string, deed: string, { behind, it }: Pronouns): string {
  const at = behind.findIndex(([ends]) => ends.test(said))
  // The first are of several.
  return at === 0 || TO_SOMEBODY.test(deed) ? (behind[at]?.[1] ?? it) : it
}

/** "Un gatto nero la segue": a name, or what it looks like. */
function isNoun(word: string, language: string): boolean {
  const own = longest(word, 0, language)
  if (own !== null) return /^(?:noun|adjective)$/.test(own.item.kind) && own.length === word.length
  return pictureAt(word, 0, language) !== null
}

/** The English of a word that is a deed and the name of nothing; null of others. */
function deedOf(word: string, language: string): string | null {
  const own = longest(word, 0, language)
  // "Ajuda a atravessar": before the name of a deed it is a small word.
  if (language === 'pt' && /[aei]r$/.test(word)) return null
  if (own?.item.kind !== 'verb' || own.length !== word.length) return null
  const names = (dictionaryOf(language).get(word.charAt(0)) ?? []).some(
    ({ kind, parts: [stem = ' ', ...more] }) =>
      kind === 'noun' &&
      (more.length === 0 ? stem === word : word.startsWith(stem) && stem.length + 2 > word.length),
  )
  return names || OF_A_CROWD.test(own.item.gloss) ? null : own.item.gloss
}
