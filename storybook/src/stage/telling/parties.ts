import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { callingDeed, callingHomes } from './people/callings.ts'
import { withEach } from './retold.ts'

/** Those who may dance: fish and what flies are merry enough as they are. */
const DANCERS = new Set<Subject['kind']>(['person', 'animal', 'creature', 'bird'])

const isIdle = ({ actions }: Subject): boolean => actions.length === 0

/** At a party whoever has nothing to do dances; the DJ is at the turntables. */
export function joinParty(shot: Shot): Shot {
  if (shot.scenery?.includes('party') !== true) return shot
  const bound = new Set(shot.relations.flatMap(({ from, to }) => [from, to]))
  return withEach(shot, (each) => {
    if (!isIdle(each) || !DANCERS.has(each.kind) || bound.has(each.id)) return each
    const calling = each.person?.role == null ? null : callingDeed(each)
    return { ...each, actions: [doing(calling ?? 'dance')] }
  })
}

const DEEDS: Readonly<Partial<Record<NonNullable<Shot['mood']>, string>>> = {
  playful: 'dance',
  joyful: 'dance',
  romantic: 'hug',
  epic: 'fight',
  scary: 'chase',
}

/** "Something funny with a llama and a policeman": two who are only named do something, each after their calling and the mood. */
export function playTogether(shot: Shot): Shot {
  const { mood, subjects, relations, place } = shot
  const verb = mood === null ? undefined : DEEDS[mood]
  const [one, other] = subjects
  if (!verb || !one || !other || subjects.length !== 2 || relations.length > 0) return shot
  if (!subjects.every((each) => isIdle(each) && LIVING.has(each.kind))) return shot
  const worker = subjects.find((each) => each.kind === 'person' && callingDeed(each) !== null)
  const home = worker && callingHomes(worker)[0]
  const together = /^(hug|fight|chase)$/u.test(verb)
  return {
    ...shot,
    place: place ?? home ?? null,
    subjects: subjects.map((each): Subject => {
      const calling = each === worker && !together ? callingDeed(each) : null
      const target = each === one ? other.id : one.id
      if (verb === 'chase' && each === other) return { ...each, actions: [doing('run')] }
      return { ...each, actions: [{ ...doing(calling ?? verb), ...(together ? { target } : {}) }] }
    }),
  }
}
