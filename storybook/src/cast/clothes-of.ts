import type { Shot, Subject, Person } from '../plan/plan.ts'
import type { PictureLook } from './create-picture.ts'
import { ACCESSORIES } from './mascots/clad.ts'
import { finishOf } from './made-of.ts'
import { nounTraits } from './noun-traits.ts'
import { garmentOf } from './people/dress.ts'

/** What the plan says of its looks, and what its noun says. */
export function lookOf(subject: Subject): PictureLook & Pick<Subject, 'colour'> {
  const { noun, colour, material: made, actions } = subject
  const traits = nounTraits(noun)
  // A house on fire is not made of fire; who is finished as a whole has no need of other colours.
  const burns = made === 'fire' && actions.some(({ verb }) => verb === 'burn')
  const material = burns || finishOf(subject) ? null : made
  const own = made && !burns ? null : (traits.colour ?? null)
  return { colour: colour ?? own, material, scale: traits.scale ?? 1 }
}

/** "Striped shirt", "leather jacket": what is said of a garment is seen on beasts as well. */
function describedGarment({ noun, looks = [], material }: Subject): string {
  return [...looks, material ?? [], noun].flat().join(' ')
}

/** Garments that the shot's relations put on a subject: a rabbit that wears a purple robe. */
export function clothesOf(subject: Subject, { relations, subjects }: Shot): Person['wears'] {
  return (
    relations
      .filter(({ from, relation }) => from === subject.id && relation === 'wearing')
      .flatMap(({ to }) => subjects.find(({ id }) => id === to) ?? [])
      .filter(({ noun }) => !ACCESSORIES.test(noun) || garmentOf(noun) !== undefined)
      // On fur a bow tie is a thing of its own, and seen.
      .filter(({ noun }) => subject.kind === 'person' || !/bow ?tie/u.test(noun))
      .map((worn) => ({ garment: describedGarment(worn), colour: worn.colour }))
  )
}
