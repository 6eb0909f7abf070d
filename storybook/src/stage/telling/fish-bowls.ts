import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { bondsWithout, without } from './without.ts'
import { withSubject } from './retold.ts'

const BOWLS = /\b(bowl|tank|aquarium|jar|glass)$/u

/** A fish in a bowl: of glass, with the fish to be seen in it. */
export function fillBowl(shot: Shot): Shot {
  const kept = shot.relations.find(({ from, relation, to }) => {
    const [fish, bowl] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    return relation === 'inside' && fish?.kind === 'fish' && BOWLS.test(bowl?.noun ?? '')
  })
  const fish = shot.subjects.find(({ id }) => id === kept?.from)
  if (!kept || !fish || fish.count > 1) return shot
  const told = without(shot, fish)
  const subjects = told.subjects.map((each): Subject =>
    each.id === kept.to
      ? {
          ...each,
          noun: 'fishbowl',
          kind: 'thing',
          picture: 'prop:fishbowl',
          colour: fish.colour,
          material: null,
        }
      : each,
  )
  return { ...told, subjects }
}

const LETS_OUT = /^(?:release|catch|collect|trap)$/u

/** Fireflies in a jar make it a lamp; those that are let out of it or caught are in the air, and the jar in hand. */
export function lightJar(shot: Shot): Shot {
  const flies = shot.subjects.find(({ noun }) => /\b(?:firefly|lightning bug)$/u.test(noun))
  const jar = shot.subjects.find(({ noun }) => /\b(?:jar|bottle)$/u.test(noun))
  if (!flies || !jar) return shot
  const holder = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => target === flies.id && LETS_OUT.test(verb)),
  )
  const within = shot.relations.some(({ from, to }) => from === flies.id && to === jar.id)
  if (!holder && !within) return shot
  const told = holder ? held(shot, holder, jar) : without(kept(shot, flies, jar), flies)
  const lamp = { noun: 'firefly jar', picture: 'prop:firefly-jar', colour: null, material: null }
  return withSubject(told, jar, lamp)
}

/** What they are on the jar is on. */
function kept(shot: Shot, flies: Subject, jar: Subject): Shot {
  const relations = shot.relations.map((each) =>
    each.from === flies.id && each.to !== jar.id ? { ...each, from: jar.id } : each,
  )
  return { ...shot, relations }
}

function held(shot: Shot, holder: Subject, jar: Subject): Shot {
  const actions = [doing('hold', { target: jar.id })]
  const others = bondsWithout(shot, jar)
  const holds = { from: holder.id, relation: 'holding', to: jar.id } as const
  return { ...withSubject(shot, holder, { actions }), relations: [...others, holds] }
}
