import type { Action, Relation, RelationName, Subject } from '../plan/plan.ts'
import { bindNoun } from './bind-noun.ts'
import { bindVerb } from './bind-verb.ts'
import type { Chunk } from './chunks.ts'
import { EMOTIONS } from './describing-words.ts'
import { colourAt } from './colours.ts'
import type { NounPhrase } from './noun-phrase.ts'
import { settlePlayer, toSubject } from './to-subject.ts'
import type { VerbPhrase } from './verb-phrase.ts'

/** What a row of chunks asks for. */
export interface Bound {
  readonly subjects: Subject[]
  readonly relations: Relation[]
  place: string | null
  /** The words that named the place. */
  placeWords: string | null
  /** Words of things and deeds that have no picture here. */
  readonly misses: string[]
  /** What the prompt wants absent. */
  readonly absent: string[]
}

/** The sentence so far: who acts, what they do, which preposition waits for its noun. */
export interface Binding extends Bound {
  readonly known: readonly Subject[]
  group: string[]
  verb: VerbPhrase | null
  actions: Action[]
  /** The preposition before the last noun: "with red hair and a hat" needs it again. */
  spent: Binding['preposition']
  preposition: { readonly word: string; readonly relation: RelationName | null } | null
  /** What the last noun was: decides what "and" joins. */
  role: 'subject' | 'object' | 'place' | null
  last: string | null
  /** Named last of all, even as part of something else: "… with a tower in the background". */
  recent: string | null
  lastNoun: NounPhrase | null
  auxiliary: boolean
  /** The last noun is nobody ("its mane", "sun rays"): what it does is not the others' deed. */
  muted: boolean
  /** Things after "with": each has its own deeds. */
  withList: boolean
  passive: boolean
  /** What came right before: a repeated noun after a pause is the same thing said again. */
  before: Chunk['type'] | null
  /** Said before its verb: "slowly crossing". */
  pace: Action['pace'] | null
  nextId: () => string
}

/** Binds chunks to subjects, deeds and relations. `known` are the subjects of earlier shots, for "it" and "the dog". */
export function bind(
  chunks: readonly Chunk[],
  known: readonly Subject[],
  nextId: () => string,
): Bound {
  const binding: Binding = {
    subjects: [],
    relations: [],
    place: null,
    placeWords: null,
    misses: [],
    absent: [],
    known,
    group: [],
    verb: null,
    actions: [],
    preposition: null,
    spent: null,
    role: null,
    last: null,
    recent: null,
    lastNoun: null,
    auxiliary: false,
    muted: false,
    withList: false,
    passive: false,
    before: null,
    pace: null,
    nextId,
  }
  for (const index of chunks.keys()) step(binding, chunks, index)
  dropAppositions(binding)
  binding.subjects.forEach(settlePlayer)
  return binding
}

/** "Two children, a boy and a girl": the two are named one by one. */
function dropAppositions({ subjects, relations }: Binding): void {
  for (const [at, group] of subjects.entries()) {
    const named = subjects.slice(at + 1, at + 1 + group.count)
    if (group.count < 2 || named.length < group.count) continue
    const deeds = group.actions.map(({ verb }) => verb).join()
    const same = named.every(
      ({ kind, count, actions }) =>
        kind === group.kind &&
        count === 1 &&
        deeds !== '' &&
        actions.map(({ verb }) => verb).join() === deeds,
    )
    const bound = relations.some(({ from, to }) => from === group.id || to === group.id)
    if (same && !bound) {
      subjects.splice(at, 1)
      return
    }
  }
}

function step(binding: Binding, chunks: readonly Chunk[], index: number): void {
  const chunk = chunks[index]
  if (chunk === undefined) return
  binding.before = chunks[index - 1]?.type ?? null
  switch (chunk.type) {
    case 'noun':
      bindNoun(binding, { noun: chunk.noun, chunks, index })
      binding.auxiliary = false
      return
    case 'verb':
      bindVerb(binding, chunk.verb, chunks[index - 1])
      return
    case 'preposition':
      binding.preposition = chunk
      return
    case 'pronoun':
      bindPronoun(binding, chunk.word, chunks[index + 1])
      return
    case 'direction':
      for (const action of binding.actions) action.direction = chunk.direction
      return
    case 'auxiliary':
      binding.auxiliary = true
      return
    case 'stop':
      endSentence(binding)
      return
    case 'word':
      bindWord(binding, chunk.word)
      return
    case 'pause':
    case 'conjunction':
      binding.preposition = null
      if (chunk.type === 'conjunction' && /^(?:while|as|when|whilst)$/.test(chunk.word))
        endClause(binding)
  }
}

function endClause(binding: Binding): void {
  binding.verb = null
  binding.role = null
  binding.auxiliary = false
}

function endSentence(binding: Binding): void {
  endClause(binding)
  binding.muted = false
  binding.withList = false
  binding.preposition = null
  binding.spent = null
  binding.actions = []
}

/** "It", "they", "she": whoever fits best of those named last. */
function bindPronoun(binding: Binding, word: string, next: Chunk | undefined): void {
  if (word === 'who') {
    if (binding.last !== null) binding.group = [binding.last]
    binding.verb = null
    return
  }
  if (/sel(?:f|ves)$/.test(word)) return
  const acting = binding.subjects.filter(({ id }) => binding.group.includes(id))
  const known = binding.known.toReversed()
  const order = [
    ...acting,
    ...binding.subjects,
    ...known.filter(({ actions }) => actions.length > 0),
    ...known,
  ]
  const meant = whoIs(word, order)
  if (meant === null) {
    // "I", "you", "everyone" without anybody named before: somebody.
    if (/^(?:i|we|you|everyone|everybody|he|she)$/.test(word) && next?.type !== 'pause')
      addSomebody(binding, word)
    binding.preposition = null
    return
  }
  const subject = recall(binding, meant)
  if (
    binding.preposition !== null ||
    (binding.verb !== null && next?.type !== 'verb' && next?.type !== 'auxiliary')
  ) {
    const others = binding.actions.filter((action) => !subject.actions.includes(action))
    for (const action of others) action.target ??= subject.id
    binding.preposition = null
    return
  }
  binding.muted = false
  binding.group = word === 'they' ? binding.subjects.map(({ id }) => id) : [subject.id]
  binding.role = 'subject'
  binding.verb = null
  binding.last = subject.id
}

function addSomebody(binding: Binding, word: string): void {
  const gender = word === 'he' ? 'man' : word === 'she' ? 'woman' : null
  const subject = addSubject(binding, somebody(gender))
  binding.group = [subject.id]
  binding.role = 'subject'
  binding.verb = null
  binding.last = subject.id
}

export function somebody(gender: 'man' | 'woman' | null): NounPhrase {
  return {
    words: '',
    head: gender ?? 'person',
    plural: false,
    count: null,
    definite: false,
    negated: false,
    found: {
      picture: 'person',
      concept: 'person',
      kind: 'person',
      via: 'name',
      person: { role: null, gender, age: null, hair: null, skin: null, wears: [] },
    },
    place: null,
    garment: null,
    body: false,
    talk: false,
    traits: {
      colour: null,
      size: 'normal',
      material: null,
      emotion: 'neutral',
      age: null,
      hair: null,
      skin: null,
      gender: null,
      deeds: [],
      others: [],
    },
  }
}

function whoIs(word: string, subjects: readonly Subject[]): Subject | null {
  const people = subjects.filter(({ kind }) => kind === 'person')
  if (word === 'he' || word === 'him' || word === 'his') {
    return people.find(({ person }) => person?.gender !== 'woman') ?? subjects.find(isAlive) ?? null
  }
  if (word === 'she' || word === 'her') {
    return people.find(({ person }) => person?.gender !== 'man') ?? subjects.find(isAlive) ?? null
  }
  if (word === 'it' || word === 'its') {
    const others = subjects.filter(({ kind }) => kind !== 'person')
    return others.find(({ actions }) => actions.length > 0) ?? others[0] ?? subjects[0] ?? null
  }
  return word === 'they' || word === 'them' || word === 'their' ? (subjects[0] ?? null) : null
}

export function isAlive({ kind }: Pick<Subject, 'kind'>): boolean {
  return /^(?:person|animal|bird|fish|insect|creature)$/.test(kind)
}

/** Adverbs and predicate adjectives: "slowly", "the car is red", "happily". */
function bindWord(binding: Binding, word: string): void {
  const pace =
    /^(?:slowly|leisurely|gently|calmly|lazily|smoothly|peacefully|gracefully|quietly|softly|carefully)$/.test(
      word,
    )
      ? 'slow'
      : /^(?:quickly|fast|rapidly|swiftly|speedily|hurriedly|wildly|frantically|furiously|energetically)$/.test(
            word,
          )
        ? 'fast'
        : null
  if (pace !== null) {
    binding.pace = pace
    for (const action of binding.actions) action.pace = pace
  }
  const emotion = EMOTIONS.get(word)
  const colour = binding.auxiliary ? colourAt([word]) : null
  for (const subject of binding.subjects.filter(({ id }) => binding.group.includes(id))) {
    if (emotion !== undefined) subject.emotion = emotion
    if (colour !== null && subject.kind !== 'person') subject.colour = colour.colour
  }
}

/** Brings a subject of an earlier shot into this one, without its old deeds. */
function recall(binding: Binding, subject: Subject): Subject {
  const here = binding.subjects.find(({ id }) => id === subject.id)
  if (here !== undefined) return here
  const again = { ...subject, actions: [] }
  binding.subjects.push(again)
  return again
}

/** Adds a subject, or finds the one that "the dog" means. */
export function addSubject(binding: Binding, noun: NounPhrase): Subject {
  const same = sameSubject(binding, noun)
  if (same !== null) return same
  const subject = toSubject(noun, binding.nextId())
  if (binding.subjects.length < 12) binding.subjects.push(subject)
  return subject
}

function sameSubject(binding: Binding, noun: NounPhrase): Subject | null {
  const alike = [...binding.subjects, ...binding.known.toReversed()].find(
    (subject) =>
      subject.noun === noun.head ||
      (noun.definite && subject.picture === noun.found?.picture && subject.picture !== 'person') ||
      (noun.definite && noun.head.split(' ').at(-1) === subject.noun.split(' ').at(-1)),
  )
  if (alike === undefined) return null
  const another =
    !noun.definite && noun.count === null && !noun.plural && noun.traits.colour !== null
  if (another && alike.colour !== noun.traits.colour) return null
  const repeated = binding.before === 'pause' || binding.before === 'stop'
  return noun.definite ||
    (repeated && noun.count === null) ||
    noun.words === alike.words ||
    !binding.subjects.includes(alike) ||
    noun.plural
    ? recall(binding, alike)
    : null
}

export function relate(binding: Binding, relation: Relation): void {
  const { from, to } = relation
  const twice = binding.relations.some((other) => other.from === from && other.to === to)
  if (from !== to && !twice && binding.relations.length < 24) binding.relations.push(relation)
}
