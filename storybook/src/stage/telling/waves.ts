import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'

const SURFS: Action = { verb: 'surf', direction: null, target: null, prop: null, pace: 'normal' }

const WATER = /\b(sea|ocean|waters?|waves?|beach|coast|bay|lagoon|islands?|hawaii|surf)\b/u

/** What is done on a board anyway. */
const ON_BOARD = /^(stand|sit|ride|balance|float|surf|sail|pose|go)$/u

/** Who stands on a surfboard surfs, and brings the board: a second one would lie under it. */
export function rideWaves(shot: Shot): Shot {
  if (shot.place !== null && !WATER.test(shot.place)) return shot
  const boards = shot.subjects.filter(
    ({ noun, colour, material }) =>
      /\bsurfboard$/u.test(noun) && colour === null && material === null,
  )
  const riders = new Map(
    shot.relations
      .filter(({ relation }) => relation === 'on' || relation === 'riding')
      .map(({ from, to }) => [from, to]),
  )
  const surfs = ({ id, kind }: Subject): boolean =>
    LIVING.has(kind) && boards.some((board) => board.id === riders.get(id))
  if (!shot.subjects.some(surfs)) return shot
  const gone = new Set(boards.map(({ id }) => id))
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !gone.has(id))
      .map((each) => (surfs(each) ? surfing(each) : each)),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

function surfing(subject: Subject): Subject {
  const others = subject.actions.filter(({ verb }) => !ON_BOARD.test(verb))
  return { ...subject, actions: [SURFS, ...others] }
}

/** Islands that somebody passes lie behind the water; put up in it they would be toys beside a boat. */
export function passIslands(shot: Shot): Shot {
  const [, ...rest] = shot.subjects
  const islands = rest.find(
    ({ noun, count, actions }) => noun === 'island' && count > 1 && actions.length === 0,
  )
  if (!islands || (shot.place !== null && !WATER.test(shot.place))) return shot
  return {
    ...shot,
    place: 'tropical island',
    subjects: shot.subjects.filter((each) => each !== islands),
    relations: shot.relations.filter(({ from, to }) => from !== islands.id && to !== islands.id),
  }
}
