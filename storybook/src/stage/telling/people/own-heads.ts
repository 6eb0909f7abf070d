import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { people } from './people-told.ts'
import { unseen } from '../without.ts'

const THROWS = /^(?:throw|toss|flip|flip-pancake|fling|toss-up|kick|juggle|bounce|spin)$/u

/** "Flips a pancake and it lands on his head": one pancake, which goes up and comes down there. */
export function comeDownOnHead(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const thing = shot.subjects.find(({ id }) => id === from)
    const who = people(shot).find(({ id, count }) => id === to && count === 1)
    if (relation !== 'on' || !thing || !who || !throws(who, thing)) continue
    return {
      ...withSubject(unseen(shot, thing), who, {
        actions: [doing('toss-onto-head', { prop: thing.noun })],
      }),
      place: shot.place ?? (does(who, 'flip-pancake') ? 'kitchen' : null),
    }
  }
  return shot
}

const BURSTS = /^(?:explode|burst|pop|break|splash|shatter|fall|land|hit|drop|splat|smash|crack)$/u
const SOFT = /\b(?:balloon|egg|tomato|snowball|bubble|melon)$/u

/** "A water balloon bursts over a boy's head": on his head, in the open. */
export function burstOverHead(shot: Shot): Shot {
  const thing = shot.subjects.find(
    ({ noun, count, actions }) =>
      count === 1 && SOFT.test(noun) && actions.some(({ verb }) => BURSTS.test(verb)),
  )
  const over = shot.relations.find(
    ({ from, relation }) => from === thing?.id && /^(?:above|on)$/u.test(relation),
  )
  const who = people(shot).find(({ id, count }) => id === over?.to && count === 1)
  if (!thing || !who || who.actions.length > 0) return shot
  const actions = [doing('burst-on-head', { prop: thing.noun })]
  const told = unseen(withSubject(shot, who, { actions }), thing)
  return { ...told, place: shot.place ?? 'garden' }
}

const does = ({ actions }: Subject, verb: string): boolean =>
  actions.some((each) => each.verb === verb)

function throws({ actions }: Subject, { id, noun }: Subject): boolean {
  return actions.some(
    ({ verb, prop, target }) => THROWS.test(verb) && (prop === noun || target === id),
  )
}
