import { flakeOf } from './airborne.ts'
import { LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { isBehindWater } from './behind-water.ts'
import { FROM_THE_AIR, OPEN_LAND } from './from-the-air.ts'
import { isFrozen } from './frozen.ts'
import { isAtSea } from './sea-folk.ts'
import { hasShoreFolk } from './shore-folk.ts'
import { does, has } from './who-does.ts'
import { isFromAbove, isFarAbove, isOnWheels, isAloft } from './far-above.ts'
import { isInland, isByLake, isOnBank } from './beside-water.ts'

const CITIES = 'downtown skyscraper riverfront times-square'

const MOTORS = /\b(race car|racing car|formula|car|motorcycle|motorbike|truck|kart)s?\b/u
const DOWNHILL = /^(ski|snowboard|sled|slide|slide-along|luge|snow-tube|roll|roll-over|tumble)$/u

const SNOWY = 'ski-slope snowy-mountain snowy-forest glacier iceberg mountain'

const SURFS = /^(surf|wipe-out|windsurf|kitesurf|bodyboard|wakeboard|water-ski)$/u
const BOXES = /^(box|punch|punch-bag|kickbox|shadow-box|spar)$/u
const RUN_DOWN = /^(old|gritty|underground|dim|rundown|run-down|vintage|shabby)$/u
const isRunDown = ({ scenery = [] }: Shot): boolean => scenery.some((word) => RUN_DOWN.test(word))
const MAGES = /\b(wizard|witch|sorcerer|sorceress|mage|magician|alchemist|warlock)$/u
const GHOSTS = /\b(ghost|phantom|poltergeist|spect(?:er|re)|spirit)s?$/u
const EERIE = /\b(old|abandoned|haunted|dark|spooky|creepy|deserted|eerie|ruined)\b/u
const TOWERING = /\b(tornado|twister|cyclone|whirlwind|lightning|fireworks?)$/u

interface Sight {
  readonly shot: Shot
  readonly lead: Subject | undefined
  /** The words for the place. */
  readonly words: string
}

type Better = readonly [places: string, suits: (sight: Sight) => boolean, better: string]

const by =
  (suits: (lead: Subject, sight: Sight) => boolean) =>
  (sight: Sight): boolean =>
    sight.lead !== undefined && suits(sight.lead, sight)

const COASTS = /\b(?:coast|coastline|seaside|seafront|shore|shoreline)$/u
const ROLLS =
  /\b(?:car|van|bus|truck|lorry|motorcycle|motorbike|scooter|taxi|cab|convertible|camper)$/u

const drivesOn = (subject: Subject): boolean =>
  ROLLS.test(subject.noun) && does(subject, /^(?:drive|race|ride|go|speed|cruise|park)/u)

const isAircraft = ({ kind }: Subject): boolean => kind === 'aircraft'

const CHASMS = /\b(canyon|gorge|ravine|abyss|chasm|cliffs?|valley|waterfall|lava|jungle)\b/u

const TOWN = /\b(?:town|suburbs?|neighbou?rhood)$/u
const HEIGHTS = /\b(?:mountains?|alps|peaks|hills)\b/u
/** What is built in the water itself. */
const IN_THE_SEA =
  /\b(?:lighthouse|light house|rig|platform|tower|statue|ruins?|wreck|iceberg|island)s?$/u

/** Whether a house or a tower is all that is looked at. */
const isHouseAlone = (lead: Subject, { subjects }: Shot): boolean =>
  lead.kind === 'building' && lead.actions.length === 0 && subjects.length === 1

/** Other places for the same words; the first that suits. */
export const SEEN_BETTER: readonly Better[] = [
  // What stands along a way is seen along it.
  [
    'street highway country-road forest-road meadow house park',
    ({ shot }) => (shot.scenery ?? []).some((words) => words.startsWith('lined with')),
    'lined-way',
  ],
  // A road of which nothing more is told runs through the land.
  [
    'street',
    ({ shot, words }) => /^(?:[a-z]+ )?road$/u.test(words) && shot.subjects.length === 0,
    'highway',
  ],
  // What crosses a depth is seen from its side, with the depth below it.
  [
    'country-bridge bridge',
    ({ shot }) => CHASMS.test((shot.scenery ?? []).join(' ')),
    'hanging-bridge',
  ],
  // Who eats, cooks or knits in a cottage is within, and not on the green before it.
  [
    'village',
    ({ shot, words }) => /\bcottage$/u.test(words) && shot.subjects.some(isInside),
    'log-cabin',
  ],
  // Where monks in robes are, a monastery has no cloister.
  [
    'courtyard',
    ({ shot, words }) => /monastery/u.test(words) && has(shot.subjects, /\bmonks?$/u),
    'temple',
  ],
  // A house by the river stands on its bank, and not in it.
  ['river', by(({ kind, actions }) => kind === 'building' && actions.length === 0), 'riverbank'],
  // Who does nothing in the water is beside it, and does not stand on it.
  [
    'river',
    ({ shot, words }) =>
      /^(?:river|creek|stream|brook)$/u.test(words) &&
      !(shot.scenery ?? []).includes('wading') &&
      isOnBank(shot),
    'riverbank',
  ],
  // Trains run no laps.
  [
    'outdoor-track',
    ({ shot }) => has(shot.subjects, /\b(train|locomotive|tram|monorail|railcar)$/u),
    'railway',
  ],
  // Craters with somebody from space at them are no volcanoes.
  [
    'volcano',
    ({ shot, words }) =>
      /\bcrater/u.test(words) && has(shot.subjects, /\b(astronaut|cosmonaut|earth|rover|lander)$/u),
    'moon',
  ],
  // Planks by a lake are no port, nor are those on which one sits and bathes.
  ['harbor pier', ({ shot, words }) => isByLake(shot, words), 'lake-dock'],
  ['cliff', ({ shot, words }) => isInland(shot, words), 'valley-cliff'],
  [
    'industrial-area',
    ({ shot }) => has(shot.subjects, /\b(robot(ic)? arm|conveyor belt|assembly line)$/u),
    'factory-floor',
  ],
  // Who boxes does not train in a school's gym.
  [
    'gymnasium',
    by(
      (lead, { shot }) =>
        /\bbox|fighter|wrestler/u.test(lead.noun) || does(lead, BOXES) || isRunDown(shot),
    ),
    'boxing-gym',
  ],
  [
    'basketball-court',
    ({ shot }) => shot.subjects.some(({ words }) => /\b(lawyer|attorney|judge|jury)/u.test(words)),
    'courtroom',
  ],
  // Who walks through an airport is in its hall, unless there is a plane to see.
  [
    'airport',
    by(
      ({ kind }, { shot, words }) =>
        kind === 'person' && words === 'airport' && !shot.subjects.some(isAircraft),
    ),
    'airport-terminal',
  ],
  ['boxing-ring', by(({ noun }) => /\bsumo\b/u.test(noun)), 'sumo-ring'],
  [
    'beach',
    by(
      (lead, { words, shot }) =>
        isAtSea(lead) && !/beach|sand|flats?\b/u.test(words) && !hasShoreFolk(shot),
    ),
    'ocean',
  ],
  // Along a coast there is a road.
  [
    'beach cliff',
    ({ shot, words }) => COASTS.test(words) && shot.subjects.some(drivesOn),
    'coastal-road',
  ],
  // Who rides a wave is out where it breaks.
  ['island beach harbor rio sydney', by((lead) => does(lead, SURFS)), 'ocean'],
  // A car that is lit from a helicopter stands in its street.
  [CITIES, by((lead, { shot }) => isAloft(lead) && !shot.subjects.some(isOnWheels)), 'above-city'],
  ['rooftop', by(isAloft), 'gable-roofs'],
  [CITIES, ({ shot, lead }) => isFromAbove(shot, lead), 'above-city'],
  ['street', ({ shot, lead, words }) => TOWN.test(words) && isFromAbove(shot, lead), 'above-land'],
  // From between its houses nobody would see what a town lies among.
  [
    'street',
    ({ shot, words }) => TOWN.test(words) && HEIGHTS.test((shot.scenery ?? []).join(' ')),
    'village',
  ],
  // Nobody builds in the middle of a street, or in a pond.
  ['downtown', by((lead, { shot }) => isHouseAlone(lead, shot)), 'riverfront'],
  ['pond', by((lead, { shot }) => isHouseAlone(lead, shot)), 'lake'],
  // Houses stand on the shore, whatever is said of the sea before them.
  [
    'ocean',
    by(
      ({ kind, noun, actions }) =>
        kind === 'building' && actions.length === 0 && !IN_THE_SEA.test(noun),
    ),
    'beach',
  ],
  [FROM_THE_AIR, ({ shot, lead }) => isFromAbove(shot, lead), 'above-land'],
  // A sky without a cloud has the land below it, or nothing would be seen to move.
  ['sky', ({ shot }) => shot.without.includes('cloud'), 'above-land'],
  [CITIES, ({ shot }) => isFarAbove(shot), 'above-city'],
  [
    `${OPEN_LAND} village ocean tuscan-hills cornfield lavender-field`,
    ({ shot }) => isFarAbove(shot),
    'above-land',
  ],
  [CITIES, ({ shot, words }) => isBehindWater(shot, words), 'river-skyline'],
  // A storm over a city is seen from the square before its skyline, not from between its houses.
  [`${CITIES} street`, by(({ noun }) => TOWERING.test(noun)), 'skyscraper'],
  ['tower magic-tower', by(({ noun }) => MAGES.test(noun)), 'wizard-study'],
  // An old house with a ghost in it has cobwebs and no sofa.
  [
    'living-room house mansion',
    ({ shot }) => has(shot.subjects, GHOSTS) && EERIE.test((shot.scenery ?? []).join(' ')),
    'haunted-hall',
  ],
  ['mountain', by(({ noun }) => /\bavalanche$/u.test(noun)), 'snowy-mountain'],
  [SNOWY, by((lead) => does(lead, DOWNHILL)), 'snow-slope'],
  ['sky-road', by((lead) => does(lead, DOWNHILL)), 'sky-slide'],
  [
    'meadow hilltop',
    by((lead, { words }) => goesDown(lead) && /\b(hill|hillside|slope)s?$/u.test(words)),
    'grass-slope',
  ],
  ['iceberg', by(standsOnIce), 'glacier'],
  // The small are seen from their own height.
  ['street', ({ shot }) => areSmall(shot.subjects), 'gutter'],
  ['lake pond', ({ shot }) => isFrozen(shot), 'frozen-lake'],
  ['outdoor-track', by(({ noun }) => MOTORS.test(noun)), 'raceway'],
  // Who is in a church is inside; a church on a hill is a subject, not the place.
  [
    'church',
    by(({ kind }, { words }) => IN_CHURCH.has(kind) && !/yard/u.test(words)),
    'church-interior',
  ],
  // Who rides in a lift is inside it; who leaves or waits for one is before its doors.
  [
    'elevator',
    by(
      (lead, { words }) => words === 'elevator' && !does(lead, /^(walk|run|open|wait|fly|jump)$/u),
    ),
    'elevator-cabin',
  ],
  ['woodland-cabin', ({ shot }) => shot.subjects.some(isInside), 'log-cabin'],
  // A cabin with nobody in it is seen from outside.
  ['log-cabin', ({ shot, words }) => isSeenFromOutside(shot, words), 'woodland-cabin'],
]

const SMALL =
  /\b(paper (boat|plane|crane)|toy (car|truck|train|boat)|snail|slug|ant|beetle|ladybug|caterpillar|worm|earthworm|spider|coin|marble|button|bottle cap|pebble|leaf|acorn|mouse|rubber duck|ring|key|pencil)s?$/u

/** Whether nobody else is about, whom one would not see from down there. */
function areSmall(subjects: readonly Subject[]): boolean {
  const small = ({ noun, size }: Subject): boolean =>
    SMALL.test(noun) && !/^(large|giant)$/u.test(size)
  // Leaves that blow about fill the whole street.
  return subjects.length > 0 && subjects.every((each) => small(each) && flakeOf(each) === null)
}

const IN_CHURCH = new Set<Subject['kind']>(['person', 'furniture', 'instrument', 'tool'])
const INDOORS =
  /^(sleep|sit|read|cook|bake|drink|eat|dine|confer|eat-soup|knit|write|lie|nap|rest|wake-up|make-tea|type|paint|play-.*|watch-tv)$/u

function isInside({ kind, actions }: Subject): boolean {
  return (
    kind === 'furniture' || (kind === 'person' && actions.some(({ verb }) => INDOORS.test(verb)))
  )
}

const AT_HOME = new Set<Subject['kind']>(['food', 'furniture', 'instrument', 'clothing', 'toy'])

function isSeenFromOutside({ subjects }: Shot, words: string): boolean {
  return (
    !/\b(interior|inside|room)\b/u.test(words) &&
    !subjects.some(({ kind }) => LIVING.has(kind) || AT_HOME.has(kind))
  )
}

/** Penguins and people on an iceberg stand on it, unless they swim round it or have a floe of their own. */
function standsOnIce(lead: Subject, { shot }: Sight): boolean {
  if (has(shot.subjects, /\bfloe$/u)) return false
  return /^(animal|bird|person)$/u.test(lead.kind) && !does(lead, /^(swim|dive|float|fly)$/u)
}

/** Rolls or slides, or is told to go down. */
function goesDown(lead: Subject): boolean {
  return does(lead, DOWNHILL) || lead.actions.some(({ direction }) => direction === 'down')
}
