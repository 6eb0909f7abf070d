import { lookUp } from '../../lexicon/look-up.ts'
import { wordTable } from '../../lexicon/word-set.ts'
import {
  behindName,
  behindWay,
  clausesOf,
  innerFirst,
  NAMING,
  objectEnd,
  placedStart,
  thereIs,
  THERE_IS,
} from './chinese-clauses.ts'
import {
  aimLast,
  asObject,
  fightWhom,
  giveLast,
  meansLast,
  objectLast,
  ofOne,
} from './chinese-objects.ts'
import {
  agentFirst,
  busyWith,
  eachOtherLast,
  IN_ALONE,
  withComplements,
} from './chinese-complements.ts'
import { lastNoun } from './clause-places.ts'
import type { Item } from './item.ts'
import { placeWord } from '../words/place-words.ts'
import { binding, PAUSE } from './joints.ts'
import { toldOf } from './told-of.ts'

const CHINESE = wordTable<string>([
  ['on', '上|上面|顶上'],
  ['above', '上方|之上|上空'],
  ['under', '之下|下|下面|下方|底下'],
  ['in', '之中|里|里面|内|中|中间|间|丛中|里头'],
  ['between', '之间'],
  ['next to', '边|畔|旁|旁边|附近|身边|身旁'],
  ['in front of', '前|前面|面前|身前|对面'],
  ['behind', '后|后面|身后|背后'],
  ['around', '周围|四周'],
  ['outside', '外面'],
  ['on the left of', '左边|左侧'],
  ['on the right of', '右边|右侧'],
])

/** "在沙发上" → "on sofa"; "弹吉他的男人" → "man playing guitar". */
export function orderChinese(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const item of withComplements(items)) {
    if (item.kind === 'particle') ordered.push(...turnParticle(ordered, item.gloss))
    else ordered.push(item)
  }
  const placed = clausesOf(behindName(placesApart(settingsLast(ordered)))).flatMap((clause) =>
    thereIs(agentFirst(clause)),
  )
  const grouped = giveLast(fightWhom(meansLast(objectLast(innerFirst(eachOtherLast(placed))))))
  const turned = dropDoubled(verbsFirst(nounBeforeClause(aimLast(grouped))))
  return settingsApart(busyWith(turned)).map(asObject).map(ofOne)
}

/** 雨中一只蜗牛: the weather that a sentence begins with is no name of who comes next. */
function settingsApart(items: readonly Item[]): readonly Item[] {
  const first = items[0]?.kind === 'setting' && items[1]?.kind === 'number'
  return first ? items.toSpliced(1, 0, PAUSE) : items
}

/** 出租车在雨中驶过: the weather between somebody and their deed comes behind it. */
function settingsLast(items: readonly Item[]): readonly Item[] {
  const ordered = [
    ...hoursBehind(items.filter(({ gloss }, at) => gloss !== 'in' || !isGoingOn(items, at + 1))),
  ]
  for (let at = 1; at + 1 < ordered.length; at++) {
    const [who, setting, deed] = ordered.slice(at - 1, at + 2)
    if (who?.kind !== 'noun' || setting?.kind !== 'setting' || deed?.kind !== 'verb') continue
    const end = objectEnd(ordered, at + 2)
    ordered.splice(at, end - at, ...ordered.slice(at + 1, end), setting)
  }
  return ordered
}

/** 运动员傍晚时沿着河岸跑步: the hour between somebody and where they act comes last. */
function hoursBehind(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    ({ kind }, index) =>
      kind === 'setting' && items[index - 1]?.kind === 'noun' && isSmallWord(items[index + 1]),
  )
  const hour = items[at]
  const end = items.findIndex(({ kind }, index) => index > at && kind === 'pause')
  if (hour === undefined) return items
  const last = end < 0 ? items.length : end
  return [...items.slice(0, at), ...items.slice(at + 1, last), hour, ...items.slice(last)]
}

const isSmallWord = (item: Item | undefined): boolean =>
  item?.kind === 'binding' && /^(?:in|along|from|to|around)$/.test(item.gloss)

/** 在雨中, 小贩在卖花: no place follows; 在燃烧的城堡前: one does. */
function isGoingOn(items: readonly Item[], at: number): boolean {
  const [next, then] = items.slice(at, at + 2)
  return next?.kind === 'setting' || (next?.kind === 'verb' && then?.kind !== 'particle')
}

/** 鲸鱼海里跳: a place right behind somebody is where they are. */
function placesApart(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at) => {
    const place = item.kind === 'noun' ? placeWord(item.gloss) : null
    const apart = place !== null && !place.thing && items[at - 1]?.kind === 'noun'
    return apart && items[at + 1]?.kind === 'verb' ? [binding('in'), item] : [item]
  })
}

/** What a particle adds at the end of the row; a place goes before its noun instead. */
function turnParticle(ordered: Item[], particle: string): readonly Item[] {
  const place = lookUp(CHINESE, particle.replace(/^的/, ''))
  if (place !== undefined) return placed(ordered, place)
  if (particle === '的') return [{ gloss: '', kind: 'particle' }]
  if (particle === '有') return [THERE_IS]
  if (particle.startsWith('一')) return isSecond(ordered) ? [binding('and')] : []
  const joint = lookUp(JOINTS, particle)
  return joint === undefined ? [] : [joint === 'in' ? IN_ALONE : binding(joint)]
}

/** The name at the end of the row with a place's small word before it. */
function placed(ordered: Item[], place: string): readonly Item[] {
  const lonely = ordered.length === 0 || ordered.at(-1)?.kind === 'pause'
  if (!lonely && !standsIn(ordered, place)) ordered.splice(phraseStart(ordered), 0, binding(place))
  return []
}

/** 在公园的长椅上: on the bench in the park. */
function standsIn(ordered: Item[], place: string): boolean {
  const of = ordered.findLastIndex(({ kind, gloss }) => kind === 'particle' && gloss === '')
  // 坐在 is read as one word.
  const where = ordered.findLastIndex(
    ({ kind, gloss }, at) => at < of && (/^(?:in|from)$/.test(gloss) || kind === 'verb'),
  )
  const inner = ordered.slice(where + 1, of)
  const thing = ordered.slice(of + 1)
  const plain = [inner, thing].every(
    (items) => items.at(-1)?.kind === 'noun' && items.every(({ kind }) => NAMING.test(kind)),
  )
  if (of < 0 || where < 0 || !plain || placeWord(inner.at(-1)?.gloss ?? '')?.thing !== false)
    return false
  const from = ordered[where]?.kind === 'verb' ? where + 1 : where
  const small = ordered[where]?.gloss === 'from' ? 'from' : place
  ordered.splice(from, ordered.length, binding(small), ...thing, binding('in'), ...inner)
  return true
}

const JOINTS = wordTable<string>([
  ['and', '和|与|跟'],
  ['without', '没有'],
  [', then', '然后'],
  [', suddenly', '突然'],
  ['in', '在'],
  ['around', '围着|绕着'],
  ['along', '沿|沿着'],
  ['from', '从'],
  ['to', '向|到|对|对着|朝|朝着|向着'],
  ['into', '进|入'],
  ['把', '把'],
  ['被', '被'],
  ['with', '用|用着'],
])

/** 一边…一边: before the second of two deeds at once. */
function isSecond(items: readonly Item[]): boolean {
  const pause = items.findLastIndex(({ kind }) => kind === 'pause')
  return items.slice(pause + 1).some(({ kind }) => kind === 'verb')
}

/** Where the noun phrase at the end of the row begins. */
function phraseStart(items: readonly Item[]): number {
  let start = items.length
  while (
    start > 0 &&
    /^(?:noun|adjective|number|unknown|particle)$/.test(items[start - 1]?.kind ?? '') &&
    !isPlaced(items, start - 1)
  )
    start--
  return start
}

/** 院子里的藤椅上: the chair in the garden is not the garden. */
function isPlaced(items: readonly Item[], at: number): boolean {
  if (items[at]?.kind !== 'particle' || items[at - 1]?.kind !== 'noun') return false
  return items[at - 2]?.kind === 'binding'
}

/** 狼在山顶嚎叫: where it happens comes behind what happens. */
function verbsFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 2; at < ordered.length; at++) {
    const place = ordered[at]?.kind === 'verb' ? placeBefore(ordered, at) : -1
    if (!PLACES.test(ordered[place]?.gloss ?? '')) continue
    // What the deed is done to stays with it.
    const end = objectEnd(ordered, at + 1)
    ordered.splice(place, 0, ...ordered.splice(at, end - at))
  }
  return ordered
}

const PLACES = /^(?:in|on|under|next to|from|behind|in front of|around|outside|along|through)$/

/** Where the small word of the place before a deed stands; -1 if none does. */
function placeBefore(items: readonly Item[], verb: number): number {
  const start = items.findLastIndex(({ kind }, at) => at < verb && !OF_PLACE.test(kind)) + 1
  // 在舞台上跳舞: of whoever was named in another clause.
  if (beginsClause(items, start) && isPlace(items.slice(start, verb))) return start
  const place = items.findIndex(({ kind }, at) => at > start && kind === 'binding')
  return items[place - 1]?.kind === 'noun' && place < verb ? place : -1
}

const OF_PLACE = /^(?:noun|adjective|number|binding)$/

function beginsClause(items: readonly Item[], at: number): boolean {
  return at === 0 || /^(?:pause|film)$/.test(items[at - 1]?.kind ?? '')
}

/** A clause before its noun goes behind it: [playing guitar] 的 [man] → man playing guitar. */
function nounBeforeClause(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 1; at < ordered.length - 1; at++) {
    if (!tellsOf(ordered, at)) continue
    const start = placedStart(ordered, at) ?? clauseStart(ordered, at)
    const tells = ({ kind, gloss }: Item): boolean => kind === 'verb' || gloss === 'without'
    const end = nounEnd(ordered, at + 1)
    if (end === at + 1) continue
    // 田野里的灯塔: where something is.
    const stands = isPlace(ordered.slice(start, at))
    if (!stands && !ordered.slice(start, at).some(tells)) continue
    const noun = ordered.slice(at, end)
    const clause = ordered.slice(start, at)
    const others = ordered.slice(0, start).findLast(({ kind }) => /^(?:verb|pause)$/.test(kind))
    const told = others?.kind === 'verb' ? toldOf(clause, lastNoun(noun)) : clause
    ordered.splice(start, end - start, ...noun, ...told)
  }
  return ordered
}

/** 弹吉他的; 黄色的雨伞: an adjective is no clause. */
function tellsOf(items: readonly Item[], at: number): boolean {
  if (items[at]?.kind !== 'particle' || items[at]?.gloss !== '') return false
  return !/^(?:adjective|setting|binding)$/.test(items[at - 1]?.kind ?? '')
}

/** "In the green field", and nothing else. */
function isPlace([where, ...items]: readonly Item[]): boolean {
  const noun = items.findIndex(({ kind }) => kind === 'noun')
  return where?.kind === 'binding' && noun >= 0 && noun === items.length - 1
}

function clauseStart(items: readonly Item[], at: number): number {
  let start = at
  // 送给一个哭泣的女孩: what is counted begins behind its number.
  while (start > 0 && items[start - 1]?.kind !== 'pause') {
    if (start > 1 && start < at && opensClause(items[start - 1])) return start
    if (isNamed(items, start - 1)) return behindWay(items, start, at)
    start--
  }
  // A number right at the front counts the noun at the end: "一个弹吉他的男人".
  return items[start]?.kind === 'number' ? start + 1 : start
}

/** 扔给骑白马的骑士, 向戴红帽子的雪人: what follows is told of whom it is done to. */
function opensClause(item: Item | undefined): boolean {
  return item?.kind === 'number' || /^(?:to|from|giving|throwing to)$/.test(item?.gloss ?? '')
}

/** 火车驶过山间的大桥: whoever acts is named right before the verb; what follows is told of its object. */
function isNamed(items: readonly Item[], verb: number): boolean {
  if (items[verb]?.kind !== 'verb' || items[verb - 1]?.kind !== 'noun') return false
  const pause = items.findLastIndex(({ kind }, at) => at < verb && kind === 'pause')
  const before = items.slice(pause + 1, verb)
  return !before.some(
    ({ kind, gloss }) => /^(?:binding|verb)$/.test(kind) || (kind === 'particle' && gloss === ''),
  )
}

function nounEnd(items: readonly Item[], from: number): number {
  let end = from
  while (/^(?:adjective|number)$/.test(items[end]?.kind ?? '')) end++
  return items[end]?.kind === 'noun' ? end + 1 : from
}

/** "In on sofa" → "on sofa". */
function dropDoubled(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    if (item.kind === 'particle') return item.gloss !== ''
    const before = items[index - 1]?.gloss ?? ''
    if (item.gloss === 'on' && /^(?:from|to)$/.test(before)) return false
    if (item.kind !== 'binding' || item.gloss !== 'in') return true
    // 在月球上: that word says where it is by itself.
    if (items[index + 1]?.gloss.startsWith('on ') === true) return false
    return !/^(?:from|to|into)$/.test(before) && !isToldBehind(items, index + 1)
  })
}

/** 站在海盗的肩膀上: where it is has another small word. */
function isToldBehind(items: readonly Item[], at: number): boolean {
  if (/^(?:binding|setting|verb)$/.test(items[at]?.kind ?? '')) return true
  return items[objectEnd(items, at)]?.gloss === 'on his shoulder'
}
