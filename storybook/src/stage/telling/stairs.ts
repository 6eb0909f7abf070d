import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { LIVING } from '../../plan/kinds.ts'

const STAIRS = /\b(stairs?|staircase|stairway|stairwell|steps|escalator)\b/u
const FLIGHTS = /\b(stairs?|staircase|stairwell|steps)\b/u
const GOES =
  /^(climb|walk|run|march|crawl|sneak|ride|stand|carry|hop|jump|skip|rock-climb|go|descend|march|race|rush|limp|tiptoe)$/u

/** Who goes up or down stairs is on them, and not before a picture of them. */
export function goUpstairs(shot: Shot): Shot {
  const place = shot.place ?? ''
  const [lead] = shot.subjects.filter(({ kind }) => LIVING.has(kind))
  const deed = lead?.actions.find(({ verb }) => GOES.test(verb))
  if (!STAIRS.test(place) || !lead || !deed) return shot
  const down = /\bdownward\b/u.test(place)
  const subjects = shot.subjects.map((each) =>
    LIVING.has(each.kind) ? stepping(each, down) : each,
  )
  return { ...shot, place: place.replace(FLIGHTS, 'stairway'), subjects }
}

/** Up is to the right. */
function stepping(subject: Subject, down: boolean): Subject {
  const actions = subject.actions.map((action): Action => {
    if (!GOES.test(action.verb)) return action
    const way = down || action.direction === 'down' || action.verb === 'descend' ? 'left' : 'right'
    const verb = /^(run|race|rush)$/u.test(action.verb) ? 'run' : 'walk'
    return { ...action, verb, direction: way, target: null, prop: null }
  })
  return { ...subject, actions }
}
