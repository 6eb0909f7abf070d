import { ANIMALS } from '../../../plan/kinds.ts'
import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { without } from '../without.ts'
import { people } from './people-told.ts'

/** "A boy gives a puppy to a girl": it goes from hand to hand, and she is the one who gets it. */
export function handOver(shot: Shot): Shot {
  const who = people(shot).find(({ actions: [deed] }) => deed?.verb === 'give' && !deed.prop)
  const [deed] = who?.actions ?? []
  const pet = shot.subjects.find(({ id, kind }) => id === deed?.target && ANIMALS.has(kind))
  const other = people(shot).find((each) => each !== who && each.actions.length === 0)
  if (!who || !deed || !pet || !other || pet.count > 1) return shot
  const prop = [pet.colour, pet.noun].filter(Boolean).join(' ')
  const gives = doing('give', { target: other.id, prop, pace: deed.pace })
  return withSubject(without(shot, pet), who, { actions: [gives, ...who.actions.slice(1)] })
}

/** "Covers a horse with a blanket": it lies on its back. */
export function coverBeast(shot: Shot): Shot {
  const cloth = shot.subjects.find(({ noun }) => /\b(?:blanket|quilt|rug)$/u.test(noun))
  const beast = shot.subjects.find(({ kind, count }) => kind === 'animal' && count === 1)
  const who = people(shot).find(({ actions, count }) => actions.length === 0 && count === 1)
  const by = shot.relations.some(
    ({ from, relation, to }) => from === who?.id && relation === 'next-to' && to === cloth?.id,
  )
  if (!cloth || !beast || !who || !by) return shot
  const deed = doing('blanket-beast', { target: beast.id })
  return withSubject(without(shot, cloth), who, { actions: [deed] })
}
