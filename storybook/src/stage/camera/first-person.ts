import type { Shot, Subject } from '../../plan/plan.ts'
import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { RigName } from './lens/rigs.ts'

/** What one sees of oneself while doing these, and where that is when nothing is said. */
const RIDES: readonly (readonly [verb: RegExp, rig: RigName, place: string | null])[] = [
  [/^ride-coaster$/u, 'coaster', 'amusement park'],
  [/^(?:ski|snowboard|sled)$/u, 'skis', 'snow slope'],
  [/^(?:ride-bike|bmx|ride-motorcycle|ride-scooter)$/u, 'bars', null],
  [/^(?:drive|race|drift)$/u, 'wheel', 'highway'],
  [/^(?:kayak|row|sail|canoe)$/u, 'bow', 'river'],
  [/^ride-horse$/u, 'mane', 'meadow'],
]

/** What one looks ahead from, by its name. */
const SEATS: readonly (readonly [noun: RegExp, rig: RigName, place: string | null])[] = [
  [/\broller ?coaster$/u, 'coaster', 'amusement park'],
  [/\b(motorcycle|motorbike|scooter|bike|bicycle)$/u, 'bars', 'country road'],
  [/\b(kayak|canoe|row(ing)? ?boat|raft|boat|dinghy|gondola)$/u, 'bow', 'river'],
  [/\b(ship|yacht|ferry|sail(ing)? ?boat|speedboat|cruise ship|vessel)$/u, 'prow', 'ocean'],
  [/\b(airplane|aeroplane|plane|jet|biplane|helicopter|glider)$/u, 'cockpit', 'above clouds'],
  [/\b(spaceship|spacecraft|rocket|starship)$/u, 'cockpit', 'space'],
  [/\b(?:(?:race|racing|formula|formula one|formula 1|f1) car|go-?kart)$/u, 'racer', 'highway'],
  [/\b(car|truck|lorry|bus|taxi|van|jeep|tractor)$/u, 'wheel', 'highway'],
  [/\b(train|locomotive|tram|railcar|monorail)$/u, 'cab', 'countryside'],
]

/** Whose eyes one looks through by their calling, when nobody else is there: "POV of a skier". */
const RIDERS: readonly (readonly [who: RegExp, rig: RigName, place: string | null])[] = [
  [/\b(skier|snowboarder|sledder)$/u, 'skis', 'snow slope'],
  [/\b(cyclist|biker|motorcyclist|mountain biker)$/u, 'bars', null],
  [/\b(driver|racer|race car driver|racing driver)$/u, 'wheel', 'highway'],
  [/\b(kayaker|canoeist|rower)$/u, 'bow', 'river'],
  [/\b(jockey|horse rider|horseman|horsewoman)$/u, 'mane', 'meadow'],
  [/\b(pilot|fighter pilot)$/u, 'cockpit', 'above clouds'],
  [/\b(diver|swimmer|snorkeler)$/u, 'stroke', 'underwater'],
]

/** What one sees of oneself as a beast that goes on its own legs. */
const LEGS: readonly (readonly [beast: RegExp, rig: RigName])[] = [
  [/\b(?:cat|kitten|tiger|lion|fox|cheetah|squirrel)$/u, 'cat paws'],
  [/\b(?:dog|puppy|wolf|bear|corgi|retriever|bulldog|poodle|husky)$/u, 'dog paws'],
  [/\b(?:mouse|rat|hamster|rabbit|bunny|hedgehog|raccoon)$/u, 'small paws'],
]

const WINGED = /^(?:bird|insect|creature)$/u
const TORCHES = /\b(?:flashlight|torch)$/u
/** What the hands that one sees have hold of. */
const GRIPS = /\b(?:handlebars?|steering wheel|reins|paddles?|oars?|ski poles?)$/u
const SNOWED = /\b(?:mountains?|slope|hill|alps|piste)\b/u

/** Seen through somebody's eyes: whoever is only there because someone must walk is behind the camera. */
export function throughTheirEyes(shot: Shot): Shot {
  if (!isFirstPerson(shot)) return shot
  const [, rig, home = null] = rideOf(shot) ?? []
  const gone = new Set(viewersOf(shot).map(({ id }) => id))
  for (const { id, noun } of shot.subjects) if (TORCHES.test(noun) || GRIPS.test(noun)) gone.add(id)
  const subjects = shot.subjects.filter(({ id }) => !gone.has(id))
  const relations = shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to))
  const move = shot.camera.move ?? 'dolly-in'
  const place = placeAhead(shot, { rig, home })
  const scenery = shot.scenery?.filter((words) => rig !== 'cockpit' || words !== 'far below')
  return {
    ...shot,
    place,
    ...(scenery ? { scenery } : {}),
    subjects,
    relations,
    camera: { ...shot.camera, move, ...(isOverLand(shot) ? { framing: 'aerial' } : {}) },
  }
}

function placeAhead(
  shot: Shot,
  { rig, home }: { readonly rig: RigName | undefined; readonly home: string | null },
): string | null {
  if (rig === 'skis' && SNOWED.test(shot.place ?? '')) return home
  return aloftOf(shot) ?? roadAhead(shot, rig) ?? home
}

/** The street that a driver has before the bonnet leads away. */
function roadAhead({ place }: Shot, rig: RigName | undefined): string | null {
  const across = /^(city|city street|street|road|avenue|boulevard|town|downtown)$/u.test(
    place ?? '',
  )
  if (rig !== 'wheel' || !across) return place === 'cockpit' ? null : place
  return place === 'road' ? 'highway' : 'downtown'
}

/** What one sees of oneself and of what carries one; null for who only walks. */
export function rigOf(shot: Shot): RigName | null {
  if (!isFirstPerson(shot)) return null
  const ride = rideOf(shot)
  if (ride) return ride[1]
  const viewers = viewersOf(shot)
  const flyer = viewers.find(({ kind }) => WINGED.test(kind))
  if (flyer) return /dragon|bat/u.test(flyer.noun) ? 'dragon wings' : 'wings'
  const paws = LEGS.find(([beast]) => viewers.some(({ noun }) => beast.test(noun)))?.[1]
  if (paws) return paws
  return shot.subjects.some(({ noun }) => TORCHES.test(noun)) ? 'torch' : null
}

function isAloft(shot: Shot): boolean {
  return viewersOf(shot).some(
    ({ kind, actions }) => WINGED.test(kind) || actions.some(({ verb }) => verb === 'fly'),
  )
}

const LANDS = /\b(?:village|fields?|land|countryside|forest|jungle|mountains?|valley|desert)\b/u

/** Who flies over woods has them below. */
const isOverLand = (shot: Shot): boolean => isAloft(shot) && LANDS.test(shot.place ?? '')

/** Who flies over a city sees its roofs. */
function aloftOf(shot: Shot): string | null {
  if (!isAloft(shot)) return null
  return /\b(?:city|town|downtown|skyline)\b/u.test(shot.place ?? '') ? 'above city' : null
}

const isFirstPerson = ({ camera }: Pick<Shot, 'camera'>): boolean =>
  camera.effects.includes('first-person')

function rideOf(shot: Shot): (typeof RIDES)[number] | undefined {
  const rider = riderOf(shot)
  const calling = RIDERS.find(([who]) => rider && who.test(rider.noun))
  if (calling) return calling
  const seat = seatOf(shot)
  // Whoever drives a train has no wheel, and a racing car has its own.
  if (seat?.[1] === 'cab' || seat?.[1] === 'racer') return seat
  const verbs = viewersOf(shot).flatMap(({ actions }) => actions.map(({ verb }) => verb))
  const ride = RIDES.find(([words]) => verbs.some((verb) => words.test(verb)))
  return ride ?? seat
}

/** The seat of a craft that is named and nothing else: "from a kayak". */
function seatOf(shot: Shot): (typeof SEATS)[number] | undefined {
  const craft = viewersOf(shot).find(({ kind }) => kind !== 'person')?.noun
  // A roller coaster is a place as well.
  const name = craft ?? (shot.subjects.length === 0 ? shot.place : null) ?? ''
  return SEATS.find(([noun]) => noun.test(name))
}

/** The one whose calling is to ride something, with nobody besides but what is ridden. */
function riderOf({ subjects }: Pick<Shot, 'subjects'>): Subject | undefined {
  const [only, ...others] = subjects.filter(({ kind }) => !CRAFT.has(kind))
  const alone = only?.kind === 'person' && only.count === 1 && others.every(isScenery)
  return alone && RIDERS.some(([who]) => who.test(only.noun)) ? only : undefined
}

const isScenery = ({ kind, noun }: Subject): boolean =>
  GRIPS.test(noun) ||
  kind === 'plant' ||
  kind === 'nature' ||
  /\b(?:coral|fish|jellyfish)$/u.test(noun)

const GOES =
  /^(?:walk|run|fly|swim|crawl|follow|chase|climb|prowl|gallop|dive|slither|sneak|race|soar|glide|trot)$/u

/** "POV of a cat walking through grass": a beast that goes its way is the one whose eyes these are, unless it comes to us. */
function beastOf({ subjects, camera }: Shot): Subject | undefined {
  const [first] = subjects
  if (!first || first.count > 1 || !EYED.test(first.kind) || !isFirstPerson({ camera })) return
  const own = LEGS.some(([beast]) => beast.test(first.noun)) || WINGED.test(first.kind)
  const [deed] = first.actions
  return own && deed && GOES.test(deed.verb) && deed.direction === null ? first : undefined
}
const EYED = /^(?:animal|bird|insect|creature)$/u

/** A roller coaster is built, and yet one sits in it. */
const isSeat = ({ kind, noun }: Subject): boolean =>
  CRAFT.has(kind) || /\broller ?coaster$/u.test(noun)

/** "Helmet cam of a man who drives a car": who is alone with what carries them is the one with the camera. */
function driverOf({ subjects, relations }: Shot): Subject | undefined {
  const [only, ...others] = subjects.filter(({ kind }) => LIVING.has(kind))
  const rides = relations.some(
    ({ from, relation, to }) =>
      from === only?.id &&
      relation === 'riding' &&
      subjects.some((each) => each.id === to && CRAFT.has(each.kind)),
  )
  return others.length === 0 && only?.kind === 'person' && only.count === 1 && rides
    ? only
    : undefined
}

/** "You", and whom "you are": a bird that flies. */
function viewersOf(shot: Shot): readonly Subject[] {
  const { subjects, relations } = shot
  const you =
    subjects.find(
      ({ kind, words, noun }) => kind === 'person' && (words === '' || noun === 'person'),
    ) ?? driverOf(shot)
  const [first] = subjects
  const rider = riderOf({ subjects })
  if (rider) return subjects.filter((each) => !isScenery(each))
  if (!you) return first && isSeat(first) ? [first] : [beastOf(shot) ?? []].flat()
  const ridden = subjects.filter(({ id }) =>
    relations.some((each) => each.from === you.id && each.relation === 'riding' && each.to === id),
  )
  const other = subjects.find(({ id }) => id !== you.id)
  const isOther = you.actions.length === 0 && other?.actions.some(({ verb }) => verb === 'fly')
  return [you, ...ridden, ...(isOther && other && WINGED.test(other.kind) ? [other] : [])]
}

/** How fast the world goes past, in u a second. */
const SPEEDS: Readonly<Partial<Record<RigName, number>>> = {
  coaster: 15,
  wheel: 13,
  cab: 12,
  racer: 16,
  bars: 8,
  skis: 12,
  mane: 9,
  cockpit: 9,
  wings: 8,
  'dragon wings': 9,
  'dog paws': 6,
  bow: 4,
  prow: 4,
}
const STROLL = 2.4
const [GOES_FAST, RUNS] = [/^(?:run|race|chase|gallop|flee|fly)$/u, 6]
/** Who does one of these goes nowhere. */
const STAYS =
  /^(?:sit|stand|lie|sleep|eat|drink|cook|read|look|watch|wait|type|write|paint|play|hold|talk|wake-up|draw|open|wash)/u

/** How those through whose eyes one looks go ahead; null when they stay where they are. */
export function goingAhead(
  shot: Shot,
): { readonly speed: number; readonly track: 'coaster' | 'rails' | null } | null {
  if (!isFirstPerson(shot) || shot.camera.move === 'static') return null
  const rig = rigOf(shot)
  if (rig !== null)
    return {
      speed: SPEEDS[rig] ?? STROLL,
      track: rig === 'coaster' ? 'coaster' : rig === 'cab' ? 'rails' : null,
    }
  // A drone is quick.
  if (shot.camera.move === 'dolly-in' && viewersOf(shot).length === 0)
    return { speed: RUNS, track: null }
  const deeds = viewersOf(shot).flatMap(({ actions }) => actions.map(({ verb }) => verb))
  if (deeds.some((verb) => STAYS.test(verb))) return null
  return { speed: deeds.some((verb) => GOES_FAST.test(verb)) ? RUNS : STROLL, track: null }
}
