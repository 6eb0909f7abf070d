import { ANIMALS } from '../../plan/kinds.ts'
import type { Shot } from '../../plan/plan.ts'

/** An animal that sees itself in a mirror stands before it, in a room, and not in it. */
export function standBeforeMirror(shot: Shot): Shot {
  const glass = shot.subjects.find(({ noun }) => /\bmirror$/u.test(noun))
  const animals = new Set(shot.subjects.filter(({ kind }) => ANIMALS.has(kind)).map(({ id }) => id))
  if (!glass || animals.size === 0) return shot
  const relations = shot.relations.map((each) =>
    each.to === glass.id && animals.has(each.from)
      ? { ...each, relation: 'next-to' as const }
      : each,
  )
  return { ...shot, place: shot.place ?? 'bedroom', relations }
}
