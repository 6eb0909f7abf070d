import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'

const STONES = /\b(rock|stone|boulder|ledge|cliff|log|stump|ice floe|mushroom|pillar)s?$/u
const LEAPS = /^(jump|leap|hop|bound|spring|run|climb)$/u

const FLOES = /\b(?:ice ?floes?|icebergs?|pack ice|drift ice)$/u

/** Who jumps where floes drift jumps from one to the next, over the water between them. */
function leapOverFloes(shot: Shot): Shot {
  const leaps = ({ verb, target }: Subject['actions'][number]): boolean =>
    LEAPS.test(verb) && verb !== 'run' && target === null
  const who = shot.subjects.find(
    ({ kind, noun, count, actions }) =>
      (LIVING.has(kind) || /\bseal$/u.test(noun)) && count <= 2 && actions.some(leaps),
  )
  if (!who || !FLOES.test(shot.place ?? '')) return shot
  const deed = doing('leap-rocks', { prop: 'drifting ice floe' })
  const subjects = shot.subjects.map((each): Subject =>
    each === who
      ? { ...each, kind: each.kind === 'fish' ? 'animal' : each.kind, actions: [deed] }
      : each,
  )
  return { ...shot, place: 'iceberg', subjects }
}

/** "From rock to rock": over the tops of several, and whoever is chased flees the same way. */
export function leapOverRocks(asked: Shot): Shot {
  const shot = leapOverFloes(asked)
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
