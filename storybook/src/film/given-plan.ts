import { choosePicture, isDrawn } from '../cast/choose-picture.ts'
import { readColour } from '../cast/colour/read-colour.ts'
import { findPicture } from '../lexicon/find-picture.ts'
import { baseVerb } from '../lexicon/morphology.ts'
import { Plan, type PlanInput, type Shot, type Subject } from '../plan/plan.ts'
import { describePlan } from '../read/report.ts'
import { actionOf } from '../read/words/verb-words.ts'
import { isDanced } from '../stage/actions/actions.ts'
import { findPlace } from '../stage/places/finding/find-place.ts'

const MOST_SENTENCES = 100

/**
 * A plan that somebody wrote or changed: what it leaves open is filled in as for a prompt, what it says now is described, and names
 * that nobody here knows are told. What comes alive in a picture is described by whoever read its prompt.
 */
export function givenPlan(written: PlanInput, { picture = false } = {}): Plan {
  const plan = Plan.parse(written)
  const told = new Set([...plan.not_shown, ...plan.shots.flatMap(unknownNames)])
  const shots = plan.shots.map((shot) => ({ ...shot, subjects: shot.subjects.map(filledIn) }))
  const understood = picture ? plan.understood : understoodIn({ ...plan, shots })
  return { ...plan, shots, understood, not_shown: [...told].slice(0, MOST_SENTENCES) }
}

/** What was kept off the stage only the reader knew. */
function understoodIn(plan: Plan): string[] {
  const without = plan.understood.filter((line) => line.startsWith('Without: '))
  return [...describePlan(plan), ...without]
}

/** "A dog" is an animal and "a chef" has his hat, whether or not the plan says so. */
function filledIn(subject: Subject): Subject {
  const actions = subject.actions.map((action) => ({ ...action, verb: deedOf(action.verb) }))
  const found = hasPicture(subject) ? null : findPicture(subject.noun)
  if (found === null) return { ...subject, actions }
  const { picture, kind, person = null } = found
  const known = subject.kind === 'thing' ? kind : subject.kind
  return { ...subject, actions, picture, kind: known, person: subject.person ?? person }
}

/** The deed's own name for other words: `play guitar`, `running`. */
function deedOf(verb: string): string {
  if (isDanced(verb)) return verb
  const [first = '', ...more] = verb.toLowerCase().split(/[\s-]+/)
  return actionOf([baseVerb(first) ?? first, ...more].join(' ')) ?? verb
}

function unknownNames(shot: Shot): string[] {
  const { place, view } = shot
  const isNowhere = place !== null && view === undefined && findPlace(place) === null
  return [
    ...(isNowhere ? [`No place for “${place}”.`] : []),
    ...shot.subjects.flatMap(unknownOf),
  ].map((line) => line.slice(0, 300))
}

function unknownOf(subject: Subject): string[] {
  const { noun, picture, person, colour, actions } = subject
  const colours = [colour, ...(person?.wears ?? []).map((worn) => worn.colour)]
  const isAbsent = picture === null || hasPicture(subject)
  return [
    ...(isAbsent ? [] : [`There is no picture “${picture}”.`]),
    ...(choosePicture(subject).isStandIn ? [`No picture for “${noun}”.`] : []),
    ...actions
      .filter(({ verb }) => !isDanced(verb) && actionOf(deedOf(verb)) === null)
      .map(({ verb }) => `No movement for “${verb}”.`),
    ...colours
      .filter((name) => name !== null && readColour(name) === null)
      .map((name) => `No colour “${name}”.`),
  ]
}

/** `image` is whoever is in the picture that the film starts from. */
function hasPicture({ picture }: Subject): boolean {
  return picture !== null && (picture === 'image' || isDrawn(picture))
}
