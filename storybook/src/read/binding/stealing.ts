import { findPicture } from '../../lexicon/find-picture.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { addDeeds } from './bind-deeds.ts'
import { actors, addSubject, isAlive, type Binding, type Preposition } from './binding.ts'

const STEALS = /^(?:steal|snatch|swipe|rob|pickpocket|grab)\b/

/** What things are taken out of. */
const STORES =
  /(?:^| )(?:basket|box|bag|jar|table|plate|cart|stall|chest|bin|sack|nest|counter|bowl|backpack|trash can|hive|beehive|fridge|refrigerator|shelf|pocket|tent|cooler|lunchbox|picnic|stand|truck|tree|market)$/

/** One thief, whose deed is seen. */
function isTheft(binding: Binding): boolean {
  const { verb, actions } = binding
  const thieves = actors(binding)
  const alone = thieves.length === 1 && thieves.every((each) => each.count === 1 && isAlive(each))
  return STEALS.test(verb?.base ?? '') && actions.length > 0 && alone
}

/** "Steals a pirate's hat": the pirate is there to be robbed of it. */
export function isStolenThing(binding: Binding, noun: NounPhrase): boolean {
  const victim = noun.wearer ?? noun.owner ?? null
  if (!isTheft(binding) || victim === null || victim.found === null || !mayBeRobbed(victim))
    return false
  rob(binding, victim, ofTheirs(noun, victim))
  binding.told.add(noun.words)
  return true
}

const mayBeRobbed = ({ head, found }: NounPhrase): boolean =>
  (found !== null && isAlive(found)) || /(?:^| )(?:snowman|scarecrow|statue)$/.test(head)

/** "Steals a sausage from the butcher": the same. */
export function isStolenFrom(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  const goods = word === 'from' ? goodsOf(binding) : null
  const kept = noun.found !== null && (mayBeRobbed(noun) || STORES.test(noun.head))
  if (goods === null || !kept) return false
  rob(binding, noun, takenAlong(binding, goods))
  return true
}

/** "… steals it from him": of whom was told before. */
export function isStolenFromThem(binding: Binding, victim: Subject): boolean {
  const goods = binding.preposition?.word === 'from' ? goodsOf(binding) : null
  if (goods === null || !isAlive(victim) || victim.id === goods.id) return false
  robOne(binding, victim, takenAlong(binding, goods))
  return true
}

/** What is stolen, and nobody who is led away; a fish is. */
function goodsOf(binding: Binding): Subject | null {
  const [action] = binding.actions
  const goods = binding.subjects.find(({ id }) => id === action?.target)
  if (!isTheft(binding) || goods === undefined) return null
  return isAlive(goods) && goods.kind !== 'fish' ? null : goods
}

/** In the hands of the thief it needs no place of its own. */
function takenAlong(binding: Binding, goods: Subject): string {
  binding.subjects.splice(binding.subjects.indexOf(goods), 1)
  const others = binding.relations.filter(({ from, to }) => from !== goods.id && to !== goods.id)
  binding.relations.splice(0, binding.relations.length, ...others)
  return [goods.colour, goods.noun].filter(Boolean).join(' ')
}

/** What is on most heads is made of straw; gentlemen and magicians have their own. */
function hatOf({ head }: NounPhrase): string {
  const own = `${head} hat`
  const tall = /(?:gentleman|banker|magician|snowman|lord|count|groom)$/.test(head)
  return tall || findPicture(own)?.picture !== findPicture('hat')?.picture ? own : 'straw hat'
}

/** A pirate's hat is a pirate hat. */
function ofTheirs({ head, traits }: NounPhrase, victim: NounPhrase): string {
  const own = head === 'hat' ? hatOf(victim) : `${victim.head} ${head}`
  const named = findPicture(own)?.picture === findPicture(head)?.picture ? head : own
  return [traits.colour, named].filter(Boolean).join(' ')
}

function rob(binding: Binding, victim: NounPhrase, thing: string): void {
  const subject = addSubject(binding, victim)
  addDeeds(binding, victim)
  robOne(binding, subject, thing)
}

function robOne(binding: Binding, subject: Subject, thing: string): void {
  for (const action of binding.actions)
    Object.assign(action, { verb: 'steal', target: subject.id, prop: thing.slice(0, 60) })
  binding.last = subject.id
  binding.role = 'object'
}
