import type { Item } from './gloss.ts'

/** Puts glossed words into English order. */
export function orderItems(items: readonly Item[], language: string): readonly Item[] {
  if (language === 'zh' || language === 'zh-hant') return orderChinese(items)
  if (language === 'ja' || language === 'ko') return orderVerbLast(items)
  return orderAdjectives(language === 'de' ? orderGerman(items) : items)
}

const ENDS_CLAUSE = /^(?:then|,|\.|and|while|that|suddenly)$/

/** "Dann läuft der Hund", "spielt nachts im Regen Geige": who acts comes first, what is played right behind. */
function orderGerman(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb') continue
    const before = ordered[at - 1]
    const end = germanNounEnd(ordered, at + 1)
    const inverted =
      before === undefined || ENDS_CLAUSE.test(before.gloss) || before.kind === 'setting'
    if (inverted && end > at + 1) ordered.splice(at, 0, ...ordered.splice(at + 1, end - at - 1))
    else if (ordered[at]?.gloss === 'playing') playLast(ordered, at)
  }
  return ordered
}

/** Where "the big dog" from here ends; `from` if it is no such phrase. */
function germanNounEnd(items: readonly Item[], from: number): number {
  const article = /^(?:the|a|his)$/.test(items[from]?.gloss ?? '') || items[from]?.kind === 'number'
  let end = article ? from + 1 : from
  while (items[end]?.kind === 'adjective') end++
  return article && items[end]?.kind === 'noun' ? end + 1 : from
}

const PLAYED = /^(?:violin|guitar|piano|drums?|flute|trumpet|cello|chess|soccer|tennis)$/

function playLast(items: Item[], verb: number): void {
  const object = items.findIndex(({ gloss }, at) => at > verb + 1 && PLAYED.test(gloss))
  const pause = items.findIndex(({ kind }, at) => at > verb && kind === 'pause')
  if (object > 0 && (pause < 0 || object < pause))
    items.splice(verb + 1, 0, ...items.splice(object, 1))
}

const binding = (gloss: string): Item => ({ gloss, kind: 'binding' })
const PAUSE: Item = { gloss: ',', kind: 'pause' }

/** "Un vecchio suona", "ein Junge wirft": an age without a noun is somebody of that age. */
function asPerson(item: Item, at: number, items: readonly Item[]): Item {
  const who = item.gloss === 'old' ? 'old man' : item.gloss === 'young' ? 'boy' : null
  if (item.kind !== 'adjective' || who === null) return item
  const [before, next] = [items[at - 1], items[at + 1]]
  const described = /^(?:noun|adjective|unknown)$/.test(next?.kind ?? '') || before?.kind === 'noun'
  const counted = before?.kind === 'number' || before?.gloss === 'the' || before?.gloss === 'a'
  return counted && !described ? { gloss: who, kind: 'noun' } : item
}

/** "Un chef cocina sopa": right after a noun the kitchen is a verb. */
function asVerb(item: Item, at: number, items: readonly Item[]): Item {
  const cooks = item.gloss === 'kitchen' && items[at - 1]?.kind === 'noun'
  return cooks ? { gloss: 'cooking', kind: 'verb' } : item
}

/** "Gato negro grande" → "big black cat". */
function orderAdjectives(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const item of items.map(asPerson).map(asVerb)) {
    if (item.kind !== 'adjective') {
      ordered.push(item)
      continue
    }
    const noun = ordered.findLastIndex(({ kind }) => kind === 'noun')
    const follows =
      noun >= 0 &&
      ordered.slice(noun + 1).every(({ kind, gloss }) => kind === 'adjective' || gloss === 'very')
    if (follows && noun === ordered.length - 1) ordered.splice(noun, 0, item)
    else ordered.push(item)
  }
  return ordered
}

const CHINESE: Record<string, string> = {
  上: 'on',
  上面: 'on',
  上方: 'above',
  里: 'in',
  里面: 'in',
  内: 'in',
  中: 'in',
  中间: 'in',
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
function orderChinese(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const item of items) {
    if (item.kind !== 'particle') {
      ordered.push(item)
      continue
    }
    const place = CHINESE[item.gloss.replace(/^的/, '')]
    if (place !== undefined) ordered.splice(phraseStart(ordered), 0, binding(place))
    else if (/^[和与跟]$/.test(item.gloss)) ordered.push(binding('and'))
    else if (item.gloss === '没有') ordered.push(binding('without'))
    else if (item.gloss === '然后' || item.gloss === '突然')
      ordered.push(binding(item.gloss === '然后' ? ', then' : ', suddenly'))
    else if (/^沿/.test(item.gloss)) ordered.push(binding('through'))
    else if (item.gloss === '的') ordered.push({ gloss: '', kind: 'particle' })
    else if (item.gloss === '在') ordered.push({ gloss: 'in', kind: 'binding' })
  }
  return dropDoubled(nounBeforeClause(ordered))
}

/** Where the noun phrase at the end of the row begins. */
function phraseStart(items: readonly Item[]): number {
  let start = items.length
  while (
    start > 0 &&
    /^(?:noun|adjective|number|unknown|particle)$/.test(items[start - 1]?.kind ?? '')
  )
    start--
  return start
}

/** A clause before its noun goes behind it: [playing guitar] 的 [man] → man playing guitar. */
function nounBeforeClause(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  for (let at = 1; at < ordered.length - 1; at++) {
    if (ordered[at]?.kind !== 'particle' || ordered[at]?.gloss !== '') continue
    // 黄色的雨伞: an adjective is no clause.
    if (ordered[at - 1]?.kind === 'adjective') continue
    const start = clauseStart(ordered, at)
    const told = ({ kind, gloss }: Item): boolean => kind === 'verb' || gloss === 'without'
    if (!ordered.slice(start, at).some(told)) continue
    const end = nounEnd(ordered, at + 1)
    if (end === at + 1) continue
    const noun = ordered.splice(at, end - at)
    ordered.splice(start, 0, ...noun)
  }
  return ordered
}

function clauseStart(items: readonly Item[], at: number): number {
  let start = at
  while (start > 0 && items[start - 1]?.kind !== 'pause') start--
  // A number right at the front counts the noun at the end: "一个弹吉他的男人".
  return items[start]?.kind === 'number' ? start + 1 : start
}

function nounEnd(items: readonly Item[], from: number): number {
  let end = from
  while (/^(?:adjective|number)$/.test(items[end]?.kind ?? '')) end++
  return items[end]?.kind === 'noun' ? end + 1 : from
}

/** "In on sofa" → "on sofa". */
function dropDoubled(items: readonly Item[]): readonly Item[] {
  return items.filter((item, index) => {
    const next = items[index + 1]
    const both =
      item.kind === 'binding' &&
      item.gloss === 'in' &&
      (next?.kind === 'binding' || next?.kind === 'setting' || next?.kind === 'verb')
    return !both && !(item.kind === 'particle' && item.gloss === '')
  })
}

/** Particles of Japanese and Korean: what they make of the phrase before them. */
const CASES: readonly (readonly [RegExp, string])[] = [
  [/^の左|^왼쪽/, 'on the left of'],
  [/^の右|^오른쪽/, 'on the right of'],
  [/^の上|^위/, 'on'],
  [/^の中|^안에/, 'in'],
  [/^の下|^아래|^밑/, 'under'],
  [/^の(?:隣|横|そば)|^옆/, 'next to'],
  [/^の前|^앞/, 'in front of'],
  [/^の後ろ|^뒤/, 'behind'],
  [/^(?:で|に|へ|에서|에|으로|로)$/, 'in'],
]

/** A clause while it is being turned round. */
interface Clause {
  readonly done: Item[]
  phrase: Item[]
  object: Item[]
}

/** Subject – place – object – verb → subject – verb – object – place. */
function orderVerbLast(items: readonly Item[]): readonly Item[] {
  const clause: Clause = { done: [], phrase: [], object: [] }
  for (const item of countsFirst(items)) {
    if (item.kind === 'particle') turnParticle(clause, item.gloss)
    else if (item.kind === 'verb') turnVerb(clause, item)
    else if (item.kind === 'pause') {
      clause.done.push(...clause.object.splice(0))
      flush(clause, item)
    } else clause.phrase.push(item)
  }
  clause.done.push(...clause.object)
  flush(clause)
  return relativesLast(clause.done)
}

function flush(clause: Clause, ...after: Item[]): void {
  clause.done.push(...clause.phrase.splice(0), ...after)
}

function turnParticle(clause: Clause, particle: string): void {
  const preposition = CASES.find(([pattern]) => pattern.test(particle))?.[1]
  if (/^(?:を|을|를|들을)$/.test(particle)) clause.object = clause.phrase.splice(0)
  else if (preposition !== undefined) {
    clause.done.push(binding(preposition))
    flush(clause)
  } else if (/^(?:と|や|와|과|하고|そして|그리고)$/.test(particle)) flush(clause, binding('and'))
  else if (/^(?:突然|갑자기)$/.test(particle)) flush(clause, binding(', suddenly'))
  else if (/^없/.test(particle)) turnLack(clause)
  else if (/^그/.test(particle)) flush(clause, binding(', then'))
  else if (/^(?:が|は|も|이|가|은|는|도|들이|들은|마리가|명이|대가)$/.test(particle))
    putFirst(clause)
}

/** "In the garden rabbits jump": the subject goes before its places, so that they are told of it. */
function putFirst({ done, phrase }: Clause): void {
  const start = done.findLastIndex(({ kind }) => kind === 'pause' || kind === 'verb') + 1
  const placed =
    done[start]?.kind === 'binding' && !/and|then|suddenly/.test(done[start]?.gloss ?? '')
  if (placed) done.splice(start, 0, ...phrase.splice(0))
  else done.push(...phrase.splice(0))
}

/** 사람이 없는 해변: what is lacking was the subject. */
function turnLack({ done }: Clause): void {
  const noun = done.findLastIndex(({ kind }) => kind === 'noun')
  if (noun < 0) return
  done.splice(looksStart(done, noun), 0, binding('without'))
  done.push(PAUSE)
}

function turnVerb(clause: Clause, verb: Item): void {
  const { done, object } = clause
  const ridden = object.length === 0 && TAKES_DATIVE.test(verb.gloss) ? takeLastPhrase(done) : []
  if (object.length > 0 && MOVES.test(verb.gloss)) done.push(binding('in'), ...object.splice(0))
  flush(clause, verb, ...object.splice(0), ...ridden)
}

/** 馬に乗る, 산에 오르다: what English has as the object. */
const TAKES_DATIVE = /^(?:riding|climbing|looking at)$/
/** 森を歩く: what is walked through is a place. */
const MOVES = /^(?:walking|running|flying|swimming|driving|sailing|floating)$/

/** Takes "in horse" off the end of the row and gives back the horse. */
function takeLastPhrase(done: Item[]): readonly Item[] {
  const start = done.findLastIndex(
    ({ kind, gloss }) => kind === 'binding' && (gloss === 'in' || gloss === 'on'),
  )
  if (
    start < 0 ||
    done.slice(start + 1).some(({ kind }) => !/^(?:noun|adjective|number)$/.test(kind))
  )
    return []
  return done.splice(start).slice(1)
}

/** Where the adjectives before a noun begin. */
function looksStart(items: readonly Item[], noun: number): number {
  let start = noun
  while (items[start - 1]?.kind === 'adjective') start--
  return start
}

/** "猫が三匹", "고양이 세 마리": the count goes before its noun. */
function countsFirst(items: readonly Item[]): readonly Item[] {
  const ordered: Item[] = []
  for (const item of items) {
    const last = ordered.findLastIndex(({ kind }) => kind !== 'particle')
    const [particle] = ordered.slice(last + 1)
    const close = particle === undefined || /^[がはもを이가은는을를]$/.test(particle.gloss)
    const counts = item.kind === 'number' && ordered[last]?.kind === 'noun' && close
    if (counts && ordered.length - last <= 2) ordered.splice(looksStart(ordered, last), 0, item)
    else ordered.push(item)
  }
  return ordered
}

/** A verb right before a noun describes it: "wearing hat girl" → "girl wearing hat". */
function relativesLast(items: readonly Item[]): readonly Item[] {
  const ordered = [...items]
  const hasSubject = (start: number, verb: number): boolean =>
    ordered.slice(start, verb).some(({ kind }, index, clause) => {
      const before = clause
        .slice(0, index)
        .findLast((item) => !/^(?:noun|adjective|number|setting)$/.test(item.kind))
      return kind === 'noun' && before?.kind !== 'binding'
    })
  for (let at = 0; at < ordered.length; at++) {
    if (ordered[at]?.kind !== 'verb') continue
    const start = ordered.slice(0, at).findLastIndex(({ kind }) => kind === 'pause') + 1
    if (hasSubject(start, at)) continue
    const from = lastNounPhrase(ordered, at + 1)
    if (from === null) continue
    const [begin, end] = from
    const noun = ordered.splice(begin, end - begin)
    ordered.splice(start, 0, ...noun)
    at += noun.length
  }
  return ordered.flatMap((item) => (item.kind === 'particle' ? [PAUSE] : [item]))
}

/** The last noun phrase before the next verb, preposition or pause. */
function lastNounPhrase(items: readonly Item[], from: number): [number, number] | null {
  let end = from
  while (end < items.length && /^(?:noun|adjective|number|unknown)$/.test(items[end]?.kind ?? ''))
    end++
  if (items[end - 1]?.kind !== 'noun' || end <= from) return null
  let begin = end - 1
  while (begin > from && /^(?:adjective|number)$/.test(items[begin - 1]?.kind ?? '')) begin--
  return [begin, end]
}
