import { findPicture } from '../../lexicon/find-picture.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { thingOf } from './thing-of.ts'

const WINGED = /\b(dragon|pegasus|fairy|griffin|phoenix|bat|santa|sleigh)$/u
const FLUIDS = /\b(water|rain|retardant|foam|bubbles|fire)$/u

/** What a drone, a stork or a bomber drops starts under it, in a fitting size, and lands below. */
export function dropIt(shot: Shot): Shot {
  const flier = shot.subjects.find(
    ({ kind, noun, actions: [deed] }) =>
      (/^(aircraft|bird|insect)$/u.test(kind) || WINGED.test(noun)) && deed && letsGo(deed, kind),
  )
  const [deed] = flier?.actions ?? []
  if (!flier || !deed) return shot
  const named = shot.subjects.find(
    ({ id, kind, actions }) =>
      id !== flier.id &&
      !/^(person|nature|sky)$/u.test(kind) &&
      actions.some(({ verb }) => verb === 'fall'),
  )
  const load = named ?? loadOf(deed)
  if (!load) return shot
  const chute = shot.subjects.find(({ noun, id }) => /\bparachute$/u.test(noun) && id !== load.id)
  const many = `${Math.min(5, load.count)}${chute ? ' parachute' : ''}`
  const drops = { ...doing('drop-load'), target: load.id, prop: many }
  const gone = new Set([chute?.id])
  return {
    ...shot,
    place: shot.place ?? groundOf(shot),
    subjects: [...shot.subjects, ...(named ? [] : [load])]
      .filter(({ id }) => !gone.has(id))
      .map((each): Subject => {
        if (each.id === flier.id) return { ...each, actions: [drops] }
        return each.id === load.id ? { ...each, count: 1, actions: [] } : each
      }),
    // In front of the cat is where the load comes down, not where the drone is.
    relations: shot.relations.filter(
      ({ from, to }) => ![from, to].some((id) => gone.has(id) || id === load.id || id === flier.id),
    ),
  }
}

/** It hovers while another falls, or drops or delivers what the deed names. */
function letsGo({ verb, prop }: Action, kind: Subject['kind']): boolean {
  if (verb === 'hover') return true
  return prop !== null && (verb === 'fall' || (verb === 'deliver' && kind === 'aircraft'))
}

function loadOf({ verb, prop }: Action): Subject | null {
  if (verb === 'hover' || prop === null || FLUIDS.test(prop)) return null
  const found = findPicture(prop) ?? findPicture('wooden crate')
  return found && thingOf(prop, { count: verb === 'fall' ? 3 : 1, ...found, person: null })
}

/** What is dropped comes down in the open: a room has no sky to come from. */
function groundOf({ subjects }: Shot): string | null {
  if (subjects.length <= 2) return 'meadow'
  return subjects.some(({ kind }) => /^(building|nature|boat)$/u.test(kind)) ? null : 'garden'
}
