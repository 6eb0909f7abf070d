import { ANIMALS, IN_THE_WATER } from '../plan/kinds.ts'
import type { Kind, Shot, Subject } from '../plan/plan.ts'
import type { Grafted } from './prompt/grafted.ts'

/** Gives the creatures of the shots what they have of others; what has no owner on stage is told. */
export function giveGrafts(
  shots: Shot[],
  grafted: readonly Grafted[],
): { shots: Shot[]; lost: readonly string[] } {
  const lost: string[] = []
  let given = shots
  for (const each of grafted) {
    const before = given
    given = given.map((shot) => giveTo(shot, each))
    if (given.every((shot, at) => shot === before[at]))
      lost.push(...each.grafts.map(({ part, of }) => `the ${part} of a ${of}`))
  }
  return { shots: given, lost }
}

function giveTo(shot: Shot, { owner, grafts }: Grafted): Shot {
  const one = owner.replace(/s$/, '')
  const onlyHead = grafts.every(({ part }) => part === 'head')
  const isMeant = ({ noun, person }: Subject): boolean =>
    (person === null || onlyHead) && (noun === owner || noun === one || noun.endsWith(` ${one}`))
  if (!shot.subjects.some(isMeant)) return shot
  const subjects = shot.subjects.map((subject) =>
    isMeant(subject) ? withThem(subject, grafts) : subject,
  )
  const scenery = shot.scenery?.filter((word) => word !== IN_THE_WATER)
  const place = placeWith(shot, subjects.filter(isMeant))
  return { ...shot, subjects, place, ...(scenery && { scenery }) }
}

function withThem(subject: Subject, grafts: Grafted['grafts']): Subject {
  // What only has another face goes nowhere for it.
  if (!ANIMALS.has(subject.kind) && grafts.every(({ part }) => part === 'head'))
    return { ...subject, grafts: [...grafts] }
  const flies = grafts.some(({ part }) => part === 'wings')
  const actions = subject.actions.length > 0 ? subject.actions : [deed(flies ? 'fly' : 'walk')]
  return { ...subject, kind: kindWith(subject, grafts), grafts: [...grafts], actions }
}

const deed = (verb: string): Subject['actions'][number] => ({
  verb,
  direction: null,
  target: null,
  prop: null,
  pace: 'normal',
})

/** A fish with legs walks, and one with wings flies. */
function kindWith({ kind }: Subject, grafts: Grafted['grafts']): Kind {
  const moves = grafts.some(({ part }) => part === 'legs' || part === 'wings' || part === 'body')
  return kind === 'fish' && moves ? 'animal' : kind
}

/** What flies or walks is not under the sea, though it lived there. */
function placeWith({ place }: Shot, meant: readonly Subject[]): string | null {
  if (place !== 'underwater') return place
  const deeds = meant.flatMap(({ actions }) => actions.map(({ verb }) => verb))
  if (deeds.some((verb) => verb === 'fly')) return 'sea'
  return deeds.some((verb) => /^(?:walk|run|gallop|sneak)$/.test(verb)) ? 'beach' : place
}
