import { wordSet } from '../../lexicon/word-set.ts'
import { sensesOf } from '../../lexicon/wordnet.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { BLOWS } from '../../lexicon/deeds/blows.ts'
import { comesWithDeed } from '../../lexicon/deeds/all-deeds.ts'
import { addDeeds } from './bind-deeds.ts'
import { setPlace } from './bind-place.ts'
import {
  actors,
  addAction,
  addSubject,
  doerOf,
  isAlive,
  isHuman,
  plainAction,
  relate,
  type Binding,
} from './binding.ts'
import { isEntered } from './bind-way.ts'
import { showOwnHair } from './features.ts'
import { isDepicted } from './depicted.ts'
import { isFled } from './fleeing.ts'
import { comesBy } from './fronts.ts'
import { groupSize } from '../words/counts.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { isGameOf } from './games-of-things.ts'
import { deedWith, objectsOf } from './object-deed.ts'
import { isOnScreen } from './on-screens.ts'
import { renameDeed } from './rename-deed.ts'
import { isOnOther, isSettled } from './settled.ts'
import { isStolenThing } from './stealing.ts'
import { isSwitched } from './switching.ts'
import { wear } from './wear.ts'
import { aimAtOwner } from './owner-of-part.ts'
import { ford } from './in-water.ts'
import { isOneHouse } from './seen-from-outside.ts'
import { takeOff } from './taking-off.ts'
import { setProp } from './bind-prop.ts'
import { bindRelated } from './bind-related.ts'
import { isWhere } from './where-done.ts'

/** The noun that a verb acts on: a partner, a prop in the hands, a mount, a place. */
export function bindObject(binding: Binding, noun: NounPhrase): void {
  const phrasal = binding.verb?.base ?? ''
  const [base = ''] = phrasal.split(' ')
  binding.role = 'object'
  if (isWorn(binding, noun, base)) return
  if (COMINGS.some((rule) => rule(binding, noun))) return
  const deed = nameDeed(binding, noun, base)
  showOwnHair(binding, noun)
  aimAtOwner(binding, noun)
  if (noun.head === 'home') goHome(binding, noun, base)
  // "Children play cricket": a game, and no insect.
  if (isNothing(noun, base) || deed === 'play-cricket') return
  if (isWhere(noun, phrasal, deed)) goThere(binding, noun, phrasal)
  else if (isStoodBy(noun, phrasal)) addPartner(binding, noun, base)
  else {
    if (deed === null) handle(binding, noun, base)
    bindThing(binding, noun, { base, deed })
  }
}

/** What is bent over, or large enough to lean on: it stands there, and is in no hand. */
function isStoodBy({ found }: NounPhrase, phrasal: string): boolean {
  if (phrasal.startsWith('lean '))
    return /^(?:instrument|building|vehicle|nature|plant|boat)$/.test(found?.kind ?? '')
  return phrasal.endsWith(' over') && found !== null
}

const COMINGS = [
  isOfOwnKind,
  isFlownOver,
  isLanded,
  isEntered,
  isStolenThing,
  isOnScreen,
  isFled,
  isSwitched,
] as const

/** "A dragon flies over a castle": it is above the roof. */
function isFlownOver(binding: Binding, noun: NounPhrase): boolean {
  if (binding.verb?.base !== 'fly over' || !isOneHouse(noun)) return false
  bindRelated(binding, noun, { word: 'over', relation: 'above' })
  return true
}

function isOfOwnKind(binding: Binding, noun: NounPhrase): boolean {
  if (!OWN_KIND.test(noun.words)) return false
  bindUnseen(binding, noun, null)
  return true
}

/** "Flies over the mountains": they are where it happens, and below. */
function goThere(binding: Binding, noun: NounPhrase, phrasal: string): void {
  if (comesBy(binding, noun, phrasal)) return
  setPlace(binding, noun)
  if (phrasal.endsWith(' over')) takeOff(binding)
  if (phrasal === 'cross') ford(binding, noun)
}

/** The deed that verb and object name together, taken over by those who act; null if there is none. */
function nameDeed(binding: Binding, noun: NounPhrase, base: string): string | null {
  // A radio plays music; a pineapple that plays the saxophone is alive.
  const tuned = base === 'play' && instrumentDeed(noun.head) === null
  const lifeless = tuned && !actors(binding).some(isAlive)
  const deed = lifeless
    ? gameOf(binding, noun, base)
    : (dressed(noun, base) ?? deedWith(base, noun, doerOf(binding)))
  if (deed === null) return null
  renameDeed(binding, deed)
  binding.told.add(noun.words)
  // "Smells a rose": the verb alone was nothing to see.
  if (binding.idle.at(-1) === binding.verb?.words) binding.idle.pop()
  return deed
}

/** "A vacuum cleaner plays soccer": as people do. */
function gameOf(binding: Binding, noun: NounPhrase, base: string): string | null {
  const deed = deedWith(base, noun, 'people')
  return deed !== null && actors(binding).every((each) => isGameOf(each, deed)) ? deed : null
}

/** "Dresses her son": without him the verb says only what somebody wears. */
const dressed = ({ found }: NounPhrase, base: string): string | null =>
  base === 'dress' && found !== null && isAlive(found) ? 'get-dressed' : null

/** "Until it finds its pack". */
const OWN_KIND = /^(?:its|their) (?:pack|herd|flock|pod|pride|colony|swarm)$/

/** "Returns home": before a house, unless another place is named. */
function goHome(binding: Binding, noun: NounPhrase, base: string): void {
  if (!/^(?:go|come|return|walk|arrive|get|run|drive|ride|head|hurry|stroll|cycle)$/.test(base))
    return
  binding.hint ??= 'house'
  binding.told.add(noun.words)
}

/** Parts of bodies, home, and what the set has anyway: "scanning the branches". */
function isNothing({ body, head, definite, found }: NounPhrase, base: string): boolean {
  // "Birds take flight", "goes home".
  if (body || head === 'home' || head === 'flight') return true
  // "Lightning splits the sky": whoever is there is not in it.
  if (
    /(?:^| )sky$/.test(head) &&
    /^(?:split|tear|rip|pierce|crack|slash|brighten|light)\b/.test(base)
  )
    return true
  const seen = /^(?:scan|survey|reflect|overlook|reveal|illuminate|cover)$/.test(base)
  return seen && definite && (found === null || !isAlive(found))
}

/** A thing that comes with its deed: the guitar that is played, the pancake that is tossed. */
function isGiven(noun: NounPhrase, base: string, deed: string): boolean {
  if (instrumentDeed(noun.head) === deed) return true
  const closed = objectsOf(noun).some((object) => comesWithDeed(`${base} ${object}`))
  return closed && !(noun.found !== null && isAlive(noun.found))
}

function isWorn(binding: Binding, noun: NounPhrase, base: string): boolean {
  if (isSettled(binding, noun, base) || isOnOther(binding, noun, base)) return true
  if (/^(?:wear|dress|put|don)$/.test(base) && wear(binding, noun)) return true
  // Lipstick and perfume: worn, but nothing that a puppet could put on.
  return base === 'wear' && actors(binding).some(({ person }) => person !== null)
}

/** Handed from one to another: the thing is the prop, whoever gets it the target. */
const HANDED = wordSet(
  'give hand offer bring pass show throw serve sell feed toss present send lend deliver read',
)

/** A submarine that passes a ship hands it to nobody. */
function isHanded(binding: Binding, base: string): boolean {
  return HANDED.has(base) && (base !== 'pass' || actors(binding).some(isAlive))
}

const MORSELS = /(?:^| )(?:fish|herring|sardine|salmon|trout|shrimp|worm|bug|grub|cricket)$/

/** A fish that is thrown to a seal is its meal, and plays no part of its own. */
function isSomebody({ found, head }: NounPhrase, base: string): boolean {
  const meal = /^(?:give|hand|offer|pass|throw|toss)$/.test(base) && MORSELS.test(head)
  return found !== null && isAlive(found) && !meal
}

function bindThing(
  binding: Binding,
  noun: NounPhrase,
  { base, deed }: { base: string; deed: string | null },
): void {
  if (isDepicted(binding, noun)) return
  if (deed !== null && isGiven(noun, base, deed)) setProp(binding, withoutGlow(noun, deed))
  else if (noun.found === null) bindUnseen(binding, noun, deed)
  else if (isHanded(binding, base) && !isSomebody(noun, base) && binding.actions.length > 0)
    setProp(binding, noun)
  else if (isDropped(binding, noun, base)) return
  else if (isBabyItself(binding, noun) || isOpened(binding, noun, base)) return
  else if (isPartner(base, noun)) addPartner(binding, noun, base)
  else setProp(binding, noun)
}

const HANDLED = /^(?:furniture|thing|tool|toy|clothing|food|instrument)$/
const WITH_HANDS = /^verb\.(?:contact|change|creation|body|possession)$/

/** "Defrosts the freezer": a deed that nobody here knows is done with the hands at its thing. */
function handle(binding: Binding, { found }: NounPhrase, base: string): void {
  const unknown = binding.actions.length === 0 && !/^(?:be|have|do|make|wear|own|get)$/.test(base)
  if (!unknown || !actors(binding).every(isHuman) || !HANDLED.test(found?.kind ?? '')) return
  const [sense] = sensesOf(base, 'verb')
  if (base === 'use' || WITH_HANDS.test(sense?.field ?? '')) renameDeed(binding, 'handle-thing')
}

/** The iron on an anvil glows anyway. */
function withoutGlow(noun: NounPhrase, deed: string): NounPhrase {
  return deed === 'forge' ? { ...noun, traits: { ...noun.traits, material: null } } : noun
}

/** "A drone drops a package": the package falls, the drone does not. */
function isDropped(binding: Binding, noun: NounPhrase, base: string): boolean {
  const flyers = actors(binding).filter(({ kind }) => /^(?:aircraft|bird|insect)$/.test(kind))
  const falls = binding.actions.some(({ verb }) => verb === 'fall' || verb === 'throw')
  if (base !== 'drop' || flyers.length === 0 || !falls || noun.found === null) return false
  for (const action of binding.actions) action.verb = 'hover'
  addAction(addSubject(binding, noun), plainAction('fall'))
  return true
}

/** "An alien lands its saucer": the saucer lands, and who flew it is beside it. */
function isLanded(binding: Binding, noun: NounPhrase): boolean {
  const flies = noun.found?.kind === 'aircraft' || noun.found?.picture === 'prop:ufo'
  if (!/^(?:land|park)$/.test(binding.verb?.base ?? '') || !flies) return false
  const pilots = actors(binding)
  for (const pilot of pilots)
    pilot.actions = pilot.actions.filter((action) => !binding.actions.includes(action))
  const craft = addSubject(binding, noun)
  addAction(craft, plainAction('land'))
  for (const { id } of pilots) relate(binding, { from: id, relation: 'next-to', to: craft.id })
  return true
}

/** "A cat opens a box": people have a deed for it, others stand by while it opens. */
function isOpened(binding: Binding, noun: NounPhrase, base: string): boolean {
  const [actor] = actors(binding)
  const other = actor !== undefined && actor.kind !== 'person' && isAlive(actor)
  if (base !== 'open' || !other || noun.found === null || isAlive(noun.found)) return false
  addPartner(binding, noun, base)
  const thing = binding.subjects.find(({ id }) => id === binding.last)
  if (thing !== undefined) addAction(thing, plainAction('open'))
  return true
}

/** An object without a picture: a herd of one's own kind, a prop by name, or nothing. */
function bindUnseen(binding: Binding, noun: NounPhrase, deed: string | null): void {
  const [actor] = actors(binding)
  const plain = noun.words.replace(/ of (?:its|their|his|her)(?: own)? kind$/, '')
  const size = groupSize(plain.split(' ').at(-1) ?? '')
  if (size !== null && actor !== undefined && actor.kind !== 'person') {
    const herd = { ...actor, id: binding.nextId(), count: size, actions: [], words: noun.words }
    binding.subjects.push(herd)
    binding.told.add(noun.words)
    for (const action of binding.actions) action.target ??= herd.id
  } else if (deed !== null || noun.talk) setProp(binding, noun)
  else binding.misses.push(noun.words)
}

/** "A person is crawling baby": the object is who does it. */
function isBabyItself(binding: Binding, noun: NounPhrase): boolean {
  const person = actors(binding)[0]?.person ?? null
  if (person === null || noun.found?.person?.age !== 'baby') return false
  if (!binding.actions.some(({ verb }) => verb === 'crawl' || verb === 'wake-up')) return false
  person.age = 'baby'
  binding.told.add(noun.words)
  return true
}

const USED_UP = wordSet(
  'eat devour cook cut chop peel drink plant grow read draw tattoo build make fold sharpen count',
)

const MET = wordSet(
  'adore hold carry ride chase watch look follow lift pull push drive sail fly row see find discover guard join surround attack admire have wear bring balance strike hit steal take grab snatch fetch rob drag cross pass approach leave orbit circle encircle overtake protect sniff face',
)

const ON_STAGE =
  /^(?:animal|person|bird|fish|insect|creature|vehicle|boat|aircraft|building|furniture|plant|sky|nature)$/

function isPartner(base: string, noun: NounPhrase): boolean {
  const kind = noun.found?.kind ?? 'thing'
  if (/^(?:build|construct|erect)$/.test(base) && kind === 'building') return true
  // "Reads a woman's palm": she is there.
  if (USED_UP.has(base)) return noun.part !== undefined && isAlive({ kind })
  if (base === 'milk' || base === 'catch') return isAlive({ kind })
  return MET.has(base) || Object.hasOwn(BLOWS, base) || ON_STAGE.test(kind)
}

const BONDS: readonly (readonly [RelationName, RegExp])[] = [
  ['riding', /^(?:ride|drive|sail|row|kayak|mount)$/],
  ['holding', /^(?:hold|carry|lift|bring|have|balance|steal|take|grab|snatch|fetch)$/],
  ['chasing', /^(?:chase|pursue)$/],
  ['wearing', /^wear$/],
]

/** "Two boys race their bicycles": each has one, and nobody else's stands by. */
function haveOwn({ words, plural, count }: NounPhrase, thing: Subject, group: readonly Subject[]) {
  const owners = group.reduce((sum, each) => sum + each.count, 0)
  const own = words.startsWith('their ') && plural && count === null
  if (own && owners > 1 && thing.kind !== 'person') thing.count = owners
}

function addPartner(binding: Binding, noun: NounPhrase, base: string): void {
  const group = actors(binding)
  const subject = addSubject(binding, noun)
  haveOwn(noun, subject, group)
  addDeeds(binding, noun)
  binding.last = subject.id
  for (const action of binding.actions) action.target ??= subject.id
  const relation = BONDS.find(([, verbs]) => verbs.test(base))?.[0]
  // "Holds its mother's tail": it goes behind her, and has no mother in its trunk.
  if (relation === 'holding' && noun.words.endsWith("'s tail"))
    for (const action of binding.actions) action.verb = 'follow'
  else if (relation !== undefined)
    for (const { id } of group) relate(binding, { from: id, relation, to: subject.id })
}
