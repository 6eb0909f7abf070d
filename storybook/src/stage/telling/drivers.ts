import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { Person, Subject, type Action, type Shot } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { rideUp } from './rocket-riders.ts'
import { withEach, withSubject } from './retold.ts'

type Row = readonly [open: RegExp, verb: string, role: string | null]

/** What is open, so that everybody sees whether somebody steers it. */
const OPEN: readonly Row[] = [
  [/\b(?:convertible|cabriolet|cabrio|roadster)$/u, 'drive', null],
  [/\b(?:motorcycle|motorbike|chopper)$/u, 'ride', 'biker'],
  [/\b(?:scooter|moped|vespa|bicycle|bike)$/u, 'ride', null],
  [/\b(?:rowboat|rowing boat|canoe|kayak)$/u, 'row', null],
  [/\bbiplane$/u, 'drive', null],
]
const MOVES =
  /^(?:drive|race|speed|go|roll|sail|fly|row|cross|cruise|move|glide|climb|drift|ride)$/u
const UNMANNED =
  /\b(?:driverless|self-driving|autonomous|remote|toy|model|paper|empty|abandoned|ghost|parked|tiny|miniature|talking|little)\b/u

/** An open car that drives has somebody at the wheel, though nobody is named: it would be a haunted one. */
export function takeWheel(asked: Shot): Shot {
  const shot = manCraft(driveThis(steerOwn(sitInPlane(rideUp(asked)))))
  const aboard = whoIsAboard(shot)
  if (aboard !== null) return aboard
  if (shot.subjects.some(({ kind }) => LIVING.has(kind))) return shot
  const craft = shot.subjects.find((each) => isSteered(each, shot))
  const row = OPEN.find(([words]) => craft && words.test(craft.noun))
  if (!craft || !row) return shot
  const [, verb, role] = row
  const driver = Subject.parse({
    id: `driver of ${craft.id}`,
    noun: role ?? 'driver',
    kind: 'person',
    picture: 'person',
    person: Person.parse({ role }),
    actions: [doing(verb, { target: craft.id })],
  })
  const relations = [
    ...shot.relations,
    { from: driver.id, relation: 'riding' as const, to: craft.id },
  ]
  return { ...shot, subjects: [...shot.subjects, driver], relations }
}

const PLANES =
  /\b(?:biplane|plane|airplane|aeroplane|jet|seaplane|helicopter|glider|rocket|spaceship)$/u
const BY_THEMSELVES = /\b(?:superhero|witch|wizard|fairy|angel|superman|supergirl|batman|ghost)\b/u

/** Who flies a plane sits in it: with arms stretched out before it nobody would be its pilot. */
function sitInPlane(shot: Shot): Shot {
  const flown = (who: Subject): Subject | undefined => {
    const deed = who.actions.find(({ verb }) => verb === 'fly')
    const free = BY_THEMSELVES.test(`${who.words} ${who.person?.role ?? ''}`)
    if (!deed || who.kind !== 'person' || free) return undefined
    return shot.subjects.find(
      ({ id, noun, kind }) =>
        kind === 'aircraft' &&
        PLANES.test(noun) &&
        (deed.target === id ||
          shot.relations.some(
            ({ from, relation, to }) =>
              from === who.id && to === id && /^(?:inside|riding)$/u.test(relation),
          )),
    )
  }
  const pilots = new Map(
    shot.subjects.flatMap((who) => {
      const plane = flown(who)
      return plane ? [[who.id, plane.id] as const] : []
    }),
  )
  if (pilots.size === 0) return shot
  const planes = new Set(pilots.values())
  const told = withEach(shot, (each) => {
    if (pilots.has(each.id))
      return { ...each, actions: each.actions.filter(({ verb }) => verb !== 'fly') }
    const idle = planes.has(each.id) && each.actions.length === 0
    return idle ? { ...each, actions: [doing('fly')] } : each
  })
  const apart = shot.relations.filter(({ from, to }) => pilots.get(from) !== to)
  const seats = [...pilots].map(([from, to]) => ({ from, relation: 'inside' as const, to }))
  return { ...told, relations: [...apart, ...seats] }
}

/** "A dog in a car, driving along the coast": that car drives, and no second one is drawn upon it. */
function steerOwn(shot: Shot): Shot {
  const aboard = shot.relations.flatMap(({ from, relation, to }) => {
    const [who, craft] = [from, to].map((id) => shot.subjects.find((each) => each.id === id))
    const beast = who !== undefined && who.kind !== 'person' && LIVING.has(who.kind)
    const drives = beast && relation === 'inside' && who.actions.some(isOwnDrive)
    return drives && craft?.kind === 'vehicle' ? [{ who, craft }] : []
  })
  return withEach(shot, (each) => {
    if (aboard.some(({ who }) => who === each))
      return { ...each, actions: each.actions.filter((deed) => !isOwnDrive(deed)) }
    const driven = aboard.some(({ craft }) => craft === each) && each.actions.length === 0
    return driven ? { ...each, actions: [doing('drive')] } : each
  })
}

/** "A green convertible on a coastal road. A woman drives": that one, and no second car. */
function driveThis(shot: Shot): Shot {
  const crafts = shot.subjects.filter(({ kind }) => kind === 'vehicle')
  const [craft] = crafts
  const drivers = shot.subjects.filter(
    (each) => each.kind === 'person' && each.actions.some(isOwnDrive) && isUnbound(each, shot),
  )
  const [driver] = drivers
  const driven = shot.relations.some(
    ({ relation, to }) => relation === 'riding' && to === craft?.id,
  )
  const free = craft?.count === 1 && craft.actions.every(isOwnDrive) && !driven
  if (!driver || !free || driver.count > 1 || drivers.length + crafts.length > 2) return shot
  if (!shot.relations.some(({ relation, to }) => relation === 'inside' && to === craft.id))
    return inTheSaddle(shot, driver, doing('drive', { target: craft.id }))
  // Beside somebody else there is a seat for each, and the first is the driver's.
  const seat = { from: driver.id, relation: 'inside' as const, to: craft.id }
  const moving = withSubject(shot, craft, { actions: [doing('drive')] })
  const seated = withSubject(moving, driver, {
    actions: driver.actions.filter((deed) => !isOwnDrive(deed)),
  })
  const first = ({ id }: Subject): number => (id === driver.id ? 0 : 1)
  const subjects = seated.subjects.toSorted((one, other) => first(one) - first(other))
  return { ...seated, subjects, relations: [seat, ...shot.relations] }
}

const isOwnDrive = ({ verb, target }: Action): boolean => verb === 'drive' && target === null

/** Whose place is in what, when it is named before them. */
const CREWS: readonly (readonly [who: RegExp, craft: Subject['kind']])[] = [
  [/\b(?:driver|chauffeur|cabbie|trucker)$/u, 'vehicle'],
  [/\b(?:gondolier|captain|skipper|helmsman|boatman|ferryman)$/u, 'boat'],
  [/\b(?:co-?)?pilot$/u, 'aircraft'],
]
const ON_BOARD =
  /^(?:sing|laugh|smile|wave|look|look-.+|spyglass|binoculars|talk|phone|drink|eat|shout|cry|scream|yawn|whistle|point|salute|honk|steer|row|row-gondola|read-map|hold)$/u
const ASHORE =
  /\b(?:pier|harbou?r|dock|quay|port|marina|garage|station|airport|parking lot|beach)$/u

/** "A gondola glides by, the gondolier sings to a couple": he is in it, and so are they. */
function manCraft(shot: Shot): Shot {
  const crafts = shot.subjects.filter(({ kind }) => CRAFT.has(kind))
  const [craft] = crafts
  const crew = craft && shot.subjects.find((each) => isCrewOf(each, craft, shot))
  if (!crew || crafts.length > 1 || craft.count > 1 || ASHORE.test(shot.place ?? '')) return shot
  const guests = shot.subjects.filter(
    ({ id, kind, count }) =>
      LIVING.has(kind) && count < 4 && crew.actions.some(({ target }) => target === id),
  )
  const aboard = [crew, ...guests].filter((each) => isUnbound(each, shot))
  // In a pickup all others are in its bed.
  const relation = /\bpickup\b/u.test(craft.noun) ? ('riding' as const) : ('inside' as const)
  const seats = aboard.map(({ id: from }) => ({ from, relation, to: craft.id }))
  const seated = { ...shot, relations: [...shot.relations, ...seats] }
  // His usual deed would bring a second gondola.
  return craft.noun === 'gondola'
    ? withSubject(seated, crew, { actions: [doing('scull')] })
    : seated
}

function isCrewOf(who: Subject, craft: Subject, shot: Shot): boolean {
  const theirs = CREWS.some(([noun, kind]) => noun.test(who.noun) && kind === craft.kind)
  const after = shot.subjects.indexOf(who) > shot.subjects.indexOf(craft)
  const stays = who.actions.every(({ verb, target }) => ON_BOARD.test(verb) && target !== craft.id)
  return theirs && ((after && stays) || rowsGuests(who, craft, shot)) && isUnbound(who, shot)
}

const ROWS = /^(?:row|row-gondola|scull|steer|paddle)$/u

/** "A gondolier steers a gondola, a couple sits in it": his own boat would hide theirs. */
function rowsGuests({ actions }: Subject, craft: Subject, { relations }: Shot): boolean {
  const rows = actions.some(({ verb, target }) => ROWS.test(verb) && target === craft.id)
  return rows && relations.some(({ relation, to }) => relation === 'inside' && to === craft.id)
}

const isUnbound = ({ id }: Subject, { relations }: Shot): boolean =>
  !relations.some(({ from, relation, to }) =>
    from === id ? !/^(?:holding|wearing)$/u.test(relation) : to === id,
  )

/** What those do who are driven about. */
const ALONG = /^(?:laugh|smile|sing|talk|chat|cheer|kiss|look|sit|wave|eat|drink|hug)$/u

const STEERS = /\b(?:rider|driver|pilot|biker|motorcyclist|cyclist)$/u

/** "A convertible drives along the coast, a couple laughing": in it, and not at the roadside. */
function whoIsAboard(shot: Shot): Shot | null {
  const [craft, people, ...more] = shot.subjects
  if (!craft || people?.kind !== 'person' || more.some(({ kind }) => LIVING.has(kind))) return null
  const free = !shot.relations.some(({ from, to }) => from === people.id || to === people.id)
  // Who waves while a biplane flies over stands below it.
  const row = OPEN.find(([words]) => words.test(craft.noun))
  const open = row !== undefined && craft.kind !== 'aircraft' && isSteered(craft, shot)
  if (!free || !open || !isDriven(people)) return null
  if (STEERS.test(people.noun))
    return inTheSaddle(shot, people, doing(row[1], { target: craft.id }))
  if (people.actions.length === 0) return null
  const relation = { from: people.id, relation: 'inside' as const, to: craft.id }
  return { ...shot, relations: [...shot.relations, relation] }
}

function isDriven({ actions, count }: Subject): boolean {
  const along = actions.every(({ verb, target }) => ALONG.test(verb) && target === null)
  return along && count <= 4
}

/** "A motorcycle speeds by, the rider in black": on it. */
function inTheSaddle(shot: Shot, rider: Subject, deed: Action): Shot {
  const riding = { from: rider.id, relation: 'riding' as const, to: deed.target ?? '' }
  const mounted = withSubject(shot, rider, { actions: [deed] })
  return { ...mounted, relations: [...shot.relations, riding] }
}

/** Where a craft of which nothing more is told is on its way. */
const ROADS = /\b(?:road|highway|motorway|freeway|street|racetrack|race track|track|trail|pass)$/u

function isSteered(subject: Subject, { place }: Pick<Shot, 'place'>): boolean {
  const { kind, count, words, noun, emotion, actions } = subject
  // Bicycles lean at walls; nobody leaves a motorcycle upright in the road.
  const onRoad =
    actions.length === 0 && ROADS.test(place ?? '') && !/\b(?:bicycle|bike)$/u.test(noun)
  const moves = onRoad || actions.some(({ verb }) => MOVES.test(verb))
  const plain = emotion === 'neutral' && !UNMANNED.test(`${words} ${noun}`)
  return CRAFT.has(kind) && count === 1 && moves && plain
}
