import { readColour } from '../../cast/colour/read-colour.ts'
import { HORIZON } from '../../plan/kinds.ts'
import type { RelationName, Shot, Subject } from '../../plan/plan.ts'
import type { PlaceContext, Traveller, TravellerForm } from '../place.ts'

/** Who and what is known by its outline from straight above. */
const CRAFTS: readonly (readonly [words: RegExp, form: TravellerForm])[] = [
  [/\b(train|locomotive|tram|subway|railcar|streetcar)$/u, 'wagon'],
  [/\b(motorcycle|motorbike|bicycle|bike|scooter|moped|vespa)$/u, 'cyclist'],
  [/\b(tractor|harvester|combine)$/u, 'tractor'],
  [/\b(school bus|bus|coach|camper|caravan|ambulance|motorhome|van)$/u, 'bus'],
  [/(?<!\bpickup )\b(truck|lorry|semi|tanker truck|fire engine)$/u, 'truck'],
  [
    /\b(car|taxi|cab|jeep|suv|automobile|convertible|traffic|vehicle|pickup(?: truck)?|limousine|beetle|sedan)s?$/u,
    'car',
  ],
  [
    /\b(container ship|cargo ship|freighter|tanker|cruise ship|ferry|ocean liner|ship|warship|icebreaker|barge|yacht)$/u,
    'ship',
  ],
  [/\b(sailing boat|sailboat|sailing ship|catamaran|dhow|regatta|sail)$/u, 'sailboat'],
  [/\b(kayak|canoe|rowing boat|rowboat|paddle ?board|gondola|raft|dinghy)$/u, 'kayak'],
  [/\b(boat|speedboat|motorboat|jet ski|fishing boat)$/u, 'motorboat'],
]

const DEEDS: readonly (readonly [verbs: RegExp, form: TravellerForm])[] = [
  [/^(ride-bike|ride-motorcycle|ride-scooter|cycle)$/u, 'cyclist'],
  [/^(swim|snorkel|dive-in|swim-.*)$/u, 'swimmer'],
  [/^(surf|paddle-board|bodyboard)$/u, 'surfer'],
  [/^(row|kayak|canoe|paddle)$/u, 'kayak'],
  [/^(ski|snowboard|sled)$/u, 'skier'],
  [/^(sunbathe|lie|sleep|relax|rest|tan|float)$/u, 'lying'],
  [
    /^(walk|run|jog|march|hike|stroll|cross|cross-bridge|race|go|hurry|skate|ice-skate|parade|wander|gather|kick|cross-street|football-match|play-football|play-soccer)$/u,
    'walker',
  ],
]

const ROLES: readonly (readonly [nouns: RegExp, form: TravellerForm])[] = [
  [/\b(cyclist|biker|motorcyclist|peloton)$/u, 'cyclist'],
  [/\b(swimmer|snorkeler)$/u, 'swimmer'],
  [/\bsurfer$/u, 'surfer'],
  [/\b(kayaker|rower|canoeist)$/u, 'kayak'],
  [/\b(skier|snowboarder)$/u, 'skier'],
  [/\b(sunbather)$/u, 'lying'],
  [/\b(runner|jogger|hiker|pedestrian|crowd|commuter|tourist|skater)$/u, 'walker'],
]

/** Many people are a crowd, whatever each of them does. */
const CROWD = 10

function personForm({ noun, actions, count }: Subject): TravellerForm | null {
  const role = ROLES.find(([words]) => words.test(noun))?.[1]
  const [deed] = actions
  const done = deed && DEEDS.find(([verbs]) => verbs.test(deed.verb))?.[1]
  if (
    role !== undefined &&
    (deed === undefined || done === undefined || done === 'walker' || deed.verb === 'ride')
  )
    return role
  return done ?? (count >= CROWD ? 'walker' : null)
}

const GRAZES = /^(graze|eat|rest|stand|drink|lie|sleep|visit|wait|look|watch|lurk|lie-low|stop)$/u
const IN_WATER =
  /\b(whale|orca|dolphin|porpoise|shark|manta ray|manta|sea turtle|turtle|koi|koi fish|carp|goldfish|crocodile|alligator|hippo|seal|manatee)$/u

function beastForm({ noun, actions }: Subject): TravellerForm | null {
  if (IN_WATER.test(noun))
    return actions.some(({ verb }) => /^(jump|breach|leap|spout)$/u.test(verb)) ? null : 'fin'
  const goes = actions.every(
    ({ verb }) =>
      GRAZES.test(verb) ||
      /^(walk|run|gallop|trot|march|migrate|cross|wander|race|herd|stampede|hop|waddle|play|flee|migrate|wade|swim|lead|follow|flow|pour|stream|move|orbit|circle|roam|travel|head|return)$/u.test(
        verb,
      ),
  )
  return goes ? 'beast' : null
}

function formOf(subject: Subject): TravellerForm | null {
  const { kind, noun } = subject
  if (kind === 'person') return personForm(subject)
  if (kind === 'animal' || kind === 'fish') return beastForm(subject)
  if (/^(vehicle|boat)$/u.test(kind)) return CRAFTS.find(([words]) => words.test(noun))?.[1] ?? null
  return null
}

/** Small things that belong to those who travel. */
const WITH_THEM =
  /\b(bicycle|bike|surfboard|skis?|umbrella|paddle|helmet|backpack|suitcase|snow ?board|wave|trailer|plough|plow|wake|furrow|ball|football|gate)s?$/u
/** What is land from above: a wood, not a tree that stands. */
const LAND =
  /\b(?<!palm )(trees?|pines?|firs?|bushes|rocks?|islands?|dunes?|crops?|furrows?|fields?)$/u

/** Of palms a single one is looked at, and many are a grove. */
const isLand = ({ noun, count }: Subject): boolean =>
  LAND.test(noun) || (noun.endsWith('palm tree') && count > 2)

/**
 * Those who go over the land of a shot from the air; null when there is nobody, or somebody whom nobody would know
 * from straight above.
 */
export function travellersOf(shot: Shot): readonly Traveller[] | null {
  const { camera, subjects, relations, view } = shot
  if (camera.framing !== 'aerial' || view !== undefined || shot.lettering.length > 0) return null
  if (/\bparking\b/u.test(shot.place ?? '')) return null
  if (subjects.length === 0) return livingThere(shot.place ?? '')
  const aboard = ({ id, kind }: Subject): boolean =>
    kind === 'person' &&
    relations.some(
      ({ from, relation, to }) =>
        from === id &&
        /^(riding|on|inside)$/u.test(relation) &&
        subjects.some(
          (each) => each.id === to && /^(vehicle|boat)$/u.test(each.kind) && formOf(each) !== null,
        ),
    )
  const shown = subjects.filter(
    (each) => !aboard(each) && !WITH_THEM.test(each.noun) && !isLand(each),
  )
  const travellers = lowestFirst(shown, shot).map((each) => travellerOf(each, shot))
  // The surf is drawn with its shore.
  const alone = shown.length === 0 && !subjects.some(({ noun }) => /\bwaves?$/u.test(noun))
  if (subjects.length === 0 || alone || travellers.includes(null)) return null
  return travellers.filter((each) => each !== null)
}

/** Aslant these are seen as from the ground. */
const TALL = /^(sailboat|ship|motorboat|wagon|walker|beast|surfer|skier|tractor)$/u

function formIn(shot: Shot, subject: Subject, held?: Subject): TravellerForm | null {
  // An umbrella is known from above, whoever stands below it.
  const form = formOf(subject) ?? (held ? 'walker' : null)
  if (form === null || !isSlanted(shot) || !TALL.test(form)) return form
  return form === 'walker' && isWorked(shot) ? form : null
}

/** On terraces and among vines those who work there are small. */
const isWorked = ({ place }: Shot): boolean =>
  /\b(terraces?|padd(y|ies)|vineyards?|tea|lavender|plantation)\b/u.test(place ?? '')

/** Whether it is looked at aslant, with the sky over the land. */
const isSlanted = ({ scenery = [] }: Shot): boolean => scenery.includes(HORIZON)

/** The stage on which they are drawn with their land. */
export function landUnder(shot: Shot): 'above-land' | 'plan-view' | null {
  const travellers = travellersOf(shot)
  if (travellers === null) return null
  const roads = travellers.every(({ form }) => /^(car|truck|bus|cyclist)$/u.test(form))
  const folk = isWorked(shot) && travellers.every(({ form }) => form === 'walker')
  return folk || (isSlanted(shot) && roads) ? 'above-land' : 'plan-view'
}

/** Whether it is over another in the water: a kayak over a whale. */
const isOver = (subject: Subject, shot: Shot): boolean => isStacked(subject, shot, 'above', 'under')
const isUnder = (subject: Subject, shot: Shot): boolean =>
  isStacked(subject, shot, 'under', 'above')

function isStacked(
  { id }: Subject,
  { relations }: Shot,
  ...[as, of]: readonly [as: RelationName, of: RelationName]
): boolean {
  return relations.some(
    ({ from, relation, to }) => (relation === as && from === id) || (relation === of && to === id),
  )
}

function lowestFirst(shown: readonly Subject[], shot: Shot): readonly Subject[] {
  return shown.toSorted((a, b) => Number(isOver(a, shot)) - Number(isOver(b, shot)))
}

const TRAFFIC = /\b(?:junction|interchange|cloverleaf|crossroads|roundabout|overpass|flyover)$/u

/** Waters and roads that are known by their outline from straight above, with those who live in them. */
function livingThere(place: string): readonly Traveller[] | null {
  if (/\bkoi\b/u.test(place))
    return [{ form: 'fin', noun: 'koi', count: 7, colour: null, still: false }]
  if (TRAFFIC.test(place))
    return [{ form: 'car', noun: 'traffic', count: 14, colour: null, still: false }]
  if (/\b(?:harbou?r|marina|port)$/u.test(place))
    return [{ form: 'motorboat', noun: 'boat', count: 4, colour: null, still: false }]
  return /\b(delta|estuary|pond|maze|labyrinth)$/u.test(place) ? [] : null
}

/** Roads on which there are never two or three cars. */
const BUSY = /\b(?:city|downtown|highway|motorway|freeway|junction|interchange|bridge)\b/u
const PLAYERS = /\b(?:players?|footballers?|team)$/u
const MATCH = /^(football-match|play-football|play-soccer)$/u

/** Traffic is more than six cars, a match or a crowd more than three people. */
function leastOf({ noun, words, actions }: Subject, { scenery = [], place }: Shot): number {
  if (/traffic/u.test(noun) || (words === 'cars' && BUSY.test(place ?? ''))) return 14
  if (words === 'people' && scenery.some((each) => /^(crowded|busy)$/u.test(each))) return 10
  const plays = PLAYERS.test(noun) || actions.some(({ verb }) => MATCH.test(verb))
  return plays ? 12 : 1
}

/** The umbrella that somebody holds. */
function umbrellaOf({ id }: Subject, { subjects, relations }: Shot): Subject | undefined {
  const held = new Set(
    relations
      .filter(({ from, relation }) => from === id && relation === 'holding')
      .map(({ to }) => to),
  )
  return subjects.find((each) => held.has(each.id) && isUmbrella(each))
}

const isUmbrella = ({ noun }: Subject): boolean => noun.endsWith('umbrella')

/** Of many colours each has its own. */
function dyeOf({ colour }: Subject, { subjects }: Shot): string | null {
  return subjects.some((each) => isUmbrella(each) && each.colour !== colour) ? null : colour
}

function isStill({ actions, kind }: Subject, form: TravellerForm): boolean {
  if (form === 'lying') return true
  return actions.length === 0
    ? kind === 'animal'
    : actions.every(({ verb }) => GRAZES.test(verb) || verb === 'float')
}

function wornBy({ person }: Subject): string | null {
  return person?.wears.find(({ colour }) => colour !== null)?.colour ?? null
}

function travellerOf(subject: Subject, shot: Shot): Traveller | null {
  const held = umbrellaOf(subject, shot)
  const form = formIn(shot, subject, held)
  if (form === null) return null
  const { noun, colour } = subject
  const dye = readColour((held ? dyeOf(held, shot) : (colour ?? wornBy(subject))) ?? '')
  return {
    form: held && form === 'walker' ? 'umbrella' : form,
    noun: held && dye !== null ? 'umbrella' : noun,
    count: Math.max(subject.count, leastOf(subject, shot)),
    colour: dye === 'rainbow' ? null : dye,
    still: isStill(subject, form),
    size: sizeOf(subject, form, shot),
    above: isOver(subject, shot),
  }
}

/** Whoever is over it does not hide it. */
const BENEATH = 1.5

function sizeOf(subject: Subject, form: TravellerForm, shot: Shot): number {
  return form === 'fin' && isUnder(subject, shot) ? BENEATH : SIZES[subject.size]
}

const SIZES: Readonly<Record<Subject['size'], number>> = {
  tiny: 0.7,
  small: 0.85,
  normal: 1,
  large: 1.2,
  giant: 1.5,
}

/** Who is drawn with the land when it is seen from straight above. */
export function overLand(
  shot: Shot,
  { seconds, afloat }: { readonly seconds: number; readonly afloat: boolean },
): Pick<PlaceContext, 'afloat' | 'travellers' | 'seconds'> {
  const travellers = travellersOf(shot)
  return { afloat, seconds, ...(travellers === null ? {} : { travellers }) }
}
