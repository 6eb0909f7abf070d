import type { Shot, Subject } from '../../../plan/plan.ts'
import { thingOf } from '../thing-of.ts'
import { people } from './people-told.ts'

/** What those ride who are called after it. */
const MOUNTS: Readonly<Record<string, string>> = { cyclist: 'bicycle', motorcyclist: 'motorcycle' }

/** What one does beside it: whoever goes, races or falls is on it. */
const DISMOUNTED =
  /^(?:wait|stand|sit|rest|stop|pet|drink|eat|look|wave|talk|phone|text|photograph|selfie|smile|laugh|read|yawn|stretch|kneel|lean|point|think|check-watch|hug)$/u

const AT_HAND = /\b(?:bi|motor|uni|tri)cycles?$|\b(?:motor)?bikes?$/u

/** A cyclist who stops to pet a dog has the bicycle beside: without it nobody knows who that is. */
export function leaveMount(told: Shot): Shot {
  const shot = sitOnMount(told)
  const rider = people(shot).find(hasDismounted)
  const mount = MOUNTS[rider?.person?.role ?? '']
  if (!rider || mount === undefined || shot.subjects.some(({ noun }) => AT_HAND.test(noun)))
    return shot
  const own = thingOf(mount, { id: `${rider.id}-${mount}`, kind: 'vehicle', count: rider.count })
  return {
    ...shot,
    subjects: [...shot.subjects, own],
    relations: [...shot.relations, { from: own.id, relation: 'behind', to: rider.id }],
  }
}

const RIDERS = /\b(?:rider|jockey|horseman|horsewoman)$/u

/** "A horse leaps over a fence with its rider": who is called so is on it, and does not stand by. */
function sitOnMount(shot: Shot): Shot {
  const isMount = (id: string): boolean =>
    shot.subjects.some((each) => each.id === id && each.kind === 'animal')
  const isRider = (id: string): boolean =>
    people(shot).some((each) => each.id === id && RIDERS.test(each.noun) && !each.actions.length)
  const relations = shot.relations.map((each) =>
    each.relation === 'next-to' && isMount(each.from) && isRider(each.to)
      ? { from: each.to, relation: 'riding' as const, to: each.from }
      : each,
  )
  return { ...shot, relations }
}

function hasDismounted({ actions, person }: Subject): boolean {
  const rides = MOUNTS[person?.role ?? ''] !== undefined
  return rides && actions.length > 0 && actions.every(({ verb }) => DISMOUNTED.test(verb))
}
