import { LANDMARKS } from '../../lexicon/places/landmarks.ts'
import { BEYOND, FAR_BELOW, LIVING } from '../../plan/kinds.ts'
import { Subject, type Shot } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { passOverhead } from './creatures/flocks.ts'
import { lookUp } from './looking-up.ts'
import { without } from './without.ts'

/** What belongs to the sight itself and is hung before or below it, instead of standing on the ground as a thing. */
interface Sight {
  readonly what: RegExp
  readonly when: (shot: Shot, what: Subject) => boolean
  readonly scenery: string | ((what: Subject) => string)
  readonly more?: (shot: Shot) => Partial<Shot>
}

const HEIGHTS = /\b(mountains?|peaks?|summit|ridge|alps|volcano|cliff|himalayas?|mountaintop)\b/u

/** Behind a house, or below an eagle. */
function liesBehind({ place, relations, subjects }: Shot, { id }: Subject): boolean {
  const flies = (who: string): boolean =>
    subjects.some((each) => each.id === who && /^(?:bird|aircraft)$/u.test(each.kind))
  return (
    place === null &&
    relations.some(
      ({ from, relation, to }) =>
        (from === id && relation === 'behind') ||
        (to === id && relation === 'above' && flies(from)),
    )
  )
}

const SIGHTS: readonly Sight[] = [
  {
    // The set has its sign, and no signpost stands before it.
    what: /\bsign$/u,
    when: ({ place, lettering }) => /\bgas station$/u.test(place ?? '') && lettering.length === 0,
    scenery: 'lit sign',
  },
  {
    // The highest tower of a castle is one of its own, and no block of flats beside it.
    what: /\b(?:tower|turret|keep|battlement)s?$/u,
    when: ({ place }, { actions, colour }) =>
      /\b(?:castle|palace|fortress|citadel)$/u.test(place ?? '') &&
      actions.length === 0 &&
      colour === null,
    scenery: 'towers',
  },
  {
    // The panels of a solar farm are those that stand there.
    what: /\bpanels?$/u,
    when: ({ place, subjects }, { id }) =>
      /\bsolar (?:farm|park|power plant)$/u.test(place ?? '') &&
      !subjects.some(({ actions }) => actions.some(({ target }) => target === id)),
    scenery: 'rows of panels',
  },
  {
    // A waterfall that freezes into ice is the ice: no cube of it stands on the bank.
    what: /^ice$/u,
    when: ({ place }, { actions, count }) =>
      actions.length === 0 && count === 1 && FREEZING.test(place ?? ''),
    scenery: 'frozen',
    more: () => ({ season: 'winter' }),
  },
  {
    // Mountains behind a cabin are the land it stands in.
    what: /\b(mountains?|peaks?)$/u,
    when: liesBehind,
    scenery: 'mountains',
    more: () => ({ place: 'mountain' }),
  },
  { what: /\bhills?$/u, when: liesBehind, scenery: 'hills', more: () => ({ place: 'hills' }) },
  {
    what: /\bcloud$/u,
    // Over mountains they are in the sky above them.
    when: ({ place, scenery = [] }, { words, count }) =>
      (HEIGHTS.test(place ?? '') && count > 2 && !scenery.includes(FAR_BELOW)) ||
      (place !== null && /\b(sea|carpet|blanket)\b/u.test(words)),
    scenery: 'sea of clouds',
  },
  {
    what: /\b(branch|branches|twigs?|boughs?)$/u,
    // Nobody sits on them: they are seen against the sky.
    when: ({ subjects }, { id, count }) =>
      count > 1 && subjects.every((each) => each.id === id || each.kind === 'sky'),
    scenery: 'branches before the sky',
    // The sky's own moon is the one behind them, and large.
    more: ({ subjects, place }) => ({
      place: place ?? 'meadow',
      subjects: subjects.map((each) => (each.kind === 'sky' ? { ...each, size: 'giant' } : each)),
    }),
  },
  {
    what: /(?<!\bsky )\blanterns?$/u,
    when: ({ place, scenery = [] }, { count, actions }) =>
      count > 2 &&
      WATERS.test(place ?? '') &&
      !scenery.includes('far below') &&
      actions.every(({ verb }) => /^(float|drift|glow|swim|sail|shine)$/u.test(verb)),
    scenery: 'lanterns on the water',
    more: ({ time }) => ({ time: time ?? 'night' }),
  },
  {
    what: /(?<!\b(?:sky|stone|floating|flying) )\blanterns?$/u,
    when: ({ place }, { count, actions }) =>
      count > 2 &&
      TOWNS.test(place ?? '') &&
      actions.every(({ verb }) => /^(hang|glow|shine|swing|sway|light-up|flicker)$/u.test(verb)),
    scenery: ({ colour }) => `${colour ?? ''} hung lanterns`.trim(),
  },
  { what: /\b(leaf|leaves)$/u, when: areAfloat, scenery: 'leaves on the water' },
  { what: /\b(petal|blossom)s?$/u, when: areAfloat, scenery: 'petals on the water' },
  {
    what: /\bicicles?$/u,
    when: ({ place, relations, subjects }, { id }) =>
      ROOFS.test(place ?? '') ||
      relations.some(({ from, to }) => from === id && ROOFS.test(nounOf(subjects, to))),
    scenery: 'icicles on the eaves',
    more: ({ time, place, subjects }) => ({
      place: ROOFS.test(place ?? '') || place === null ? 'village' : place,
      time: time ?? 'day',
      season: 'winter',
      subjects: subjects.filter(({ noun }) => !ROOFS.test(noun)),
    }),
  },
]

const WATERS =
  /\b(river|lake|pond|canal|sea|ocean|bay|stream|creek|brook|puddle|lagoon|harbou?r|water)$/u
const TOWNS =
  /\b(street|alley|alleyway|lane|town|village|market|square|courtyard|bazaar|crossing|downtown|chinatown|kyoto|tokyo)$/u
const FREEZING = /\b(?:waterfalls?|falls|lake|river|pond|stream|creek|canal|puddle)$/u
const ROOFS = /\b(roof|rooftop|eaves|gutter|house|cabin|barn)s?$/u

const JAPAN = /^(tokyo|kyoto|osaka|japan|hokkaido|nagoya)$/iu
const EATING = /\b(restaurant|bar|diner|eatery|tavern|bistro|pub)$/u

/** A restaurant in Tokyo is a Japanese one: the town need not be seen through its window. */
function dineInJapan({ view, ...shot }: Shot): Shot {
  const there = JAPAN.test(view ?? '') && EATING.test(shot.place ?? '')
  if (there) return { ...shot, place: 'japanese restaurant' }
  return view === undefined ? shot : { ...shot, view }
}

/** Many that lie on the water and drift with it. */
function areAfloat({ place }: Shot, { count, actions }: Subject): boolean {
  const drifts = actions.some(({ verb }) => /^(float|drift|swim|sail|lie)$/u.test(verb))
  return count > 2 && drifts && WATERS.test(place ?? '') && place?.endsWith('canal') !== true
}

const nounOf = (subjects: readonly Subject[], id: string): string =>
  subjects.find((each) => each.id === id)?.noun ?? ''

/** Clouds below a summit, branches before the moon, icicles along a roof: they frame the sight. */
function frameSights(shot: Shot): Shot {
  const found = SIGHTS.flatMap((sight) => {
    const thing = shot.subjects.find(({ noun }) => sight.what.test(noun))
    return thing && sight.when(shot, thing) ? [{ sight, thing }] : []
  })
  return found.reduce((told, { sight, thing }) => {
    const said = typeof sight.scenery === 'string' ? sight.scenery : sight.scenery(thing)
    const scenery = [said, ...(told.scenery ?? [])].slice(0, 6)
    const cleared = without({ ...told, scenery }, thing)
    return { ...cleared, ...sight.more?.(cleared) }
  }, shot)
}

/** What plays a water that has no picture of its own. */
const A_WAVE = 'noto:water-wave'

/** The Eiffel Tower stands in Paris already. */
function isSightOf(land: string, noun: string): boolean {
  return Object.hasOwn(LANDMARKS, land) && findPlace(noun)?.id === land
}

/** The rapids of a river are that river, and a forest with a lake has it: no second land stands there as a thing. */
function dropSecondLand(shot: Shot): Shot {
  const land = shot.place === null ? null : findPlace(shot.place)
  const second = shot.subjects.find(
    ({ kind, noun, actions, picture }) =>
      (kind === 'nature' || (kind === 'building' && isSightOf(land?.id ?? '', noun))) &&
      actions.length === 0 &&
      land &&
      (findPlace(noun)?.id === land.id || (WATERS.test(noun) && picture === A_WAVE)),
  )
  if (!second || second.size === 'tiny') return shot
  return without({ ...shot, scenery: [...(shot.scenery ?? []), second.words].slice(0, 6) }, second)
}

/** Who looks out at the moon does so at night. */
function darkenView(shot: Shot): Shot {
  const moonlit = shot.time === null && /\b(moon|stars)\b/u.test(shot.view ?? '')
  return moonlit ? { ...shot, time: 'night' } : shot
}

/** The lights of Christmas burn when it gets dark. */
function lightChristmas(shot: Shot): Shot {
  const lit = shot.time === null && shot.scenery?.includes('christmas') === true
  return lit ? { ...shot, time: 'dusk' } : shot
}

/** A castle behind a village looks down on it from a hill. */
function raiseBeyond(shot: Shot): Shot {
  const high = shot.subjects.some(
    ({ kind, words }) => kind === 'building' && words.endsWith(BEYOND),
  )
  return high ? { ...shot, scenery: [...(shot.scenery ?? []), 'hill'].slice(0, 6) } : shot
}

/** "A castle above the sea, waves breaking below": the sea has them, and no great one stands before the castle. */
function leaveSurf(shot: Shot): Shot {
  const surf = shot.subjects.find(
    ({ noun, size, actions }) =>
      noun === 'wave' &&
      size === 'normal' &&
      actions.some(({ verb }) => /^(break|crash|roll|splash|lap|wash)$/u.test(verb)),
  )
  const sight = (shot.scenery ?? []).some((words) => BUILT.test(words))
  return surf && sight ? without(shot, surf) : shot
}

const BUILT = /\b(castle|lighthouse|village|town|fortress|monastery|church|ruins?|temple|house)$/u

/** "Light trails from the cars": while they are drawn nobody sees the cars that draw them. */
function leaveTrails(shot: Shot): Shot {
  if (!shot.subjects.some(({ noun }) => /\blight trails?$/u.test(noun))) return shot
  const drawn = ({ kind, actions, colour }: Subject): boolean =>
    kind === 'vehicle' && actions.length === 0 && colour === null
  const { camera } = shot
  // From below one would not see the road that they are on.
  const seen = camera.framing === 'low-angle' ? { ...camera, framing: null } : camera
  return shot.subjects.filter(drawn).reduce(without, { ...shot, camera: seen })
}

const METRO = /\b(?:subway|metro|underground|tube) train$/u

/** A train of the underground comes in behind its platform, where the place has one, and not on it. */
function leaveMetro(shot: Shot): Shot {
  const { place, subjects, relations } = shot
  const trains = subjects.filter(({ noun, colour }) => METRO.test(noun) && colour === null)
  const bound = trains.some(({ id }) => relations.some(({ from, to }) => from === id || to === id))
  const there =
    place === null ? subjects.length === trains.length : /platform|station|subway/u.test(place)
  return trains.length === 0 || bound || !there
    ? shot
    : trains.reduce(without, { ...shot, place: 'subway station' })
}

/** What a prompt says of a place where many people are. */
const TEEMS = /\b(?:crowded|packed|bustling|busy)\b/u
const GATHERED =
  /\b(?:street|square|plaza|market|platform|station|beach|park|fair|festival|pier|harbou?r|bazaar|crossing|boardwalk|promenade|terminal|airport|avenue|mall|hall)$/u

/** A crowded platform has a crowd on it. */
function fillPlace(shot: Shot): Shot {
  const { place, scenery = [], subjects } = shot
  const empty = subjects.length === 0 && GATHERED.test(place ?? '')
  if (!empty || !TEEMS.test([place, ...scenery].join(' '))) return shot
  const crowd = { id: 'crowd', noun: 'passer-by', words: 'many people', kind: 'person', count: 12 }
  return { ...shot, subjects: [Subject.parse({ ...crowd, picture: 'person', person: {} })] }
}

/** A bridge that nobody crosses is itself what is shown, with its arches: from near there is only its deck. */
function seeBridge(shot: Shot): Shot {
  const { subjects, place, camera } = shot
  const alone = subjects.every(({ kind }) => kind === 'sky') && camera.framing === null
  const small = /\b(?:stone|wooden|old|arched?|covered|small|medieval) bridge$/u.test(place ?? '')
  return alone && small ? { ...shot, camera: { ...camera, framing: 'extreme-wide' } } : shot
}

/** A treehouse in which nobody is to be seen is looked at from below, with the tree that it is in. */
function seeTreehouse(shot: Shot): Shot {
  const { subjects, place } = shot
  if (!/\btree ?house$/u.test(place ?? '') || subjects.some(({ kind }) => LIVING.has(kind)))
    return shot
  const tree = subjects.find(({ noun }) => /\b(tree|oak)$/u.test(noun))
  const told = tree ? without(shot, tree) : shot
  const house = Subject.parse({
    id: 'treehouse',
    noun: 'treehouse',
    kind: 'building',
    picture: 'prop:treehouse',
    size: tree?.size ?? 'normal',
  })
  const lamps = told.subjects.filter(({ noun }) => /\b(lantern|lamp|light)s?$/u.test(noun))
  const hung = lamps.map(({ id }) => ({
    from: id,
    relation: 'hanging-from' as const,
    to: house.id,
  }))
  return {
    ...told,
    place: 'forest',
    subjects: [house, ...told.subjects],
    relations: [...told.relations, ...hung],
  }
}

/** How land, sky and weather are told when they are the subject. */
export const LANDSCAPE_TALES: readonly ((shot: Shot) => Shot)[] = [
  lookUp,
  dineInJapan,
  frameSights,
  lightChristmas,
  darkenView,
  dropSecondLand,
  leaveSurf,
  leaveTrails,
  leaveMetro,
  passOverhead,
  raiseBeyond,
  seeTreehouse,
  seeBridge,
  fillPlace,
]
