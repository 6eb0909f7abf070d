import { restingName } from '../../cast/noto/resting.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'

/** The same subject in the drawing for what it does or where it lies: under sail, flat, or at rest. */
export function drawnForIt(subject: Subject, shot: Shot): Subject {
  return aglow(rigged(atRest(laidFlat(subject, shot.relations), shot)))
}

/** A door that glows is lit from behind, and stays so when somebody opens it. */
function aglow(subject: Subject): Subject {
  const glows = subject.actions.some(({ verb }) => verb === 'glow' || verb === 'shine')
  return glows && subject.picture === 'prop:door'
    ? { ...subject, noun: 'glowing door', picture: 'prop:glowing-door', actions: [] }
    : subject
}

/** A boat that sails has sails. */
function rigged(subject: Subject): Subject {
  const sails = subject.actions.some(({ verb }) => verb === 'sail')
  return sails &&
    subject.picture === 'prop:boat' &&
    !/^(row|rowing|fishing|gondola|dinghy)/u.test(subject.noun)
    ? { ...subject, picture: 'noto:sailboat' }
    : subject
}

const BOARDS = /^prop:(surfboard|snowboard)$/u

/** A board that carries somebody or something lies, and so does one on top of another thing; alone it stands. */
function laidFlat(subject: Subject, relations: readonly Relation[]): Subject {
  const stacked = relations.some(
    ({ relation, to, from }) =>
      (to === subject.id && /^(on|riding|under)$/u.test(relation)) ||
      (from === subject.id && /^(on|under)$/u.test(relation)),
  )
  return stacked && BOARDS.test(subject.picture ?? '')
    ? { ...subject, picture: `${subject.picture}-flat` }
    : subject
}

const APART =
  /^(on|under|above|below|left-of|right-of|next-to|behind|in-front-of|between|around|near)$/u

/** What nobody has in the hand lies on its side or stands upright. */
function atRest(subject: Subject, { subjects, relations }: Shot): Subject {
  const { id, kind, picture, actions } = subject
  const resting = restingName((picture ?? '').replace(/^noto:/u, ''))
  if (resting === null || LIVING.has(kind) || actions.length > 0) return subject
  const own = relations.filter(({ from, to }) => from === id || to === id)
  const used = subjects.some((each) => each.actions.some(({ target }) => target === id))
  const free = !used && own.every(({ relation }) => APART.test(relation))
  return free ? { ...subject, picture: `noto:${resting}` } : subject
}
