import { behindWay, NAMING, objectEnd, placedStart, thereIs } from './chinese-clauses.ts'
import type { Item } from './item.ts'
import { placeWord } from '../words/place-words.ts'
import { binding, PAUSE } from './joints.ts'

const CHINESE: Record<string, string> = {
  上: 'on',
  上面: 'on',
  上方: 'above',
  上空: 'above',
  里: 'in',
  里面: 'in',
  内: 'in',
  中: 'in',
  中间: 'in',
  间: 'in',
  丛中: 'in',
  边: 'next to',
  里头: 'in',
  下: 'under',
  下面: 'under',
  下方: 'under',
  旁: 'next to',
  旁边: 'next to',
  前: 'in front of',
  前面: 'in front of',
  后: 'behind',
  后面: 'behind',
  左边: 'on the left of',
  左侧: 'on the left of',
  右边: 'on the right of',
  右侧: 'on the right of',
}

/** "在沙发上" → "on sofa"; "弹吉他的男人" → "man playing guitar". */
export function orderChinese(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const item of items) {
    if (item.kind === 'particle') ordered.push(...turnParticle(ordered, item.gloss))
    else ordered.push(item)
  }
  const placed = thereIs(placesApart(settingsLast(ordered)))
  const grouped = giveLast(fightWhom(objectLast(placed)))
  return settingsApart(dropDoubled(verbsFirst(nounBeforeClause(grouped))))
}

/** 雨中一只蜗牛: the weather that a sentence begins with is no name of who comes next. */
function settingsApart(items: readonly Item[]): readonly Item[] {
  const first = items[0]?.kind === 'setting' && items[1]?.kind === 'number'
  return first ? items.toSpliced(1, 0, PAUSE) : items
}

/** 出租车在雨中驶过: the weather between somebody and their deed comes behind it. */
function settingsLast(items: readonly Item[]): readonly Item[] {
  const ordered = items.filter(
    ({ gloss }, at) => gloss !== 'in' || items[at + 1]?.kind !== 'setting',
  )
  for (let at = 1; at + 1 < ordered.length; at++) {
    const [who, setting, deed] = ordered.slice(at - 1, at + 2)
    if (who?.kind !== 'noun' || setting?.kind !== 'setting' || deed?.kind !== 'verb') continue
    const end = objectEnd(ordered, at + 2)
    ordered.splice(at, end - at, ...ordered.slice(at + 1, end), setting)
  }
  return ordered
}

/** 把气球送给女孩: what is taken hold of comes behind its verb, and whom it is given to behind that. */
function objectLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  const at = ordered.findIndex(({ gloss }) => gloss === TAKING)
  const verb = ordered.findIndex(({ kind }, index) => index > at && kind === 'verb')
  if (at < 0 || verb < 0) return ordered.filter(({ gloss }) => gloss !== TAKING)
  const [deed] = ordered.splice(verb, 1)
  if (deed === undefined) return ordered
  if (deed.gloss === 'giving') ordered.splice(verb, 0, binding('to'))
  ordered.splice(at, 1, deed)
  return ordered
}

const TAKING = '把'

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
  const place = CHINESE[particle.replace(/^的/, '')]
  const lonely = ordered.length === 0 || ordered.at(-1)?.kind === 'pause'
  if (place !== undefined && !lonely && !standsIn(ordered, place))
    ordered.splice(phraseStart(ordered), 0, binding(place))
  if (place !== undefined) return []
  if (particle === '的') return [{ gloss: '', kind: 'particle' }]
  if (particle.startsWith('一')) return isSecond(ordered) ? [binding('and')] : []
  const joint = particle.startsWith('沿') ? 'through' : JOINTS[particle]
  return joint === undefined ? [] : [binding(joint)]
}

/** 在公园的长椅上: on the bench in the park. */
function standsIn(ordered: Item[], place: string): boolean {
  const of = ordered.findLastIndex(({ kind, gloss }) => kind === 'particle' && gloss === '')
  // 坐在 is read as one word.
  const where = ordered.findLastIndex(
    ({ kind, gloss }, at) => at < of && (gloss === 'in' || kind === 'verb'),
  )
  const inner = ordered.slice(where + 1, of)
  const thing = ordered.slice(of + 1)
  const plain = [inner, thing].every(
    (items) => items.at(-1)?.kind === 'noun' && items.every(({ kind }) => NAMING.test(kind)),
  )
  if (of < 0 || where < 0 || !plain || placeWord(inner.at(-1)?.gloss ?? '')?.thing !== false)
    return false
  const from = ordered[where]?.kind === 'verb' ? where + 1 : where
  ordered.splice(from, ordered.length, binding(place), ...thing, binding('in'), ...inner)
  return true
}

const JOINTS: Readonly<Record<string, string>> = {
  和: 'and',
  与: 'and',
  跟: 'and',
  没有: 'without',
  然后: ', then',
  突然: ', suddenly',
  在: 'in',
  围着: 'around',
  绕着: 'around',
  从: 'from',
  向: 'to',
  把: '把',
  他的: 'his',
}

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

/** 给孙子讲故事: to whom something is told comes behind it. */
function giveLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at + 2 < ordered.length; at++) {
    const end = objectEnd(ordered, at + 1)
    const [deed] = ordered.slice(end)
    if (ordered[at]?.gloss !== 'giving' || end === at + 1 || deed?.kind !== 'verb') continue
    ordered.splice(at, end - at + 1, deed, binding('to'), ...ordered.slice(at + 1, end))
  }
  return ordered
}

/** 在城堡前与龙战斗: whom one fights comes behind. */
function fightWhom(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (const [at, verb] of ordered.entries()) {
    if (verb.kind !== 'verb' || !/^(?:fighting|talking|chatting|playing)$/.test(verb.gloss))
      continue
    const joint = ordered.findLastIndex(({ gloss }, index) => index < at && gloss === 'and')
    if (joint < 0 || objectEnd(ordered, joint + 1) !== at) continue
    const placed = ordered
      .slice(0, joint)
      .some(({ kind, gloss }) => kind === 'binding' && gloss !== 'and')
    if (!placed && verb.gloss !== 'fighting') continue
    const whom = ordered.slice(joint + 1, at)
    const small = verb.gloss === 'fighting' ? [] : [binding('with')]
    ordered.splice(joint, at - joint + 1, verb, ...small, ...whom)
  }
  return ordered
}

/** 狼在山顶嚎叫: where it happens comes behind what happens. */
function verbsFirst(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 2; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb') continue
    const start =
      ordered
        .slice(0, at)
        .findLastIndex(({ kind }) => !/^(?:noun|adjective|number|binding)$/.test(kind)) + 1
    const place = ordered.findIndex(({ kind }, index) => index > start && kind === 'binding')
    const named = ordered[place - 1]?.kind === 'noun' && place < at && place > start
    if (
      !named ||
      !/^(?:in|on|under|next to|from|behind|in front of|around|through)$/.test(
        ordered[place]?.gloss ?? '',
      )
    )
      continue
    // What the deed is done to stays with it.
    const end = objectEnd(ordered, at + 1)
    ordered.splice(place, 0, ...ordered.splice(at, end - at))
  }
  return ordered
}

/** A clause before its noun goes behind it: [playing guitar] 的 [man] → man playing guitar. */
function nounBeforeClause(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 1; at < ordered.length - 1; at++) {
    if (!tellsOf(ordered, at)) continue
    const start = placedStart(ordered, at) ?? clauseStart(ordered, at)
    const told = ({ kind, gloss }: Item): boolean => kind === 'verb' || gloss === 'without'
    const end = nounEnd(ordered, at + 1)
    if (end === at + 1) continue
    // 田野里的灯塔: where something is.
    const stands = isPlace(ordered.slice(start, at))
    if (!stands && !ordered.slice(start, at).some(told)) continue
    const noun = ordered.splice(at, end - at)
    ordered.splice(start, 0, ...noun)
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
    if (start > 1 && items[start - 1]?.kind === 'number' && start < at) return start
    if (isNamed(items, start - 1)) return behindWay(items, start, at)
    start--
  }
  // A number right at the front counts the noun at the end: "一个弹吉他的男人".
  return items[start]?.kind === 'number' ? start + 1 : start
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
    const above = item.gloss === 'on' && items[index - 1]?.gloss === 'from'
    if (above) return false
    if (item.kind !== 'binding' || item.gloss !== 'in') return true
    const next = items[index + 1]?.kind ?? ''
    const from = /^(?:from|to)$/.test(items[index - 1]?.gloss ?? '')
    return !from && !/^(?:binding|setting|verb)$/.test(next)
  })
}
