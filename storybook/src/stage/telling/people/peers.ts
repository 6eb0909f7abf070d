import type { Shot, Subject } from '../../../plan/plan.ts'
import { withEach } from '../retold.ts'

/** Who is what somebody else is: a fencer's opponent is a fencer. */
const PEERS =
  /\b(?:opponent|rival|adversary|competitor|contender|challenger|counterpart|teammate|team-?mate|classmate|colleague|coworker|co-worker|partner|apprentice)s?$/u

/** "Lunges at his opponent": both wear what is worn for it, and the one is as old as the other. */
export function likeTheOther(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const lead = PEERS.test(each.noun) ? leadOf(each, shot) : undefined
    if (!lead?.person || !each.person) return each
    const { role, gender, age, wears } = lead.person
    const own = each.person
    return {
      ...each,
      person: {
        ...own,
        role,
        gender: own.gender ?? gender,
        age: own.age ?? age,
        wears: own.wears.length > 0 ? own.wears : wears.map((one) => ({ ...one, colour: null })),
      },
    }
  })
}

function leadOf(peer: Subject, { subjects, relations }: Shot): Subject | undefined {
  const bound = (id: string): boolean =>
    relations.some(({ from, to }) => [from, to].includes(id) && [from, to].includes(peer.id))
  return subjects.find(
    ({ id, kind, actions }) =>
      id !== peer.id &&
      kind === 'person' &&
      (actions.some(({ target }) => target === peer.id) || bound(id)),
  )
}
