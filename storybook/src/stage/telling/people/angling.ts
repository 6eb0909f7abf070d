import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { people } from './people-told.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout } from '../without.ts'

const CATCHES = /^(fish|catch|catch-fish|pull|pull-out|reel|reel-in|haul|hook|land|ice-fish)$/u
const HUGE = new Set<Subject['size']>(['large', 'giant'])
/** Nobody lands these as others do. */
const WHALES = /\b(whale|orca|dolphin|mermaid|octopus|squid|seahorse|jellyfish)$/u

/** What one fishes with or for, and not what is at the end of the line. */
const TACKLE = /\b(?:rod|pole|net|line|bait|lure|hook|spear|boat|stick|fish(?:es|ing)?)$/u

/** A fish that is caught comes with the catch, at the end of the line. */
export function landFish(shot: Shot): Shot {
  for (const who of people(shot)) {
    const [action, ...later] = who.actions
    const fish = shot.subjects.find(({ id }) => id === action?.target)
    const caught = fish?.kind === 'fish' && fish.count === 1 && !WHALES.test(fish.noun)
    if (!action || !fish || !caught || !CATCHES.test(action.verb) || who.count > 1) continue
    const verb = HUGE.has(fish.size) ? 'land-huge-fish' : 'land-fish'
    const actions = [{ ...action, verb, prop: fish.noun }, ...later]
    return {
      ...shot,
      place: shot.place ?? 'lake',
      subjects: shot.subjects.map((each): Subject => {
        if (each.id === who.id) return { ...each, actions }
        // Its size is the deed's: a fish of nine metres would be all there is to see.
        return each.id === fish.id ? { ...each, size: 'normal', actions: [] } : each
      }),
      relations: bondsWithout(shot, fish),
    }
  }
  return shot
}

/** An old boot is landed as a fish is. */
export function landBoot(shot: Shot): Shot {
  const who = people(shot).find(({ count, actions }) => count === 1 && actions.some(isHooked))
  const deed = who?.actions.find(isHooked)
  if (!who || !deed) return shot
  const actions = [
    { ...deed, verb: 'land-fish' },
    ...who.actions.filter(({ verb }) => !/^(?:fish|sit|pull|wait)$/u.test(verb)),
  ]
  return { ...withSubject(shot, who, { actions }), place: shot.place ?? 'lake' }
}

function isHooked({ verb, prop, target }: Action): boolean {
  return verb === 'fish' && target === null && prop !== null && !TACKLE.test(prop)
}
