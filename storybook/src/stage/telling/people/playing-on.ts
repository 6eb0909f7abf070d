import { ANIMALS } from '../../../plan/kinds.ts'
import { ridesFree } from '../../../plan/later-deeds.ts'
import { doing } from '../doing.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { riding } from './hands-free.ts'
import { headsAboard } from '../rowing.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

/** What people do on these things, which then come with the deed. */
const ON_THINGS: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bswings?(?: ?sets?)?$/u, 'swing'],
  [/\bslides?$/u, 'slide'],
  [/\bsee-?saws?$/u, 'seesaw'],
  [/\btrampolines?$/u, 'trampoline'],
  [/\btreadmills?$/u, 'run-treadmill'],
  [/\bunicycles?$/u, 'ride-unicycle'],
  [/\bsegways?$/u, 'ride-segway'],
  [/\b(magic|flying) carpets?$/u, 'ride-carpet'],
  [/\b(?:tightrope|slackline|high ?wire)s?$/u, 'tightrope'],
  [/\bstilts?$/u, 'stilts'],
  [/\bbalance beams?$/u, 'balance-beam'],
  [/\bdiving boards?$/u, 'board-dive'],
  [/\brow(ing)? ?boats?$/u, 'row'],
  [/\b(kayak|canoe)s?$/u, 'kayak'],
  [/\bjet ?skis?$/u, 'jetski'],
]
const AFLOAT = /^(?:row|kayak)$/u
const JUST_THERE =
  /^(sit|stand|play|ride|balance|walk|have-fun|jump|run|swing|slide|fly|float|row|kayak|drift|sail|dive|dive-in|laugh|smile|sing|cheer|giggle|talk|shout|scream|howl|roar|bark|party)$/u

/** What a beast does as people do: it would stand on the cloth like a statue. */
const BEASTS_TOO = /^(trampoline|seesaw|run-treadmill|ride-unicycle|ride-segway|stilts|tightrope)$/u

const playsOn = ({ kind }: Subject, verb: string): boolean =>
  kind === 'person' || (ANIMALS.has(kind) && BEASTS_TOO.test(verb))

/** Boards and what is done on them by whoever does a trick. */
const TRICKS: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bskateboards?$/u, 'kickflip'],
  [/\bsnowboards?$/u, 'board-flip'],
]

/** "Does a trick on his skateboard": with it, and not a somersault above it. */
export function doTrick(shot: Shot): Shot {
  const person = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.some(({ verb }) => verb === 'somersault'),
  )
  const bond = shot.relations.find(({ from }) => from === person?.id)
  const thing = shot.subjects.find(({ id }) => id === bond?.to)
  const verb = TRICKS.find(([words]) => words.test(thing?.noun ?? ''))?.[1]
  if (!person || !thing || verb === undefined) return shot
  const idle = { ...person, actions: [] }
  return playing(shot, { person: idle, thing, verb })
}

/** A child on a swing swings; nobody stands on top of a slide. */
export function playOn(shot: Shot): Shot {
  for (const { from, relation, to } of shot.relations) {
    const person = shot.subjects.find(({ id }) => id === from)
    const thing = shot.subjects.find(({ id }) => id === to)
    if (!person || !thing || !/^(on|riding|inside)$/u.test(relation)) continue
    const verb = ON_THINGS.find(([words]) => words.test(thing.noun))?.[1]
    // Two in one rowing boat have no two boats, and nobody swims beside his father's.
    if (verb && AFLOAT.test(verb) && thing.count < headsAboard(thing, shot)) continue
    if (verb && playsOn(person, verb) && isFreeFor(person, verb))
      return playing(eachOnOne(shot, thing, verb), { person, thing, verb })
  }
  return shot
}

/** "A boy and a girl on two swings": of as many things as people each has one. */
function eachOnOne(shot: Shot, thing: Subject, verb: string): Shot {
  const isOn = ({ id }: Subject): boolean =>
    shot.relations.some(({ from, to }) => from === id && to === thing.id)
  if (thing.count === 1) return shot
  return withEach(shot, (each) =>
    isOn(each) && playsOn(each, verb) && isFreeFor(each, verb)
      ? { ...each, actions: [doing(verb)] }
      : each,
  )
}

/** Who pushes somebody on a swing is not on it. */
function isFreeFor({ actions }: Subject, verb: string): boolean {
  if (actions.every((action) => JUST_THERE.test(action.verb))) return true
  const pushes = actions.some((action) => action.verb === 'push' && action.target !== null)
  return ridesFree({ verb }) && !pushes
}

/** The colour that was named is that of the deed's own. */
const dyed = ({ colour, noun }: Subject): string | null =>
  colour === null ? null : `${colour} ${noun}`

function playing(
  shot: Shot,
  { person, thing, verb }: { person: Subject; thing: Subject; verb: string },
): Shot {
  const busy = person.actions.filter((action) => !JUST_THERE.test(action.verb))
  return withSubject(unseen(shot, thing), person, {
    actions: riding(doing(verb, { prop: verb === 'kayak' ? dyed(thing) : null }), busy),
  })
}

const GLASSES = /\b(telescope|spyglass|binoculars)$/u

/** Who looks through a telescope has it before the eye. */
export function spyOut(shot: Shot): Shot {
  const glass = shot.subjects.find(({ noun }) => GLASSES.test(noun))
  const person = shot.subjects.find(
    ({ kind, actions }) => kind === 'person' && actions.some(({ verb }) => verb === 'look'),
  )
  if (!glass || !person) return shot
  const verb = glass.noun.startsWith('binocular') ? 'binoculars' : 'spyglass'
  return playing(shot, { person, thing: glass, verb })
}
