import { ANIMALS, LIVING } from '../../plan/kinds.ts'
import type { Person, Subject } from '../../plan/plan.ts'
import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import {
  actors,
  addAction,
  addSubject,
  plainAction,
  relate,
  takeStage,
  type Binding,
  type Preposition,
} from './binding.ts'
import { paintPart } from './painted-parts.ts'
import { lookOfSmear } from '../words/looks.ts'
import { somebody } from './somebody.ts'
import { whoLooksSo } from './whose.ts'

const HAIRY =
  /hair|beard|dreadlock|cornrow|braid|plait|ponytail|bun$|buns$|mou?stache|curls|pigtail|afro|mohawk|bangs|haircut|cut$|bob$|mullet|quiff|pompadour|topknot/

/** "With blue eyes", "with a sad face", "with tears in her eyes": how whoever was named looks. */
export function isBodyPart(
  binding: Binding,
  noun: NounPhrase,
  { word }: Pick<Preposition, 'word'>,
): boolean {
  if (!noun.body || isPutOn(binding, noun, word)) return false
  if (isSmeared(binding, word)) return true
  bear(binding, noun, word)
  const group = whoLooksSo(binding, noun, word)
  for (const subject of group) {
    // "A man with a red beard and one with a white beard": each has his own.
    if (subject !== group.at(-1) && hasOwnLooks(subject)) continue
    if (noun.traits.emotion !== 'neutral') subject.emotion = noun.traits.emotion
    if (/(?:^| )tears?$/.test(noun.head)) shedTears(binding, subject)
    if (subject.person !== null) looksSo(subject.person, noun)
    else if (LIVING.has(subject.kind) && GROWN.test(noun.head)) growFace(binding, subject, noun)
    else paintOrTell(binding, subject, noun)
  }
  return true
}

/** A golden mane that nobody could paint is not passed over in silence. */
function paintOrTell({ leftOut }: Binding, subject: Subject, noun: NounPhrase): void {
  if (!paintPart(subject, noun) && noun.traits.colour !== null) leftOut.push(noun.words)
}

/** "A girl with white wings", "a boy in flippers": nobody is born with them, so they are put on. */
function isPutOn(binding: Binding, { garment, plural }: NounPhrase, word: string): boolean {
  // A flower in a trunk is in no swimming trunks.
  if (word === 'in') return garment !== null && plural
  const wings = word === 'with' && /(?:^| )wings$/.test(garment ?? '')
  return wings && actors(binding).some(({ person }) => person !== null)
}

const GROWN = /(?:beard|mo?ustache)s?$/

/** "A dog with a moustache": what no dog has is worn as a hat is. */
function growFace(binding: Binding, { id }: Subject, noun: NounPhrase): void {
  const garment = growthOf(noun)?.garment ?? null
  const grown = addSubject(binding, { ...noun, garment, body: false })
  Object.assign(grown, { noun: garment, kind: 'clothing' })
  relate(binding, { from: id, relation: 'wearing', to: grown.id })
}

/** What is on somebody's head or back, in the hands, or held over the head. */
function bear(binding: Binding, noun: NounPhrase, word: string): void {
  const grasps = word === 'with' && GRASPS.test(noun.head)
  if (grasps || /^(?:on|upon|atop|in)$/.test(word)) setDown(binding, noun.head)
  if (/^(?:on|upon|atop)$/.test(word)) loadUp(binding, noun)
  if (/^(?:over|above)$/.test(word) && /^heads?$/.test(noun.head)) holdUp(binding)
  if (/^(?:around|round)$/.test(word) && /^(?:neck|waist|wrist|ankle)s?$/.test(noun.head))
    tieOn(binding)
}

/** "Cows, bells around their necks": what hangs there is worn, or too small to be seen beside its wearer. */
function tieOn(binding: Binding): void {
  const { subjects, recent, last, relations } = binding
  const thing = subjects.find(({ id }) => id === (recent ?? last))
  const wearer = subjects.find(({ id, kind }) => id !== thing?.id && LIVING.has(kind))
  if (thing === undefined || wearer === undefined || LIVING.has(thing.kind)) return
  if (relations.some(({ from, to }) => from === thing.id || to === thing.id)) return
  if (thing.kind === 'clothing')
    relate(binding, { from: wearer.id, relation: 'wearing', to: thing.id })
  else {
    subjects.splice(subjects.indexOf(thing), 1)
    binding.leftOut.push(thing.words)
  }
  takeStage(binding, wearer)
}

const SMEARS =
  /(?:^| )(?:flour|mud|dirt|dust|soot|paint|chocolate|jam|cream|icing|frosting|sauce|snow|sand|oil|grease|blood|ash|powder|sweat|crumb|clay|ink|chalk|sugar|snowflake)$/

/** "Flour on their faces": it is on them, and no bag of it stands beside them. */
function isSmeared(binding: Binding, word: string): boolean {
  const { subjects, group } = binding
  if (!/^(?:on|over|in)$/.test(word)) return false
  const stuff = subjects.filter(({ id, noun }) => group.includes(id) && SMEARS.test(noun))
  const people = subjects.filter(({ kind }) => kind === 'person')
  if (stuff.length === 0 || people.length === 0) return false
  const [look] = stuff.flatMap(({ noun }) => lookOfSmear(noun) ?? [])
  for (const each of stuff) subjects.splice(subjects.indexOf(each), 1)
  if (look !== undefined) for (const each of people) each.looks = [look]
  binding.group = people.map(({ id }) => id)
  return true
}

/** "Combs her long green hair": so it looks. */
export function showOwnHair(binding: Binding, noun: NounPhrase): void {
  const { words, head, traits } = noun
  const told = traits.colour !== null || traits.others.length > 0
  const [person, other] = actors(binding).flatMap((each) => each.person ?? [])
  const own = /^(?:his|her|their) [^']+$/.test(words) && HAIRY.test(head)
  if (person && !other && told && own && noun.body) looksSo(person, noun)
}

function hasOwnLooks({ person }: Subject): boolean {
  return person !== null && (person.hair !== null || person.wears.length > 0)
}

/** Hair, a beard, freckles: false where it says nothing that could be seen. */
export function looksSo(person: Person, noun: NounPhrase): boolean {
  tellGender(person, noun.words)
  const grown = growthOf(noun)
  if (grown) person.wears = [...person.wears, grown].slice(0, 8)
  // "Silver hair in a bob": the second says more of the same.
  else if (HAIRY.test(noun.head))
    person.hair = [person.hair, hairOf(noun)].filter(Boolean).join(' ').slice(0, 40)
  return grown !== null || HAIRY.test(noun.head)
}

/** "Pink braids", "long curly hair": the colour, the cut, and how many. */
function hairOf({ head, plural, traits }: NounPhrase): string {
  const look = [traits.colour, ...traits.others].filter((word) => word !== null)
  const many = plural && /(?:braid|plait|bun|pigtail|dreadlock|curl|cornrow)$/.test(head)
  const style = look.length > 0 && /^hairs?$/.test(head) ? [] : [head + (many ? 's' : '')]
  return [...look, ...style].join(' ').slice(0, 40)
}

const LAPS = /^(?:lap|arm|knee|hand|wrist|finger|palm)s?$/
const GRASPS =
  /^(?:mouths?|jaws?|teeth|tooth|beaks?|bills?|snouts?|muzzles?|trunks?|claws?|talons?|paws?|pincers?|tentacles?)$/

/** "A boy with a bucket on his head" does not hold it, it is on him; nor does who has a kitten on her lap. */
export function setDown(binding: Binding, part: string): void {
  const isHead = /^heads?$/.test(part)
  const at = binding.relations.findIndex(
    ({ relation, to }) =>
      (/^(?:holding|next-to)$/.test(relation) ||
        (isHead && relation === 'wearing' && isNoHat(binding, to))) &&
      (to === loadOf(binding) || (isHead && to === binding.subjects.at(-1)?.id)),
  )
  const { from, to } = binding.relations[at] ?? {}
  if (GRASPS.test(part)) grasp(binding, part, from)
  if (from === undefined || to === undefined) return
  // "A woman in an armchair with a cat on her lap": chairs have none.
  const people = binding.subjects.filter(({ kind }) => kind === 'person')
  const sitter = /^laps?$/.test(part) ? (people.find(({ id }) => id === from) ?? people[0]) : null
  if (sitter) {
    binding.relations[at] = { from: to, relation: 'on', to: sitter.id }
    sitter.words = `${sitter.words}'s lap`.slice(0, 200)
  } else if (LAPS.test(part) || GRASPS.test(part))
    binding.relations[at] = { from, relation: 'holding', to }
  else if (/^(?:head|back|shoulder|nose|belly|stomach|tummy|chest)s?$/.test(part)) {
    binding.relations[at] = { from: to, relation: 'on', to: from }
    if (/^backs?$/.test(part)) shoulder(binding, from)
  }
}

const NO_HATS =
  /(?:^| )(?:socks?|underpants|underwear|pants|trousers|shirt|t-shirt|skirt|sweater|bra|shoe|boot|gloves?)$/

/** "A kangaroo with a red sock on its head": it lies there, as it does on a bench. */
function isNoHat({ subjects }: Binding, id: string): boolean {
  return subjects.some((each) => each.id === id && NO_HATS.test(each.noun))
}

/** What was named last, or the basket or sack that it is in. */
function loadOf({ recent, relations }: Binding): string | null {
  const within = relations.find(({ from, relation }) => from === recent && relation === 'inside')
  return within?.to ?? recent
}

/** "With baskets on their backs": people have loads behind them, and not on their heads. */
function shoulder({ subjects }: Binding, id: string): void {
  const bearer = subjects.find((each) => each.id === id && each.person !== null)
  if (bearer) bearer.words = `${bearer.words}'s back`.slice(0, 200)
}

/** "With a fish in its claws", "carries her cub in her mouth": which part of the beast has it. */
function grasp({ subjects, actions }: Binding, part: string, holder: string | undefined): void {
  const beast = subjects.find(
    ({ id, kind, actions: own }) =>
      ANIMALS.has(kind) &&
      (holder === undefined ? own.some((deed) => actions.includes(deed)) : id === holder),
  )
  if (beast) beast.words = `${beast.words}'s ${part}`.slice(0, 80)
}

/** "A turtle walks through the desert with a village on its back": whatever stands between, it is on the turtle. */
function loadUp(binding: Binding, { words }: NounPhrase): void {
  const { recent, relations, subjects } = binding
  if (!/^(?:its|their) (?:back|head|shell|nose|shoulder)s?$/.test(words)) return
  const load = subjects.find(({ id }) => id === recent)
  const bearer = subjects.find(({ id, kind }) => id !== recent && LIVING.has(kind))
  if (load === undefined || bearer === undefined || load.kind === 'person') return
  const placed = relations.some(({ from, to }) => from === load.id || to === load.id)
  if (!placed) relate(binding, { from: load.id, relation: 'on', to: bearer.id })
}

/** "Holding a newspaper over his head": what is held is up there, in both hands. */
function holdUp(binding: Binding): void {
  const holder = actors(binding).find(({ kind }) => kind === 'person')
  const deed = holder?.actions.find(({ verb, target }) => verb === 'hold' && target !== null)
  const held = binding.subjects.find(({ id }) => id === deed?.target)
  if (!holder || !deed || !held || !isLifted(held)) return
  const prop = [held.colour, held.noun].filter((word) => word !== null).join(' ')
  Object.assign(deed, { verb: 'hold-up', target: null, prop: prop.slice(0, 60) })
  binding.subjects.splice(binding.subjects.indexOf(held), 1)
  const rest = binding.relations.filter(({ from, to }) => from !== held.id && to !== held.id)
  binding.relations.splice(0, binding.relations.length, ...rest)
  binding.last = holder.id
  binding.recent = null
}

/** An umbrella is over the head anyway. */
const isLifted = ({ kind, noun }: Subject): boolean =>
  /^(?:thing|tool|toy|clothing)$/.test(kind) && !/(?:umbrella|parasol)$/.test(noun)

/** Parts of somebody that fill the picture by themselves. */
export const LOOKED_AT =
  /(?:^| )(?:face|eyes?|cheeks?|lips?|mouth|smile|nose|forehead|gaze|expression|hands?|fingers?|tears?|ears?|beak|mane)$/

/** "An old man, a tear rolls down his cheek". */
export function weepForLast(binding: Binding, { head }: NounPhrase): void {
  const person = binding.subjects.findLast(({ kind }) => kind === 'person')
  if (/(?:^| )tears?$/.test(head) && person !== undefined) shedTears(binding, person)
}

/** "Hands knead dough", "a tear rolls down her cheek": somebody is seen from near. */
export function bindBody(binding: Binding, { head, words }: NounPhrase): void {
  const [, whose] = /^(his|her) /.exec(words) ?? []
  const gender = whose === undefined ? null : whose === 'her' ? 'woman' : 'man'
  const subject = addSubject(binding, somebody(gender))
  takeStage(binding, subject)
  if (LOOKED_AT.test(head)) binding.framing = 'close-up'
  if (!/(?:^| )tears?$/.test(head)) return
  shedTears(binding, subject)
  binding.muted = true
}

/** Who has tears in the eyes is sad, and cries when there is nothing else to do. */
export function shedTears(binding: Binding, subject: Subject): void {
  subject.emotion = 'sad'
  binding.crying.add(subject.id)
}

/** At the end of a take: whoever has tears and no deed weeps. */
export function weep({ subjects, crying }: Binding): void {
  for (const subject of subjects)
    if (crying.has(subject.id) && subject.actions.length === 0)
      addAction(subject, plainAction('cry'))
}

/** "A doctor washes her hands": at the end of a take, of whom nothing else says it. */
export function tellByPossessions({ subjects }: Binding, chunks: readonly Chunk[]): void {
  const whose = chunks.flatMap((chunk) =>
    chunk.type === 'noun' ? (/^(?:his|her)(?= )/.exec(chunk.noun.words) ?? []) : [],
  )
  const [word] = whose
  if (word === undefined) return
  const gender = word === 'her' ? 'woman' : 'man'
  const people = subjects.flatMap(({ person, kind, count }) =>
    person !== null && kind === 'person' && count === 1 ? [person] : [],
  )
  if (people.some((each) => each.gender === gender)) return
  const open = people.find((each) => each.gender === null)
  if (open) open.gender = gender
}

const RISES = /^(?:stand|shoot|rise|go|fly|puff|frizz|spike|stick|explode)\b/

/** "And her hair stands up": at the end of a take, that of whom it is, or of the only one there. */
export function raiseHair({ subjects }: Binding, chunks: readonly Chunk[]): void {
  const risen = chunks.some((chunk, at) => {
    const next = chunks[at + 1]
    const hair = chunk.type === 'noun' && chunk.noun.body && /(?:^| )hair$/.test(chunk.noun.head)
    // "A man with long hair stands up": he does.
    const had = chunks.slice(0, at).findLast(({ type }) => type !== 'word')?.type === 'preposition'
    return hair && !had && next?.type === 'verb' && RISES.test(next.verb.base)
  })
  const person = risen ? subjects.find(({ kind }) => kind === 'person')?.person : null
  if (person) person.hair = [person.hair, 'bristling'].filter(Boolean).join(' ').slice(0, 40)
}

function tellGender(person: Person, words: string): void {
  if (words.startsWith('her ')) person.gender ??= 'woman'
  if (words.startsWith('his ')) person.gender ??= 'man'
}

/** What is worn by whose parts look so. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/\bpainted(?: [a-z]+)* face$/, 'face paint'],
  [/\bscars?$/, 'scar'],
  [/\btattoos?$/, 'tattoos'],
  [/\bpiercings?$/, 'nose ring'],
  [/\bgoatee$/, 'goatee'],
  [/\bhenna$/, 'henna'],
  [/\bbare(?: [a-z]+)* f(?:oo|ee)t$/, 'barefoot'],
]

/** A beard is no hairstyle: a bald man may have a long white one. */
function growthOf({ head, traits }: NounPhrase): Person['wears'][number] | null {
  const look = `${traits.others.join(' ')} ${head}`
  const [, garment] = LOOKS.find(([pattern]) => pattern.test(look)) ?? []
  if (garment !== undefined) return { garment, colour: traits.colour }
  const grown = /(?:beard|mo?ustache|freckle|wrinkle|dimple|eye)s?$/.exec(head)?.[0]
  if (grown === undefined || (/^eyes?$/.test(grown) && traits.colour === null)) return null
  const long = grown === 'beard' && traits.others.includes('long')
  const many = /^(?:freckle|wrinkle|dimple|eye)$/.test(grown) ? `${grown}s` : grown
  return { garment: long ? 'long beard' : many, colour: traits.colour }
}
