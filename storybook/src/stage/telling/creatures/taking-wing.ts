import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'

const AT_REST =
  /^(?:sit|stand|perch|eat|peck|drink|walk|hop|gather|wait|rest|swim|sleep|land|look|preen|bathe)$/u
const RISES = /^(?:fly|take-off|flutter|soar)$/u

/** "Pigeons peck and fly up", "crows on a wire fly away": they are seen where they were, and then all are gone. */
export function riseTogether(shot: Shot): Shot {
  const seated = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'on' ? [from] : [])),
  )
  const flocks = shot.subjects.filter((each) => isFlock(each) && leaves(each, seated.has(each.id)))
  const told = withEach(shot, (each) =>
    flocks.includes(each) ? { ...each, actions: [doing('fly-up')] } : each,
  )
  return { ...told, relations: [...shot.relations, ...runsThrough(shot, flocks)] }
}

/** Who runs through them is among them, and not at the other end of a bench. */
function runsThrough({ subjects, relations }: Shot, flocks: readonly Subject[]): Relation[] {
  const among = new Set(relations.flatMap(({ from, to }) => [from, to]))
  return subjects
    .filter(({ id }) => !among.has(id))
    .flatMap(({ id, actions }) => {
      const aim = actions.find(({ verb }) => /^(?:run|walk|chase|jump)$/u.test(verb))?.target
      const flock = flocks.find((each) => each.id === aim)
      return flock === undefined ? [] : [{ from: id, relation: 'right-of', to: flock.id }]
    })
}

function isFlock({ kind, noun, count }: Subject): boolean {
  return count > 1 && (kind === 'bird' || kind === 'insect' || noun === 'bat')
}

function leaves({ actions }: Subject, seated: boolean): boolean {
  const up = actions.find(
    ({ verb, target, way }) => RISES.test(verb) && (target === null || way === 'off'),
  )
  if (up === undefined) return false
  return up.verb === 'take-off' || seated || actions.some(({ verb }) => AT_REST.test(verb))
}
