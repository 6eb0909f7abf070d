import { baseVerb, isPlural, thirdPerson } from '../../lexicon/morphology.ts'
import { withArticles } from './articles.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { isMany } from './plurals.ts'

/** A tale of several sentences, glossed, with the articles and the tense that English tells one with: without them all of its moments were one. */
export function toldInFull(items: readonly Item[]): readonly Item[] {
  const sentences = sentencesOf(items)
  if (sentences.filter(tellsSomething).length < 2 && !isOfTwo(items)) return items
  const named = new Set<string>()
  return sentences.flatMap((sentence) =>
    withArticles(inPresent(asWeather(withoutPause(sentence))), named),
  )
}

/** "Old woman feeding pigeons and boy chasing them": each of two does something. */
function isOfTwo(items: readonly Item[]): boolean {
  return items.some((item, at) => begins(items, at) || (isDeed(item) && goesOn(items, at)))
}

/** "Stealing a chicken and running": a second deed of whoever did the first. */
function goesOn(items: readonly Item[], at: number): boolean {
  return JOINT.test(items[at - 1]?.gloss ?? '') && items.slice(0, at - 1).some(isDeed)
}

function sentencesOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const ends = items.flatMap(({ gloss }, at) => (gloss === '.' ? [at + 1] : []))
  return [0, ...ends].map((from, at) => items.slice(from, ends[at]))
}

function tellsSomething(sentence: readonly Item[]): boolean {
  return sentence.some(({ kind }) => /^(?:noun|verb|setting)$/.test(kind))
}

/** "En bas, ils percutent", "その後、彼は": a comma before who goes on would begin another moment. */
function withoutPause(sentence: readonly Item[]): readonly Item[] {
  const comma = sentence.findIndex(({ gloss }) => gloss === ',')
  const who = sentence[comma + 1]?.gloss ?? ''
  const leads =
    comma > 0 && comma < 3 && sentence.slice(0, comma).every(({ kind }) => LEADS.test(kind))
  const then = /^(?:, )?then$/.test(sentence[comma - 1]?.gloss ?? '')
  return leads && (then || PRONOUN.test(who)) ? sentence.toSpliced(comma, 1) : sentence
}

const LEADS = /^(?:binding|setting|noun)$/

/** 外面在下雨: a sentence of nothing but the weather. */
function asWeather(sentence: readonly Item[]): readonly Item[] {
  const [first] = sentence
  if (first !== undefined && /^, (?:then|suddenly)$/.test(first.gloss) && sentence.length > 1)
    return [first, ...asWeather(sentence.slice(1)).map(asNews)]
  const words = sentence.filter(({ kind, gloss }) => kind !== 'pause' && !SMALL.test(gloss))
  const falls = words.find(({ gloss }) => FALLS.test(gloss))?.gloss
  if (falls === undefined || !words.every(({ gloss }) => FALLS.test(gloss) || WHERE.test(gloss)))
    return sentence
  const out = words.some(({ gloss }) => WHERE.test(gloss)) ? ' outside' : ''
  return [
    binding(`it is ${/rain/.test(falls) ? 'raining' : 'snowing'}${out}`),
    ...sentence.slice(-1),
  ]
}

/** 突然、雨が降る: what begins is no state of things. */
function asNews(item: Item): Item {
  const gloss = item.gloss.replace(/^it is (rain|snow)ing/, 'it $1s')
  return { ...item, gloss }
}

const FALLS = /^(?:(?:in the )?(?:rain|snow)|raining|snowing|falling|rain falling|snow falling)$/
const WHERE = /^(?:outside|sky|in the sky)$/
const SMALL = /^(?:is|the|a|in|of|down)$/

const PRONOUN = /^(?:he|she|it|they)$/
const DOING = /^[a-z]+ing(?= |$)/

/** "Dog carrying ball and dropping it": the first deed behind whoever does it, and those that an "and" joins to it. */
function inPresent(sentence: readonly Item[]): readonly Item[] {
  const joints = [...sentence.keys()].filter((at) => begins(sentence, at))
  return [0, ...joints].flatMap((from, at) => toldPresent(sentence.slice(from, joints[at])))
}

/** "He waves a wand and a rabbit jumping out": behind a joint, somebody else and what they do. */
function begins(sentence: readonly Item[], joint: number): boolean {
  if (joint === 0 || !/^(?:and|,|while|, then|, suddenly)$/.test(sentence[joint]?.gloss ?? ''))
    return false
  const rest = sentence.slice(joint + 1)
  const end = rest.findIndex((item) => !NAMING.test(item.kind) && !OF_NAMES.test(item.gloss))
  const name = rest.slice(0, Math.max(0, end))
  const deed = rest[end]
  const named = name.some(({ kind, gloss }) => kind === 'noun' || PRONOUN.test(gloss))
  const acted = sentence.slice(0, joint).some(isDeed)
  return acted && named && deed !== undefined && isDeed(deed)
}

const NAMING = /^(?:noun|adjective|number)$/
const OF_NAMES = /^(?:an?|the|his|her|its|their|he|she|it|they)$/

function toldPresent(sentence: readonly Item[]): readonly Item[] {
  const first = sentence.findIndex(isDeed)
  const who = whoActs(sentence, first)
  const between = sentence.slice(who, first)
  if (who < 0 || first < who || isTold(between)) return sentence
  const many = isOfMany(between, sentence.slice(0, who))
  // "Girls wearing saris dance": the dance would be one of saris.
  if (many && between.some(({ gloss }) => /^(?:of|wearing)$/.test(gloss))) return sentence
  return sentence.flatMap((item, at) => {
    const how = at === first ? 'first' : at > first && isDeed(item) ? joining(sentence, at) : null
    if (how === null) return [item]
    const told = { ...item, gloss: present(item.gloss, many) }
    return how === 'chained' ? [binding('and'), told] : [told]
  })
}

/** 远方白帆点点, 海鸥在盘旋: whoever is named in the clause of the deed, or else before it. */
function whoActs(sentence: readonly Item[], deed: number): number {
  const names = ({ kind, gloss }: Item): boolean => kind === 'noun' || PRONOUN.test(gloss)
  const pause = sentence.findLastIndex(({ kind }, at) => at < deed && kind === 'pause')
  const near = sentence.findIndex((item, at) => at > pause && at < deed && names(item))
  return near < 0 ? sentence.findIndex(names) : near
}

/** How a later deed goes on from the one before it; null if it is told of another, or done at once. */
function joining(sentence: readonly Item[], at: number): 'joined' | 'chained' | null {
  // 一只突然打喷嚏: one of those who were named.
  const other = sentence[at - 2]?.kind === 'number'
  if (JOINT.test(sentence[at - 1]?.gloss ?? '') && !other) return 'joined'
  return isChained(sentence, at) ? 'chained' : null
}

const JOINT = /^(?:and|then|, then|(?:, )?suddenly)$/

/** 笑ってそれを投げる, 出现并喷火: a deed behind another of whoever does both. */
function isChained(sentence: readonly Item[], at: number): boolean {
  const last = sentence.slice(0, at).findLastIndex(isDeed)
  if (sentence[last]?.form === 'linking' && !POSED.test(sentence[last].gloss))
    return sentence.slice(last + 1, at).every(({ gloss }) => !JOINT.test(gloss) && gloss !== ',')
  return last === at - 1 && !POSED.test(sentence[last]?.gloss ?? '')
}

/** "Sitting writing", "riding a horse crossing a river": both at once. */
const POSED =
  /^(?:sitting|standing|lying|kneeling|leaning|wearing|holding|riding|carrying|crossing|using)(?: |$)/

function isDeed({ kind, gloss }: Item): boolean {
  return kind === 'verb' && DOING.test(gloss) && !/^wearing(?: |$)/.test(gloss)
}

/** "Boy is laughing", "boy who laughing": told so already, or told of somebody. */
function isTold(between: readonly Item[]): boolean {
  return between.some(({ gloss }) => /^(?:is|are|who|that|which|while)$/.test(gloss))
}

function isOfMany(named: readonly Item[], before: readonly Item[]): boolean {
  // 城市废墟: the last of two names side by side.
  const noun = named.find((_, at) => named[at + 1]?.kind !== 'noun')?.gloss ?? ''
  return (
    noun === 'they' ||
    isPlural(noun.split(' ').at(-1) ?? '') ||
    named.some(({ gloss }) => gloss === 'and') ||
    before.some(({ kind, gloss }) => kind === 'number' && isMany(gloss))
  )
}

function present(gloss: string, many: boolean): string {
  const [doing = '', ...rest] = gloss.split(' ')
  const base = baseVerb(doing)
  if (base === null || base === doing) return gloss
  return [many ? base : thirdPerson(base), ...rest].join(' ')
}
