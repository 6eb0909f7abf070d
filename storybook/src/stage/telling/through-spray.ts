import type { Relation, Shot, Subject } from '../../plan/plan.ts'

const SPRAYS = /\b(sprinkler|hydrant|garden hose)$/u
const THERE = /^(inside|under|around|on|next-to)$/u
const WORKS =
  /^(hold|repair|fix|carry|water|turn-on|look|paint|hug|clasp-tower|open|open-lid|mark-spot)$/u
/** Whose seat it is has it shut. */
const STAYS = /^(?:sit|perch|stand|lie|sleep|rest)/u

/** Who runs through a sprinkler is in its water, which goes up behind them: beside it they would stay dry. */
export function runThroughSpray(shot: Shot): Shot {
  const spray = shot.subjects.find(({ noun, count }) => count === 1 && SPRAYS.test(noun))
  if (!spray) return shot
  const wet = shot.subjects.filter((each) => isWet(each, spray, shot.relations))
  if (wet.length === 0) return shot
  const subjects = shot.subjects.map((each): Subject => {
    if (each === spray) return { ...each, size: 'large' }
    const actions = each.actions.map((deed) => ({ ...deed, target: null }))
    return wet.includes(each) ? { ...each, actions } : each
  })
  const relations = shot.relations.filter(({ to }) => to !== spray.id)
  const before = wet.map(({ id }): Relation => ({
    from: id,
    relation: 'in-front-of',
    to: spray.id,
  }))
  return {
    ...shot,
    place: shot.place ?? 'backyard',
    subjects,
    relations: [...relations, ...before],
  }
}

function isWet({ id, actions }: Subject, spray: Subject, relations: readonly Relation[]): boolean {
  if (actions.some(({ verb }) => WORKS.test(verb))) return false
  const seat = relations.some(
    ({ from, relation, to }) => from === id && to === spray.id && relation === 'on',
  )
  if (seat && actions.some(({ verb }) => STAYS.test(verb))) return false
  const goes = actions.some(({ target, way }) => target === spray.id && way !== 'over')
  const there = relations.some(
    ({ from, relation, to }) => from === id && to === spray.id && THERE.test(relation),
  )
  return goes || (there && actions.length > 0)
}
