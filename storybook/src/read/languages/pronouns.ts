import { namesLiving } from '../../lexicon/find-picture.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { singular } from '../../lexicon/morphology.ts'
import { personTraits } from '../../lexicon/people-words.ts'
import { glossAt, pastLooks, type Item } from './item.ts'
import { binding } from './joints.ts'
import { TO_SOMEBODY } from './object-pronouns.ts'
import { isMany } from './plurals.ts'

/** Languages whose verbs need nobody named beside them. */
const LEAVE_OUT =
  /^(?:sw|tl|hr|sk|bg|ca|es|pt|it|pl|ru|uk|cs|ro|el|ar|fa|he|tr|hu|hi|bn|ta|te|kn|ml|ja|ko|zh|th|vi|ms)$/
/** Languages with one word for he and she. */
const ONE_WORD = /^(?:fi|sw|tl|tr|hu|hi|bn|fa|ms|th|vi|he)$/

/** Who is meant by a pronoun, or by none: glossed words in English order with the pronouns that English has there. */
export function withPronouns(items: readonly Item[], language: string): readonly Item[] {
  const told: Item[] = []
  const named: Named[] = []
  const people = new Set<string>()
  for (const sentence of sentencesOf(items.filter(isNoCamerasWhom))) {
    const own = ONE_WORD.test(language)
      ? sentence.map((item) => asMeant(item, named, people))
      : sentence
    const things = own.map((item) => asThing(item, named))
    const who = LEAVE_OUT.test(language) ? leftOut(things, named) : null
    told.push(...(who === null ? things : things.toSpliced(who.at, 0, who.pronoun)))
    const subject = subjectOf(own)
    if (subject !== null) named.push(subject)
    for (const { kind, gloss } of own)
      if (kind === 'noun' && namesLiving(gloss)) people.add(pronounOf(gloss))
  }
  return told
    .flatMap(asItIs)
    .map(asWhom)
    .map(ONE_FOR_BOTH.test(language) ? asHer : asWhole)
    .map(asWhereIn)
    .map(WITHOUT_IT.test(language) ? asWhat : asWhole)
    .map(asSeated)
}

/** Languages with one word for him and her, or for her and whose. */
const ONE_FOR_BOTH = /^(?:tr|hi|bn|fa|ms|th|vi|de|nl)$/

/** "Bir kedi onu izliyor", "schaut ihr zu": whom somebody else looks at is a woman, where no man was named. */
function asHer(item: Item, at: number, items: readonly Item[]): Item {
  if (item.kind !== 'binding' || !/^(?:to )?him$/.test(item.gloss)) return item
  const deed = items.slice(0, at).findLastIndex(({ kind }) => kind === 'verb')
  const start = items.slice(0, at).findLastIndex(({ gloss }) => gloss === '.') + 1
  const names = items.slice(start, deed).filter(({ kind, gloss }) => isLiving(kind, gloss))
  const actor = items.slice(0, deed).findLast(({ gloss }) => gloss !== 'who is')
  const sexes = names.map(({ gloss }) => pronounOf(gloss))
  const other = actor?.kind === 'noun' && pronounOf(actor.gloss) !== 'she'
  // Beasts that were named since are meant before her.
  const hers = other && sexes.at(-2) === 'she' && !sexes.slice(0, -1).includes('he')
  return hers ? { ...item, gloss: item.gloss.replace('him', 'her') } : item
}

const isLiving = (kind: Item['kind'], gloss: string): boolean =>
  kind === 'noun' && namesLiving(gloss)

/** "Es de noche", "jest noc": an hour that is told by itself. */
function asItIs(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const opens = at === 0 || items[at - 1]?.gloss === '.'
  const hour = item.gloss === 'is' && items[at + 1]?.kind === 'setting'
  return opens && hour ? [binding('it'), item] : [item]
}

/** Languages that say the same of whom and of what a deed is done to. */
const WITHOUT_IT = /^(?:ms|fa|hi|bn|ar|he)$/

const asWhole = (item: Item): Item => item

/** "Melemparnya", उसे फेंकती है: what is thrown is a thing. */
function asWhat(item: Item, at: number, items: readonly Item[]): Item {
  const deed = items[at - 1]
  const thing =
    deed?.kind === 'verb' && (!TO_SOMEBODY.test(deed.gloss) || isBeast(items.slice(0, at)))
  return thing && /^(?:he|him|her)$/.test(item.gloss) ? { ...item, gloss: 'it' } : item
}

/** कुत्ता बिल्ली को देखता है और उसका पीछा करता है: a beast that was named just before, and does not act. */
function isBeast(told: readonly Item[]): boolean {
  const from = told.findLastIndex(({ gloss }) => gloss === '.') + 1
  const names = told.slice(from).filter(({ kind }) => kind === 'noun')
  const last = names.at(-1)?.gloss ?? ''
  return names.length > 1 && namesLiving(last) && pronounOf(last) === 'it'
}

/** "Corren tras ella": where only several were told of, one that is chased is a thing. */
function asThing(item: Item, named: readonly Named[]): Item {
  const single = item.kind === 'binding' && /^(?:him|her)$/.test(item.gloss)
  const many = named.length > 0 && named.every((who) => who.many)
  return single && many ? { ...item, gloss: 'it' } : item
}

/** Somebody of whom a sentence was told. */
interface Named {
  readonly pronoun: string
  readonly many: boolean
}

function sentencesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const sentences: Item[][] = [[]]
  for (const item of items) {
    sentences.at(-1)?.push(item)
    if (item.gloss === '.') sentences.push([])
  }
  return sentences
}

const PRONOUN = /^(?:he|she|they|it|his|him|her|them)$/

/** "La cámara los sigue": whom the camera follows is whoever was told of. */
function isNoCamerasWhom({ gloss, kind }: Item, at: number, items: readonly Item[]): boolean {
  if (kind === 'film' || !PRONOUN.test(gloss)) return true
  const [before, next] = [items[at - 1], items[at + 1]]
  const alone = [before, next].every((item) => item === undefined || ENDS.test(item.kind))
  return !alone || (before?.kind !== 'film' && next?.kind !== 'film')
}

const ENDS = /^(?:film|pause)$/

/** «Гладит его»: before no name it is no owner. */
function asWhom(item: Item, at: number, items: readonly Item[]): Item {
  const owned = items[pastLooks(items, at + 1)]?.kind
  const alone = owned === undefined || /^(?:pause|verb|setting|film|binding)$/.test(owned)
  const whom = item.gloss === 'his' ? 'him' : item.gloss === 'their' ? 'them' : null
  return whom !== null && alone && items[at - 1]?.kind === 'verb' ? binding(whom) : item
}

/** "Encuentra en ella un pez", "w niej": what something is in is a thing. */
function asWhereIn(item: Item, at: number, items: readonly Item[]): Item {
  const within = item.kind === 'binding' && glossAt(items, at - 1) === 'in'
  return within && /^(?:he|she|him|her)$/.test(item.gloss) ? binding('it') : item
}

/** «Она садится на скамейку»: whoever is no bird sits down there. */
function asSeated(item: Item, at: number, items: readonly Item[]): Item {
  const seat = items[at + 1]?.gloss === 'on' ? glossAt(items, pastLooks(items, at + 2)) : ''
  if (item.gloss !== 'landing' || !SEAT.test(seat)) return item
  const before = items.slice(0, at)
  const who = before.findLastIndex(({ kind, gloss }) => kind === 'noun' || PRONOUN.test(gloss))
  return isSomebody(glossAt(items, who)) ? { ...item, gloss: 'sitting down' } : item
}

function isSomebody(name: string): boolean {
  return /^(?:he|she|they)$/.test(name) || personTraits(name) !== null
}

const SEAT = /(?:^| )(?:bench|chair|armchair|sofa|couch|stool|swing|bed|grass)$/

/** "Dia tersenyum": he or she, by who was named last, or by who was named at all. */
function asMeant(item: Item, named: readonly Named[], people: ReadonlySet<string>): Item {
  if (!/^(?:he|him|to him)$/.test(item.gloss)) return item
  const last = named.findLast(({ pronoun }) => /^s?he$/.test(pronoun))
  if (last?.pronoun === 'she' || (last === undefined && people.has('she') && !people.has('he')))
    return { ...item, gloss: item.gloss === 'he' ? 'she' : item.gloss.replace('him', 'her') }
  const beast = people.has('it') && !people.has('he') && !people.has('she')
  return beast ? { ...item, gloss: 'it' } : item
}

interface LeftOut {
  readonly at: number
  readonly pronoun: Item
}

/** "Entrega el gatito a una niña": who acts where nobody is named before the deed; null where somebody is. */
function leftOut(sentence: readonly Item[], named: readonly Named[]): LeftOut | null {
  const at = sentence.findIndex(({ gloss }) => !LEADS_IN.test(gloss))
  const deed = sentence[at]
  // Przy oknie stoi manekin: a word that nobody knows may be who acts.
  if (sentence.some(({ kind }) => kind === 'unknown')) return null
  // 地上铺满了秋叶: what lies there is named behind it.
  if (deed?.gloss === 'lying' && sentence[pastLooks(sentence, at + 1)]?.kind === 'noun') return null
  if (deed?.kind !== 'verb' || deed.form === 'describing' || OF_NOBODY.test(deed.gloss)) return null
  const pronoun = whoActs(deed, named)
  return pronoun === undefined ? null : { at, pronoun: binding(pronoun) }
}

/** The last of whom was told that the deed's form agrees with; all of them where several do it and each was told of alone. */
function whoActs(deed: Item, named: readonly Named[]): string | undefined {
  const agreeing = named.filter((one) => agrees(one, deed))
  const who = agreeing.findLast((one) => isOfSex(one, deed)) ?? agreeing.at(-1)
  const all = deed.many === true && named.length > 1 ? 'they' : undefined
  return who?.pronoun ?? all
}

function agrees({ many }: Named, deed: Item): boolean {
  return deed.many === undefined || deed.many === many
}

/** تبتسم: she smiles, though a dog was told of last. */
function isOfSex({ pronoun }: Named, { hers }: Item): boolean {
  return hers === undefined || hers === (pronoun === 'she')
}

const LEADS_IN = /^(?:,|then|, then|and|suddenly|, suddenly|(?:in|at|on|during|by) .+)$/
const OF_NOBODY = /^(?:raining|snowing|with|there)/

/** Who is named first in a sentence, before or without a deed; null if nobody living is. */
function subjectOf(sentence: readonly Item[]): Named | null {
  const at = sentence.findIndex(({ kind }) => kind === 'noun' || kind === 'verb')
  const noun = sentence[at]
  if (noun?.kind !== 'noun' || !namesLiving(noun.gloss)) return null
  const counted = sentence.slice(0, at).findLast(({ kind }) => kind === 'number')?.gloss ?? ''
  const deed = sentence.findIndex(({ kind }) => kind === 'verb')
  const joined = sentence.slice(at, Math.max(at, deed)).some(({ gloss }) => gloss === 'and')
  const many = joined || isMany(counted) || singular(noun.gloss) !== noun.gloss
  return { many, pronoun: many ? 'they' : pronounOf(noun.gloss) }
}

function pronounOf(noun: string): string {
  const traits = personTraits(noun) ?? personTraits(noun.split(' ').at(-1) ?? '')
  if (traits === null) return 'it'
  return lookUp(OF_SEX, traits.gender ?? '') ?? 'he'
}

const OF_SEX: Readonly<Record<string, string>> = { woman: 'she', man: 'he' }
