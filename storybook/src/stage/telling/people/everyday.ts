import { treadWater, waveFlag } from './hands-free.ts'
import { CRAFT } from '../../../plan/kinds.ts'
import { Person, Subject, type Action, type Shot } from '../../../plan/plan.ts'
import { isBeast, withDeed } from '../creatures/told.ts'
import { doing } from '../doing.ts'
import { does, people } from './people-told.ts'
import { bondsWithout, unseen } from '../without.ts'

/** Who does to somebody what that one has done, and what it is. */
export const SERVICES: Readonly<Record<string, readonly [who: string, verb: string]>> = {
  'get-haircut': ['hairdresser', 'haircut'],
  'get-manicure': ['woman', 'paint-nails'],
  'get-face-painted': ['makeup artist', 'makeup'],
  'get-shoes-shined': ['man', 'shine-shoes'],
  'get-ears-pierced': ['woman', 'pierce-ears'],
  'get-tattoo': ['man', 'tattoo'],
  'get-massage': ['woman', 'massage'],
  'get-shot': ['nurse', 'inject'],
  'get-checkup': ['doctor', 'examine-patient'],
  'get-bandaged': ['nurse', 'bandage'],
  'get-teeth-treated': ['dentist', 'treat-teeth'],
  'get-portrait': ['painter', 'draw-portrait'],
  'get-photographed': ['photographer', 'photograph'],
}

/** "Gets her hair cut": she sits there, and somebody of the trade does it; whoever is named does it instead. */
export function getServed(shot: Shot): Shot {
  // A lion, too, may go to the hairdresser.
  const client = shot.subjects.find(({ actions }) => (actions[0]?.verb ?? '') in SERVICES)
  const [who, verb] = SERVICES[client?.actions[0]?.verb ?? ''] ?? []
  if (!client || who === undefined || verb === undefined) return shot
  const deed = doing(verb, { target: client.id })
  const named = people(shot).find(({ id, actions }) => id !== client.id && actions.length === 0)
  const worker = named
    ? { ...named, actions: [deed] }
    : Subject.parse({
        id: 'practitioner',
        noun: who,
        kind: 'person',
        person: Person.parse({ role: /^(?:wo)?man$/u.test(who) ? null : who }),
        actions: [deed],
      })
  const others = shot.subjects.filter(({ id }) => id !== client.id && id !== worker.id)
  const relations = shot.relations.filter(
    ({ from, to }) => ![from, to].every((id) => id === client.id || id === worker.id),
  )
  return { ...shot, subjects: [worker, { ...client, actions: [] }, ...others], relations }
}

/** Who misses the bus runs after it; who misses somebody has them in mind only. */
export function missIt(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, /^miss$/u))
  const deed = who?.actions.find(({ verb }) => verb === 'miss')
  const missed = shot.subjects.find(({ id }) => id === deed?.target)
  if (!who || !deed) return shot
  if (missed && CRAFT.has(missed.kind)) {
    const away = withDeed(shot, missed, doing('drive'))
    return withDeed(away, who, doing('chase', { target: missed.id }))
  }
  // A person is in the heart.
  const prop = missed?.kind === 'person' ? null : (missed?.noun ?? deed.prop)
  return withDeed(missed ? unseen(shot, missed) : shot, who, doing('miss-somebody', { prop }))
}

/** What is bought where, when nobody says so. */
const SHOPS: readonly (readonly [goods: RegExp, place: string])[] = [
  [
    /\b(?:bread|baguettes?|croissants?|cakes?|pastr(?:y|ies)|pies?|buns?|pretzels?|donuts?)$/u,
    'bakery',
  ],
  [/\b(?:flowers?|roses?|tulips?|bouquets?|sunflowers?|lil(?:y|ies))$/u, 'flower shop'],
  [/\b(?:ice creams?|gelato|sundaes?)$/u, 'ice cream parlor'],
  [/\b(?:meat|sausages?|steaks?|ham)$/u, 'butcher shop'],
  [/\b(?:books?|magazines?|comics?|newspapers?)$/u, 'bookstore'],
  [/\b(?:toys?|dolls?|teddy bears?|kites?|balloons?|balls?|robots?)$/u, 'toy store'],
  [/\b(?:medicine|pills?|cough syrup)$/u, 'pharmacy'],
  [/\b(?:coffee|tea|latte|cappuccino|muffins?)$/u, 'cafe'],
  [
    /\b(?:apples?|oranges?|bananas?|fruits?|vegetables?|tomato(?:es)?|fish(?:es)?|carrots?|lemons?|strawberr(?:y|ies)|pumpkins?|watermelons?|cherr(?:y|ies)|spices?)$/u,
    'market',
  ],
  [/\b(?:cars?|motorcycles?|vans?)$/u, 'car showroom'],
  [/\b(?:train|subway|metro) tickets?$/u, 'train station'],
  [/\b(?:plane|flight) tickets?$/u, 'airport'],
  [/\btickets?$/u, 'movie theater'],
  [
    /\b(?:dress(?:es)?|shoes?|shirts?|jackets?|coats?|hats?|clothes|suits?|handbags?|rings?|necklaces?|watch(?:es)?|bicycles?|bikes?|phones?)$/u,
    'shopping mall',
  ],
]

/** Who buys stands at the counter of a shop that has it. */
export function buyThere(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, BUYS))
  const deed = who?.actions.find(({ verb }) => BUYS.test(verb))
  if (!who || !deed) return shot
  const thing = shot.subjects.find(({ id, kind }) => id === deed.target && kind !== 'person')
  const place = shot.place ?? stallIn(shot) ?? shopFor(deed.prop ?? thing?.noun ?? '')
  return bought({ ...shot, place }, { who, deed, thing })
}

const BUYS = /^(?:buy|pay)$/u

interface Purchase {
  readonly who: Subject
  readonly deed: Action
  readonly thing: Subject | undefined
}

/** What is too large for the counter is handed over by its keys, unless it is the stall or the shop where something else is sold. */
function bought(shot: Shot, { who, deed, thing }: Purchase): Shot {
  if (thing && isLarge(thing) && deed.prop === null) return withDeed(shot, who, doing('buy-keys'))
  const gone = thing && (!isLarge(thing) || STALL.test(thing.noun))
  return withDeed(gone ? unseen(shot, thing) : shot, who, paid(deed, thing))
}

const STALL = /\b(?:stand|stall|kiosk|booth|newsstand|cart)$/u

/** What is sold from a stall is bought where that stands. */
const stallIn = ({ subjects }: Shot): string | null =>
  subjects.some(({ noun }) => STALL.test(noun)) ? 'street' : null

const shopFor = (goods: string): string | null =>
  SHOPS.find(([words]) => words.test(goods))?.[1] ?? null

const isLarge = ({ kind }: Subject): boolean => CRAFT.has(kind) || kind === 'building'

function paid(deed: Action, thing: Subject | undefined): Action {
  return { ...deed, prop: deed.prop ?? thing?.noun ?? null, target: thing ? null : deed.target }
}

/** What is done at a machine or a bench of a trade. */
const AT_MACHINES: readonly (readonly [thing: RegExp, verb: string])[] = [
  [/\bsewing machine$/u, 'sew'],
  [/\b(?:loom|weaving frame)$/u, 'loom'],
  [/\bspinning wheel$/u, 'spin-yarn'],
  [/\b(?:computer|laptop|keyboard|typewriter)$/u, 'type'],
  [/\b(?:potter's wheel|pottery wheel)$/u, 'pottery'],
  [/\banvil$/u, 'forge'],
  [/\beasel$/u, 'paint'],
  [/\b(?:cash register|checkout|till)$/u, 'scan-goods'],
  [/\bmicroscope$/u, 'look-microscope'],
  [/\btelescope$/u, 'spyglass'],
  [/\b(?:stove|cooker)$/u, 'cook'],
  [/\b(?:grill|barbecue)$/u, 'barbecue'],
  [/\b(?:work ?bench|lathe)$/u, 'saw'],
  [/\b(?:blackboard|chalkboard)$/u, 'write-board'],
  [/\bwhiteboard$/u, 'write-whiteboard'],
  [/\bironing board$/u, 'iron'],
  [/\bsink$/u, 'wash-dishes'],
  [/\bpiano$/u, 'play-piano'],
]
const JUST_WORKS = /^(?:work|sit|toil|labour|labor|busy|operate|use|use-computer)$/u

/** Who works at a machine does what it is for. */
export function workAtMachine(shot: Shot): Shot {
  for (const who of people(shot)) {
    const [deed] = who.actions
    if (!deed || who.count > 1 || !JUST_WORKS.test(deed.verb)) continue
    const bond = shot.relations.find(
      ({ from, relation }) => from === who.id && /^(?:next-to|behind)$/u.test(relation),
    )
    const thing = shot.subjects.find(({ id }) => id === (deed.target ?? bond?.to))
    const verb = AT_MACHINES.find(([words]) => words.test(thing?.noun ?? ''))?.[1]
    if (thing && verb !== undefined) return withDeed(unseen(shot, thing), who, doing(verb))
  }
  return shot
}

const HEAVENLY =
  /\b(?:planets?|saturn|jupiter|mars|venus|neptune|comets?|stars?|galax(?:y|ies)|supernova|moon|asteroids?|meteors?)$/u
const STARGAZERS = /\b(?:astronomer|scientist|professor|researcher|physicist)$/u

/** Who discovers a planet or looks at one through a glass is out at night, and it is up in the sky. */
export function watchHeavens(shot: Shot): Shot {
  const who = people(shot).find(
    (each) =>
      does(each, /^spyglass$/u) || (STARGAZERS.test(each.noun) && does(each, /^(?:look|find)$/u)),
  )
  const aim = shot.subjects.find(
    ({ id, noun }) => HEAVENLY.test(noun) && who?.actions.some(({ target }) => target === id),
  )
  if (!who || !aim || aim.count > 1) return shot
  const planet = /\bplanet$/u.test(aim.noun) ? { picture: 'noto:ringed-planet' } : {}
  const high: Subject = { ...aim, ...planet, kind: 'sky' }
  const subjects = shot.subjects.map((each) => (each.id === aim.id ? high : each))
  const relations = bondsWithout(shot, aim)
  const place = shot.place === null || /observatory/u.test(shot.place) ? 'hilltop' : shot.place
  const night = { ...shot, subjects, relations, place, time: shot.time ?? 'night' }
  return withDeed(night, who, doing('watch-stars', { direction: 'right' }))
}

/** A beast that does tricks for a bite sits up for it. */
export function begForTreat(shot: Shot): Shot {
  const fed = (id: string | null): boolean =>
    shot.subjects.some((each) => each.id === id && each.kind === 'food')
  const beast = shot.subjects.find(
    (each) =>
      isBeast(each) &&
      each.actions.some(({ verb, target }) => verb === 'somersault' && fed(target)),
  )
  return beast ? withDeed(shot, beast, doing('beg')) : shot
}

const ROOF = /\b(?:roof|rooftop|shingles?|roof tiles?)$/u
const MENDING = /^(?:hammer|repair|fix|mend|build|clean|sweep|paint|paint-wall|mend-thing)$/u

/** Who mends a roof is up on it. */
export function goUpOnRoof(shot: Shot): Shot {
  const who = people(shot).find((each) => does(each, MENDING))
  const deed = who?.actions.find(({ verb }) => MENDING.test(verb))
  const roof = shot.subjects.find(({ id, noun }) => id === deed?.target && ROOF.test(noun))
  const up = ROOF.test(deed?.prop ?? '') || ROOF.test(shot.place ?? '')
  if (!who || !deed || (!roof && !up)) return shot
  const there = { ...(roof ? unseen(shot, roof) : shot), place: 'tin roof' }
  const verb = /^(?:hammer|repair|fix|mend|build|mend-thing)$/u.test(deed.verb)
    ? 'mend-roof'
    : deed.verb
  return withDeed(there, who, doing(verb))
}

/** What is weighed lies on a stall's scales: no fish takes the fishmonger into the sea. */
function weighThere(shot: Shot): Shot {
  const weighs = people(shot).some((each) => does(each, /^weigh-thing$/u))
  return weighs ? { ...shot, place: shot.place ?? 'market' } : shot
}

/** Everyday events as they are played. */
export const EVERYDAY_TALES: readonly ((shot: Shot) => Shot)[] = [
  waveFlag,
  treadWater,
  getServed,
  missIt,
  buyThere,
  weighThere,
  workAtMachine,
  watchHeavens,
  goUpOnRoof,
  begForTreat,
]
