import type { Kind } from '../../../plan/plan.ts'
import type { Place } from '../../place.ts'
import { findPlace } from './find-place.ts'

/** What is known of a subject when its place must be guessed. */
export interface Guest {
  readonly kind: Kind
  readonly noun?: string
  /** Deeds it does: `cook`, `swim`, `play-piano`. */
  readonly verbs?: readonly string[]
}

type Rule = readonly [place: string, pattern: RegExp]

/** What somebody does says most about where. */
const BY_DEED: readonly Rule[] = [
  ['kitchen', /^(cook|bake|chop|peel|fry|stir|wash-dishes)/],
  ['bowling-alley', /^bowl\b/],
  ['ice-rink', /^(ice-skate|play-hockey|figure-skate|curl)/],
  ['boxing-ring', /^(box|wrestle)\b/],
  ['dojo', /^(karate|judo|kung-fu|martial|sword-fight|tai-chi|meditate)/],
  ['barbershop', /^(haircut|cut-hair|shave-beard|braid|curl-hair|makeup|manicure)/],
  ['art-studio', /^(paint|draw|sculpt|pottery)\b/],
  ['laundromat', /^(laundry|do-laundry)/],
  ['beach', /^(surf|sunbathe|build-sandcastle)/],
  ['ocean', /^(sail|windsurf|row|paddle|kayak|jetski|water-ski)/],
  ['indoor-swimming-pool', /^(swim|dive-in|backstroke)/],
  ['underwater', /^(dive|scuba|snorkel)/],
  ['ski-slope', /^(ski|snowboard|sled)/],
  ['skatepark', /^skateboard/],
  [
    'stage',
    /^(play-(guitar|violin|drums?|trumpet|saxophone|piano|flute|cello|harp|accordion|bass)|sing|juggle|tap-dance|breakdance|ballet)/,
  ],
  ['stadium', /^(play-(soccer|football|rugby)|kick|score|dribble-foot)/],
  ['basketball-court', /^(play-basketball|dunk|shoot-hoop|dribble)/],
  ['baseball-field', /^(play-baseball|pitch|bat)/],
  ['tennis-court', /^(play-(tennis|badminton|volleyball))/],
  ['golf-course', /^(play-golf|golf|putt)/],
  [
    'gymnasium',
    /^(lift-weights|push-up|pull-up|sit-up|do-yoga|exercise|stretch|jump-rope|do-gymnastics)/,
  ],
  ['outdoor-track', /^(hurdle|sprint|high-jump|long-jump|pole-vault|throw-(javelin|discus))/],
  ['library', /^(read|study)/],
  ['bathroom', /^(bathe|shower|brush-teeth|shave(?!-sheep)|wash-(hair|hands|face))/],
  ['bedroom', /^(sleep|wake|dream|yawn)/],
  ['office', /^(type|work|call|use-computer|answer-phone)/],
  [
    'living-room',
    /^(watch-tv|knit|play-(games?|chess|cards|checkers|go|backgammon|board-game|mahjong|dominoes)|fold|iron|vacuum|clean|sweep|unbox|open-present)/,
  ],
  ['garden', /^(plant|water|rake|dig|mow|prune|garden)/],
  ['farm', /^(milk|herd|feed|shear|plough|harvest)/],
  ['mountain', /^(climb|hike)/],
  ['restaurant', /^(eat|drink|dine|toast|taste)/],
  ['road', /^(drive|race|park|ride-(motorcycle|scooter))/],
]

/** What it is comes next. */
const BY_NOUN: readonly Rule[] = [
  [
    'kitchen',
    /\b(oven|toaster|microwave|refrigerator|fridge|sink|kettle|pan|pot|knife|fork|spoon|bowl|pancake|chef|cook)\b/,
  ],
  [
    'restaurant',
    /\b(pizza|burger|hamburger|steak|sushi|wine|waiter|plate|sandwich|hot dog|noodle|spaghetti)\b/,
  ],
  ['cafe', /\b(coffee|cake|donut|doughnut|croissant|bread|cupcake|barista|teapot|tea)\b/],
  ['market', /\b(apple|orange|banana|broccoli|carrot|vegetable|fruit|watermelon)\b/],
  ['bathroom', /\b(toilet|toothbrush|bathtub|hair drier|hair dryer|soap|towel|shower)\b/],
  ['bedroom', /\b(bed|pillow|blanket|teddy bear|alarm clock|lamp)\b/],
  ['office', /\b(laptop|keyboard|mouse pad|computer|printer|desk|scissors|cell phone|stapler)\b/],
  [
    'living-room',
    /\b(couch|sofa|tv|television|remote|chair|dining table|vase|clock|book|piano|guitar)\b/,
  ],
  ['stage', /\b(microphone|drum|violin|trumpet|singer|band|dancer|ballerina)\b/],
  ['laboratory', /\b(scientist|microscope|test tube|robot)\b/],
  ['hospital', /\b(doctor|nurse|surgeon|patient|stethoscope)\b/],
  ['classroom', /\b(teacher|student|pupil|blackboard)\b/],
  ['throne-room', /\b(throne|king|queen)\b/],
  ['courtroom', /\b(judge|lawyer|gavel)\b/],
  ['wizard-study', /\b(wizard|sorcerer|alchemist|crystal ball|cauldron)\b/],
  ['barbershop', /\b(barber|hairdresser)\b/],
  ['bakery', /\b(baker|baguette)\b/],
  ['art-studio', /\b(painter|sculptor|easel|paintbrush|palette)\b/],
  ['castle', /\b(knight|princess|prince|dragon|unicorn)\b/],
  ['haunted-house', /\b(ghost|vampire|zombie|witch|skeleton|pumpkin)\b/],
  ['ocean', /\b(pirate|ship|boat|yacht|sailboat|ferry|canoe|whale|dolphin|surfboard|seagull)\b/],
  [
    'coral-reef',
    /\b(fish|turtle|shark|octopus|jellyfish|clownfish|seahorse|squid|diver|mermaid|stingray|crab|lobster|coral)\b/,
  ],
  [
    'snowy-mountain',
    /\b(penguin|polar bear|snowman|skier|ski|skis|snowboard|reindeer|seal|igloo|husky)\b/,
  ],
  ['moon', /\b(astronaut|lunar)\b/],
  ['launch-pad', /\b(rocket|space shuttle)\b/],
  ['mars', /\b(mars rover|martian)\b/],
  ['space', /\b(spaceship|planet|satellite|alien|ufo|comet|galaxy|star)\b/],
  [
    'prehistoric',
    /\b(dinosaur|t-?rex|tyrannosaurus|triceratops|sauropod|brachiosaurus|stegosaurus|velociraptor|pterodactyl|mammoth)\b/,
  ],
  [
    'savanna',
    /\b((?<!sea )lion|elephant|giraffe|zebra|rhino|rhinoceros|hippo|hippopotamus|leopard|cheetah|antelope|hyena|meerkat|buffalo)\b/,
  ],
  [
    'jungle',
    /\b(monkey|gorilla|tiger|parrot|toucan|orangutan|sloth|snake|jaguar|chameleon|panda)\b/,
  ],
  ['desert', /\b(camel|cactus|scorpion|lizard)\b/],
  ['pond', /\b(duck|frog|swan|goose|beaver|otter|flamingo|dragonfly)\b/],
  [
    'farm',
    /\b(cow|sheep|pig|goat|chicken|rooster|hen|horse|donkey|tractor|farmer|scarecrow|turkey)\b/,
  ],
  [
    'forest',
    /\b(bear|fox|wolf|deer|owl|squirrel|hedgehog|raccoon|moose|boar|rabbit|badger|mushroom|woodpecker)\b/,
  ],
  ['highway', /\b(truck|motorcycle|bus|lorry|van)\b/],
  [
    'street',
    /\b(car|taxi|bicycle|traffic light|parking meter|stop sign|fire hydrant|bench|umbrella|scooter|skateboard)\b/,
  ],
  ['railway', /\b(train|locomotive|tram)\b/],
  ['sky', /\b(airplane|plane|kite|hot air balloon|helicopter|jet|eagle|glider)\b/],
  ['tennis-court', /\b(tennis|racket|badminton)\b/],
  ['baseball-field', /\b(baseball|pitcher|softball)\b/],
  ['basketball-court', /\bbasketball\b/],
  ['stadium', /\b(sports ball|football|soccer ball|footballer|frisbee|goal)\b/],
  ['bowling-alley', /\b(bowling ball|bowling pin)s?\b/],
  ['ice-rink', /\b(ice skates?|figure skater|hockey (?:stick|player|puck))\b/],
]

/** When neither helps, the kind does. */
const BY_KIND: Readonly<Partial<Record<Kind, string>>> = {
  person: 'park',
  animal: 'meadow',
  bird: 'meadow',
  fish: 'coral-reef',
  insect: 'garden',
  vehicle: 'street',
  boat: 'ocean',
  aircraft: 'sky',
  building: 'downtown',
  plant: 'garden',
  food: 'kitchen',
  furniture: 'living-room',
  tool: 'living-room',
  instrument: 'stage',
  toy: 'nursery',
  clothing: 'bedroom',
  nature: 'meadow',
  sky: 'sky',
  creature: 'forest',
}

/** A fitting place for a prompt that names none: by the deeds, then by who they are, then by their kind. */
export function placeFor(guests: readonly Guest[]): Place {
  const verbs = guests.flatMap((guest) => guest.verbs ?? [])
  const nouns = guests.map((guest) => guest.noun ?? '')
  const lead = guests[0]
  const name =
    firstRule(BY_DEED, verbs) ??
    firstRule(BY_NOUN, nouns) ??
    (lead && BY_KIND[lead.kind]) ??
    'meadow'
  return findPlace(name.replaceAll('-', ' ')) ?? knownPlace('meadow')
}

function firstRule(rules: readonly Rule[], texts: readonly string[]): string | undefined {
  for (const text of texts) {
    const rule = rules.find(([, pattern]) => pattern.test(text.toLowerCase()))
    if (rule) return rule[0]
  }
  return undefined
}

function knownPlace(id: string): Place {
  const place = findPlace(id)
  if (!place) throw new Error(`There is no place called ${id}.`)
  return place
}
