import { lookUp } from '../../lexicon/look-up.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Case } from './cases.ts'
import { isSomebody } from './clause-places.ts'
import { isPlace, type Phrase } from './clause.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { pluralOf } from './plurals.ts'

/** "Old a woman" + "reading book" → "a old woman reading book". */
export function phraseOf(
  open: readonly Item[],
  relative: readonly Item[],
  found: Case | null,
): Phrase {
  const at = open.findIndex(({ kind }) => kind === 'number')
  const number = open[at]
  const owned = /^(?:his|her)$/.test(open[0]?.gloss ?? '') ? 1 : 0
  const items = number === undefined ? open : open.toSpliced(at, 1).toSpliced(owned, 0, number)
  const aged = lookUp(AGED, open.at(-1)?.gloss ?? '')
  const who: Item[] = aged === undefined ? [] : [{ gloss: aged, kind: 'noun' }]
  return {
    items: [...items, ...who, ...relative],
    role: found?.role ?? null,
    describes: found?.describes ?? false,
  }
}

/** একজন বৃদ্ধ: an age without a noun is somebody. */
const AGED: Readonly<Record<string, string>> = { old: 'man', elderly: 'man', young: 'man' }

/** What stands before a noun and tells of it goes behind it: 庭の花, 帽子の女性, bahçedeki çiçekler. */
export function describe(before: readonly Phrase[], phrase: Phrase): Phrase[] {
  const phrases = [...before]
  let { items } = phrase
  for (;;) {
    const last = phrases.at(-1)
    if (last === undefined) break
    if (last.role === 'and' && joins(phrase)) {
      items = bothNamed(last.items, items)
    } else if (isOneName(last, items)) items = [...last.items, ...items]
    else if (last.describes) items = [...items, binding(last.role ?? 'in'), ...last.items]
    else if (last.role === 'of') items = owned(last.items, items)
    else if (isWornBy(last, items)) items = [...items, binding('in'), ...last.items]
    else if (isHeldBy(phrases, phrase)) items = [...items, binding('with'), ...last.items]
    else break
    phrases.pop()
  }
  return [...phrases, { ...phrase, items }]
}

/** सफेद पोशाक में दुल्हन: what stands right before somebody is what they have on. */
function isWornBy({ items: worn, role }: Phrase, items: readonly Item[]): boolean {
  const clothes = role === 'in' && garmentOf(worn.at(-1)?.gloss ?? '') !== null
  return clothes && items.some(({ kind, gloss }) => kind === 'noun' && isSomebody(gloss))
}

/** மஞ்சள் குடையுடன் ஒரு பெண்: what is told before anybody is named is what they have with them. */
function isHeldBy([first, ...more]: readonly Phrase[], { items, role }: Phrase): boolean {
  if (more.length > 0 || first?.role !== 'with' || !/^(?:subject)?$/.test(role ?? '')) return false
  return items.some(({ kind, gloss }) => kind === 'noun' && isSomebody(gloss))
}

/** レストランの厨房, 식당 주방: two names that are the name of one place. */
function isOneName({ items: owner, role }: Phrase, items: readonly Item[]): boolean {
  const [first, second] = [owner.at(-1), items.at(-1)]
  const bare = owner.length === 1 && items.length === 1 && /^(?:in|of)$/.test(role ?? '')
  if (!bare || first?.kind !== 'noun' || second?.kind !== 'noun') return false
  return placeWord(`${first.gloss} ${second.gloss}`) !== null
}

/** 走る兎と亀: what is told of the first is told of both, if nothing else is of the second. */
function bothNamed(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  const told = first.findIndex(isTold)
  const alone = told < 1 || second.some(isTold)
  const end = alone ? first.length : told
  return [...first.slice(0, end), binding('and'), ...second, ...first.slice(end)]
}

/** ベンチの上の傘と鞄: what it does or where it is, and not what it has on. */
function isTold({ kind, gloss }: Item, at: number, items: readonly Item[]): boolean {
  if (kind === 'verb') return true
  const worn = garmentOf(items.findLast((item) => item.kind === 'noun')?.gloss ?? '') !== null
  return kind === 'binding' && at > 0 && WHERE.test(gloss) && !worn
}

const WHERE = /^(?:in|on|under|behind|in front of|next to)$/

/** 犬と公園で: before a place, "and" is with whom. */
function joins({ role, items }: Phrase): boolean {
  if (role === 'in' && garmentOf(items.at(-1)?.gloss ?? '') !== null) return false
  if (role === null || /^(?:subject|object|definite|and|of|to)$/.test(role)) return true
  return !isPlace(items.findLast(({ kind }) => kind === 'noun')?.gloss ?? '')
}

function owned(owner: readonly Item[], items: readonly Item[]): readonly Item[] {
  const noun = nounIn(owner)
  const young = lookUp(YOUNG, noun)
  if (young !== undefined && isChild(items)) return [...items.slice(0, -1), ...named(young, items)]
  if (/^(?:window|windowsill)$/.test(noun)) return [...items, binding('by the window')]
  const last = nounIn(items.slice(-1))
  if (isKinOf(owner, noun, last))
    return [...owner.slice(0, -1), { gloss: `${noun}'s`, kind: 'adjective' }, ...items]
  if (PART.test(last)) return [...items, binding('of'), ...owner]
  if (isPlace(noun) || ABOARD.test(noun)) return [...items, binding('in'), ...owner]
  if (isLook(owner)) return withLook(items, owner)
  return [...owner, ...items]
}

function nounIn(items: readonly Item[]): string {
  return items.findLast(({ kind }) => kind === 'noun')?.gloss ?? ''
}

function isKinOf(owner: readonly Item[], noun: string, whose: string): boolean {
  return KIN.test(whose) && owner.at(-1)?.gloss === noun && isSomebody(noun)
}

/** விவசாயியின் மனைவி: of two people side by side the first is whose the second is. */
export const KIN =
  /^(?:wife|husband|mother|father|son|daughter|brother|sister|friends?|grand(?:mother|father|son|daughter)|uncle|aunt)$/

/** చెట్టు కొమ్మ, കുന്നിന്റെ മുകൾ: what is a part of it is there with it. */
const PART = /^(?:roof|rooftop|branch|top|edge|bank|shore)$/

/** बत्तख के बच्चे: the children of a duck. */
const YOUNG: Readonly<Record<string, string>> = {
  bear: 'bear cub',
  bird: 'chick',
  cat: 'kitten',
  chicken: 'chick',
  cow: 'calf',
  deer: 'fawn',
  dog: 'puppy',
  duck: 'duckling',
  elephant: 'baby elephant',
  hen: 'chick',
  horse: 'foal',
  lion: 'lion cub',
  pig: 'piglet',
  sheep: 'lamb',
  tiger: 'tiger cub',
}

function isChild(items: readonly Item[]): boolean {
  return /^child(?:ren)?$/.test(items.at(-1)?.gloss ?? '')
}

function named(young: string, items: readonly Item[]): readonly Item[] {
  const gloss = items.at(-1)?.gloss === 'children' ? pluralOf(young) : young
  return [{ gloss, kind: 'noun' }]
}

/** "A woman with long hair reading": what they are known by before what they do. */
function withLook(items: readonly Item[], look: readonly Item[]): readonly Item[] {
  const deed = items.findIndex(({ kind }) => kind === 'verb')
  return items.toSpliced(deed < 0 ? items.length : deed, 0, binding('with'), ...look)
}

/** 長い黒髪の, 赤い傘の: what somebody is known by. */
export function isLook(items: readonly Item[]): boolean {
  const noun = nounIn(items)
  return garmentOf(noun) !== null || CARRIED.test(noun)
}

/** 船の漁師: who is on board. */
const ABOARD = /^(?:boat|ship|car|train|bus|canoe|wheelchair|stroller)$/

/** 赤い傘の女性: what somebody is known by, though it is not worn. */
const CARRIED =
  /(?:^| )(?:umbrella|hair|beard|eyes|glasses|balloon|backpack|arms|legs|wings|horns|ears|tail)$/

/** 赤い自転車に乗る: "red", "riding a bicycle" → "riding a red bicycle". */
export function paintedDeeds(items: readonly Item[]): readonly Item[] {
  const painted: Item[] = []
  for (const item of items) {
    const looks = item.kind === 'verb' && / an? \w+$/.test(item.gloss) ? takeLooks(painted) : []
    const gloss = looks.map((look) => look.gloss).join(' ')
    painted.push(
      gloss === '' ? item : { ...item, gloss: item.gloss.replace(/ an? (?=\w+$)/, ` a ${gloss} `) },
    )
  }
  return painted
}

function takeLooks(items: Item[]): readonly Item[] {
  // Sarı bir şemsiye tutuyor: what is told before "a".
  const counted = items.at(-1)?.gloss === 'a' && items.at(-2)?.kind === 'adjective'
  if (counted) items.pop()
  const start = items.findLastIndex(({ kind }) => kind !== 'adjective') + 1
  return items.splice(start)
}

/** "猫が三匹", "고양이 세 마리": the count goes before its noun. */
export function countsFirst(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const [at, item] of items.entries()) {
    const last = ordered.findLastIndex(({ kind }) => !/^(?:particle|adjective)$/.test(kind))
    // นกสีฟ้าสามตัว: what it looks like may stand between.
    const [particle, ...more] = ordered.slice(last + 1).filter(({ kind }) => kind === 'particle')
    const close = particle === undefined || /^[がはもを이가은는을를]$/.test(particle.gloss)
    const counts = item.kind === 'number' && ordered[last]?.kind === 'noun' && close
    // Kedi iki köpek: a number before a noun counts that.
    const ahead = items.slice(at + 1).find(({ kind }) => kind !== 'adjective')?.kind === 'noun'
    if (counts && !ahead && more.length === 0) ordered.splice(looksStart(ordered, last), 0, item)
    else ordered.push(item)
  }
  return ordered
}

/** Where the adjectives before a noun begin. */
function looksStart(items: readonly Item[], noun: number): number {
  let start = noun
  while (items[start - 1]?.kind === 'adjective') start--
  return start
}
