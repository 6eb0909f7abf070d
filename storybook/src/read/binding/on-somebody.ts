import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import {
  actors,
  addSubject,
  isAlive,
  recall,
  relate,
  type Binding,
  type Preposition,
} from './binding.ts'
import { setDown } from './features.ts'
import { somebody } from './somebody.ts'
import { wear } from './wear.ts'

const PARTS = /^(?:head|hair|nose|face|cheek|shoulder|back|hand|finger|arm|wrist|palm|lap|knee)s?$/
/** On a lap one lies; in a hand one is held, in a face one sees it. */
const LAP = /^laps?$/
const CLINGS = /^(?:cling|hold|snuggle|hang)\b/
const HATS = /(?:^| )(?:hat|cap|helmet|crown|beret|bonnet|turban|tiara|beanie)$/

/** "One pigeon sits on her hat", "it lands on his head": it is on whoever has that head, and a hat is worn by then. */
export function isOnSomebody(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const [, whose] = /^(his|her) /.exec(noun.words) ?? []
  const part = partMeant(noun)
  const group = actors(binding)
  if (!isUpon(binding, noun, word) || whose === undefined || part === null || group.length === 0)
    return false
  if (group.some(({ person }) => person !== null) && !isBorne(binding, noun))
    return noun.garment !== null && isOnOwnHat(binding, noun)
  setOn(binding, ownerOf(binding, whose), part)
  if (noun.garment !== null) dressLast(binding, noun)
  binding.told.add(noun.words)
  return true
}

function isUpon(binding: Binding, { head }: NounPhrase, word: string): boolean {
  if (/^(?:on|onto|upon|atop)$/.test(word)) return true
  return LAP.test(head) ? /^into?$/.test(word) : clingsTo(binding, word)
}

function clingsTo({ verb }: Binding, word: string): boolean {
  return word === 'to' && CLINGS.test(verb?.base ?? '')
}

/** "Clings to its mother", "holds on to its mother's back": it is on her. */
export function isClungTo(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const group = actors(binding)
  const clings = clingsTo(binding, word)
  const beasts = group.length > 0 && group.every((each) => isAlive(each) && each.person === null)
  if (!clings || !beasts || noun.found === null || !isAlive(noun.found)) return false
  setOn(binding, addSubject(binding, noun), 'back')
  return true
}

/** "An elephant lifts a girl onto its back": there she is then, and in no arms. */
export function isLiftedOnto(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const own = /^(?:its|his|her) /.test(noun.words) && partMeant(noun) !== null
  const lifted = binding.actions.find(({ verb }) => /^(?:lift|carry|hold|put)$/.test(verb))
  const rider = binding.subjects.find(({ id }) => id === lifted?.target)
  const beast = loneBeast(binding)
  if (!/^(?:on|onto|upon)$/.test(word) || !own || !lifted || !beast) return false
  if (rider === undefined || !isAlive(rider)) return false
  const held = binding.relations.findIndex(({ from, to }) => from === beast.id && to === rider.id)
  if (held >= 0) binding.relations.splice(held, 1)
  relate(binding, { from: rider.id, relation: 'on', to: beast.id })
  Object.assign(lifted, { verb: 'stand', target: null })
  binding.told.add(noun.words)
  return true
}

function loneBeast(binding: Binding): Subject | null {
  const [one, ...more] = actors(binding)
  if (one === undefined || more.length > 0) return null
  return isAlive(one) && one.person === null ? one : null
}

/** "A dog sleeps at her feet": just before whoever has them; "by his side": beside. */
export function isAtFeet(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const [, whose, part] = /^(his|her|their) (feet|side|foot|heels)$/.exec(noun.words) ?? []
  const group = actors(binding)
  if (!/^(?:at|by|beside|near)$/.test(word) || whose === undefined || group.length === 0)
    return false
  if (group.some(({ person }) => person !== null)) return false
  const owner = ownerOf(binding, whose)
  const relation = part === 'side' ? 'next-to' : 'in-front-of'
  for (const { id } of group) relate(binding, { from: id, relation, to: owner.id })
  binding.told.add(noun.words)
  return true
}

/** The part of the body on which one is who is on this; null where it is none of those. */
function partMeant({ head, body, garment }: NounPhrase): string | null {
  if (garment !== null) return HATS.test(head) ? 'head' : null
  return body && PARTS.test(head) ? head.replace(/^knee/, 'lap') : null
}

function setOn(binding: Binding, owner: Subject, part: string): void {
  owner.words = `${owner.words || owner.noun}'s ${part}`.slice(0, 200)
  for (const rider of actors(binding)) {
    relate(binding, { from: rider.id, relation: 'on', to: owner.id })
    // A flower pot that falls on a head is seen to fall.
    if (isAlive(rider) || (rider.count > 1 && SOFT.test(rider.noun)))
      rider.actions = rider.actions.map(settled)
  }
}

function dressLast({ relations, subjects }: Binding, { garment, traits }: NounPhrase): void {
  const owner = subjects.find(({ id }) => id === relations.at(-1)?.to)
  owner?.person?.wears.push({ garment: garment ?? 'hat', colour: traits.colour })
}

/** "A man with a bird on his hat": he has the hat on, and the bird is on that. */
function isOnOwnHat(binding: Binding, noun: NounPhrase): boolean {
  setDown(binding, 'head')
  return wear(binding, noun)
}

/** Who stands on his own head is no other's burden; on shoulders sits another one. */
function isBorne(binding: Binding, { head }: NounPhrase): boolean {
  const group = actors(binding)
  const young = group.every(({ person }) => /^(?:child|baby)$/.test(person?.age ?? ''))
  const others = binding.subjects.some((each) => each.kind === 'person' && !group.includes(each))
  return head.startsWith('shoulder') && young && others
}

/** Those who have arms and heads though they are not alive. */
const FIGURES =
  /(?:^| )(?:snowman|scarecrow|statue|doll|gnome|mannequin|teddy bear|suit of armou?r)$/

/** The last of the people whom the word may mean; where nobody was named, somebody. */
function ownerOf(binding: Binding, whose: string): Subject {
  const gender = whose === 'her' ? 'woman' : 'man'
  const group = new Set(actors(binding).map(({ id }) => id))
  const fits = ({ id, person, kind }: Subject): boolean =>
    kind === 'person' && !group.has(id) && (person?.gender ?? gender) === gender
  const sure = ({ person, count }: Subject): boolean => person?.gender === gender && count === 1
  const people = binding.subjects.filter(fits)
  const here = people.findLast(sure) ?? people.at(-1)
  if (here) return here
  const before = binding.known.findLast(fits)
  // "A corgi at the helm, a parrot on his shoulder": before anybody is made up.
  const beast = binding.subjects.find(
    (each) => (isAlive(each) || FIGURES.test(each.noun)) && !group.has(each.id),
  )
  if (!before && beast) return beast
  // "A gorilla carries her baby. The little one sleeps on her back": nor after.
  const earlier = before ?? binding.known.findLast((each) => isAlive(each) && !group.has(each.id))
  return earlier ? recall(binding, earlier) : addSubject(binding, somebody(gender))
}

/** What lies on somebody without having hit them. */
const SOFT =
  /(?:^| )(?:leaf|petal|snowflake|feather|blossom|confetti|flower|bubble|snow|star|raindrop|drop|spark|ash)$/

/** What has landed there lies there; birds do not ride on shoulders as children do. */
function settled<Deed extends { verb: string }>(deed: Deed): Deed {
  return /^(?:fall|shoulder-ride|swing|hug|hold)$/.test(deed.verb) ? { ...deed, verb: 'sit' } : deed
}
