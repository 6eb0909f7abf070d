import { findPicture } from '../../lexicon/find-picture.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { namedPart } from '../camera/named-part.ts'
import { thingOf } from './thing-of.ts'

/** What hands do that need no more than their thing to be known, and how they do it alone. */
const ALONE = new Map([
  ['cut', 'hand-cut'],
  ['peel', 'hand-work'],
  ['plant', 'hand-plant'],
  ['bake', 'hand-press'],
  ['tie-shoes', 'hand-tie'],
  ['sew needle', 'hand-thread'],
])

/** A close-up of somebody's hands at work shows these and what they work on, and neither a belly nor a table. */
export function workAlone(shot: Shot): Shot {
  const { camera, subjects } = shot
  const [who, ...others] = subjects
  if (!/close-up/u.test(camera.framing ?? '') || who === undefined) return shot
  // Whose hands they are is seen by nobody.
  if (who.noun === 'handclasp') return { ...shot, subjects: [who], relations: [] }
  const deed = namedPart(who)?.hands && who.actions.find((each) => alone(each) !== undefined)
  if (!deed) return shot
  const thing = others.find((each) => isWorkedOn(each, deed)) ?? fetched(deed)
  const more = others.some((each) => each !== thing && each.kind !== 'person')
  if (thing === null || more) return shot
  const handled = { ...deed, verb: alone(deed) ?? deed.verb, target: null, prop: null }
  const subject: Subject = { ...thing, id: who.id, count: 1, actions: [handled] }
  return { ...shot, subjects: [subject], relations: [] }
}

function alone({ verb, prop }: Action): string | undefined {
  return ALONE.get(verb) ?? ALONE.get(`${verb} ${prop}`)
}

function isWorkedOn({ id, noun }: Subject, { target, prop, verb }: Action): boolean {
  return id === target || noun === prop || (verb === 'tie-shoes' && SHOES.test(noun))
}

const SHOES = /\b(?:shoe|boot|sneaker|trainer|skate)s?$/u

function fetched({ prop, verb }: Action): Subject | null {
  const noun = verb === 'tie-shoes' ? 'sneaker' : (prop ?? '')
  const found = findPicture(noun)
  return found ? thingOf(noun, { picture: found.picture, kind: found.kind }) : null
}
