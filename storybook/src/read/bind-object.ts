import type { Action, Subject } from '../plan/plan.ts'
import { singular } from '../lexicon/morphology.ts'
import { addSubject, isAlive, relate, type Binding } from './bind.ts'
import { setPlace } from './bind-noun.ts'
import { actors, addAction } from './bind-verb.ts'
import { groupSize } from './counts.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { actionOf } from './verb-words.ts'

const INSTRUMENTS: readonly (readonly [string, RegExp])[] = [
  ['play-guitar', /guitar|banjo|ukulele|\blute|mandolin|\bbass\b/],
  ['play-piano', /piano|keyboard|organ|synthesi[sz]er|harpsichord/],
  ['play-violin', /violin|fiddle|viola|cello|double bass/],
  ['play-trumpet', /trumpet|trombone|tuba|horn|bugle|cornet/],
  ['play-saxophone', /saxophone|\bsax\b/],
  ['play-flute', /flute|clarinet|oboe|recorder|piccolo|pan ?pipe/],
  ['play-drums', /drum|bongo|tambourine|cymbal|percussion|xylophone|marimba/],
  ['play-harp', /\bharp\b/],
  ['play-accordion', /accordion|concertina/],
  ['play-harmonica', /harmonica/],
  ['play-maracas', /maraca/],
]

function instrumentDeed(head: string): string | null {
  return INSTRUMENTS.find(([, pattern]) => pattern.test(head))?.[0] ?? null
}

/** The noun that a verb acts on: a partner, a prop in the hands, a mount, a place. */
export function bindObject(binding: Binding, noun: NounPhrase): void {
  const base = binding.verb?.base.split(' ')[0] ?? ''
  binding.role = 'object'
  if (/^(?:wear|dress|put|don)$/.test(base) && wear(binding, noun)) return
  if (
    base === 'wear' &&
    noun.garment === null &&
    actors(binding).some(({ person }) => person !== null)
  )
    return
  const phrase = phraseAction(base, noun)
  if (phrase !== null) rename(binding, phrase)
  if (noun.body || noun.head === 'home') return
  if (
    noun.place !== null &&
    (!noun.place.thing || phrase === null) &&
    noun.found?.kind !== 'vehicle' &&
    !isThingHere(noun, binding.verb?.base ?? '')
  ) {
    setPlace(binding, noun)
    return
  }
  const music = base === 'play' ? instrumentDeed(noun.head) : null
  if (music !== null) rename(binding, music)
  else if (base === 'play' && noun.found?.kind === 'instrument') rename(binding, 'play-guitar')
  if (music !== null) {
    setProp(binding, noun)
    return
  }
  if (noun.found === null) {
    bindUnseen(binding, noun, phrase)
    return
  }
  if (isBabyItself(binding, noun)) return
  if (isPartner(base, noun)) addPartner(binding, noun, base)
  else setProp(binding, noun)
}

/** An object without a picture: a herd of one's own kind, a prop by name, or nothing. */
function bindUnseen(binding: Binding, noun: NounPhrase, phrase: string | null): void {
  const [actor] = actors(binding)
  const size = groupSize(
    noun.words
      .replace(/ of (?:its|their|his|her)(?: own)? kind$/, '')
      .split(' ')
      .at(-1) ?? '',
  )
  if (size !== null && actor !== undefined && actor.kind !== 'person') {
    const herd = { ...actor, id: binding.nextId(), count: size, actions: [], words: noun.words }
    binding.subjects.push(herd)
    for (const action of binding.actions) action.target ??= herd.id
    return
  }
  if (phrase !== null || noun.talk) setProp(binding, noun)
  else binding.misses.push(noun.words)
}

function phraseAction(base: string, noun: NounPhrase): string | null {
  const last = singular(noun.head.split(' ').at(-1) ?? '')
  const spoken = noun.words.split(' ').at(-1) ?? ''
  for (const object of [noun.head, last, spoken]) {
    const action = actionOf(`${base} ${object}`)
    if (action !== null) return action
  }
  return null
}

/** A castle that is built or looked at is a thing, not where it happens. */
function isThingHere(noun: NounPhrase, phrasal: string): boolean {
  const [base = ''] = phrasal.split(' ')
  if (noun.place?.thing === true && / over$/.test(phrasal) && noun.found !== null) return true
  return (
    noun.place?.thing === true &&
    noun.found !== null &&
    /^(?:build|look|watch|draw|paint|see|admire|hold|carry)$/.test(base)
  )
}

function rename(binding: Binding, verb: string): void {
  if (binding.actions.length === 0) {
    for (const subject of actors(binding)) {
      const action: Action = { verb, direction: null, target: null, prop: null, pace: 'normal' }
      if (addAction(subject, action)) binding.actions.push(action)
    }
  }
  for (const action of binding.actions) action.verb = verb
}

function setProp(binding: Binding, noun: NounPhrase): void {
  for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
  if (binding.actions.length === 0 && noun.found !== null) addThing(binding, noun)
}

function addThing(binding: Binding, noun: NounPhrase): Subject {
  const subject = addSubject(binding, noun)
  binding.last = subject.id
  return subject
}

/** "A person is crawling baby": the object is who does it. */
function isBabyItself(binding: Binding, noun: NounPhrase): boolean {
  const [actor] = actors(binding)
  if (noun.found?.person?.age !== 'baby' || actor?.person == null) return false
  if (!/^(?:crawl|wake-up)$/.test(binding.actions[0]?.verb ?? '')) return false
  actor.person.age = 'baby'
  return true
}

const ON_STAGE =
  /^(?:animal|person|bird|fish|insect|creature|vehicle|boat|aircraft|building|furniture|plant|sky|nature)$/

function isPartner(base: string, noun: NounPhrase): boolean {
  const kind = noun.found?.kind ?? 'thing'
  if (
    /^(?:eat|devour|cook|cut|chop|peel|drink|plant|grow|read|draw|build|make|fold|sharpen|count|milk|catch)$/.test(
      base,
    )
  ) {
    return base === 'milk' || base === 'catch' ? isAlive({ kind }) : false
  }
  if (
    /^(?:hold|carry|ride|chase|watch|look|follow|lift|pull|push|drive|sail|fly|row|see|find|discover|guard|join|surround|attack|admire|have|wear|bring|balance|strike|cross|pass|approach|leave)$/.test(
      base,
    )
  )
    return true
  return ON_STAGE.test(kind)
}

function addPartner(binding: Binding, noun: NounPhrase, base: string): void {
  const group = actors(binding)
  const subject = addThing(binding, noun)
  for (const action of binding.actions) action.target ??= subject.id
  const relation = /^(?:ride|drive|sail|row|mount)$/.test(base)
    ? 'riding'
    : /^(?:hold|carry|lift|bring|have|balance)$/.test(base)
      ? 'holding'
      : /^(?:chase|follow|pursue)$/.test(base)
        ? 'chasing'
        : null
  if (relation === null) return
  for (const { id } of group) relate(binding, { from: id, relation, to: subject.id })
}

/** People wear garments as part of themselves; an animal's hat is a thing of its own. */
export function wear(binding: Binding, noun: NounPhrase): boolean {
  const garment = noun.garment
  // "A boy in a blue shirt and a girl in a pink dress": each wears their own.
  const all = actors(binding)
  const group = binding.verb === null && all.length > 1 ? all.slice(-1) : all
  if (garment === null || group.length === 0) return false
  const people = group.filter(({ person }) => person !== null)
  for (const { person } of people) {
    if (person !== null && person.wears.length < 8)
      person.wears.push({ garment, colour: noun.traits.colour })
  }
  if (people.length > 0) return true
  if (noun.found === null) {
    binding.misses.push(noun.words)
    return true
  }
  const subject = addThing(binding, noun)
  subject.count = Math.max(1, group[0]?.count ?? 1)
  for (const { id } of group) relate(binding, { from: id, relation: 'wearing', to: subject.id })
  return true
}
