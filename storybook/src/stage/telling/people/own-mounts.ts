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
export function leaveMount(shot: Shot): Shot {
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

function hasDismounted({ actions, person }: Subject): boolean {
  const rides = MOUNTS[person?.role ?? ''] !== undefined
  return rides && actions.length > 0 && actions.every(({ verb }) => DISMOUNTED.test(verb))
}
