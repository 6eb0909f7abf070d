import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'
import { without } from './without.ts'
import { SWARM } from '../actions/things/swarming.ts'

/** More than these come out as a swarm. */
const SOME = 3

/** Green fruit that ripens is green at first of itself: dyed, it would stay so. */
export function ripen(shot: Shot): Shot {
  return withEach(shot, (each) =>
    each.actions.some(({ verb }) => /^(?:ripen|rot)$/u.test(verb)) && each.colour === 'green'
      ? { ...each, colour: null }
      : each,
  )
}

const COMES_OR_GOES = /^(?:appear|disappear)$/u

/** The puff of smoke in which somebody comes or goes is of that deed, and rises from nobody all the film long. */
export function goInSmoke(shot: Shot): Shot {
  const smoke = shot.subjects.find(({ noun }) => noun === 'smoke')
  const comes = ({ actions }: Subject): boolean =>
    actions.some(({ verb }) => COMES_OR_GOES.test(verb))
  if (!smoke || !shot.subjects.some(comes)) return shot
  const prop = smoke.colour === null ? 'smoke' : `${smoke.colour} smoke`
  return withEach(without(shot, smoke), (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      COMES_OR_GOES.test(action.verb) ? { ...action, prop } : action,
    ),
  }))
}

/** Who turns into somebody is that one alone at first: the other comes out of the deed and does not stand beside it. */
export function changeInto(shot: Shot): Shot {
  const changer = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => verb === 'transform' && target !== null),
  )
  const goal = changer?.actions.find(({ verb }) => verb === 'transform')?.target
  const other = shot.subjects.find(({ id }) => id === goal)
  if (!changer || !other || other === changer) return shot
  const spell = shot.subjects.some(({ actions }) =>
    actions.some(({ verb }) => verb === 'cast-spell'),
  )
  const subjects = shot.subjects
    .filter(({ id, noun }) => id !== other.id && !(spell && /\b(wand|staff)$/u.test(noun)))
    .map((each) => (each === changer ? changed(each, other, agentOf(changer, shot)) : each))
  const free = ({ from, to }: Relation): boolean => from !== other.id && to !== other.id
  return { ...shot, subjects, relations: shot.relations.filter(free) }
}

/** Whose spell it is; null when it changes by itself. */
function agentOf({ id }: Subject, { subjects }: Shot): string | null {
  const works = ({ actions }: Subject): boolean => actions.some(({ target }) => target === id)
  // "A witch waves her wand and the mouse becomes a horse".
  const charms = ({ kind, actions }: Subject): boolean =>
    kind === 'person' && actions.some(({ verb }) => /^(wave|cast-spell|magic|point)/u.test(verb))
  return (
    (subjects.find(works) ?? subjects.find((each) => each.id !== id && charms(each)))?.id ?? null
  )
}

function changed(
  subject: Subject,
  { noun, colour, material, count }: Subject,
  agent: string | null,
): Subject {
  const tinted = colour === null ? noun : `${colour} ${noun}`
  // A lion of stone becomes another lion, and not itself.
  const stuff = material ?? (noun === subject.noun ? 'flesh' : null)
  const one = stuff === null ? tinted : `${tinted} of ${stuff}`
  const prop = (count > SOME ? `${SWARM}${one}` : one).slice(0, 60)
  return {
    ...subject,
    actions: subject.actions.map((action) =>
      action.verb === 'transform' ? { ...action, prop, target: agent } : action,
    ),
  }
}
