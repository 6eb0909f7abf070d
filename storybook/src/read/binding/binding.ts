import { LIVING } from '../../plan/kinds.ts'
import type { Action, Relation, RelationName, Subject } from '../../plan/plan.ts'
import { placeWord } from '../words/place-words.ts'
import type { Chunk, NounPhrase, Side, VerbPhrase } from '../phrases/sentence-parts.ts'
import { asTheirs, asYoung, likeParent } from './kin.ts'
import { partCouple } from './couples.ts'
import { stepOutAsMember, type Member } from './members.ts'
import { dressedAlso, toSubject } from './to-subject.ts'
import type { Doer } from '../words/verb-words.ts'
import { findAlike, isMeantAgain } from './meant-again.ts'

/** What a row of chunks asks for. */
export interface Bound {
  readonly subjects: Subject[]
  readonly relations: Relation[]
  place: string | null
  /** What else is said of it. */
  readonly scenery: string[]
  /** The town that a room with a window is in. */
  outlook: string | null
  /** Words of things that have no picture here. */
  readonly misses: string[]
  /** Words of deeds that nobody here can do. */
  readonly idle: string[]
  /** Words of things and deeds that could be shown but found no room. */
  readonly leftOut: string[]
  /** What the prompt wants absent. */
  readonly absent: string[]
  /** From near, where a face or hands are looked at; wide, where the place itself is. */
  framing: 'close-up' | 'wide' | null
}

export interface Preposition {
  readonly word: string
  readonly relation: RelationName | null
}

/** A house that somebody is in, while others may be outside. */
export interface House {
  readonly noun: NounPhrase
  readonly within: readonly string[]
  /** They look or wave from there. */
  readonly lookout?: true
  /** The row of houses whose balconies, windows or roofs they are at. */
  readonly front?: string
}

/** The sentence so far: who acts, what they do, which preposition waits for its noun. */
export interface Binding extends Bound {
  /** Subjects of earlier shots, for "it" and "the dog". */
  readonly known: Subject[]
  group: string[]
  verb: VerbPhrase | null
  actions: Action[]
  preposition: Preposition | null
  /** The preposition before the last noun: "with red hair and a hat" needs it again. */
  spent: Preposition | null
  /** What the last noun was: decides what "and" joins. */
  role: 'subject' | 'object' | 'place' | null
  last: string | null
  /** Named last of all, even as part of something else: "… with a tower in the background". */
  recent: string | null
  lastNoun: NounPhrase | null
  /** The preposition before the last noun. */
  lastAt: string | null
  auxiliary: boolean
  /** Somebody or something was named in this sentence. */
  named: boolean
  passive: boolean
  /** The last noun is nobody ("its mane", "sun rays"): what it does is not the others' deed. */
  muted: boolean
  /** Said of two: what they do, they do to each other. */
  mutual: boolean
  /** Things after "with": each has its own deeds. */
  withList: boolean
  /** What was named right before "with". */
  bearer: string | null
  /** What came right before: a repeated noun after a pause is the same thing said again. */
  before: Chunk['type'] | null
  /** Said before its verb: "slowly crossing". */
  pace: Action['pace'] | null
  /** Who has tears in the eyes. */
  readonly crying: Set<string>
  /** What somebody is told to do after a deed of theirs: `s1 sit`. */
  readonly later: Set<string>
  /** Who is with those who do something, and what that is. */
  readonly along: { readonly who: string; readonly deeds: readonly Action[] }[]
  /** Whose things were named. */
  readonly owners: { readonly owner: string; readonly owned: string }[]
  /** Who was said to be on which side of the picture. */
  readonly sides: Record<Side, string | null>
  /** Words of the noun phrases that came to something: the others are reported. */
  readonly told: Set<string>
  /** Who stepped out of which group: "one of them …, the other …". */
  stepped: { readonly one: string; readonly from: string; readonly pair?: boolean } | null
  /** What they did together, in a sentence before that. */
  shared: readonly Action[]
  /** Who is one of a family, a band or a crew that was named before. */
  readonly members: Member[]
  /** Whether it was said what the other does: "…, the other reads". */
  parted: boolean
  /** Something that belongs to a place was named, though no place: a park bench, a window. */
  hint: string | null
  /** The first house that somebody was said to be in, and who is said to be outside. */
  house: House | null
  readonly outside: Set<string>
  readonly nextId: () => string
}

export function createBinding(known: Subject[], nextId: () => string): Binding {
  return {
    subjects: [],
    relations: [],
    place: null,
    scenery: [],
    outlook: null,
    misses: [],
    idle: [],
    leftOut: [],
    told: new Set(),
    along: [],
    owners: [],
    crying: new Set(),
    later: new Set(),
    sides: { left: null, middle: null, right: null },
    absent: [],
    framing: null,
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
    lastAt: null,
    auxiliary: false,
    named: true,
    passive: false,
    muted: false,
    mutual: false,
    withList: false,
    bearer: null,
    before: null,
    pace: null,
    stepped: null,
    shared: [],
    members: [],
    parted: false,
    hint: null,
    house: null,
    outside: new Set(),
    nextId,
  }
}

/** Whoever acts in this clause. */
export function actors({ subjects, group }: Binding): readonly Subject[] {
  return subjects.filter(({ id }) => group.includes(id))
}

export function isAlive({ kind }: Pick<Subject, 'kind'>): boolean {
  return LIVING.has(kind)
}

/** People, and animals that play a part among them. */
export function isHuman({ kind, person }: Subject): boolean {
  return kind === 'person' || person !== null
}

/** Whose way of doing things counts here. */
export function doerOf(binding: Binding): Doer {
  return actors(binding).some((subject) => !isHuman(subject)) ? 'others' : 'people'
}

/** Makes this subject the one that the next verb belongs to. */
export function takeStage(binding: Binding, subject: Subject): void {
  binding.group = [subject.id]
  binding.role = 'subject'
  binding.verb = null
  binding.muted = false
  binding.last = subject.id
}

/** Adds a subject, or finds the one that "the dog" means. */
export function addSubject(binding: Binding, noun: NounPhrase): Subject {
  const same = partCouple(binding, noun) ?? findAlike(binding, noun)
  binding.told.add(noun.words)
  if (same !== null && isMeantAgain(binding, noun, same))
    return toldMore(binding, recall(binding, same), noun)
  const others = [...binding.known, ...binding.subjects]
  const own = noun.definite ? asTheirs(noun, others.filter(isAlive), others) : noun
  const subject = likeParent(asYoung(toSubject(own, binding.nextId())), others)
  binding.hint ??= belongsTo(subject)
  if (binding.subjects.length < 12) binding.subjects.push(subject)
  else binding.told.delete(noun.words)
  // "A fox family plays: two cubs wrestle": its own; two boys may be anybody's.
  if (noun.definite || noun.bare || subject.kind !== 'person') stepOutAsMember(binding, subject)
  if (noun.owner) addOwner(binding, noun.owner, subject)
  return subject
}

/** "A mill, an old mill": what is said the second time holds for the first. */
function toldMore(binding: Binding, known: Subject, noun: NounPhrase): Subject {
  sayGender(known, noun)
  if (noun.words === noun.head || known.noun !== noun.head || known.words.includes(noun.words))
    return known
  const said = toSubject(noun, known.id)
  const more: Subject = {
    ...known,
    words: `${known.words} ${noun.words}`.slice(0, 200),
    colour: known.colour ?? said.colour,
    material: known.material ?? said.material,
    size: known.size === 'normal' ? said.size : known.size,
    emotion: known.emotion === 'neutral' ? said.emotion : known.emotion,
    person: known.person && dressedAlso(known.person, noun),
  }
  binding.subjects.splice(binding.subjects.indexOf(known), 1, more)
  return more
}

/** "A butcher … the old man": so the butcher is one. */
function sayGender({ person }: Subject, { found, traits }: NounPhrase): void {
  if (person === null) return
  person.gender ??= found?.person?.gender ?? null
  person.age ??= traits.age === 'old' ? 'old' : null
}

/** "The hedgehog's house": the hedgehog is there, too, though the house is what is told of; a child's toys are told apart by it. */
function addOwner(binding: Binding, owner: NounPhrase, { id, noun }: Subject): void {
  if (/(?:^| )(?:toy|drawing|dream)$/.test(noun)) {
    binding.told.add(owner.words)
    return
  }
  const known = findAlike(binding, owner)
  const subject = known === null ? addSubject(binding, owner) : recall(binding, known)
  binding.owners.push({ owner: subject.id, owned: id })
}

/** A park bench is in a park, a living room rug in a living room, a nebula in space. */
function belongsTo({ noun, kind }: Subject): string | null {
  if (/(?:^| )(?:nebula|galaxy|black hole|supernova|asteroid)$/.test(noun)) return 'space'
  const [, where = ''] = /^(.+) [a-z]+$/.exec(noun) ?? []
  const place = kind === 'furniture' || kind === 'thing' ? placeWord(where) : null
  return place === null || place.thing ? null : place.name
}

/** Brings a subject of an earlier shot into this one, without its old deeds. */
export function recall(binding: Binding, subject: Subject): Subject {
  const here = binding.subjects.find(({ id }) => id === subject.id)
  if (here !== undefined) return here
  const changed = subject.actions.find(({ verb }) => verb === 'camouflage')?.prop
  const again = { ...subject, colour: changed ?? subject.colour, actions: [] }
  binding.subjects.push(again)
  return again
}

export function relate(binding: Binding, relation: Relation): void {
  const { from, to } = relation
  const twice = binding.relations.some((other) => other.from === from && other.to === to)
  if (from !== to && !twice && binding.relations.length < 24) binding.relations.push(relation)
  if (/^(?:riding|on)$/.test(relation.relation)) seatEach(binding, relation)
}

/** As many as a plural without a number is taken for. */
const SOME = 3
const SEATS_FOR_ONE =
  /(?:^| )(?:bicycle|bike|tricycle|unicycle|motorcycle|motorbike|scooter|moped|vespa|skateboard|surfboard|snowboard|sled|broom|broomstick)$/

/** "Two knights riding horses", "a fox and a hare on scooters": each has its own, and a lone rider no herd. */
function seatEach({ subjects, relations }: Binding, { to }: Relation): void {
  const ridden = subjects.find(({ id }) => id === to)
  if (ridden === undefined || !/^(?:(?!three)[a-z]+ )?[a-z]+s$/.test(ridden.words)) return
  if (ridden.kind !== 'animal' && !SEATS_FOR_ONE.test(ridden.noun)) return
  const riders = relations
    .filter((each) => each.to === to && /^(?:riding|on)$/.test(each.relation))
    .flatMap(({ from }) => subjects.find(({ id }) => id === from) ?? [])
  const heads = riders.reduce((sum, { count }) => sum + count, 0)
  const before = heads - (riders.at(-1)?.count ?? 0)
  const unnumbered = ridden.count === SOME || (riders.length > 1 && ridden.count === before)
  // "Cats on cats" names them once: nobody is on them.
  if (heads > 0 && riders.every(isAlive) && unnumbered) ridden.count = heads
}

/** A deed of which only the name is known. */
export function plainAction(verb: string, pace: Action['pace'] = 'normal'): Action {
  return { verb, direction: null, target: null, prop: null, pace }
}

/** At most three deeds for a subject in a shot, none of them twice. */
export function addAction(subject: Subject, action: Action): boolean {
  // Who rides a horse rides.
  const same = subject.actions.some(
    ({ verb }) => verb === action.verb || (action.verb === 'ride' && verb.startsWith('ride-')),
  )
  if (same || subject.actions.length >= 3) return false
  subject.actions.push(action)
  return true
}
