import { wordSet } from '../../lexicon/word-set.ts'
import { comesWithDeed } from '../../lexicon/deeds/all-deeds.ts'
import { setPlace } from './bind-place.ts'
import { actors, isAlive, isHuman, type Binding } from './binding.ts'
import { isEntered } from './bind-way.ts'
import { showOwnHair } from './features.ts'
import { isDepicted } from './depicted.ts'
import { isFled } from './fleeing.ts'
import { comesBy } from './fronts.ts'
import { groupSize } from '../words/counts.ts'
import { instrumentDeed } from '../../lexicon/instruments.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { objectsOf } from './object-deed.ts'
import { isOnScreen } from './on-screens.ts'
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
import { addPartner, isPartner } from './bind-partner.ts'
import { isLanded, isDropped, isBabyItself, isOpened } from './object-does-it.ts'
import { nameDeed, handle } from './name-deed.ts'

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
function isGiven(
  binding: Binding,
  noun: NounPhrase,
  { base, deed }: { base: string; deed: string },
): boolean {
  // Beasts kick no ball but the one that is named.
  if (noun.head.endsWith('ball') && !actors(binding).every(isHuman)) return true
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
  if (deed !== null && isGiven(binding, noun, { base, deed }))
    setProp(binding, withoutGlow(noun, deed))
  else if (noun.found === null) bindUnseen(binding, noun, deed)
  else if (isHanded(binding, base) && !isSomebody(noun, base) && binding.actions.length > 0)
    setProp(binding, noun)
  else if (isDropped(binding, noun, base)) return
  else if (isBabyItself(binding, noun) || isOpened(binding, noun, base)) return
  else if (isPartner(binding, noun, base)) addPartner(binding, noun, base)
  else setProp(binding, noun)
}

/** The iron on an anvil glows anyway. */
function withoutGlow(noun: NounPhrase, deed: string): NounPhrase {
  return deed === 'forge' ? { ...noun, traits: { ...noun.traits, material: null } } : noun
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
