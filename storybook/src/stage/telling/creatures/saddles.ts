import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'
import { unseen } from '../without.ts'
import { swingInTrees } from './in-branches.ts'
import { isBeast } from './told.ts'

const SADDLE = /\bsaddle$/u

/** A horse with a saddle has it on its back: it does not stand up in it as in a coat, nor carry it in its teeth. */
function bearSaddle(asked: Shot): Shot {
  const shot = withEach(asked, (each) => layOnBeast(each, asked))
  const saddles = shot.subjects.filter(({ noun }) => SADDLE.test(noun)).map(({ id }) => id)
  const beasts = shot.subjects.filter(isBeast).map(({ id }) => id)
  const worn = shot.relations.find(
    ({ from, relation, to }) =>
      /^(?:wearing|holding)$/u.test(relation) && beasts.includes(from) && saddles.includes(to),
  )
  if (!worn) return shot
  // The deed of riding brings a beast of its own, with nothing on its back but the rider.
  if (shot.relations.some(({ relation, to }) => relation === 'riding' && to === worn.from))
    return unseen(shot, { id: worn.to })
  const relations = shot.relations.map((each): Relation =>
    each === worn ? { from: each.to, relation: 'on', to: each.from } : each,
  )
  return { ...shot, relations }
}

/** "Puts a saddle on a horse": the only one there is. */
function layOnBeast(subject: Subject, { subjects }: Shot): Subject {
  const beast = subjects.find(isBeast)
  const lays = ({ verb, prop, target }: Action): boolean =>
    verb === 'saddle-horse' && target === null && SADDLE.test(prop ?? '')
  const actions = subject.actions.map((each) =>
    beast && lays(each) ? { ...each, prop: null, target: beast.id } : each,
  )
  return { ...subject, actions }
}

/** Told before others take a saddle for a coat, and before what an ape hangs from holds it still. */
export const BEARING_TALES: readonly ((shot: Shot) => Shot)[] = [bearSaddle, swingInTrees]
