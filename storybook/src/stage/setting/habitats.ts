import type { Kind, Shot, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import { callingHomes } from '../telling/callings.ts'
import { isSpectacle } from './spectacles.ts'

/** Where things are at home when the prompt names no place; the first pattern that fits the noun wins. */
const HOMES: readonly (readonly [words: RegExp, ...places: readonly string[]])[] = [
  [/\b(campfire|tent|marshmallow)\b/u, 'campsite', 'forest'],
  [/\bvolcano\b/u, 'valley', 'jungle'],
  [/\bthrone\b/u, 'throne-room'],
  [/\b(rooster|hen|chick)\b/u, 'farm', 'village'],
  [/\bfireworks?\b/u, 'harbor', 'park', 'village', 'skyscraper'],
  [
    /\b(hot dog|burger|pizza|sandwich|cake|donut|coffee|wine|sushi|noodles|soup)\b/u,
    'kitchen',
    'cafe',
    'restaurant',
  ],
  [/\b(teddy bear|teddy|doll|toy)\b/u, 'bedroom', 'living-room'],
  [/\bpotted plant\b/u, 'living-room'],
  [/\b(shark|whale|dolphin|octopus|squid|jellyfish|stingray)\b/u, 'underwater', 'ocean'],
  [
    /\b(clown ?fish|tropical fish|seahorse|coral|starfish|crab|lobster|sea turtle|goldfish|fish)\b/u,
    'coral-reef',
    'underwater',
  ],
  [/\b(penguin|polar bear|walrus|seal|igloo)\b/u, 'arctic', 'iceberg', 'snowy-mountain'],
  [
    /\b(lion|zebra|giraffe|elephant|rhino\w*|hippo\w*|leopard|cheetah|antelope|hyena|gorilla)\b/u,
    'savanna',
    'grassland',
  ],
  [/\b(camel|cactus|scorpion|pyramid)\b/u, 'desert'],
  [
    /\b(cow|sheep|pig|goat|rooster|chicken|hen|chick|donkey|tractor|ox|ram|bull)\b/u,
    'farm',
    'meadow',
  ],
  [/\b(horse|pony|foal)\b/u, 'meadow', 'farm', 'field'],
  [
    /\b(panda|koala|monkey|sloth|tiger|parrot|toucan|snake|orangutan|jaguar)\b/u,
    'jungle',
    'bamboo-forest',
    'forest',
  ],
  [
    /\b(bear|deer|fox|wolf|squirrel|owl|hedgehog|boar|moose|raccoon|beaver|badger|bigfoot|mushroom)\b/u,
    'forest',
  ],
  [/\b(duck|swan|frog|goose|flamingo|otter|crocodile|turtle|lily)\b/u, 'lake', 'river', 'pond'],
  [/\btrees?\b/u, 'garden', 'park', 'meadow'],
  [/\bice(?! cream)\b/u, 'glacier', 'iceberg', 'arctic'],
  [/\bmessage (in a )?bottle\b/u, 'ocean', 'beach'],
  [/\bice cream\b/u, 'beach', 'park'],
  [
    /\b(rabbit|butterfly|bee|ladybug|snail|hamster|flower|tulip|rose|sunflower|dandelion)\b/u,
    'garden',
    'meadow',
  ],
  [/\b(cat|kitten)\b/u, 'living-room', 'garden'],
  [/\b(dog|puppy|corgi|poodle|ball|frisbee|bench|kite)\b/u, 'park', 'garden'],
  [/\b(toy|model) train\b/u, 'living-room', 'bedroom'],
  [/\b(train|locomotive|tram|railway|metro)\b/u, 'railway', 'train-railway'],
  [
    /\b(traffic light|fire hydrant|stop sign|parking meter|bus|taxi|car|truck|bicycle|motorcycle|scooter|mailbox)\b/u,
    'street',
    'city-street',
    'downtown',
  ],
  [/\b(skis?|snowboard|sled|snowman|ski)\b/u, 'ski-slope', 'snowy-mountain', 'snow'],
  [/\b(surfboard|sandcastle|umbrella on beach|seashell|palm)\b/u, 'beach'],
  [/\b(skateboard|umbrella)\b/u, 'park', 'street'],
  [/\bfishbowl\b/u, 'living-room'],
  [/\bmicroscope\b/u, 'laboratory'],
  [/\btennis\b/u, 'tennis-court', 'stadium'],
  [/\b(baseball|bat)\b/u, 'baseball-field', 'stadium'],
  [/\bbasketball\b/u, 'basketball-court', 'gymnasium'],
  [/\bgolf\b/u, 'golf-course'],
  [/\b(glove|football|soccer|sports ball)\b/u, 'stadium', 'park'],
  [/\b(toilet|toothbrush|sink|hair ?dr[iy]er|shower|bathtub|soap|towel|bath)\b/u, 'bathroom'],
  [
    /\b(oven|microwave|toaster|refrigerator|fridge|kettle|pan|pot|stove|bowl|fork|knife|spoon|cup|plate|chef)\b/u,
    'kitchen',
  ],
  [/\b(bed|pillow|wardrobe|alarm)\b/u, 'bedroom'],
  [/\b(laptop|keyboard|computer|printer|desk|phone|paper)\b/u, 'office', 'study'],
  [/\b(book|bookshelf)\b/u, 'library', 'living-room'],
  [
    /\b(couch|sofa|television|tv|remote|vase|clock|lamp|chair|teddy|teddy bear|handbag|suitcase|potted plant|scissors|tie|bottle)\b/u,
    'living-room',
  ],
  [/\b(wine|pizza|burger|hot dog|sandwich|cake|donut|coffee)\b/u, 'kitchen', 'cafe', 'restaurant'],
  [/\b(rocket|space shuttle)\b/u, 'launch-pad', 'desert', 'valley'],
  [/\b(astronaut|satellite|planet|ufo|alien|spaceship|spacecraft)\b/u, 'space'],
  [/\b(airplane|plane|jet|helicopter|balloon|airship|eagle)\b/u, 'sky', 'clouds', 'mountain'],
  [/\b(robot|skyscraper)\b/u, 'city', 'downtown'],
  [/\b(king|queen|knight|princess|throne|dragon|unicorn)\b/u, 'castle'],
]

const BY_KIND: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  fish: ['underwater', 'coral-reef'],
  boat: ['ocean', 'lake', 'harbour', 'sea'],
  aircraft: ['sky', 'mountain'],
  vehicle: ['street', 'road', 'highway'],
  furniture: ['living-room'],
  food: ['kitchen'],
  instrument: ['stage', 'living-room'],
  tool: ['workshop', 'kitchen'],
  clothing: ['bedroom', 'living-room'],
  toy: ['bedroom', 'living-room'],
  building: ['meadow', 'valley'],
  plant: ['garden', 'meadow'],
  person: ['park', 'street', 'meadow'],
  thing: ['living-room'],
  symbol: ['living-room', 'meadow'],
  bird: ['forest', 'park'],
  insect: ['garden', 'meadow'],
  animal: ['meadow', 'forest'],
  creature: ['forest', 'valley'],
  sky: ['valley', 'meadow'],
  nature: ['valley', 'meadow'],
}

const DEEDS: readonly (readonly [verb: RegExp, ...places: readonly string[]])[] = [
  [/^(sail|row|surf|kayak)$/u, 'ocean', 'lake'],
  [/^swim$/u, 'ocean', 'lake'],
  [/^(dive|snorkel)$/u, 'underwater', 'coral-reef'],
  [/^(ski|snowboard|sled|throw-snowball|build-snowman)$/u, 'ski-slope', 'snowy-mountain'],
  [/^(cook|bake|wash-dishes|chop|cut|peel|flip-pancake|sharpen|cut-watermelon)/u, 'kitchen'],
  [/^(drink|toast)/u, 'cafe', 'kitchen'],
  [/^(eat|eat-cake|eat-soup)/u, 'kitchen', 'cafe'],
  [/^(take-off|land|accelerate|stop)$/u, 'airport'],
  [/^nest$/u, 'forest', 'garden'],
  [/^drive$/u, 'highway', 'street'],
  [/^catch-fish$/u, 'river', 'lake'],
  [/^sip-nectar$/u, 'garden', 'meadow'],
  [/^swing-branches$/u, 'jungle', 'forest'],
  [/^(present|forecast)/u, 'classroom', 'office'],
  [/^hammer-throw/u, 'outdoor-track', 'stadium'],
  [/^water-ski/u, 'ocean', 'lake'],
  [/^(fly|soar|glide|parachute|paraglide|skydive)$/u, 'sky', 'mountain'],
  [
    /^(play-(guitar|piano|drums|violin|saxophone|harp|trumpet|cello|flute|keyboard|accordion)|sing|conduct|ballet|magic)/u,
    'stage',
    'music-studio',
  ],
  [
    /^(air-drum|air-guitar|robot-dance|breakdance|moonwalk|belly-dance|tap-dance)/u,
    'stage',
    'ballroom',
  ],
  [/^(tango|dance)$/u, 'ballroom', 'street'],
  [/^(shoot-goal|kick|keepy-uppy|play-soccer)/u, 'stadium', 'playground'],
  [/^(dunk|dribble|shoot-basketball)/u, 'basketball-court', 'gymnasium'],
  [/^(play-baseball)/u, 'baseball-field', 'stadium'],
  [
    /^(play-tennis|play-badminton|play-volleyball|javelin|long-jump|high-jump|shot-put)/u,
    'stadium',
    'track',
  ],
  [
    /^(push-up|sit-up|squat|lift|deadlift|bench-press|curl|pull-up|jump-rope|box|wrestle|karate|somersault|handstand|climb-rope|walk-on-treadmill|stretch|yoga|plank)/u,
    'gymnasium',
    'gym',
    'park',
  ],
  [/^(rock-paper-scissors|hula-hoop|swing|trampoline)/u, 'playground', 'park'],
  [/^(jog|walk-dog)/u, 'park', 'track'],
  [/^march$/u, 'street', 'downtown'],
  [/^(pottery|sculpt|hammer|saw|weld|bend-metal|carve)/u, 'workshop', 'basement'],
  [/^(paint|draw)$/u, 'living-room'],
  [/^(read|study)$/u, 'library', 'living-room'],
  [/^(write|type|count-money|phone|work)/u, 'office', 'library'],
  [
    /^(watch-tv|play-games|play-chess|play-cards|knit|sew|fold|iron|vacuum|sweep|mop|clean|open-present|shine-shoes)/u,
    'living-room',
  ],
  [/^(sleep|wake-up|make-bed|get-dressed|rock-baby)/u, 'bedroom'],
  [
    /^(shower|bathe|shave|brush|wash-hair|dry-hair|makeup|wash-hands|clean-toilet|laundry)/u,
    'bathroom',
  ],
  [/^(plant|dig|water|rake|mow|arrange-flowers)/u, 'garden'],
  [/^milk/u, 'farm'],
  [/^(archery|fly-kite|graze|gallop|trot|herd)/u, 'meadow'],
  [/^(rock-climb|climb)$/u, 'cliff', 'mountain'],
  [/^(sword-fight|fence|joust)/u, 'castle'],
  [/^(bandage|teach)$/u, 'hospital', 'classroom'],
  [/^(skateboard|roller-skate|wash-car)/u, 'street'],
  [/^(ice-skate)/u, 'lake', 'glacier'],
  [/^(bungee)/u, 'bridge'],
]

const OUTDOORS = new Set<Kind>(['plant', 'animal', 'vehicle', 'building', 'bird', 'nature'])
const INDOORS = new Set<Kind>(['food', 'tool', 'thing', 'toy', 'clothing', 'instrument'])
const ALIVE = new Set<Kind>(['person', 'animal', 'bird', 'creature'])

/** Whether somebody is with a thing that stands in the open. */
export function isOutdoors({ subjects }: Shot): boolean {
  return standsOutside(subjects) && subjects.some(({ kind }) => kind === 'person')
}

function standsOutside(subjects: readonly Subject[]): boolean {
  return subjects.some(({ noun }) => /\bbench$|(?<!christmas )\btrees?$/u.test(noun))
}

/** Where no tree grows and no bench stands. */
const INSIDE = new Set(['living-room', 'bedroom', 'kitchen', 'library', 'cafe'])

/** Whoever is with a train is where its rails are. */
const TRAINS = /\b(train|locomotive|railway)\b/u

/** Names of fitting places, best first, for a shot that names none. */
export function homesOf(shot: Shot, random: Random): readonly string[] {
  const lead = shot.subjects.find((subject) => !isSpectacle(subject)) ?? shot.subjects[0]
  if (!lead) return []
  const kin = BY_KIND[lead.kind] ?? []
  const rest = random.chance(0.5) ? kin : kin.toReversed()
  if (shot.subjects.some(({ kind }) => kind === 'boat')) return [...watersOf(shot), ...rest]
  if (isOutdoors(shot)) return ['park', ...rest]
  const rails = shot.subjects.some(
    ({ noun }) => TRAINS.test(noun) && !/\b(toy|model)\b/u.test(noun),
  )
    ? ['railway']
    : []
  const open = standsOutside(shot.subjects)
  const byNoun = [...rails, ...nounOrder(lead, shot).flatMap(nounHomes)].filter(
    (place) => !open || !INSIDE.has(place),
  )
  if (lead.kind === 'vehicle') return [...roadsFor(lead), ...byNoun, ...rest]
  const byDeed = [...rails, ...deedHomes(lead), ...callingHomes(lead)]
  const grounded = lead.actions.some(({ verb }) => ON_RUNWAYS.test(verb))
  const natural = lead.kind === 'fish' || (lead.kind === 'aircraft' && !grounded)
  return natural ? [...byNoun, ...byDeed, ...rest] : [...byDeed, ...byNoun, ...rest]
}

/** Whose home counts first: a living lead's furniture, an apple's tree, then everybody in order. */
function nounOrder(lead: Subject, { subjects, time }: Shot): Subject[] {
  const alive = ALIVE.has(lead.kind)
  const people = subjects.filter(({ kind }) => kind === 'person')
  const things = subjects.filter(({ kind }) => kind !== 'person' && !(alive && INDOORS.has(kind)))
  const first = things.filter(({ kind }) =>
    alive ? kind === 'furniture' : INDOORS.has(lead.kind) && OUTDOORS.has(kind),
  )
  return [...first, ...things, ...(time === null ? people : [])]
}

const ON_RUNWAYS = /^(take-off|land|accelerate|stop)$/u

const MOTORS = /\b(car|truck|van|taxi|bus|motorcycle|motorbike|jeep|lorry|racing car)\b/u

/** What has a motor is on a road while it drives: the open road to be fast, the town to turn and to wait. */
function roadsFor({ noun, actions }: Subject): readonly string[] {
  const verb = actions[0]?.verb ?? ''
  if (!MOTORS.test(noun)) return []
  if (/^(accelerate|race|drive|drift)$/u.test(verb)) return ['highway', 'downtown']
  return /^(turn|stop|park|wait-in-traffic)$/u.test(verb) ? ['downtown', 'highway'] : []
}

/** A boat alone is at sea; with trains and houses it lies in a harbour. */
function watersOf({ subjects }: Shot): readonly string[] {
  const ashore = subjects.some(({ kind }) => kind === 'vehicle' || kind === 'building')
  return ashore ? ['harbor', 'beach', 'lake'] : ['ocean', 'lake']
}

/** What animals do at home and people do elsewhere. */
const ANIMAL =
  /^(sing|eat|drink|feed|plant|dig|climb|swing|kick|water|jog|march|dance|box|wrestle|write|stretch|clean|land|take-off|sleep)/u

/** Whether a deed says nothing of where it is done. */
function isAtHome(kind: Subject['kind'], verb: string): boolean {
  if (kind === 'insect' && verb === 'fly') return true
  if (kind === 'toy' && verb === 'drive') return true
  // Beavers build where they live, not in a workshop.
  if (kind === 'animal' && verb === 'hammer') return true
  return kind !== 'person' && kind !== 'aircraft' && ANIMAL.test(verb)
}

function deedHomes({ kind, noun, actions }: Subject): readonly string[] {
  const verb = actions[0]?.verb ?? ''
  if (verb.startsWith('climb') && /\b(cat|kitten)$/u.test(noun)) return ['garden']
  if (isAtHome(kind, verb)) return []
  const [, ...places] = DEEDS.find(([words]) => words.test(verb)) ?? [/x/u]
  return places
}

function nounHomes({ noun }: Subject): readonly string[] {
  const [, ...places] = HOMES.find(([words]) => words.test(noun)) ?? [/x/u]
  return places
}
