import { HOUSEHOLD } from '../../plan/kinds.ts'
import type { Person, Subject } from '../../plan/plan.ts'
import type { Actor } from '../actor.ts'
import type { Puppet } from '../people/puppet.ts'
import { isOnLimbs, withFace } from './enlivened.ts'
import { asPuppet, type MascotLook } from './mascot.ts'

/** Whether a thing wears what only a body can: a banana in pyjamas, a toaster that is a pilot. */
export function isClad({ kind, person, noun }: Subject, clothes: Person['wears']): boolean {
  if (!(HOUSEHOLD.has(kind) && kind !== 'clothing') || FIGURES.test(noun)) return false
  return (
    Boolean(person?.role) ||
    clothes.some((each) => !isOnLimbs(each) && !ACCESSORIES.test(each.garment))
  )
}

/** Worn by an animal or a thing as it is; for anything more it gets up on its hind legs. */
export const ACCESSORIES =
  /glasses|goggles|crown|hat|\bcap\b|helmet|backpack|shell|wingset|antlerset|hornlet|headphones|mask|scarf|collar|bow ?tie|necklace|ribbon|bandana|medal|beret|beanie|wreath|bell|flower/

/** They have a body of their own, on which clothes are hung. */
const FIGURES = /\b(?:mannequin|dummy|doll|snowman|scarecrow|statue|bear|hanger|cactus)$/u

/** Hands and feet of dark paper, whatever the thing is made of. */
const HANDS = '#4b3a34'

/** A puppet in these clothes that has the whole thing for a head. */
export function createClad(thing: Actor, subject: Subject, look: MascotLook): Puppet {
  const faced = withFace(thing, subject.emotion)
  const { aspect } = thing
  const head = {
    actor: faced,
    nape: thing,
    fur: HANDS,
    profile: false,
    shape: { x: 0.5, y: 0.03, wide: Math.min(0.9, aspect * 0.75), neck: 0.5 },
    eyes: [0.5, 0.5, Math.min(1, aspect) * 0.3] as const,
  }
  const coat = [{ garment: 'fur', colour: HANDS }]
  return { ...asPuppet(head, { ...look, name: thing.name, coat }), name: thing.name }
}
