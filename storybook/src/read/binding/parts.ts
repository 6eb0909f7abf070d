import { CRAFT } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { relate, type Binding, type Preposition } from './binding.ts'
import { isFitted } from './fitted.ts'
import { paintPart } from './painted-parts.ts'

/** Parts that belong to what was named, and what has such parts. */
const PARTS: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [/(?:^| )(?:flame|flicker|wick)$/, /candle|torch|lamp|lantern|fireplace|campfire|match/],
  [
    /(?:^| )(?:tire|tyre|wheel|hood|engine|windshield|headlight|tail ?light|brake light|landing light|landing leg|thruster|roof rack|bumper|exhaust|side mirror|siren|flashing light|license plate|racing stripe)$/,
    /car$|suv|truck|pickup|van$|bus$|taxi|ambulance|fire engine|vehicle|motorcycle|jeep|tractor|bike|bicycle|robot|rover|suitcase|luggage|cart$|wagon|carriage|locomotive|train|scooter|skateboard|wheelchair|stroller|submarine|(?:air|space|star)ship|drone|plane|rocket|hovercraft|convertible/,
  ],
  [/(?:^| )(?:ring|rope)$/, /boxer|wrestler/],
  [
    /(?:^| )(?:sail|mast|hull|deck|rudder|oar|figurehead|bow|stern|prow|lantern)$/,
    /boat|ship|yacht/,
  ],
  [/(?:^| )(?:petal|stem|leaf|branch|root|blossom)$/, /flower|rose|tree|sunflower|lavender|plant/],
  [/(?:^| )trunk$/, /tree|oak|palm/],
  [/(?:^| )bar$/, /cage$|prison/],
  [/(?:^| )(?:chimney|roof|facade)$/, /house|cabin|cottage|castle|church/],
  [/(?:^| )(?:blade|sail|vane|arm)$/, /windmill|turbine|fan$|propeller|helicopter/],
  [/(?:^| )(?:glass|crystal|hand|strap|dial|case|bezel)$/, /watch$|clock$/],
  [
    /(?:^| )handle$/,
    /mug|umbrella|parasol|knife|bucket|basket|bag$|broom|mop$|pan$|jug|pitcher|hammer|axe$|brush|spoon|fork$|ladle|suitcase|shovel|rake|saw$|sword|net$|racket|stein/,
  ],
  [/(?:^| )(?:lid|cork|stopper)$/, /bottle|jar$|flask|thermos/],
  [/(?:^| )(?:string|page|lid|handle|cover|spout)$/, /guitar|violin|book|pot|box|cup|kettle|house/],
]

/** What a thing is described with, though nobody could set it beside the thing. */
const DESCRIBED_WITH: readonly (readonly [part: RegExp, whole: RegExp])[] = [
  [
    /(?:^| )(?:door|window|shutter|chimney|roof|porch|balcony|wall|garage|facade|turret|tower|spire|gate|bell tower|light)$/,
    /house|cabin|cottage|castle|church|cathedral|palace|mansion|building|hut|barn|villa\b|skyscraper|lighthouse|chapel|temple|factory|warehouse|hall$|room$|loft|office|studio|school|hospital|shop$|store$|caf[eé]|restaurant|bakery|library|apartment|hotel|attic|workshop|greenhouse|hangar|station$|diner|monastery|ruin|village|town$/,
  ],
  [
    /(?:^| )(?:window|door|roof|wagon|carriage|car|coach|light|seat)$/,
    /(?:air|space|star)ship|car$|suv|truck|van$|bus$|taxi|train|locomotive|tram|plane|airplane|convertible|limousine|coupe|roadster|jeep|helicopter/,
  ],
  [
    /(?:^| )(?:container|shipping container|funnel|smokestack|porthole|cannon)$/,
    /ship$|freighter|galleon/,
  ],
  [/(?:^| )seat$/, /boat|motorcycle|scooter|bicycle|bike|carriage/],
  [
    /(?:^| )scale$/,
    /dragon|fish|snake|serpent|lizard|iguana|crocodile|alligator|mermaid|naga|wyvern|hydra|dinosaur|koi/,
  ],
  [/(?:^| )(?:wing|propeller|engine)$/, /plane|airplane|aircraft|helicopter|jet/],
  [
    /(?:^| )(?:button|screen|antenna|lever|knob|dial|needle|pendulum)$/,
    /robot|radio|clock|television|phone|machine|watch/,
  ],
  [/(?:^| )(?:cushion|leg|drawer|armrest|backrest)$/, /sofa|couch|chair|table|desk|dresser/],
  [/(?:^| )(?:tank|oxygen tank|fin|flipper|snorkel)$/, /diver/],
  [/(?:^| )(?:horse|light|mirror)$/, /carousel|merry-go-round/],
  [/(?:^| )(?:stripe|spot|polka dot|dot|pattern|marking|patch)$/, /./],
  [/(?:^| )(?:basket|gondola|burner)$/, /balloon$|airship/],
  [/(?:^| )stilt$/, /house|hut|bungalow|cabin|cottage|villa/],
  [
    /(?:^| )(?:cheese|lettuce|tomato|onion|pickle|sauce|topping|sesame seed|basil|bacon|patty|syrup|icing|frosting|filling|melted butter|whipped cream|sprinkle)$/,
    /burger|sandwich|pizza|pancake|waffle|hot dog|taco|burrito|salad|cupcake|cake|donut|doughnut/,
  ],
  [
    /(?:^| )(?:egg|onion|scallion|noodles?|chive|seaweed|nori|mushroom|broth|pork slice|bean sprout|herb|parsley|cilantro|tofu|corn|crouton)$/,
    /ramen|soup|noodles|pho$|udon|curry|stew|bibimbap|rice bowl|poke bowl/,
  ],
  [/(?:^| )(?:foam|crema|rim|bubble)$/, /coffee|beer|cup|glass|mug|latte|champagne/],
]

/** "A sunflower field, the flowers turning": the set has them. */
const GROWN =
  /(?:^| )(?:flower|tree|leaf|branch|wave|cloud|building|rock|bush|grass|stall|booth|shelf|seat|stalk|reed|vine)$/

/** "Dust kicks up from its tires": the car has them anyway. */
export function isPartOfNamed(binding: Binding, noun: NounPhrase): boolean {
  if (![isFitted, isOwned, isOfCraft, isUncovered].some((is) => is(binding, noun))) return false
  binding.told.add(noun.words)
  return true
}

/** "A pirate steers a ship, black sails flapping": those of the ship. */
function isOfCraft({ subjects, before }: Binding, noun: NounPhrase): boolean {
  if (before !== 'pause' || !noun.bare || !noun.plural) return false
  // Flying cars over a train are none of its own.
  if (CRAFT.has(noun.found?.kind ?? 'thing')) return false
  const craft = subjects.findLast(({ kind, noun: name }) => CRAFT.has(kind) && has(name, noun.head))
  if (craft === undefined) return false
  if (noun.head === 'sail') hoist(craft)
  paintPart(craft, noun)
  return true
}

/** "The camera glides along the spaceship, revealing hundreds of windows": its own. */
function isUncovered({ subjects, verb, before }: Binding, { head }: NounPhrase): boolean {
  const shows = before === 'verb' && /^(?:reveal|show)$/.test(verb?.base ?? '')
  return shows && subjects.some(({ noun }) => has(noun, head))
}

function isOwned({ subjects, place }: Binding, noun: NounPhrase): boolean {
  // "A church and the northern lights": they are no lights of the church.
  if (/^(?:northern|polar)/.test(noun.head)) return false
  if (!noun.definite && !/(?:roof rack|backrest)$/.test(noun.head)) return false
  // "A car stands there, a cat sits on the car": no part of itself.
  if (subjects.some((each) => each.noun === noun.head)) return false
  const own = /^(?:its|their|the) /.test(`${noun.words} `) || noun.definite
  const known = own ? [...PARTS, ...DESCRIBED_WITH] : PARTS
  const grown = noun.plural && place !== null && GROWN.test(noun.head) && noun.definite
  const part = known.some(
    ([parts, whole]) => parts.test(noun.head) && subjects.some((each) => whole.test(each.noun)),
  )
  return part || grown
}

export const TOPS = /(?:^| )(?:roof|chimney|spire|turret|tower|wing|hood|deck|bow|mast|bar)$/

/** "A house with a cat on the roof": whoever was named last is on the whole of it. */
export function isOnPartOfNamed(
  binding: Binding,
  noun: NounPhrase,
  preposition: Preposition | null,
): boolean {
  const { subjects, recent, relations, told } = binding
  const on = /^(?:on|upon|atop)$/.test(preposition?.word ?? '')
  if (!on || !noun.definite || !TOPS.test(noun.head)) return false
  const rider = subjects.find(({ id }) => id === recent)
  const whole = subjects.find((each) => each !== rider && has(each.noun, noun.head))
  if (rider === undefined || whole === undefined) return false
  const apart = relations.filter(({ from, to }) => !(from === whole.id && to === rider.id))
  relations.splice(0, Infinity, ...apart)
  relate(binding, { from: rider.id, relation: 'on', to: whole.id })
  told.add(noun.words)
  return true
}

/** Whether what was named last has such a part. */
export function isPartOfLast(binding: Binding, { head, found }: NounPhrase): boolean {
  // Northern lights are no lights of the church.
  if (found?.kind === 'sky') return false
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const where = binding.role === 'place' ? (binding.place ?? '') : ''
  return has(where, head) || (last !== undefined && has(last.noun, head))
}

/** "A house with a red door", "a tree with golden leaves": part of it, and not a thing beside it. */
export function isPartWith(binding: Binding, noun: NounPhrase, { word }: Preposition): boolean {
  if (!mayHave(noun, word) || !isPartOfLast(binding, noun)) return false
  const last = binding.subjects.find(({ id }) => id === binding.last)
  const { colour } = noun.traits
  if (last !== undefined && noun.head === 'sail') hoist(last)
  const dyes = isDyed(noun, last?.kind) ? last : undefined
  if (dyes !== undefined) dyes.colour ??= colour
  else if (!paintPart(last, noun)) leaveOut(binding, noun)
  // "… and a blue door".
  binding.role = 'object'
  binding.told.add(noun.words)
  return true
}

/** "A ship with white sails": no steamer. */
function hoist(boat: Subject): void {
  if (/^(?:tall |old |wooden )*ships?$/.test(boat.noun))
    Object.assign(boat, { noun: 'sailing ship', picture: 'prop:pirate-ship' })
  else if (boat.noun === 'boat') Object.assign(boat, { noun: 'sailboat', picture: 'noto:sailboat' })
}

/** What is only said of it in passing is not missed. */
function leaveOut(binding: Binding, { traits, count, words }: NounPhrase): void {
  if (traits.colour !== null || count !== null) binding.leftOut.push(words)
}

/** A house is on stilts; all else is with its parts. */
function mayHave({ head }: NounPhrase, word: string): boolean {
  return word === 'with' || (word === 'on' && head.endsWith('stilt'))
}

/** Leaves colour the tree, stripes a balloon; a tiger's stripes are its own. */
function isDyed({ head }: NounPhrase, kind: string | undefined): boolean {
  return /leaf|blossom|petal|scale$/.test(head) || (/stripe|dot$/.test(head) && kind !== 'animal')
}

/** Whether such a thing has such parts. */
export function has(whole: string, part: string): boolean {
  return [...PARTS, ...DESCRIBED_WITH].some(
    ([parts, owners]) => parts.test(part) && owners.test(whole),
  )
}
