import { lookUp } from '../../lexicon/look-up.ts'
import { singular } from '../../lexicon/morphology.ts'
import type { Item } from './item.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  mouse: 'mice',
  goose: 'geese',
  wolf: 'wolves',
  fish: 'fish',
  koi: 'koi',
  sheep: 'sheep',
  deer: 'deer',
  postman: 'postmen',
  policeman: 'policemen',
  fisherman: 'fishermen',
  person: 'people',
}
const SEVERAL =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|many|several|a group of|a (?:basket|box|plate|bag) of|dozens of|hundreds of|[2-9]|[1-9]\d)$/

export const isMany = (number: string): boolean => SEVERAL.test(number)

/** Languages whose nouns are one or many alike. */
const ALIKE = /^(?:zh|ja|ko|vi|ms|th|fa|bn)$/
const FLOCKS =
  /^(?:seagull|firefly|sparrow|swallow|snowflake|lantern|crow|bat|cherry blossom|petal|autumn leaf)$/
const DONE_TO_MANY =
  /^(?:feeding|watering|picking|planting|cutting|selling|buying|herding|collecting|gathering)$/
const HEAPS = /(?:flower|rose|tulip|apple|mushroom|tomato|strawberry|tangerine|vegetable)$/

/** 喂鸽子, 鳩に餌をやる: where nouns do not tell, what is fed or picked is several. */
export function manyByDeed(read: readonly Item[], language: string): readonly Item[] {
  // Çiçek satın alıyor, फूल खरीद रही है: without an ending it is said of some.
  const unmarked = /^(?:tr|hi|ta|te|kn|ml)$/.test(language)
  if (!unmarked && !ALIKE.test(language)) return read
  const items = language === 'tr' ? read : read.map(asSwaying)
  return items.map((item, at) => {
    const fed = item.kind === 'noun' && DONE_TO_MANY.test(items[at - 1]?.gloss ?? '')
    if (unmarked)
      return fed && HEAPS.test(item.gloss) ? { ...item, gloss: pluralOf(item.gloss) } : item
    // 看星星, 海鸥盘旋: these come in numbers, unless one is counted.
    if (
      (item.gloss === 'star' || FLOCKS.test(item.gloss)) &&
      !/^(?:a|one)$/.test(lookedBefore(items, at))
    )
      return { ...item, gloss: pluralOf(item.gloss) }
    return fed ? { ...item, gloss: pluralOf(item.gloss) } : item
  })
}

/** 風に揺れる花, झूमते फूल: what sways in the wind is many. */
function asSwaying(item: Item, at: number, items: readonly Item[]): Item {
  return item.gloss === 'flower' && swings(items, at)
    ? { ...item, gloss: pluralOf(item.gloss) }
    : item
}

function swings(items: readonly Item[], at: number): boolean {
  const counted = /^(?:a|an|one|the|his|her)$/.test(lookedBefore(items, at))
  return (
    !counted && /^(?:swaying|swinging|waving|blooming|dancing)$/.test(items[at + 1]?.gloss ?? '')
  )
}

function lookedBefore(items: readonly Item[], at: number): string {
  return items.slice(0, at).findLast(({ kind }) => kind !== 'adjective')?.gloss ?? ''
}

/** "A sunflowers" → "a sunflower": our tables have some names for several. */
function oneOf(noun: string): string {
  const words = noun.split(' ')
  const last = words.at(-1) ?? ''
  if (last === 'people') return noun.replace(/people$/, 'person')
  return GROWS.test(last) ? [...words.slice(0, -1), singular(last)].join(' ') : noun
}

const GROWS =
  /^(?:sunflowers|tulips|pigeons|trees|skyscrapers|nuts|mountains|stars|flowers|leaves|birds|ducks|roses|daisies|poppies|waves|students|cookies|tourists|chickens|hens)$/

/** "Three monkey" → "three monkeys": many languages count without an ending. */
export function inPlural(items: readonly Item[]): readonly Item[] {
  return items.map((item, at) => {
    if (item.kind !== 'noun') return item
    const before = items.slice(0, at).findLast(({ kind }) => kind !== 'adjective')
    const counted = before?.kind === 'number' && SEVERAL.test(before.gloss)
    // Things of many colours are many: 色とりどりの気球.
    const varied = items[at - 1]?.gloss === 'colorful' && !isOneOf(before)
    if (counted || varied || fills(items, at)) return { ...item, gloss: pluralOf(item.gloss) }
    return before?.gloss === 'a' ? { ...item, gloss: oneOf(item.gloss) } : item
  })
}

function isOneOf(before: Item | undefined): boolean {
  return /^(?:a|the|his)$/.test(before?.gloss ?? '')
}

/** "Vol glazen": what fills something is many, if it can be counted. */
function fills(items: readonly Item[], at: number): boolean {
  const counted =
    /^(?:glass|bottle|apple|orange|book|toy|flower|fish|ball|coin|egg|strawberry|cherry|lemon|potato|tomato|carrot|peach|pear|rose|tulip|leaf|stone|cookie|candy)$/
  return items[at - 1]?.gloss === 'full of' && counted.test(items[at]?.gloss ?? '')
}

const PLURAL_FORMS: Readonly<Record<string, RegExp>> = {
  es: /[^iuú]s$/,
  pt: /[^iu]s$/,
  fr: /[sx]$/,
  it: /[ie]$/,
  ar: /ات$/,
  // बत्तखों, लड़कियां: several, before a small word and without.
  hi: /(?:ों|ओं|ियां|ियाँ|ें|एं|एँ)$/,
}
/** कुत्ते में: before a small word it is one; without, several. */
const HINDI_SMALL = /^\s+(?:में|पर|को|का|के|की|से|ने|तक|वाल)/u
/** Endings that only several have; -и and -ы are of one, too, unless a deed or a look of several stands beside. */
const SLAVIC_PLURALS: Readonly<Record<string, RegExp>> = {
  // Пожарные, прохожие: a look that is a name.
  ru: /(?:[ое]в|[^аеиоуыэюяц]ей|ами|ями|ам|ям|ах|ях|ые|[кгхжчшщ]ие)$/,
  uk: /(?:ів|їв|ами|ями|ам|ям|ах|ях)$/,
  pl: /(?:ów|ami|ach|om)$/,
  cs: /(?:ů|ami|emi|ích|ách|ům)$/,
}
const SLAVIC_ENDS_SO =
  /^(?:соловей|воробей|муравей|улей|чародей|лакей|трофей|музей|лев|olbrzym|dom|dach|drzwi|pan młody)/
const SLAVIC_LOOKS = /(?:ые|ие|ых|их|[^о]і|ych|ých)\s+$/
const SLAVIC_DEEDS =
  /^\s+[\p{L}]{2,}(?:ют|ут|ят|ат|ють|уть|ять|ать|ają|eją|ują|[^ę]ą|[aeí]jí|ou)(?:ся|ться)?(?!\p{L})/u
const SLAVIC_DID = /(?:^|\s)\p{L}{2,}(?:ют|ут|ят|ат|ють|уть|ять|ають|ają|eją|ują|[^ę]ą)(?:ся)?\s+$/u

/** Под яблоней: behind these words several would end in ями. */
const OF_ONE = /(?:^| )(?:под|над|за|перед|со?) (?:\p{L}+[ое]й )?\p{L}+ей$/u

/** «Кормит голубей», «дети играют»: several by the ending, the look before it or the deed behind it. */
export function isSlavicPlural(
  { noun, derived }: { readonly noun: string; readonly derived: boolean },
  around: readonly [string, string],
  language: string,
): boolean {
  // П'ять качок, pięć kaczek.
  if (derived && /(?:[оеe]к|ek)$/u.test(noun)) return true
  const sure = lookUp(SLAVIC_PLURALS, language)
  if (sure === undefined || SLAVIC_ENDS_SO.test(noun)) return false
  if (sure.test(noun)) return !OF_ONE.test(around[0] + noun)
  const [before, behind] = around
  // Konie galopują: with a deed of several.
  if (language === 'pl' && noun.endsWith('e')) return SLAVIC_DEEDS.test(behind)
  if (!/[ыиіїyi]$/.test(noun)) return false
  return SLAVIC_LOOKS.test(before) || SLAVIC_DEEDS.test(behind) || SLAVIC_DID.test(before)
}

const PLURAL_ARTICLES: Readonly<Record<string, RegExp>> = {
  es: /(?:^|\s)(?:los|las|unos|unas|sus)\s+$/,
  pt: /(?:^|\s)(?:os|as|uns|umas|seus|suas)\s+$/,
  fr: /(?:^|\s)(?:les|des|aux|ses|leurs|plusieurs)\s+$/,
  it: /(?:^|\s)(?:i|gli|le|dei|degli|delle|ai|agli|alle|sui|sulle|nei|nelle|alcuni|alcune|sue|suoi|molti|molte|tanti|tante|questi|queste)\s+$/,
}

// Bare plurals are common in Spanish and Portuguese only: "persiguen mariposas".
const SINGULAR_ARTICLES: Readonly<Record<string, RegExp>> = {
  es: /(?:^|\s)(?:un|una|el|la|su|este|esta|mi|cada|del|al)\s+$/,
  pt: /(?:^|\s)(?:um|uma|o|a|seu|sua|este|esta|cada|do|da|ao|no|na)\s+$/,
}
const ENDS_IN_S = /^(?:paraguas|gafas|rascacielos|saltamontes|espantapájaros|óculos|gás|mês)$/

/** "Persiguen mariposas", "persone con ombrelli": several without an article. */
function isBare(word: string, before: string, language: string): boolean {
  if (language === 'it') return /^.{3,}[^e]i$/.test(word) && BARE_ITALIAN.test(before)
  return lookUp(SINGULAR_ARTICLES, language)?.test(before) === false
}

const BARE_ITALIAN = /(?:^|[,.;:]\s*|(?:^|\s)(?:con|e|di|tra|fra)\s+)$/

/** "Las palomas", "les canards": whether a noun is in the plural, by its ending and what is before it. */
export function isInPlural(
  noun: string,
  [before, behind]: readonly [string, string],
  language: string,
): boolean {
  const [word = ''] = noun.split(' ')
  if (language === 'hi' && word.endsWith('े')) return !HINDI_SMALL.test(behind)
  const form = lookUp(PLURAL_FORMS, language)?.test(word) === true
  if (form && /^(?:ar|hi)$/.test(language)) return true
  if (!form || ENDS_IN_S.test(word)) return false
  if (lookUp(PLURAL_ARTICLES, language)?.test(before) === true) return true
  return isBare(word, before, language)
}

const GERMAN_SINGULAR =
  /(?:^|\s)(?:de[mns]|eine?[mnrs]?|[ms]eine[ms]|ihre[ms]|im|am|vom|zum|zur|ins|beim)\s+(?:\p{L}+e[mnrs]?\s+)?$/u

/** "Füttert Enten": whether a German noun has more letters than its singular, without an article of the singular. */
export function isGermanPlural(ending: string, before: string): boolean {
  return /^(?:n|e|en|er|nen|s)$/.test(ending) && !GERMAN_SINGULAR.test(before)
}

/** What is never told of in the plural. */
export function isOfOne(gloss: string): boolean {
  return /^(?:on|in|at|with) | and |^(?:milk|tea|bread|rice|fruit|soup|wine|juice|water|snow|sand|fire|rain|hair|lap|text|o'clock|lightning|confetti|spaghetti|food|laundry|coffee)$/.test(
    gloss,
  )
}

/** Rotsen, katten, konijntjes: what a Dutch noun has behind its stem where they are several. */
export function isDutchEnding(ending: string): boolean {
  return /^(?:.?en|n|s|eren|.{0,2}jes)$/.test(ending)
}

/** Wolf, wolven; boom, bomen: the second is the name of several. */
export function isDutchPlural(word: string, one: string): boolean {
  if (word.includes(' ') || word.charAt(0) !== one.charAt(0)) return false
  return word === `${one}s` || (/(?:en|[^s]s)$/.test(word) && !/(?:en|s)\*?$/.test(one))
}

/** Mand, mænd; bog, bøger; and, ender: the second is the name of several. */
export function isScandinavianPlural(word: string, one: string): boolean {
  if (word.includes(' ') || firstConsonant(word) !== firstConsonant(one)) return false
  return /[æø]|(?:er|erne|ene|enn|jess)$/.test(word) && !/[æø]|er$/.test(one)
}

function firstConsonant(word: string): string {
  return /[^aeiouyæøå]/.exec(word)?.[0] ?? ''
}

/** What a noun has behind its stem where they are several: flickor, kutyák, pisici, σκύλοι. */
const ENDINGS_OF_MANY: Readonly<Record<string, RegExp>> = {
  sv: /^(?:or|ar|er|orna|arna|erna)$/,
  da: /^(?:[bdfgklmnprst]?(?:e|er|ene|erne)|r|ne|rne)s?$/,
  nb: /^(?:[bdfgklmnprst]?(?:er|ene)|r|ne)s?$/,
  hu: /^[aáeéoöő]?k(?:[aáeo]?t|b[ae]n?|r[ae]|[oeö]n|n[ae]k|k[ae]l|h[oe]z|b[óő]l|r[óő]l)?$/,
  ro: /^(?:i|ii|ilor|uri|urile|elor)$/,
  el: /^(?:οι|ους|ων|ες|ια|ιά|άδες|ματα)$/,
}
/** Small words of one, before a noun that ends as if of several. */
const OF_JUST_ONE: Readonly<Record<string, RegExp>> = {
  sv: /(?:^| )(?:en|ett|sin|sitt|den|det) $/,
  da: /(?:^| )(?:en|et|sin|sit|den|det) $/,
  nb: /(?:^| )(?:en|ei|et|sin|sitt|den|det) $/,
  ro: /(?:^| )(?:o|un|unei|unui|fața|spatele|jurul|mijlocul|marginea|vârful|umbra|malul) $/,
  el: /(?:^| )(?:έναν?|μια|μία|ένας|την?|τον?|της|του) $/,
}

/** "Flickor leker", "kutyák futnak": several, by what the noun has behind its stem. */
export function endsAsMany(ending: string, before: string, language: string): boolean {
  if (lookUp(ENDINGS_OF_MANY, language)?.test(ending) !== true) return false
  return lookUp(OF_JUST_ONE, language)?.test(before) !== true
}

const NAMES_OF_MANY: Readonly<Record<string, readonly [many: RegExp, one: RegExp]>> = {
  sv: [/(?:or|ar|er|orna|arna|erna)$/, /(?:or|ar|er)$/],
  hu: [/[aáeéoöó]k(?:at|et|k[ae]l|r[ae]|[oe]n|b[ae]n)?$/, /k$/],
  ro: [/(?:[^iu]e|(?<!lu|e)i|ile)$/, /[ie]$/],
  el: [/(?:ες|οι|ους|ματα)$/, /(?:ες|οι)$/],
}

/** Bok, böcker; ló, lovak; fată, fete: the second is the name of several. */
export function isNameOfMany(word: string, one: string, language: string): boolean {
  const [many, single] = lookUp(NAMES_OF_MANY, language) ?? []
  if (many === undefined || single === undefined || word.includes(' ')) return false
  const stem = one.replace('*', '')
  return word.charAt(0) === stem.charAt(0) && many.test(word) && !single.test(stem)
}

/** Збирає гриби, zbiera grzyby: right behind a deed no Slavic noun of one ends so. */
export function isDoneTo(items: readonly Item[], word: string, language: string): boolean {
  if (!/^(?:ru|uk|pl|cs)$/.test(language) || !/(?<!ow|ьц|чц|c)[yiыиії]$/.test(word)) return false
  return items.findLast(({ kind }) => kind !== 'adjective')?.kind === 'verb'
}

/** Martılar: several by the ending; ağaçlıklı is no plural. */
export function isTurkishPlural(ending: string, language: string): boolean {
  return language === 'tr' && /^l[ae]r(?!l[ıiuü])/.test(ending)
}

/** An English noun for several of its kind. */
export function pluralOf(noun: string): string {
  const words = noun.split(' ')
  const last = words.at(-1) ?? ''
  if (Object.values(IRREGULAR).includes(last) || last.endsWith('men')) return noun
  // Gentleman, snowman; but human.
  const men = /^(?!human|german)[a-z]{2,}man$/.test(last) ? last.replace(/an$/, 'en') : undefined
  return [...words.slice(0, -1), lookUp(IRREGULAR, last) ?? men ?? regular(last)].join(' ')
}

function regular(word: string): string {
  if (/(?:[^s]s|ren|eople)$/.test(word)) return word
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  return /(?:ss|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}
