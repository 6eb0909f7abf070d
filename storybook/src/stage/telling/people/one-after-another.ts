import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach, withSubject } from '../retold.ts'
import { does, headsOf, people } from './people-told.ts'

const FINISHES = /^finish-(?:race|bike)$/u

/** One is the first under the banner, and the others come after: nobody has a finish of his own. */
function finishFirst(shot: Shot): Shot {
  const racers = people(shot).filter((each) => does(each, FINISHES))
  // Who is singled out has won.
  const first = racers.findLast(({ count }) => count === 1) ?? racers[0]
  if (!first || headsOf(racers) < 2) return shot
  const rest = racers.filter((each) => each !== first)
  const wheels = /\bcyclist|\bbiker/u.test(first.noun)
  const after = doing(wheels ? 'ride-bike' : 'run', { direction: 'right' })
  const subjects = shot.subjects.flatMap((each): Subject[] => {
    if (rest.includes(each)) return [{ ...each, actions: [after] }]
    if (each !== first) return [each]
    const goes = each.actions.map((deed) => ({ ...deed, direction: 'right' as const }))
    if (each.count === 1) return [{ ...each, actions: goes }]
    const others = { ...each, id: `${each.id}-after`, count: each.count - 1, actions: [after] }
    return [{ ...each, count: 1, actions: goes }, others]
  })
  const late = subjects.filter((each) => does(each, /^(?:ride-bike|run)$/u) && each !== first)
  const behind = late.map(({ id }): Relation => ({ from: id, relation: 'left-of', to: first.id }))
  return { ...shot, subjects, relations: [...shot.relations, ...behind] }
}

/** Several who hug one: the first has the arms around them, the others cheer beside. */
function hugInTurn(shot: Shot): Shot {
  const many = people(shot).find(
    ({ count, actions: [deed] }) => count > 1 && deed?.verb === 'hug' && deed.target !== null,
  )
  if (!many) return shot
  const others: Subject = {
    ...many,
    id: `${many.id}-others`,
    count: many.count - 1,
    actions: [doing('cheer')],
  }
  const first = withSubject(shot, many, { count: 1 })
  return { ...first, subjects: [...first.subjects, others] }
}

const GOES = /^(?:run|walk|flee|ride|race|cross|sprint|crawl|ride-.+)$/u

/** On a bridge who is behind another comes after them: beside the planks there is nothing to stand on. */
function comeAfter(shot: Shot): Shot {
  if (!/\bbridge$/u.test(shot.place ?? '')) return shot
  const ahead = new Set(people(shot).flatMap((each) => (does(each, GOES) ? [each.id] : [])))
  const after = shot.relations.filter(({ relation, to }) => relation === 'behind' && ahead.has(to))
  if (after.length === 0) return shot
  const led = new Set(after.map(({ to }) => to))
  const relations = shot.relations.map((each): Relation =>
    after.includes(each) ? { ...each, relation: 'left-of' } : each,
  )
  return {
    ...withEach(shot, (each) =>
      led.has(each.id) ? { ...each, actions: each.actions.map(toTheRight) } : each,
    ),
    relations,
  }
}

const toTheRight = (deed: Action): Action => ({ ...deed, direction: deed.direction ?? 'right' })

const SLIDES = /\b(?:slides?|playground|park|garden|pool|kindergarten|yard|stairs|staircase)\b/u

/** Who slides where no slide is goes feet first along the ground. */
function slideAlong(shot: Shot): Shot {
  const named = [shot.place ?? 'playground', ...shot.subjects.map(({ noun }) => noun)]
  if (named.some((words) => SLIDES.test(words))) return shot
  return withEach(shot, (each) => {
    const actions = each.actions.map((deed) =>
      deed.verb === 'slide' && deed.prop === null ? { ...deed, verb: 'slide-along' } : deed,
    )
    return each.kind === 'person' ? { ...each, actions } : each
  })
}

/** Who is first, who comes after, and how one gets along. */
export const AFTER_ANOTHER_TALES = [finishFirst, hugInTurn, slideAlong, comeAfter]
