import { findPicture } from '../../lexicon/find-picture.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { namedPart } from '../camera/named-part.ts'
import { doing } from './doing.ts'
import { callingDeed, callingHomes } from './people/callings.ts'
import { thingOf } from './thing-of.ts'

/** What hands do that need no more than their thing to be known, and how they do it alone. */
const ALONE = new Map([
  ['make-jewelry', 'hand-mend'],
  ['mend-thing', 'hand-mend'],
  ['repair', 'hand-mend'],
  ['fix', 'hand-mend'],
  ['handle-thing', 'hand-mend'],
  ['put-there', 'hand-mend'],
  ['carve', 'hand-mend'],
  ['pottery', 'hand-shape'],
  ['origami', 'hand-shape'],
  ['open', 'hand-tie'],
  ['unwrap', 'hand-tie'],
  ['polish', 'hand-work'],
  ['clean', 'hand-work'],
  ['shuffle-cards', 'hand-tie'],
  ['hold', 'hand-hold'],
  ['type', 'hand-type'],
  ['play-piano', 'hand-type'],
  ['write', 'hand-write'],
  ['paint', 'hand-paint'],
  ['draw', 'hand-write'],
  ['cut', 'hand-cut'],
  ['peel', 'hand-work'],
  ['plant', 'hand-plant'],
  ['bake', 'hand-press'],
  ['tie-shoes', 'hand-tie'],
  ['sew needle', 'hand-thread'],
  ['sew', 'hand-stitch'],
])

/** A close-up of somebody's hands at work shows these and what they work on, and neither a belly nor a table. */
export function workAlone(shot: Shot): Shot {
  const [who] = shot.subjects
  if (!/close-up/u.test(shot.camera.framing ?? '') || who === undefined) return shot
  // Whose hands they are is seen by nobody.
  if (who.noun === 'handclasp') return { ...shot, subjects: [who], relations: [] }
  const deed = namedPart(who)?.hands && deedsOf(who).find((each) => alone(each) !== undefined)
  return deed ? atWork(shot, who, deed) : shot
}

function atWork(shot: Shot, who: Subject, deed: Action): Shot {
  const others = shot.subjects.filter((each) => each !== who)
  const thing = thingAtHand(shot, deed)
  const tool = others.find((each) => each !== thing && isHeld(each, shot))
  const more = others.some((each) => each !== thing && each !== tool && each.kind !== 'person')
  if (thing === null || (more && !HAS_PARTS.test(deed.verb))) return shot
  const verb = alone(deed) ?? deed.verb
  const handled = { ...deed, verb, target: null, prop: tool?.noun ?? null }
  // A crane of paper lives on no lake.
  const kind = deed.verb === 'origami' ? 'thing' : thing.kind
  const subject: Subject = { ...thing, id: who.id, kind, count: 1, actions: [handled] }
  // Whose hands are seen alone tells no more where they work.
  const [home] = shot.place === null && verb !== 'hand-hold' ? callingHomes(who) : []
  return { ...shot, place: home ?? shot.place, subjects: [subject], relations: [] }
}

function thingAtHand(shot: Shot, deed: Action): Subject | null {
  const [, ...others] = shot.subjects
  const cloth = others.find(({ kind }) => kind === 'clothing')
  if (deed.verb === 'sew' && cloth) return cloth
  return wholeOf(shot, deed) ?? others.find((each) => isWorkedOn(each, deed)) ?? fetched(deed)
}

/** A potter's hands are at the wheel, whether or not that is said. */
function deedsOf(who: Subject): readonly Action[] {
  const calling = who.actions.length === 0 ? callingDeed(who) : null
  return calling === null ? who.actions : [doing(calling)]
}

/** A diamond goes into its ring, and is no second thing beside it. */
const HAS_PARTS = /^put-there$/u

function wholeOf({ subjects, relations }: Shot, { verb, target }: Action): Subject | null {
  const bond = relations.find(
    ({ from, relation }) => from === target && /^(?:inside|on)$/u.test(relation),
  )
  const whole = subjects.find(({ id }) => id === bond?.to)
  return (HAS_PARTS.test(verb) && whole) || null
}

const isHeld = ({ id }: Subject, { relations }: Shot): boolean =>
  relations.some(({ relation, to }) => relation === 'holding' && to === id)

function alone({ verb, prop }: Action): string | undefined {
  return ALONE.get(`${verb} ${prop}`) ?? ALONE.get(verb)
}

function isWorkedOn({ id, noun }: Subject, { target, prop, verb }: Action): boolean {
  return id === target || noun === prop || (verb === 'tie-shoes' && SHOES.test(noun))
}

const SHOES = /\b(?:shoe|boot|sneaker|trainer|skate)s?$/u

/** What is worked on when the deed alone says it. */
const USUAL: Readonly<Record<string, string>> = {
  'tie-shoes': 'sneaker',
  pottery: 'pottery wheel',
  'play-piano': 'synthesizer',
  type: 'keyboard',
  write: 'document',
  paint: 'painting',
  draw: 'document',
  'shuffle-cards': 'cards',
}

function fetched({ prop, verb }: Action): Subject | null {
  const noun = USUAL[verb] ?? prop ?? ''
  const found = findPicture(noun)
  return found ? thingOf(noun, { picture: found.picture, kind: found.kind }) : null
}
