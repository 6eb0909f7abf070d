import { garmentOf } from '../words/describing-words.ts'
import type { Item } from './item.ts'
import { binding, PAUSE } from './joints.ts'

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
  [/^から$/, 'from'],
  [/^에게$/, 'to'],
  [/^(?:で|に|へ|에서|에|으로|로)$/, 'in'],
]

/** A clause while it is being turned round. */
interface Clause {
  readonly done: Item[]
  readonly phrase: Item[]
  object: Item[]
  /** 麦わら帽子の: what the one who comes next has on. */
  readonly worn: Item[]
}

/** Subject – place – object – verb → subject – verb – object – place. */
export function orderVerbLast(items: readonly Item[]): readonly Item[] {
  const clause: Clause = { done: [], phrase: [], object: [], worn: [] }
  for (const item of countsFirst(paintedRides(items))) {
    if (item.kind === 'particle') turnParticle(clause, item.gloss)
    else if (item.kind === 'verb') turnVerb(clause, item)
    else if (item.kind === 'pause') {
      clause.done.push(...clause.object.splice(0))
      flush(clause, item)
    } else clause.phrase.push(item)
  }
  clause.done.push(...clause.object)
  // "Of the forest the bear": whoever is named last without a verb is who is there.
  if (clause.done.at(-1)?.kind === 'binding') flush(clause)
  else putFirst(clause)
  return relativesLast(clause.done)
}

function flush(clause: Clause, ...after: Item[]): void {
  clause.done.push(...takePhrase(clause), ...after)
}

/** The phrase so far, and what whoever it names has on. */
function takePhrase({ phrase, worn }: Clause): readonly Item[] {
  const looks = phrase.length === 0 ? [] : worn.splice(0)
  const dressed = looks.length === 0 ? [] : [binding('with'), ...looks]
  return [...phrase.splice(0), ...dressed]
}

function turnParticle(clause: Clause, particle: string): void {
  const preposition = CASES.find(([pattern]) => pattern.test(particle))?.[1]
  if (/^(?:を|을|를|들을)$/.test(particle)) clause.object = takeObject(clause)
  else if (preposition !== undefined) {
    clause.done.push(binding(preposition))
    flush(clause)
  } else if (particle.startsWith('없')) turnLack(clause)
  else if (particle === 'の') putOn(clause)
  else if (SUBJECTS.test(particle)) putFirst(clause)
  else {
    const joint = JOINTS.find(([pattern]) => pattern.test(particle))?.[1]
    if (joint !== undefined) flush(clause, binding(joint))
  }
}

/** 달에서 깃발을: what says where by itself is no part of the object. */
function takeObject({ phrase, done }: Clause): Item[] {
  const named = phrase.splice(0)
  const start = named.findLastIndex(({ gloss }) => /^(?:on|in|at) /.test(gloss)) + 1
  done.push(...named.slice(0, start))
  return named.slice(start)
}

const SUBJECTS = /^(?:が|は|も|이|가|은|는|도|들이|들은|마리가|명이|대가)$/

const JOINTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:と|や|와|과|하고|そして|그리고)$/, 'and'],
  [/^(?:突然|갑자기)$/, ', suddenly'],
  [/^그/, ', then'],
]

function putOn({ phrase, worn }: Clause): void {
  const thing = phrase.at(-1)?.gloss ?? ''
  if (garmentOf(thing) === null && !CARRIED.test(thing)) return
  worn.splice(0, Infinity, ...phrase.splice(0))
}

/** 赤い傘の女性: what somebody is known by, though it is not worn. */
const CARRIED = /^(?:umbrella|hair|beard|glasses|balloon|backpack)$/

/** "In the garden rabbits jump": the subject goes before its places, so that they are told of it. */
function putFirst(clause: Clause): void {
  const { done } = clause
  const start = done.findLastIndex(({ kind }) => kind === 'pause' || kind === 'verb') + 1
  const placed =
    done[start]?.kind === 'binding' && !/and|then|suddenly/.test(done[start]?.gloss ?? '')
  if (placed) done.splice(start, 0, ...takePhrase(clause))
  else done.push(...takePhrase(clause))
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
  const company = clause.phrase.length === 0 ? takeCompany(done) : []
  const ridden = object.length === 0 && TAKES_DATIVE.test(verb.gloss) ? takeLastPhrase(done) : []
  if (object.length > 0 && MOVES.test(verb.gloss)) done.push(binding('in'), ...object.splice(0))
  if (TOWARDS.test(verb.gloss)) aimAt(done)
  flush(clause, verb, ...object.splice(0), ...ridden, ...company)
}

/** 犬と遊ぶ, 友達と公園で遊ぶ: "and" right before a deed or a place is with whom. */
function takeCompany(done: Item[]): readonly Item[] {
  const joint = done.findLastIndex(
    ({ gloss }, at) => gloss === 'and' && /^(?:|binding)$/.test(done[at + 1]?.kind ?? ''),
  )
  if (done[joint - 1]?.kind !== 'noun') return []
  const start = looksStart(done, joint - 1)
  const whom = done.splice(start, joint - start + 1).slice(0, -1)
  return [binding('with'), ...whom]
}

/** おじいさんに手を振る: whom one waves at. */
const TOWARDS = /^(?:waving|smiling|bowing|talking)/

function aimAt(done: Item[]): void {
  const at = done.findLastIndex(({ kind, gloss }) => kind === 'binding' && gloss === 'in')
  const whom = done[at + 1]
  if (
    at >= 0 &&
    whom?.kind === 'noun' &&
    /man|woman|boy|girl|child|mother|father|friend/.test(whom.gloss)
  )
    done[at] = binding('at')
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

/** 赤い自転車に乗る: "red", "riding a bicycle" → "riding a red bicycle". */
function paintedRides(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, at): Item[] => {
    const [before, next] = [items[at - 1], items[at + 1]]
    const joined = / an? \w+$/.test(item.gloss) && item.kind === 'verb'
    if (joined && before?.kind === 'adjective')
      return [{ ...item, gloss: item.gloss.replace(/ an? (?=\w+$)/, ` a ${before.gloss} `) }]
    const painted = next?.kind === 'verb' && / an? \w+$/.test(next.gloss)
    return item.kind === 'adjective' && painted ? [] : [item]
  })
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
        .findLast((item) => !/^(?:noun|adjective|number|setting|unknown)$/.test(item.kind))
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
    flyFirst(ordered, start + noun.length, at)
  }
  return ordered.flatMap((item) => (item.kind === 'particle' ? [PAUSE] : [item]))
}

/** 바다 위를 나는 갈매기: who flies over the sea is told so before the sea. */
function flyFirst(items: Item[], place: number, verb: number): void {
  const { kind, gloss } = items[place] ?? {}
  if (kind !== 'binding' || !MOVES.test(items[verb]?.gloss ?? '')) return
  if (gloss === 'on' && items[verb]?.gloss === 'flying') items[place] = binding('over')
  items.splice(place, 0, ...items.splice(verb, 1))
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
