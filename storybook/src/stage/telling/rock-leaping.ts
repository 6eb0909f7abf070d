import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const STONES = /\b(rock|stone|boulder|ledge|cliff|log|stump|ice floe|mushroom|pillar)s?$/u
const LEAPS = /^(jump|leap|hop|bound|spring|run|climb)$/u

/** "From rock to rock": over the tops of several, and whoever is chased flees the same way. */
export function leapOverRocks(shot: Shot): Shot {
  const stones = shot.subjects.filter(
    ({ noun, actions }) => STONES.test(noun) && actions.length === 0,
  )
  const [stone] = stones
  const twice = stones.length === 2 && stones.every(({ noun }) => noun === stone?.noun)
  const who = shot.subjects.find(
    ({ kind, count, actions }) =>
      LIVING.has(kind) && count <= 2 && actions.some(({ verb }) => LEAPS.test(verb)),
  )
  if (!stone || !who || !(twice || stone.count > 2)) return shot
  const prey = hunted(shot, who)
  const gone = new Set(stones.map(({ id }) => id))
  const deed = doing('leap-rocks', { prop: stone.noun, target: prey?.id ?? null })
  return {
    ...shot,
    place: shot.place ?? 'mountain',
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => {
        if (each.id === who.id) return { ...each, actions: [deed] }
        return each.id === prey?.id ? { ...each, actions: [] } : each
      }),
    relations: shot.relations.filter(
      ({ from, to }) =>
        ![from, to].some((id) => gone.has(id)) && !(from === who.id && to === prey?.id),
    ),
  }
}

function hunted({ subjects, relations }: Shot, { id, actions }: Subject): Subject | undefined {
  const chased = relations.find(({ from, relation }) => from === id && relation === 'chasing')?.to
  const aim = actions.find(({ verb }) => /^(chase|hunt|follow)$/u.test(verb))?.target
  return subjects.find(
    (each) => (each.id === chased || each.id === aim) && each.count === 1 && LIVING.has(each.kind),
  )
}
