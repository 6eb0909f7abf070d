import { HATS } from '../actions/animals/stealing.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { WALKING_BIRDS } from './carrying.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { without } from './without.ts'

/** Who steals from somebody does nothing else: going off with it is part of the deed. With nobody there to rob it is carried off. */
export function stealAway(shot: Shot): Shot {
  const thief = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'steal'))
  const deed = thief?.actions.find(({ verb }) => verb === 'steal')
  if (!thief || !deed) return shot
  const victim = shot.subjects.find(({ id }) => id === deed.target)
  if (!victim || deed.prop === null) return withEach(shot, carrying)
  const bound = new Set([thief.id, victim.id])
  return {
    ...shot,
    subjects: shot.subjects
      .filter((each) => !isHoard(each))
      .map((each) => {
        if (each.id === thief.id)
          return { ...each, actions: [{ ...deed, verb: theftFrom(victim) }] }
        return each.id === victim.id ? robbed(each, deed) : each
      }),
    relations: bondsOf(shot).filter(({ from, to }) => !(bound.has(from) && bound.has(to))),
  }
}

const bondsOf = (shot: Shot): Shot['relations'] =>
  shot.subjects.filter(isHoard).reduce((told, each) => without(told, each), shot).relations

/** Beside a mouse a hoard would be a mountain, and the dragon before it a toy. */
const isHoard = ({ noun, actions }: Subject): boolean =>
  /^(?:pile|heap|hoard|mountain|mound) of\b/u.test(noun) && actions.length === 0

const sleeps = ({ actions }: Subject): boolean =>
  actions.some(({ verb }) => /^(?:sleep|snore|nap)$/u.test(verb))

/** Who looks somewhere else. */
const looksAway = ({ actions }: Subject): boolean =>
  actions.some(({ verb, target }) => verb === 'look' && target === null)

/** Who is fast asleep wakes up over no theft, and who looks away knows of none. */
function theftFrom(victim: Subject): string {
  if (sleeps(victim)) return 'steal-unseen'
  return looksAway(victim) ? 'steal-unnoticed' : 'steal'
}

/** Off with it. */
function carrying(subject: Subject): Subject {
  const steals = ({ verb }: Action): boolean => verb === 'steal'
  if (!subject.actions.some(steals)) return subject
  const others = subject.actions.filter((action) => !steals(action))
  const away = doing(subject.kind === 'bird' && !WALKING_BIRDS.test(subject.noun) ? 'fly' : 'run')
  return { ...subject, actions: others.length > 0 ? others : [away] }
}

/** Whose hat is stolen has none but that, and nothing else in the hand than what is taken out of it. */
function robbed(victim: Subject, { prop }: Action): Subject {
  const { person } = victim
  // Who is only sleepy stands there and yawns.
  const emotion = sleeps(victim) ? 'neutral' : victim.emotion
  if (!person) return { ...victim, emotion, actions: [] }
  const garment = HATS.test(prop ?? '') ? 'bare head' : 'empty hands'
  const wears = [...person.wears, { garment, colour: null }]
  // With nothing to do a policeman would direct the traffic meanwhile.
  return { ...victim, emotion, actions: [doing('stand')], person: { ...person, wears } }
}
