import { wordSet } from '../../lexicon/word-set.ts'
import { actors, addSubject, isAlive, relate, type Binding } from './binding.ts'
import { describedName } from './described-name.ts'
import type { RelationName } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** A prop that the prompt describes is a subject, too: the stage then finds the red guitar, not any. */
export function isDescribed({ found, traits, count, words }: NounPhrase): boolean {
  if (found === null || isAlive(found)) return false
  const { colour, material, size } = traits
  if (colour !== null || material !== null || size !== 'normal') return true
  return (count ?? 1) > 1 || PATTERNED.test(words)
}

const PATTERNED = /\b(?:check(?:er)?ed|chequered|plaid|striped|dotted|spotted)\b/

/** Blue fire is breathed and a wall is painted in its colour: nobody holds them, and no subject could keep that. */
const IN_THE_DEED = /^(?:fire|flames?|fireball|lightning|magic|spell|light|energy)$|(?:^| )walls?$/

/** What no subject keeps, a sandcastle or a pumpkin that comes with its deed, keeps its colour in its name. */
function propName(base: string, noun: NounPhrase): string {
  const alive = noun.found !== null && isAlive(noun.found)
  const told = isDescribed(noun) && (noun.traits.colour !== null || noun.traits.material !== null)
  const lost = told && !isHandy(base, noun)
  if (alive || lost || IN_THE_DEED.test(noun.head)) return describedName(noun)
  return noun.head.slice(0, 60)
}

/** Whether it is in the hands of whoever does this, or at least before them. */
function isHandy(base: string, noun: NounPhrase): boolean {
  if (noun.found === null || /^(?:nature|sky|building)$/.test(noun.found.kind)) return false
  if (/^(?:paint|spray|plaster)/.test(base) && IN_THE_DEED.test(noun.head)) return false
  return /^(?:hold|carry)\b/.test(base) || isDescribed(noun)
}

const SPOILED = wordSet(
  'eat bite chew lick nibble devour gobble drink break smash tear rip grab snatch hide kick burn cut drop spill ruin destroy',
)

/** "A goat eats the bride's bouquet": she stands by. */
function bringOwner(binding: Binding, noun: NounPhrase): void {
  const owner = noun.owner ?? noun.wearer
  const [base = ''] = binding.verb?.base.split(/[ -]/) ?? []
  if (!owner?.found || !isAlive(owner.found) || !SPOILED.has(base)) return
  const { id } = addSubject(binding, owner)
  for (const { id: from } of actors(binding)) relate(binding, { from, relation: 'next-to', to: id })
}

export function setProp(binding: Binding, noun: NounPhrase): void {
  const base = binding.verb?.base ?? ''
  bringOwner(binding, noun)
  if (isHandy(base, noun)) holdProp(binding, noun)
  if (binding.actions.some(({ prop }) => prop === null)) binding.told.add(noun.words)
  for (const action of binding.actions)
    if (action.verb !== 'ride') action.prop ??= propName(base, noun)
  if (binding.actions.length === 0 && noun.found !== null) {
    binding.last = addSubject(binding, noun).id
  }
}

/** Whoever opens a chest does not have it in the hands. */
const NOT_HELD = wordSet(
  'open close paint repaint dye repair fix wash decorate ring climb kick hit strike watch pull push enter lock unlock knock visit',
)

/** Who vacuums a rug stands on it. */
const CLEANED = /^(?:vacuum|hoover|sweep|mop|clean|scrub)$/

const MANNED = /(?:plane|jet|helicopter|chopper|glider|balloon|spaceship|rocket|ufo|saucer)$/

function takeSeat(binding: Binding, id: string): void {
  for (const action of binding.actions) Object.assign(action, { verb: 'ride', target: id })
}

function holdProp(binding: Binding, noun: NounPhrase): void {
  const holders = actors(binding).filter(isAlive)
  const subject = addSubject(binding, noun)
  const [base = ''] = binding.verb?.base.split(/[ -]/) ?? []
  const relation = tieTo(noun, base)
  if (relation === 'riding' && FLIES.test(base)) takeSeat(binding, subject.id)
  for (const { id } of holders) relate(binding, { from: id, relation, to: subject.id })
}

const FLIES = /^(?:fly|pilot)$/

function tieTo({ head, traits }: NounPhrase, base: string): RelationName {
  if (CLEANED.test(base) && /(?:^| )(?:carpet|rug|mat)$/.test(head)) return 'on'
  // Who rows a boat is in it, and who flies a plane that is described needs no other one.
  const aboard = FLIES.test(base) ? MANNED.test(head) : /^(?:row|paddle|sail|steer)$/.test(base)
  if (aboard) return 'riding'
  // A big umbrella is held all the same, when it is said to be.
  const large = /^(?:large|giant)$/.test(traits.size) && base !== 'hold'
  return NOT_HELD.has(base) || large ? 'next-to' : 'holding'
}
