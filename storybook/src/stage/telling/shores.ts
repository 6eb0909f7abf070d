import { FOR_DRINKERS, IN_THE_WATER } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withoutAll } from './without.ts'
import { withEach } from './retold.ts'

/** Castles of sand are built on the shore. */
export function onTheSand(shot: Shot): Shot {
  const builds = shot.subjects.some(({ actions }) =>
    actions.some(({ verb }) => verb === 'build-sandcastle'),
  )
  if (!builds) return shot
  const place = /^(ocean|sea)$/u.test(shot.place ?? '') ? 'beach' : shot.place
  // The waves are those of the sea behind them: none lies on the sand.
  return withoutAll({ ...shot, place }, isSurf)
}

const isSurf = ({ noun, kind }: Subject): boolean =>
  kind === 'nature' && /\b(waves?|tide|surf|sea|ocean)$/u.test(noun)

const ON_FOOT =
  /^(walk|run|jog|stroll|hike|ride-bike|ride-scooter|ride-horse|roller-skate|skateboard|walk-dog)$/u

const DRUNK_FROM =
  /\b(?:stream|creek|brook|river|spring|oasis|watering hole|waterhole|water hole|puddle|lake|pond)$/u
/** The land about it, when nothing else is said of it. */
const LANDS: readonly (readonly [waters: RegExp, land: string])[] = [
  [/oasis/u, 'oasis'],
  [/water ?hole|watering/u, 'savanna'],
  [/puddle|pond/u, 'meadow'],
  [/lake/u, 'lake'],
  [/./u, 'forest'],
]
const LAND =
  /\b(?:forest|woods|jungle|desert|mountains?|savannah?|meadow|valley|canyon|hills|park|garden|village|field|snow(?:y [a-z]+)?|rainforest|bamboo [a-z]+)\b/u

/** Beasts that drink from a stream stand on its edge, in the land that it runs through. */
function drinkAtTheEdge(shot: Shot): Shot | null {
  const { place, scenery = [], subjects } = shot
  const drinks = ({ kind, actions }: Subject): boolean =>
    kind === 'animal' && actions.some(({ verb }) => verb === 'drink')
  if (!subjects.some(drinks)) return null
  if (place === null) return subjects.some(isThirstyOutdoors) ? atSomeWater(shot) : null
  if (!DRUNK_FROM.test(place)) return null
  const [usual] = LANDS.filter(([waters]) => waters.test(place))
  const land = LAND.exec(place)?.[0] ?? scenery.find((words) => LAND.test(words)) ?? usual?.[1]
  const rest = scenery.filter((words) => words !== land)
  return { ...shot, place: land ?? place, scenery: [FOR_DRINKERS, ...rest].slice(0, 6) }
}

const PETS =
  /\b(?:dog|puppy|cat|kitten|hamster|guinea pig|parrot|bunny|rabbit|corgi|poodle|terrier|retriever|beagle|husky|pug)$/u

/** Whose bowl is no bowl but the nearest water. */
export function isThirstyOutdoors({ kind, noun, actions }: Subject): boolean {
  const drinks = actions.some(
    ({ verb, prop }) => verb === 'drink' && (prop === null || prop === 'water'),
  )
  return drinks && kind === 'animal' && !PETS.test(noun)
}

/** Where no water is named, those without a bowl find some in the land where they live. */
function atSomeWater(shot: Shot): Shot {
  return { ...shot, scenery: [FOR_DRINKERS, ...(shot.scenery ?? [])].slice(0, 6) }
}

/** "Pulled up on a beach": it has come to a stop there. */
function isPulledUp({ kind, actions }: Subject): boolean {
  return kind === 'boat' && actions.some(({ verb }) => verb === 'stop')
}

/** A beach with a rowboat and a parasol: both are on the sand, where nobody is aboard. */
function isDrawnUp({ place, subjects, relations }: Shot): boolean {
  const boats = new Set(subjects.filter(({ kind }) => kind === 'boat').map(({ id }) => id))
  const manned = relations.some(({ from, to }) => boats.has(from) || boats.has(to))
  const lies = (each: Subject): boolean =>
    isPulledUp(each) ||
    (/^(?:thing|furniture|toy|tool)$/u.test(each.kind) &&
      /umbrella|parasol|chair|castle|hut/u.test(each.noun))
  return /\b(?:beach|shore|sand)$/u.test(place ?? '') && !manned && subjects.some(lies)
}

/** Boats lie where the tide or somebody has left them. */
export function lieDry(shot: Shot): Shot {
  const dry = /mud ?flats?$|tidal flats?$|low tide/u.test(shot.place ?? '')
  if (!dry && !isDrawnUp(shot)) return shot
  return withEach(shot, (each) =>
    each.kind === 'boat' && (each.actions.length === 0 || isPulledUp(each))
      ? { ...each, actions: [doing('lie')] }
      : each,
  )
}

const BANKS = /^(?:river ?bank|bank of (?:a|the) river|riverside)$/u

/** An otter, a beaver or a duck on the riverbank sits there; in the river it would swim. */
function ashore(shot: Shot): Shot {
  if (!BANKS.test(shot.place ?? '')) return shot
  return withEach(shot, (each) =>
    (each.kind === 'animal' || each.kind === 'bird') && each.actions.length === 0
      ? { ...each, actions: [doing('sit')] }
      : each,
  )
}

/** Who walks or rides along a river is on its bank and not in it; so is who drinks from it. */
export function onTheBank(asked: Shot): Shot {
  const shot = ashore(hailShips(asked))
  const drinks = drinkAtTheEdge(shot)
  if (drinks) return drinks
  if (!/^(river|canal|stream|creek)$/u.test(shot.place ?? '')) return shot
  // "Wading through a river".
  if (shot.scenery?.includes(IN_THE_WATER)) return shot
  const people = shot.subjects.filter(({ kind }) => kind === 'person')
  const dry = people.some(({ actions: [deed] }) => ON_FOOT.test(deed?.verb ?? ''))
  return dry ? { ...shot, place: 'riverbank' } : shot
}

const isLook = ({ verb }: Action): boolean => verb === 'look'

/** A diver who has nothing to do, or only looks at what is down there, dives. */
export function takeDive(shot: Shot): Shot {
  return withEach(shot, (each) =>
    /\bdiver$/u.test(each.noun) && each.kind === 'person' && each.actions.every(isLook)
      ? { ...each, actions: [doing('dive')] }
      : each,
  )
}

/** Who goes down a slope into the water is seen from so far that the water is in the picture. */
export function downToTheWater(shot: Shot): Shot {
  const ends = /\bslope\b/u.test(shot.place ?? '') && shot.scenery?.includes('sea') === true
  if (!ends || shot.camera.framing !== null) return shot
  return { ...shot, camera: { ...shot.camera, framing: 'wide' } }
}

const YOUNG = /\b(?:baby|newborn|young|tiny|little) (?:[a-z]+ )?turtle$|\bturtle hatchling$/u
const ON_THE_WAY = /^(?:hatch|crawl|walk|run|race|go|come|scramble|head|emerge|dig|appear|waddle)$/u
const SHORE = /^(?:sea|ocean|beach|shore|water|seashore)$/u
const BROOD = 6

/** Turtles that have just hatched crawl over the sand to the water: they are not in it yet. */
export function crawlToSea(shot: Shot): Shot {
  const crawls = ({ noun, words, actions }: Subject): boolean =>
    (YOUNG.test(noun) || YOUNG.test(words.replace(/s$/u, ''))) &&
    actions.length > 0 &&
    actions.every(({ verb }) => ON_THE_WAY.test(verb))
  const here = shot.place === null || SHORE.test(shot.place)
  if (!here || !shot.subjects.some(crawls)) return shot
  const hatched = shot.subjects.some(
    ({ noun, actions }) => /\begg$/u.test(noun) || actions.some(({ verb }) => verb === 'hatch'),
  )
  const deed = doing('crawl-to-sea', { prop: hatched ? 'egg' : null })
  const subjects = shot.subjects
    .filter(({ noun }) => !/\begg$/u.test(noun))
    .map((each) =>
      crawls(each)
        ? {
            ...each,
            count: each.count === 3 ? BROOD : each.count,
            size: 'tiny' as const,
            actions: [deed],
          }
        : each,
    )
  const ids = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(({ from, to }) => ids.has(from) && ids.has(to))
  return { ...shot, place: 'beach', subjects, relations }
}

const HAILS = /^(?:wave|look|watch|point|cheer|greet|shout|call|salute|photograph)$/u
const AT_SEA = /^(?:sea|ocean|water)$/u
const QUAYS = /^(?:beach|seashore|shore|pier|harbou?r|dock)$/u

/** Who waves at a ship that passes stands on the shore, and the ship is out on the water: beside each other one of them were in the wrong element. */
function hailShips(shot: Shot): Shot {
  const ships = new Set(
    shot.subjects
      .filter(({ kind, noun }) => kind === 'boat' && !noun.endsWith('wreck'))
      .map(({ id }) => id),
  )
  const hails = ({ kind, actions: [deed] }: Subject): boolean =>
    kind === 'person' && HAILS.test(deed?.verb ?? '') && ships.has(deed?.target ?? '')
  const hailer = shot.subjects.find(hails)
  const aboard = shot.relations.some(
    ({ from, relation }) => from === hailer?.id && relation !== 'next-to',
  )
  if (ships.size === 0 || !hailer || aboard) return leaveOffing(shot, ships)
  const open = shot.place === null || AT_SEA.test(shot.place)
  const subjects = shot.subjects.map((each) =>
    ships.has(each.id) && each.actions.length === 0 ? { ...each, actions: [doing('sail')] } : each,
  )
  return leaveOffing({ ...shot, place: open ? 'beach' : shot.place, subjects }, ships)
}

/** A ship that sails past a shore is not drawn onto it by who stands there. */
function leaveOffing(shot: Shot, ships: ReadonlySet<string>): Shot {
  if (!QUAYS.test(shot.place ?? '')) return shot
  const sails = (id: string): boolean =>
    ships.has(id) &&
    shot.subjects.some((each) => each.id === id && each.actions[0]?.verb === 'sail')
  const relations = shot.relations.filter(({ from, relation, to }) => {
    const past = relation === 'next-to' && (sails(to) || sails(from))
    return !past && !(relation === 'behind' && sails(from))
  })
  return { ...shot, relations }
}
