import { LIVING } from '../../plan/kinds.ts'
import { findPicture } from '../../lexicon/find-picture.ts'
import { Subject, type Action, type Relation, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach, withSubject } from './retold.ts'
import { LONGSHIPS, takeOars } from './rowing.ts'
import { isOnIt, MOUNTS, RIDES, rideWithin, shareMount, sitAstride } from './seats.ts'
import { unseen, without } from './without.ts'

const RIDDEN =
  /\b(bicycle|bike|motorcycle|motorbike|scooter|moped|vespa|skateboard|hoverboard|surfboard|sled|sleigh|snowboard|broom|broomstick)$/u

/** Other birds perch on what is ridden. */
const RIDING_BIRDS = /\b(duck|penguin|chicken|goose|ostrich|flamingo|hen|rooster|turkey|emu)$/u

/** Whether who is on it goes with it: people also on beasts, beasts on wheels, boards and brooms. */
function goesOn({ kind, noun }: Subject, ridden: Subject): boolean {
  if (kind === 'person') return MOUNTS.has(ridden.kind) || RIDDEN.test(ridden.noun)
  return RIDDEN.test(ridden.noun) && (MOUNTS.has(kind) || RIDING_BIRDS.test(noun))
}

/** How a rider gets on is the beast's doing. */
const GAITS = /^(?:gallop|trot|run|walk|race|go|travel|charge|wander)$/u

/** Who has something to take somewhere on wheels rides with it, and nobody runs on them. */
function isFree({ actions }: Subject, { noun }: Subject): boolean {
  const takes =
    /^(deliver|carry|bring|transport|take|hold|throw|toss|hand-out|give|distribute|walk|run|race|go|roll|travel|speed|chase)$/u
  return actions.every(({ verb }) => GAITS.test(verb) || (takes.test(verb) && RIDDEN.test(noun)))
}

/** Several on as many beasts or brooms: each brings his own with the ride, and none runs beside them without a rider. */
function mountEach(shot: Shot): Shot {
  const find = (key: string): Subject | undefined => shot.subjects.find(({ id }) => id === key)
  const trip = shot.relations.find(({ from, relation, to }) => {
    const [riders, ridden] = [find(from), find(to)]
    const many = riders?.kind === 'person' && riders.count > 1 && riders.count === ridden?.count
    const each = ridden?.kind === 'animal' || RIDDEN.test(ridden?.noun ?? '')
    return many && each && isOnIt(relation)
  })
  const ridden = find(trip?.to ?? '')
  if (!trip || !ridden || !isFreeToRide(find(trip.from))) return shot
  const prop = [ridden.colour, ridden.noun].filter(Boolean).join(' ')
  const subjects = shot.subjects.map((each): Subject => {
    const [first] = each.actions
    if (each.id !== trip.from) return each
    return { ...each, actions: [{ ...doing('ride'), ...first, verb: 'ride', target: null, prop }] }
  })
  return without({ ...shot, subjects }, ridden)
}

const STEEDS = /\b(?:horse|pony|steed|stallion|mare)$/u

/** Who is after a rider rides too, on a beast of his own: on foot nobody would come near. */
function mountPursuers(shot: Shot): Shot {
  const steedOf = (who: string | null): Subject | undefined => {
    const rider = shot.subjects.find(({ id }) => id === who)
    const trips = shot.relations.filter((each) => each.from === who && isTrip(each))
    const ridden = [
      ...trips.map(({ to }) => to),
      ...(rider?.actions ?? []).map((act) => act.target),
    ]
    return shot.subjects.find(({ id, noun }) => ridden.includes(id) && STEEDS.test(noun))
  }
  const chases: Relation[] = []
  const told = withEach(shot, (each) => {
    const to = each.actions.find(({ verb }) => verb === 'chase')?.target ?? null
    const steed = steedOf(to)
    if (to === null || !steed || !isAfoot(each, shot)) return each
    chases.push({ from: each.id, relation: 'chasing', to })
    const prop = steed.colour === null ? steed.noun : `brown ${steed.noun}`
    return { ...each, actions: [{ ...doing('ride', { prop }), pace: 'fast' }] }
  })
  const before = shot.relations.filter(({ from }) => !chases.some((each) => each.from === from))
  return { ...told, relations: [...before, ...chases] }
}

function isAfoot(who: Subject, { relations }: Shot): boolean {
  const rides = relations.some(({ from, relation }) => from === who.id && relation !== 'chasing')
  return who.kind === 'person' && who.person?.age !== 'child' && isFreeToRide(who) && !rides
}

/** "A fox and a hare on scooters": each is on one of them. */
function mountApart(shot: Shot): Shot {
  const riders = (id: string): number => shot.subjects.find((each) => each.id === id)?.count ?? 0
  const to = (id: string): Relation[] =>
    shot.relations.filter((each) => each.to === id && isTrip(each))
  const ridden = shot.subjects.find(({ id, kind, noun, count }) => {
    const fits = to(id).length > 1 && (MOUNTS.has(kind) || RIDDEN.test(noun))
    return fits && count === to(id).reduce((sum, { from }) => sum + riders(from), 0)
  })
  if (!ridden) return shot
  const trips = to(ridden.id)
  const own = (from: string): string => {
    const at = trips.findIndex((each) => each.from === from)
    return at < 1 ? ridden.id : `${ridden.id}-${at}`
  }
  const subjects = shot.subjects.flatMap((each): Subject[] => {
    if (each === ridden)
      return trips.map(({ from }) => ({ ...each, id: own(from), count: riders(from) }))
    const actions = each.actions.map((deed) =>
      deed.target === ridden.id ? { ...deed, target: own(each.id) } : deed,
    )
    return [{ ...each, actions }]
  })
  const relations = shot.relations.map((each) =>
    trips.includes(each) ? { ...each, to: own(each.from) } : each,
  )
  return { ...shot, subjects, relations }
}

const isTrip = ({ relation }: Relation): boolean => isOnIt(relation)

function isFreeToRide(riders: Subject | undefined): boolean {
  return riders?.actions.every(({ verb }) => RIDES.test(verb) || verb === 'chase') === true
}

/** A knight on a horse rides it, and a monkey on a bicycle does not stand on it like a statue. */
export function mount(asked: Shot): Shot {
  const shot = shareMount(mountEach(mountApart(mountPursuers(rideWithin(sitAstride(asked))))))
  const rides = new Map<string, string>()
  for (const { from, relation, to } of shot.relations) {
    const [rider, ridden] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    if (!isOnIt(relation) || !rider || !ridden || !isFree(rider, ridden)) continue
    if (goesOn(rider, ridden)) rides.set(from, to)
  }
  if (rides.size === 0) return shot
  const halted = new Set(shot.subjects.filter((each) => isHalted(each, shot)).map(({ id }) => id))
  const subjects = shot.subjects.map((each): Subject => {
    const target = rides.get(each.id)
    if (target !== undefined)
      return { ...each, actions: [halted.has(each.id) ? doing('ride-along') : ride(target)] }
    const waits = [...rides].some(([from, to]) => to === each.id && halted.has(from))
    if (waits) return { ...each, actions: [doing('stand')] }
    return MOUNTS.has(each.kind) && each.actions.length === 0 ? headedFor(each, shot) : each
  })
  const relations = shot.relations.map((each) =>
    rides.get(each.from) === each.to && each.relation === 'on'
      ? { ...each, relation: 'riding' as const }
      : each,
  )
  const loads = shot.subjects.filter(({ id }) => rides.has(id)).flatMap(loadOf)
  const held = loads.map(([from, { id: to }]) => ({ from, relation: 'holding' as const, to }))
  return {
    ...shot,
    subjects: [...subjects, ...loads.map(([, load]) => load)],
    relations: [...relations, ...held],
  }
}

/** A beast goes where its rider is going. */
function headedFor(steed: Subject, { subjects, relations }: Shot): Subject {
  const riders = relations.flatMap((each) => (each.to === steed.id ? [each.from] : []))
  const way = subjects
    .filter(({ id }) => riders.includes(id))
    .flatMap(({ actions }) => actions)
    .find(({ verb, target }) => GAITS.test(verb) && target !== null && target !== steed.id)
  return way ? { ...steed, actions: [way] } : steed
}

const FROM_THE_GROUND =
  /^(?:give|hand-over|offer|feed|kiss|hug|shake-hands|high-five|talk|whisper|interview|help|bandage|pet|kneel|bow|salute|beg|award)$/u

/** Nobody rides off who is given something. */
function isHalted({ id }: Subject, { subjects }: Shot): boolean {
  return subjects.some(
    ({ actions: [deed] }) => deed?.target === id && FROM_THE_GROUND.test(deed.verb),
  )
}

/** What a rider takes somewhere, when only the deed names it: the pizza is in her hand. */
function loadOf({ id, actions }: Subject): (readonly [rider: string, load: Subject])[] {
  const noun = actions.find(({ prop }) => prop !== null)?.prop
  const found = noun ? findPicture(noun) : null
  if (!noun || !found) return []
  const { kind, picture } = found
  return [[id, Subject.parse({ id: `${id}-load`, noun, words: noun, kind, picture })]]
}

const OPEN_PLANE: Readonly<Record<string, string>> = { 'prop:airplane': 'prop:biplane' }

/** Of who flies in an airliner nothing could be seen: whoever is named as being in a plane sits in an open one. */
export function takeSeat(shot: Shot): Shot {
  const flown = new Set(
    shot.relations.flatMap(({ from, relation, to }) => {
      const rider = shot.subjects.find(({ id }) => id === from)
      const lives = rider && LIVING.has(rider.kind)
      return lives && /^(inside|riding)$/u.test(relation) ? [to] : []
    }),
  )
  const subjects = shot.subjects.map((each): Subject => {
    const open = OPEN_PLANE[each.picture ?? '']
    return open !== undefined && flown.has(each.id) ? { ...each, picture: open } : each
  })
  return { ...shot, subjects }
}

const CREWS = /^(row|sail|steer|ride|stand|sit|travel)$/u

/** The crew of an open ship is all aboard, between its sail and its shields, and the ship sails. */
export function goAboard(asked: Shot): Shot {
  const shot = takeOars(asked)
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const trip = shot.relations.find(({ from, relation, to }) => {
    const [crew, ship] = [find(from), find(to)]
    const aboard = /^(inside|riding|on)$/u.test(relation) && crew?.kind === 'person'
    return aboard && ship?.kind === 'boat' && LONGSHIPS.test(ship.noun)
  })
  if (!trip) return shot
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === trip.to && each.actions.length === 0)
      return { ...each, actions: [doing('sail')] }
    const idle = each.actions.every(({ verb }) => CREWS.test(verb))
    return each.id === trip.from && idle ? { ...each, actions: [] } : each
  })
  const relations = shot.relations.map((each) =>
    each === trip ? { ...each, relation: 'inside' as const } : each,
  )
  // The ship first: it is at sea, and its crew is where it is.
  const ordered = subjects.toSorted((a, b) => Number(b.id === trip.to) - Number(a.id === trip.to))
  return { ...shot, place: shot.place ?? 'ocean', subjects: ordered, relations }
}

const DRIVES = /^(drive|ride|race|travel|go|cruise|speed)$/u
const OPEN_AIR = /bicycle|bike|motorcycle|scooter|tractor|sled|skateboard|horse|cart|wagon|pickup/u

/** Several in one car share it: it drives, and of what else they do nothing could be seen through its windows. */
export function shareCar(shot: Shot): Shot {
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const trip = shot.relations.find(({ from, relation, to }) => {
    const [riders, car] = [find(from), find(to)]
    const closed = car?.kind === 'vehicle' && car.count === 1 && !OPEN_AIR.test(car.noun)
    const several = riders?.kind === 'person' && riders.count > 1
    return closed && several && /^(inside|riding)$/u.test(relation)
  })
  if (!trip) return shot
  const drives = find(trip.from)?.actions.find(({ verb }) => DRIVES.test(verb))
  if (drives && isFull(find(trip.from), find(trip.to))) return openTheRoof(shot, trip)
  const drive = drives ? [{ ...drives, verb: 'drive', target: null, prop: null }] : []
  const subjects = shot.subjects.map((each): Subject => {
    if (each.id === trip.from) return { ...each, actions: [] }
    const goes = each.id === trip.to && each.actions.length === 0
    return goes ? { ...each, actions: drive } : each
  })
  const relations = shot.relations.map((each) =>
    each === trip ? { ...each, relation: 'inside' as const } : each,
  )
  return { ...shot, subjects, relations }
}

/** A closed car of no told look has windows for two. */
function isFull(riders: Subject | undefined, car: Subject | undefined): boolean {
  const plain = car?.noun === 'car' && car.colour === null && (car.looks ?? []).length === 0
  return plain && (riders?.count ?? 0) > 2 && (riders?.count ?? 0) < 5
}

/** Each of four friends is seen when the car has no roof. */
function openTheRoof(shot: Shot, { from, to }: Shot['relations'][number]): Shot {
  const open = unseen(shot, { id: to })
  return withSubject(open, { id: from }, { actions: [doing('drive', { prop: 'car' })] })
}

function ride(target: string): Action {
  return doing('ride', { target })
}
