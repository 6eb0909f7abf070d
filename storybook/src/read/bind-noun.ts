import { addSubject, isAlive, type Binding } from './bind.ts'
import { bindObject } from './bind-object.ts'
import { bindPrepositional } from './bind-prepositional.ts'
import { actors, addAction } from './bind-verb.ts'
import type { Chunk } from './chunks.ts'
import type { NounPhrase } from './noun-phrase.ts'
import type { Found } from '../lexicon/find-picture.ts'
import { baseVerb } from '../lexicon/morphology.ts'
import { frequencyOf, sensesOf } from '../lexicon/wordnet.ts'
import { joinedDeed } from './deed-words.ts'
import { nearestAction } from './verbs.ts'

interface Place {
  readonly noun: NounPhrase
  readonly chunks: readonly Chunk[]
  readonly index: number
}

/** Decides what a noun phrase is: who acts, what is acted on, where it happens. */
export function bindNoun(binding: Binding, { noun, chunks, index }: Place): void {
  const before = chunks[index - 1]
  const after = chunks[index + 1]
  const preposition = binding.preposition ?? sharedPreposition(binding, noun, { before, after })
  binding.spent = preposition
  binding.preposition = null
  if (noun.negated) {
    binding.absent.push(noun.head)
    return
  }
  if (preposition !== null) bindPrepositional(binding, noun, preposition)
  else if (isObject(binding, noun, { before, after })) bindObject(binding, noun)
  else if (isPlaceAlone(noun, after, chunks)) {
    setPlace(binding, noun)
    binding.muted = true
  } else bindSubject(binding, noun, { before, after })
  binding.lastNoun = noun
}

/** "With red hair and a hat", "next to a cat and a dog": one preposition for both. */
function sharedPreposition(
  binding: Binding,
  noun: NounPhrase,
  { before, after }: { before: Chunk | undefined; after: Chunk | undefined },
): Binding['preposition'] {
  if (before?.type !== 'conjunction' || binding.spent === null) return null
  if (noun.garment !== null && /^(?:with|in)$/.test(binding.spent.word)) return binding.spent
  const acts =
    after?.type === 'verb' || after?.type === 'auxiliary' || after?.type === 'preposition'
  return acts || binding.role !== 'object' ? null : binding.spent
}

function isObject(
  binding: Binding,
  noun: NounPhrase,
  { before, after }: { before: Chunk | undefined; after: Chunk | undefined },
): boolean {
  if (binding.verb === null) return false
  if (before?.type === 'verb' || before?.type === 'word') return true
  const joined = before?.type === 'conjunction' || before?.type === 'pause'
  // "She wears a jacket, a dress and boots": a list of clothes has no second subject in it.
  if (joined && noun.garment !== null && binding.role === 'object' && binding.verb.base === 'wear')
    return true
  if (!joined) return before?.type !== 'stop'
  return (
    binding.role === 'object' &&
    before.type === 'conjunction' &&
    after?.type !== 'verb' &&
    after?.type !== 'auxiliary'
  )
}

/** Buildings and mountains can stand somewhere else; rivers and roads are where one is. */
const STANDS =
  /^building|(?:mountain|volcano|waterfall|iceberg|island|windmill|lighthouse|tower|castle|fountain|hill)$/

/** A place without a preposition is where it all happens, unless it does something itself. */
function isPlaceAlone(
  noun: NounPhrase,
  after: Chunk | undefined,
  chunks: readonly Chunk[],
): boolean {
  if (noun.place === null) return false
  if (!noun.place.thing || !STANDS.test(`${noun.found?.kind} ${noun.head}`)) return true
  // "A lighthouse on a cliff" stands somewhere else; a lighthouse alone is where we are.
  const alone = chunks.every(
    (chunk) => chunk.type !== 'noun' || chunk.noun === noun || chunk.noun.place === null,
  )
  return (
    alone && after?.type !== 'verb' && after?.type !== 'auxiliary' && noun.traits.colour === null
  )
}

export function setPlace(binding: Binding, noun: NounPhrase): void {
  const id = noun.place?.id ?? noun.head
  // The sky is above every other place.
  if (binding.place === null || (binding.place === 'sky' && id !== 'sky')) {
    binding.place = placeName(id, noun)
    binding.placeWords = noun.words
  }
  binding.role = 'place'
}

/** Recipes look at the words for their variants: "a bamboo forest", "a frozen lake". */
function placeName(id: string, noun: NounPhrase): string {
  const plain = id.replaceAll('-', ' ')
  const last = noun.words.split(' ').slice(-2).join(' ')
  return (VARIANTS.test(last) ? last : plain).slice(0, 80)
}

const VARIANTS =
  /^(?:lavender|sunflower|wheat|flower|corn|rice|poppy|tulip) field$|^(?:bamboo|pine|birch|autumn|winter|snowy|enchanted) forest$|^(?:frozen|mountain) lake$|^(?:ruined|medieval) castle$|^futuristic city$|^mars$|^tropical (?:beach|island)$|^stormy sea$/

function bindSubject(
  binding: Binding,
  named: NounPhrase,
  { before, after }: { before: Chunk | undefined; after: Chunk | undefined },
): void {
  const acts = after?.type === 'verb' || after?.type === 'auxiliary'
  const noun = acts && isStranger(named) ? { ...named, found: STRANGER } : named
  if (noun.body) {
    binding.muted = true
    return
  }
  if (noun.found === null && !(acts && isStranger(noun))) {
    bindNamedDeed(binding, noun)
    return
  }
  if (repeatsProp(binding, noun, before)) return
  binding.muted = false
  const joins =
    !binding.withList &&
    binding.role === 'subject' &&
    binding.verb === null &&
    (before?.type === 'conjunction' || before?.type === 'pause')
  const subject = addSubject(binding, noun)
  binding.group = joins ? [...binding.group, subject.id] : [subject.id]
  binding.verb = null
  binding.actions = []
  binding.role = 'subject'
  binding.last = subject.id
  binding.recent = subject.id
  addDeeds(binding, noun)
}

function isVerbForm(head: string): boolean {
  const base = baseVerb(head)
  return base !== null && frequencyOf(base, 'verb') > frequencyOf(head, 'noun')
}

/** Who does something and is in no dictionary: some creature. */
function isStranger(noun: NounPhrase): boolean {
  if (noun.found !== null || noun.talk || noun.place !== null) return false
  return noun.head.split(' ').every((word) => sensesOf(word, 'noun').length === 0)
}

const STRANGER: Found = {
  picture: 'noto:hairy-creature',
  concept: 'creature',
  kind: 'creature',
  via: 'kin',
}

/** "Playing the guitar, electric guitar": said twice, meant once. */
function repeatsProp(binding: Binding, noun: NounPhrase, before: Chunk | undefined): boolean {
  const last = noun.head.split(' ').at(-1)
  return (
    before?.type === 'pause' && binding.actions.some(({ prop }) => prop?.split(' ').at(-1) === last)
  )
}

/** "A running dog": the participle is its deed. */
export function addDeeds(binding: Binding, noun: NounPhrase): void {
  const subject = binding.subjects.at(-1)
  if (subject === undefined || subject.noun !== noun.head) return
  for (const word of noun.traits.deeds) {
    const verb = word.endsWith('ing') ? nearestAction(baseVerb(word) ?? '') : null
    if (verb !== null && (isAlive(subject) || !/^(?:walk|look|talk)$/.test(verb))) {
      addAction(subject, { verb, direction: null, target: null, prop: null, pace: 'normal' })
    }
  }
}

/** A noun without a picture may be a deed by itself ("a person is archery"), else it cannot be shown. */
function bindNamedDeed(binding: Binding, noun: NounPhrase): void {
  const verb = joinedDeed(noun.head)
  binding.muted = verb === null
  if (verb === null) {
    if (noun.place !== null) setPlace(binding, noun)
    else if (!noun.talk && !isVerbForm(noun.head)) binding.misses.push(noun.words)
    return
  }
  for (const subject of actors(binding)) {
    addAction(subject, { verb, direction: null, target: null, prop: null, pace: 'normal' })
  }
}
