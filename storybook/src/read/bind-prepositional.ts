import type { RelationName, Subject } from '../plan/plan.ts'
import { addSubject, isAlive, relate, type Binding } from './bind.ts'
import { addDeeds, setPlace } from './bind-noun.ts'
import { wear } from './bind-object.ts'
import { actors, addAction } from './bind-verb.ts'
import { STUFFS } from './describing-words.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { nearestAction } from './verbs.ts'

type Preposition = NonNullable<Binding['preposition']>

/** A noun after a preposition: a place, a relation, something worn, held or made of. */
export function bindPrepositional(
  binding: Binding,
  noun: NounPhrase,
  preposition: Preposition,
): void {
  const { word } = preposition
  if (/^(?:like|than|for|about|during|without|until)$/.test(word)) {
    if (word === 'without') binding.absent.push(noun.head)
    return
  }
  if (isBackground(binding, noun, word)) return
  if (noun.body) {
    bindBodyPart(binding, noun)
    return
  }
  if (isMadeOf(binding, noun, word)) return
  if (isWornIn(binding, noun, word)) return
  // What is launched into orbit starts on the ground.
  if (word === 'into' && binding.actions.some(({ verb }) => verb === 'launch')) return
  if (isPlaceHere(binding, noun, preposition)) {
    setPlace(binding, { ...noun, place: whereExactly(noun, preposition) })
    return
  }
  if (noun.found === null) {
    if (word === 'with' && noun.talk)
      for (const action of binding.actions) action.prop ??= noun.head.slice(0, 60)
    else if (!noun.talk && word !== 'by' && word !== 'of' && word !== 'to')
      binding.misses.push(noun.words)
    return
  }
  if (
    /^(?:from|off|out)$/.test(word) &&
    !/^(?:animal|person|bird|building|plant|vehicle|furniture)$/.test(noun.found.kind)
  )
    return
  bindThing(binding, noun, preposition)
}

/** "Under the sea" is not on it, "in a house" not in front of it. */
function whereExactly(noun: NounPhrase, { word, relation }: Preposition): NounPhrase['place'] {
  const id = noun.place?.id ?? ''
  if (relation === 'under' && /^(?:ocean|lake|river|beach)$/.test(id))
    return { id: 'underwater', thing: false }
  const indoors =
    id === 'house' &&
    (word === 'in' || relation === 'inside') &&
    !/yard|suburb|area|street/.test(noun.head)
  return indoors ? { id: 'living-room', thing: false } : noun.place
}

/** "With the tower in the background": the last thing goes behind the others. */
function isBackground(binding: Binding, noun: NounPhrase, word: string): boolean {
  if (
    !/^(?:in|on|at)$/.test(word) ||
    !/^(?:background|distance|horizon|foreground|front|back)$/.test(noun.head)
  )
    return false
  const recent = binding.recent ?? binding.last
  const last = binding.subjects.find(({ id }) => id === recent)
  const first = binding.subjects.find(({ id }) => id !== recent)
  if (last !== undefined && first !== undefined) {
    const near = /^(?:foreground|front)$/.test(noun.head)
    relate(binding, { from: last.id, relation: near ? 'in-front-of' : 'behind', to: first.id })
  }
  return true
}

function bindBodyPart(binding: Binding, noun: NounPhrase): void {
  if (!/hair|beard/.test(noun.head)) return
  const look = [noun.traits.colour, ...noun.traits.others].filter((word) => word !== null)
  for (const { person } of actors(binding))
    if (person !== null) person.hair = (look.join(' ') || noun.head).slice(0, 40)
}

function isMadeOf(binding: Binding, noun: NounPhrase, word: string): boolean {
  const stuff = STUFFS.get(noun.words.split(' ').at(-1) ?? '')
  const made = binding.verb?.base === 'make' || binding.verb?.base === 'build'
  if (!/^(?:of|from|out)$/.test(word) || stuff === undefined || !made) return false
  for (const subject of actors(binding)) subject.material = stuff
  return true
}

function isWornIn(binding: Binding, noun: NounPhrase, word: string): boolean {
  if (noun.garment === null || !/^(?:in|with|wearing|by)$/.test(word)) return false
  if (word === 'with' && !actors(binding).some(({ person }) => person !== null))
    return wear(binding, noun)
  return wear(binding, noun)
}

function isPlaceHere(binding: Binding, noun: NounPhrase, { word, relation }: Preposition): boolean {
  if (noun.place === null) return false
  if (/^(?:with|of|featuring|using)$/.test(word)) return !noun.place.thing
  if (!noun.place.thing) return true
  if (noun.place.id === 'moon' && word !== 'on') return false
  if (relation === null) return true
  if (noun.place.id === 'moon') return false
  if (relation === 'above' && binding.subjects.length === 0) return true
  if (relation === 'above')
    return /^(?:bridge|river|lake|street|highway|railway|rooftop|staircase|village)$/.test(
      noun.place.id,
    )
  return relation === 'inside' || noun.found === null
}

const RELATIONS: Record<string, RelationName> = {
  on: 'on',
  onto: 'on',
  upon: 'on',
  in: 'inside',
  into: 'inside',
  over: 'above',
  around: 'around',
  by: 'next-to',
  at: 'next-to',
  up: 'on',
}

function bindThing(binding: Binding, noun: NounPhrase, { word, relation }: Preposition): void {
  if (word === 'by' && binding.passive) {
    swapVoice(binding, noun)
    return
  }
  if (word === 'of') {
    bindOf(binding, noun)
    return
  }
  const group = word === 'with' || binding.verb === null ? attachTo(binding) : actors(binding)
  const subject = addSubject(binding, noun)
  addDeeds(binding, noun)
  binding.recent = subject.id
  if (word !== 'with') binding.last = subject.id
  if (word === 'with') binding.withList = true
  if (group.length === 0) {
    binding.group = [subject.id]
    binding.role = 'subject'
    binding.muted = false
    return
  }
  const seated =
    word === 'in' &&
    /(?:^| )(?:chair|couch|sofa|bed|armchair|bench|hammock|seat|table|horse|bicycle|skateboard|surfboard)$/.test(
      noun.head,
    )
  const name =
    relation ??
    (word === 'with' ? withRelation(group[0], subject) : seated ? 'on' : (RELATIONS[word] ?? null))
  const rides =
    name === 'on' &&
    binding.actions.some(({ verb }) => /^(?:ride|surf|skateboard|drive)$/.test(verb))
  aim(binding, subject, word)
  if (word === 'with' && isVessel(group[0]) && isContent(subject)) {
    relate(binding, { from: subject.id, relation: 'inside', to: group[0]?.id ?? '' })
    return
  }
  if (name === 'holding' && noun.plural && noun.count === null) subject.count = group[0]?.count ?? 1
  if (name !== null && !(name === 'next-to' && subject.kind === 'sky')) {
    for (const { id } of group)
      relate(binding, { from: id, relation: rides ? 'riding' : name, to: subject.id })
  }
  binding.role = 'object'
}

function isVessel(subject: Subject | undefined): boolean {
  return /(?:^| )(?:vase|bowl|basket|pot|bucket|jar|box|bag|plate|tray|glass|cup)$/.test(
    subject?.noun ?? '',
  )
}

function isContent({ kind }: Subject): boolean {
  return kind === 'plant' || kind === 'food'
}

/** Some prepositions say at whom or what a deed is aimed, the others only where it happens. */
function aim({ actions }: Binding, subject: Subject, word: string): void {
  if (
    !/^(?:at|to|towards?|into|with|after|against|over|around|through|past|across|for)$/.test(word)
  )
    return
  if (word === 'with' && !isAlive(subject)) return
  for (const action of actions) action.target ??= subject.id
}

/** Without a verb a preposition looks back at the thing just named. */
function attachTo(binding: Binding): readonly Subject[] {
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const group = actors(binding)
  const companion = binding.role === 'object' && last?.kind === 'person'
  if (
    (binding.verb === null || companion) &&
    last !== undefined &&
    !binding.group.includes(last.id)
  )
    return [last]
  return group.length > 0 ? group : binding.subjects.slice(-1)
}

function withRelation(holder: Subject | undefined, thing: Subject): RelationName {
  if (holder === undefined) return 'next-to'
  const handy = /^(?:tool|instrument|food|toy|thing|symbol)$/.test(thing.kind)
  if (isAlive(holder) && handy && thing.size === 'normal') return 'holding'
  if (thing.kind === 'clothing') return 'wearing'
  return 'next-to'
}

/** "A cat chased by a dog": the dog does it. */
function swapVoice(binding: Binding, noun: NounPhrase): void {
  const patients = actors(binding)
  const agent = addSubject(binding, noun)
  const verb = binding.verb === null ? null : nearestAction(binding.verb.base)
  for (const patient of patients) {
    if (verb === null) continue
    const deed = { verb, direction: null, target: patient.id, prop: null, pace: 'normal' } as const
    patient.actions = patient.actions.filter((action) => action.verb !== verb)
    addAction(agent, deed)
    if (deed.verb === 'chase')
      relate(binding, { from: agent.id, relation: 'chasing', to: patient.id })
    if (deed.verb === 'hold' || deed.verb === 'carry')
      relate(binding, { from: agent.id, relation: 'holding', to: patient.id })
    if (deed.verb === 'ride')
      relate(binding, { from: agent.id, relation: 'riding', to: patient.id })
  }
  binding.group = [agent.id]
  binding.actions = [...agent.actions]
  binding.last = agent.id
}

/** "A basket of apples": the apples lie in it; "the reflection of the moon": the moon. */
function bindOf(binding: Binding, noun: NounPhrase): void {
  const container = binding.subjects.find(({ id }) => id === binding.last)
  const subject = addSubject(binding, noun)
  const holds =
    /(?:^| )(?:basket|bowl|box|bag|jar|bucket|plate|tray|cart|glass|cup|pot|vase|truck|field|shelf)$/.test(
      binding.lastNoun?.head ?? '',
    )
  if (container !== undefined && holds)
    relate(binding, { from: subject.id, relation: 'inside', to: container.id })
  if (container === undefined) {
    binding.group = [subject.id]
    binding.role = 'subject'
  }
  binding.recent = subject.id
  if (!holds) binding.last = subject.id
}
