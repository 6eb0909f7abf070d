import { isPlural } from '../../lexicon/morphology.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { isOfOne } from './plurals.ts'

/** Of these no article tells. */
const BARE =
  /^(?:he|she|it|they|him|her|them|his|who|outside|inside|home|everyone|everybody|someone|somebody|nobody|each|others?|another person)$/

/** "A" before what is new, "the" before what was named in this tale. */
export function withArticles(sentence: readonly Item[], named: Set<string>): readonly Item[] {
  const told: Item[] = []
  for (const [at, item] of sentence.entries()) {
    told.push(item)
    const ends = item.kind === 'noun' && sentence[at + 1]?.kind !== 'noun'
    if (!ends || BARE.test(item.gloss) || item.gloss.startsWith('the ')) continue
    const start = nameStart(told)
    if (isOfDeed(told.slice(0, start))) continue
    const again = isToldAgain(told.slice(0, start), item, named)
    const article = hasArticle(told[start - 1])
      ? ''
      : articleOf(told.slice(start), told[start - 1], named)
    named.add(item.gloss)
    if (again) told.splice(start - 1, 1, binding('the'))
    if (article !== '') told.splice(start, 0, binding(article))
  }
  return told
}

/** "From a sleeping tourist", «под заснеженной сосной»: the article stands before what is told of them. */
function isOfDeed(before: readonly Item[]): boolean {
  const [joint, deed] = before.slice(-2)
  if (deed?.gloss.endsWith(' night') === true) return true
  if (deed?.kind === 'setting') return joint?.kind === 'binding'
  return deed?.kind === 'verb' && hasArticle(joint)
}

/** Where the name that these words end with begins: "black and white cow" is one. */
function nameStart(told: readonly Item[]): number {
  const start = told.findLastIndex((part) => !isOfName(part)) + 1
  const two =
    told[start - 1]?.gloss === 'and' && [start - 2, start].every((at) => isColour(told[at]))
  return two ? nameStart(told.slice(0, start - 1)) : start
}

const isColour = (item: Item | undefined): boolean =>
  item?.kind === 'adjective' && COLOUR.test(item.gloss)

const COLOUR =
  /^(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|golden|silver)$/

/** Languages without articles, whose one sentence is read as English has it. */
const HAS_NONE =
  /^(?:ru|uk|pl|cs|zh|ja|ko|hi|bn|tr|ar|fa|he|th|vi|ms|fi|sw|tl|hr|sk|bg|ta|te|kn|ml)$/

/** Of those, the ones that have words of their own for a fish and for fish. */
const COUNTS = /^(?:fi|sw|tl|hr|sk|bg|ta|te|kn|ml)$/

export function withArticlesIn(items: readonly Item[], language: string): readonly Item[] {
  const tale = items.slice(0, -1).some(({ gloss }) => gloss === '.')
  if (!HAS_NONE.test(language) || tale) return items
  const counted = COUNTS.test(language) ? items.flatMap(asOne) : items
  return withArticles(ONE_OR_MANY.test(language) ? counted.flatMap(asOneDeer) : counted, new Set())
}

/** Of those, the ones in which nobody hears how many a name without a number is of. */
const ONE_OR_MANY = /^(?:zh|ja|ko|hi|tr|th|vi|ms)$/

/** 湖畔に佇む鹿: a name without a number is of one, there as elsewhere. */
function asOneDeer(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const start = items.slice(0, at).findLastIndex(({ kind }) => kind !== 'adjective')
  const counted = items[start]?.kind === 'number' || hasArticle(items[start])
  return item.kind === 'noun' && item.gloss === 'deer' && !counted && item.many !== true
    ? [binding('a'), item]
    : [item]
}

/** Krade ribu: one, of those that are called alike when they are many. */
function asOne(item: Item, at: number, items: readonly Item[]): readonly Item[] {
  const alike = item.kind === 'noun' && /^(?:fish|sheep|deer)$/.test(item.gloss)
  const bare = items[at - 1]?.kind === 'verb' || items[at - 1]?.kind === undefined
  return alike && bare && item.many !== true ? [binding('a'), item] : [item]
}

/** به پسر می‌دهد: to a boy, by a rule of English, who was named before. */
function isToldAgain(before: readonly Item[], noun: Item, named: ReadonlySet<string>): boolean {
  const [to, article] = before.slice(-2)
  const made = article?.kind === 'binding' && article.gloss === 'a'
  return made && to?.gloss === 'to' && named.has(noun.gloss)
}

/** "Walks to school": there is no other. */
function isUse(name: readonly Item[], before: Item | undefined): boolean {
  return (
    before?.gloss === 'to' &&
    name.length === 1 &&
    /^(?:school|bed|work|church)$/.test(name[0]?.gloss ?? '')
  )
}

function articleOf(
  name: readonly Item[],
  before: Item | undefined,
  named: ReadonlySet<string>,
): string {
  const noun = name.at(-1)?.gloss ?? ''
  if (MEASURE.test(name[0]?.gloss ?? '') || / of /.test(noun)) return 'a'
  if (isUse(name, before)) return ''
  if (named.has(noun) || ONLY_ONE.test(noun)) return 'the'
  return isOneThing(noun) ? 'a' : ''
}

function isOfName({ kind, gloss }: Item): boolean {
  return kind === 'noun' || kind === 'adjective' || (kind === 'number' && MEASURE.test(gloss))
}

/** "Brings cup of tea": one of it is meant. */
const MEASURE = /^(?:cup|glass|bowl|plate|bottle|slice|piece|bunch|basket|box|bag|pile) of$/

function hasArticle(before: Item | undefined): boolean {
  if (before === undefined) return false
  return (
    before.kind === 'number' ||
    /(?:^| )(?:an?|the|his|her|its|their|no|(?<!front )of|as|like|this|that|every|all|some)$/.test(
      before.gloss,
    )
  )
}

function isOneThing(noun: string): boolean {
  const last = noun.split(' ').at(-1) ?? ''
  return !isOfOne(noun) && !isPlural(last) && !isOfOne(last) && !STUFF.test(last)
}

/** There is one of each. */
const ONLY_ONE = /^(?:sky|sun|moon|sea|sand|ground|world|horizon|earth|air|audience)$/

const STUFF =
  /^(?:ice|grass|mud|smoke|fog|mist|wood|gold|silver|music|honey|sugar|salt|butter|cheese|meat|chocolate|cream|beer|hay|straw|dust|ink|paint|dough|clay|wool|steam|magic|moonlight|sunlight|work|space|people|children|men|women|sheep|deer|fish|koi|goldfish|trunk|tail|beak|head|saris|confetti)$/
