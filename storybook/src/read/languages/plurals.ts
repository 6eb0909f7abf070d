import type { Item } from './item.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  postman: 'postmen',
  policeman: 'policemen',
  fisherman: 'fishermen',
  person: 'people',
}
const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|several|a group of|dozens of|hundreds of|[2-9]|[1-9]\d)$/

/** "Three monkey" → "three monkeys": many languages count without an ending. */
export function inPlural(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'noun') return item
    const before = items.slice(0, at).findLast(({ kind }) => kind !== 'adjective')
    const counted = before?.kind === 'number' && SEVERAL.test(before.gloss)
    return counted ? { ...item, gloss: pluralOf(item.gloss) } : item
  })
}

const PLURAL_FORMS: Readonly<Record<string, RegExp>> = {
  es: /[^iuú]s$/,
  pt: /[^iu]s$/,
  fr: /[sx]$/,
  it: /[ie]$/,
}
const PLURAL_ARTICLES: Readonly<Record<string, RegExp>> = {
  es: /(?:^|\s)(?:los|las|unos|unas|sus)\s+$/,
  pt: /(?:^|\s)(?:os|as|uns|umas|seus|suas)\s+$/,
  fr: /(?:^|\s)(?:les|des|ses|leurs|plusieurs)\s+$/,
  it: /(?:^|\s)(?:i|gli|le|dei|degli|delle|alcuni|alcune)\s+$/,
}

// Bare plurals are common in Spanish and Portuguese only: "persiguen mariposas".
const SINGULAR_ARTICLES: Readonly<Record<string, RegExp>> = {
  es: /(?:^|\s)(?:un|una|el|la|su|este|esta|mi|cada|del|al)\s+$/,
  pt: /(?:^|\s)(?:um|uma|o|a|seu|sua|este|esta|cada|do|da|ao|no|na)\s+$/,
}
const ENDS_IN_S = /^(?:paraguas|gafas|rascacielos|saltamontes|espantapájaros|óculos|gás|mês)$/

/** "Las palomas", "les canards": whether a noun is in the plural, by its ending and what is before it. */
export function isInPlural(noun: string, before: string, language: string): boolean {
  const [word = ''] = noun.split(' ')
  const form = PLURAL_FORMS[language]?.test(word) === true
  if (!form || ENDS_IN_S.test(word)) return false
  if (PLURAL_ARTICLES[language]?.test(before) === true) return true
  return SINGULAR_ARTICLES[language]?.test(before) === false
}

const GERMAN_SINGULAR =
  /(?:^|\s)(?:de[mns]|eine?[mnrs]?|im|am|vom|zum|zur|ins|beim)\s+(?:\p{L}+e[mnrs]?\s+)?$/u

/** "Füttert Enten": whether a German noun has more letters than its singular, without an article of the singular. */
export function isGermanPlural(ending: string, before: string): boolean {
  return /^(?:n|e|en|er|nen)$/.test(ending) && !GERMAN_SINGULAR.test(before)
}

/** An English noun for several of its kind. */
export function pluralOf(noun: string): string {
  const words = noun.split(' ')
  const last = words.at(-1) ?? ''
  if (Object.values(IRREGULAR).includes(last)) return noun
  return [...words.slice(0, -1), IRREGULAR[last] ?? regular(last)].join(' ')
}

function regular(word: string): string {
  if (/(?:[^s]s|ren|eople)$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:ss|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
