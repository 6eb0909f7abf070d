import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const DOGS = /\b(?:dog|puppy|hound)$/u

/** Who scares somebody is seen to, each in its own way, and whoever is scared shows it. */
export function frighten(shot: Shot): Shot {
  const scares = new Map(
    shot.subjects.flatMap(({ id, actions }) =>
      actions.flatMap(({ verb, target }) => (verb === 'scare' && target ? [[target, id]] : [])),
    ),
  )
  const told = withEach(shot, startAlone)
  if (scares.size === 0) return told
  return withEach(told, (each): Subject => {
    const actions = each.actions.flatMap((deed) =>
      deed.verb === 'scare' ? wayOf(each).map((verb) => ({ ...deed, verb })) : [deed],
    )
    if (!scares.has(each.id) || !LIVING.has(each.kind)) return { ...each, actions }
    const fear = actions.length > 0 ? actions : [doing(fearOf(each))]
    return { ...each, emotion: 'scared', actions: fear }
  })
}

/** "A balloon bursts and the dog jumps in fright": who scares nobody was scared. */
function startAlone(each: Subject): Subject {
  const alone = each.kind !== 'person' && LIVING.has(each.kind)
  const starts = alone && each.actions.some(({ verb, target }) => verb === 'scare' && !target)
  return starts ? { ...each, emotion: 'scared', actions: [doing(fearOf(each))] } : each
}

/** A thing scares by being there. */
function wayOf({ kind, noun, person }: Subject): readonly string[] {
  if (!LIVING.has(kind)) return []
  if (kind === 'person' || person !== null) return ['scare']
  return [DOGS.test(noun) ? 'bark' : 'roar']
}

function fearOf({ kind }: Subject): string {
  if (kind === 'person') return 'recoil'
  return kind === 'bird' ? 'fly' : 'jump'
}
