import type { Action, Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { CHORE_TALES } from './chores.ts'
import { ridesFree } from '../../../plan/later-deeds.ts'
import { goHoldingUp, rideFirst, shelterHands } from './hands-free.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { withSubject, withEach } from '../retold.ts'
import { bondsWithout, withoutAll } from '../without.ts'

const BEDS = /\b(bed|bunk|cot|crib)$/u
const SOFAS = /\b(?:sofa|couch)$/u
const DESKS = /\b(desk|table|counter|keyboard)$/u

/** Nobody stands on the bed to yawn. */
function wakeInBed(shot: Shot): Shot {
  const beds = new Set(shot.subjects.filter(({ noun }) => BEDS.test(noun)).map(({ id }) => id))
  const who = people(shot).filter(
    (each) =>
      does(each, /^(yawn|stretch|stretch-arms|wake-up|wake)$/u) &&
      shot.relations.some(({ from, to }) => from === each.id && beds.has(to)),
  )
  return who.length === 1 ? told(shot, who, { verb: 'wake-up', gone: BEDS, prop: '' }) : shot
}

/** Who falls asleep at the desk lies on it with the head only. */
function napAtDesk(shot: Shot): Shot {
  const who = people(shot).filter((each) => {
    const place = shot.relations.find(({ from }) => from === each.id)
    const thing = shot.subjects.find(({ id }) => id === (place?.to ?? each.actions[0]?.target))
    return does(each, /^sleep$/u) && DESKS.test(thing?.noun ?? '')
  })
  return who.length === 1 ? told(shot, who, { verb: 'nap-at-desk', gone: DESKS }) : shot
}

const CARRIAGES =
  /\b(bus|train|tram|subway|metro|plane|airplane|carriage|waiting room|cinema|station|airport)\b/u

/** On the way one sleeps in a seat: no bed stands in a bus. */
function nodOff(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^sleep$/u))
  const away = who.length === 1 && CARRIAGES.test(shot.place ?? '')
  return away ? told(shot, who, { verb: 'doze', prop: 'armchair' }) : nodBefore(shot, who)
}

const WATCHED = /\b(tv|television|screen|fireplace|hearth)$/u

/** Before the television, too: a bed would hide it. */
function nodBefore(shot: Shot, who: readonly Subject[]): Shot {
  const watched = shot.subjects.find(({ noun }) => WATCHED.test(noun))
  const isBefore = ({ from, to }: Relation): boolean =>
    to === watched?.id && who.some(({ id }) => id === from)
  if (who.length !== 1 || !shot.relations.some(isBefore)) return shot
  const relations = shot.relations.map((each): Relation =>
    isBefore(each) ? { ...each, relation: 'next-to' } : each,
  )
  return {
    ...told({ ...shot, relations }, who, { verb: 'doze', prop: 'armchair' }),
    place: shot.place ?? 'living room',
  }
}

/** Who lies in a bed and does nothing else: a patient, or whoever is put there; else a child. */
function isAbed({ relations, subjects }: Shot, { id, actions }: Subject): boolean {
  const beds = subjects.filter(({ noun }) => BEDS.test(noun)).map((bed) => bed.id)
  const idle = actions.every(({ verb }) => /^(?:lie|rest|smile|sleep|walk|cough)$/u.test(verb))
  return idle && relations.some(({ from, to }) => from === id && beds.includes(to))
}

/** A child that is put to bed lies in it, and whoever does it stands by; so do those who hold the hand of a patient. */
function tuckIn(shot: Shot): Shot {
  const bed = shot.subjects.some(({ noun }) => BEDS.test(noun))
  const child =
    people(shot).find((each) => isAbed(shot, each)) ??
    people(shot).find(({ person }) => /^(child|baby)$/u.test(person?.age ?? ''))
  const parent = people(shot).find(
    (each) => each.id !== child?.id && each.count === 1 && isPuttingToBed(each, child),
  )
  if (!bed || !child || !parent || child.count > 1 || isOverCrib(shot, parent)) return shot
  const next = told(shot, [parent], { verb: 'tuck-in', gone: BEDS })
  return {
    ...withEach(next, (each) => {
      if (each.id === parent.id)
        return { ...each, actions: [doing('tuck-in', { target: child.id })] }
      return each.id === child.id ? asTall(each) : each
    }),
    place: next.place ?? 'bedroom',
    without: [...next.without, 'bed'],
    relations: bondsWithout(next, child),
  }
}

/** Over the rail of a crib one kisses the child that is in it. */
function isOverCrib({ subjects }: Shot, parent: Subject): boolean {
  const crib = subjects.some(({ noun }) => /\b(?:crib|cradle|cot)$/u.test(noun))
  return crib && does(parent, /^(?:kiss|hug|comfort|pet|wake-up|look-after)$/u)
}

const SETTLES =
  /^(gather|tuck|tuck-in|put|lay|cover|hold|carry|kiss|pull|hug|comfort|wake-up|hold-hands|care|look-after|pet)$/u

/** Putting and laying are read as standing and lying, with the child as their aim. */
function isPuttingToBed(parent: Subject, child: Subject | undefined): boolean {
  const aims = parent.actions.some(
    ({ verb, target }) => /^(stand|lie)$/u.test(verb) && child !== undefined && target === child.id,
  )
  return aims || does(parent, SETTLES)
}

/** In a bed for children a baby would lie below the blanket. */
function asTall(child: Subject): Subject {
  const { person } = child
  const age = person?.age === 'baby' ? 'child' : (person?.age ?? null)
  return { ...child, actions: [], person: person && { ...person, age } }
}

/** Who sleeps brings the bed: a second one behind it would look like a part of the first; so does who is on one, or on a sofa. */
function oneBed(shot: Shot): Shot {
  const sleeps = people(shot).some((each) => does(each, /^(sleep|wake-up|make-bed)$/u))
  const named = shot.subjects.some(({ noun, count }) => count === 1 && BEDS.test(noun))
  const room = shot.place === null || /bedroom|nursery/u.test(shot.place)
  const couch = shot.subjects.some(
    (each) => SOFAS.test(each.noun) || does(each, /-on-sofa$/u) || each.actions.some(onSofa),
  )
  const again = [(sleeps || named) && room ? 'bed' : null, couch ? 'sofa' : null]
  return { ...shot, without: [...shot.without, ...again.filter((word) => word !== null)] }
}

const onSofa = ({ prop }: Action): boolean => SOFAS.test(prop ?? '')

/** Who rides on somebody's back is carried. */
function carryOnBack(shot: Shot): Shot {
  const rider = people(shot).find((each) => does(each, /^(ride|piggyback|sit)$/u))
  const bond = shot.relations.find(
    ({ from, relation }) => from === rider?.id && /^(riding|on)$/u.test(relation),
  )
  const horse = people(shot).find(({ id }) => id === bond?.to)
  if (!rider || !horse || horse.count > 1 || rider.count > 1) return shot
  return {
    ...withEach(shot, (each) => {
      if (each.id === horse.id)
        return { ...each, actions: [doing('piggyback', { target: rider.id })] }
      return each.id === rider.id ? { ...each, actions: [] } : each
    }),
    relations: shot.relations.filter((each) => each !== bond),
  }
}

const WAITERS = /^(waiter|waitress|server|barista|bartender)$/u

const SERVERS = /\b(waiter|waitress|butler|server|flight attendant|stewardess|maid)$/u

/** Who serves for a living does it from a tray, unless somebody is named who gets it. */
function bearTray(shot: Shot): Shot {
  const isGift = ({ verb, target, prop }: Action): boolean =>
    /^(give|serve|bring)$/u.test(verb) && target === null && prop !== null
  const server = people(shot).find(
    ({ noun, actions }) => SERVERS.test(noun) && actions.some(isGift),
  )
  const prop = server?.actions.find(isGift)?.prop
  return server && prop ? told(shot, [server], { verb: 'serve-food', prop }) : shot
}

/** Guests sit at their table while the waiter asks what they want. */
function takeOrder(shot: Shot): Shot {
  const waiter = people(shot).find(
    (each) =>
      WAITERS.test(each.noun) && does(each, /^(carry|take|write|talk|ask|hold|serve-food|give)$/u),
  )
  const guests = people(shot).filter(({ id, actions }) => id !== waiter?.id && actions.length === 0)
  if (!waiter || headsOf(guests) < 2) return shot
  const served = does(waiter, /^(serve-food|give)$/u) ? 'serve-food' : 'take-order'
  const seated = told(shot, guests, { verb: 'dine' })
  const alone = ({ id }: Subject): boolean => id === waiter.id
  return {
    ...withEach(seated, (each) => (alone(each) ? { ...each, actions: [doing(served)] } : each)),
    relations: bondsWithout(seated, waiter),
  }
}

/** What is dug up lies beside the pit. */
function digBeside(shot: Shot): Shot {
  const digger = people(shot).find((each) => does(each, /^dig$/u))
  const relations = shot.relations.map((each) =>
    each.from === digger?.id && each.relation === 'on'
      ? { ...each, relation: 'next-to' as const }
      : each,
  )
  return digger ? { ...shot, relations } : shot
}

/** Who falls into a barrel lands in it, and drops none. */
function fallInto(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const fall = each.actions.find(({ verb, way }) => verb === 'fall' && way === 'into')
    const lands = each.kind === 'person' && fall !== undefined
    return lands ? { ...each, actions: [{ ...fall, verb: 'jump' }] } : each
  })
}

/** Who drops something lets it fall, and stays where they are. */
function letFall(shot: Shot): Shot {
  const who = people(shot).find(({ actions }) => actions.some(({ verb }) => verb === 'fall'))
  const action = who?.actions.find(({ verb }) => verb === 'fall')
  const thing = shot.subjects.find(({ id, kind }) => id === action?.target && kind !== 'person')
  const prop = thing?.noun ?? action?.prop ?? null
  if (!who || prop === null) return shot
  const on = shot.relations.filter(({ to }) => to === thing?.id).map(({ from }) => from)
  const gone = new Set([thing?.id, ...on].filter((id) => id !== who.id))
  const load = shot.subjects.find(({ id }) => on.includes(id) && id !== who.id)?.noun
  const whole = load === undefined ? prop : `${prop} of ${load}`
  const next = told(shot, [who], { verb: 'drop-thing', prop: whole })
  // "Juggles eggs and drops one": first they are juggled.
  const before = who.actions.slice(
    0,
    who.actions.findIndex(({ verb }) => verb === 'fall'),
  )
  const both = withEach(next, (each) =>
    each.id === who.id ? { ...each, actions: [...before, ...each.actions] } : each,
  )
  return withoutAll(both, ({ id }) => gone.has(id))
}

/** Who stretches and yawns is tired, and does no gymnastics. */
function stretchAwake(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^stretch$/u) && does(each, /^yawn$/u))
  return who.length > 0 ? told(shot, who, { verb: 'stretch-arms' }) : shot
}

const OVER = /\b(?:books?|papers?|homework|laptop|keyboard)$/u

/** Nobody brings a bed there. */
const AT_DESKS =
  /^(?:class|classroom|school|office|meeting room|library|lecture hall|conference room)$/u

const isAtDesks = (each: Subject, { place }: Shot): boolean =>
  AT_DESKS.test(place ?? '') || does(each, /^confer$/u)

/** Who falls asleep over books, in class or in a meeting has the head on the desk. */
function nodOverBooks(shot: Shot): Shot {
  const who = people(shot).filter((each) => {
    const on = shot.relations.find(({ from, relation }) => from === each.id && relation === 'on')
    const thing = shot.subjects.find(({ id }) => id === (each.actions[0]?.target ?? on?.to))
    const desk = OVER.test(thing?.noun ?? '') || (!thing && isAtDesks(each, shot))
    return does(each, /^(sleep|doze)$/u) && desk
  })
  if (who.length !== 1) return shot
  const place = who.some((each) => does(each, /^confer$/u)) ? 'meeting room' : null
  return told({ ...shot, place: shot.place ?? place }, who, { verb: 'nap-at-desk', gone: OVER })
}

/** "Juggles before the king": the king is not what flies through the air. */
function beforeSomebody(shot: Shot, who: Subject): Shot {
  const isAimed = people(shot).some(({ id }) => who.actions[0]?.target === id)
  const actions = who.actions.map((each, at) => (at === 0 ? { ...each, target: null } : each))
  return isAimed ? withSubject(shot, who, { actions }) : shot
}

/** All that is juggled is in the air, and nothing of it lies about. */
function juggleAll(shot: Shot): Shot {
  const who = shot.subjects.find((each) => does(each, /^juggle(-fire)?$/u))
  const action = who?.actions.find(({ verb }) => verb.startsWith('juggle'))
  const thing = shot.subjects.find(
    ({ id, kind, noun }) => kind !== 'person' && (id === action?.target || noun === action?.prop),
  )
  if (!who || !action) return shot
  if (!thing) return beforeSomebody(shot, who)
  const deed = doing(action.verb, { prop: `${Math.max(thing.count, 2)} ${thing.noun}` })
  const actions = [deed, ...who.actions.filter(ridesFree)]
  return withSubject(
    withoutAll(shot, ({ id }) => id === thing.id),
    who,
    { actions },
  )
}

const PRAMS = /\b(stroller|pram|shopping cart|wheelbarrow|trolley|buggy|pushchair)$/u

/** Who walks or runs with a pram pushes it. */
function pushAlong(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, /^(walk|run|jog|stroll)$/u))
  const bond = shot.relations.find(
    ({ from, relation }) => from === who?.id && /^(next-to|holding)$/u.test(relation),
  )
  const pram = shot.subjects.find(({ id, noun }) => id === bond?.to && PRAMS.test(noun))
  if (!who || !pram) return shot
  const [first] = who.actions
  const pace = first?.verb === 'walk' ? first.pace : 'fast'
  return {
    ...withSubject(shot, who, { actions: [doing('push', { target: pram.id, pace })] }),
    relations: shot.relations.filter((each) => each !== bond),
  }
}

/** In and around the house. */
export const HOME_TALES: readonly ((shot: Shot) => Shot)[] = [
  ...CHORE_TALES,
  wakeInBed,
  napAtDesk,
  nodOff,
  tuckIn,
  oneBed,
  carryOnBack,
  takeOrder,
  bearTray,
  digBeside,
  fallInto,
  letFall,
  stretchAwake,
  nodOverBooks,
  juggleAll,
  rideFirst,
  shelterHands,
  goHoldingUp,
  pushAlong,
]
