import { isOfHands } from '../../../plan/later-deeds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { people } from './people-told.ts'
import { withSubject, withEach } from '../retold.ts'

const CARS = /\b(?:car|taxi|cab|truck|van|jeep|pickup|automobile|bus|minibus|limousine)$/u
const UNDER = /^(?:lie|work|fix|fix-.+|repair|look|crawl|hammer|slide|change-tyre|sleep)$/u
const LEANING =
  /^(?:lean|read|stand|phone|text|drink|smoke|wait|look|look-up|eat|point|wave|photograph|whistle)$/u

/** Who lies or works under a car has the head below it, and the legs out. */
export function lieUnderCar(shot: Shot): Shot {
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'under' && isIdleAt(shot, from, UNDER) && isCar(shot, to),
  )
  const car = shot.subjects.find(({ id }) => id === bond?.to)
  if (!bond || !car) return shot
  const prop = [car.colour, car.noun].filter(Boolean).join(' ')
  const tools = shot.relations.filter(
    ({ from, relation }) => from === bond.from && relation === 'holding',
  )
  const bare = tools.reduce(
    (told, { to }) => dropped(told, to),
    without({ ...shot, place: shot.place ?? 'garage' }, car),
  )
  return withEach(bare, (each) =>
    each.id === bond.from ? { ...each, actions: [doing('lie-under-car', { prop })] } : each,
  )
}

const RESTING = /^(?:sit|look|look-up|talk|smile|wait|rest|relax|laugh|stare|watch)$/u

/** Who sits on a car sits on its hood, and the car keeps its size. */
export function sitOnHood(shot: Shot): Shot {
  const bond = shot.relations.find(
    ({ from, relation, to }) =>
      relation === 'on' && isIdleAt(shot, from, RESTING) && isCar(shot, to),
  )
  const car = shot.subjects.find(({ id }) => id === bond?.to)
  const who = shot.subjects.find(({ id }) => id === bond?.from)
  if (!car || !who?.actions.some(({ verb }) => verb === 'sit')) return shot
  const prop = [car.colour, car.noun].filter(Boolean).join(' ')
  const bare = without(shot, car)
  return withSubject(bare, who, { actions: [doing('sit-on-hood', { prop })] })
}

/** Who leans on a car and reads does so standing, in the street. */
export function leanOnCar(shot: Shot): Shot {
  const who = people(shot).find(({ actions }) =>
    actions.some(({ verb, target }) => verb === 'lean' && target !== null && isCar(shot, target)),
  )
  const car = who?.actions.find(({ verb }) => verb === 'lean')?.target
  if (!who || !car || !isIdleAt(shot, who.id, LEANING)) return shot
  const read = who.actions.find(({ verb }) => verb === 'read')
  const others = who.actions.filter(({ verb }) => verb !== 'lean')
  const actions = read
    ? [{ ...read, verb: 'read-leaning' }]
    : others.length > 0
      ? others
      : who.actions
  const relations = shot.relations.filter(({ from, to }) => from !== who.id || to !== car)
  return {
    ...withSubject(shot, who, { actions }),
    place: shot.place ?? 'street',
    relations: [...relations, { from: who.id, relation: 'in-front-of', to: car }],
  }
}

/** What stands there and bears somebody's weight. */
const BEARS_WEIGHT =
  /^(?:instrument|furniture|vehicle|building) |(?:tree|fence|goal|post|wall|gate|door|statue|pillar|column|well|crate|barrel|machine|rail|railing|mailbox|haystack)$/u

const BARS = /\b(?:bar|pub|tavern|saloon|cocktail bar)$/u

/** Who leans on a counter, a tree or a wall has it at the elbow; indoors nobody puts up a lamp post for it. */
export function leanOnThing(shot: Shot): Shot {
  const who = people(shot).find(leansIdly)
  const deed = who?.actions.find(({ verb }) => verb === 'lean')
  if (!who || !deed || who.count > 1) return shot
  const besides = who.actions.filter(isOfHands)
  if (deed.prop !== null) return withSubject(shot, who, { actions: [deed, ...besides] })
  const thing = shot.subjects.find(({ id }) => id === deed.target)
  if (!thing) return leanIndoors(shot, who)
  if (!BEARS_WEIGHT.test(`${thing.kind} ${thing.noun}`)) return shot
  const prop = [thing.colour, thing.noun].filter((each) => each !== null).join(' ')
  const place = shot.place ?? (thing.kind === 'plant' ? 'park' : null)
  const actions = [doing('lean', { prop }), ...besides]
  const told = withSubject(without(shot, thing), who, { actions })
  return { ...told, place }
}

/** "Leans against a lamp post smoking a pipe": how one stands, whichever is said first. */
function leansIdly({ actions }: Subject): boolean {
  const leans = actions.some(({ verb }) => verb === 'lean')
  return (
    leans &&
    (actions[0]?.verb === 'lean' ||
      actions.every((action) => action.verb === 'lean' || isOfHands(action)))
  )
}

function leanIndoors(shot: Shot, who: Subject): Shot {
  if (shot.place === null) return shot
  const deed = BARS.test(shot.place) ? doing('lean', { prop: 'counter' }) : doing('lean-there')
  const indoors = BARS.test(shot.place) || /\b(?:room|kitchen|office|house|hall)$/u.test(shot.place)
  return indoors
    ? withSubject(shot, who, { actions: [deed, ...who.actions.filter(isOfHands)] })
    : shot
}

function dropped(shot: Shot, id: string): Shot {
  const thing = shot.subjects.find((each) => each.id === id)
  return thing ? without(shot, thing) : shot
}

function isCar({ subjects }: Shot, id: string): boolean {
  return subjects.some((each) => each.id === id && each.kind === 'vehicle' && CARS.test(each.noun))
}

/** One person who does nothing else. */
function isIdleAt({ subjects }: Shot, id: string, verbs: RegExp): boolean {
  const fits = ({ kind, count, actions }: Subject): boolean =>
    kind === 'person' &&
    count === 1 &&
    actions.every(({ verb }) => verbs.test(verb) || verb === 'hold')
  return subjects.some((each) => each.id === id && fits(each))
}
