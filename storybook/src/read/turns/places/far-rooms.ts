import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const ROOM =
  '(?:greenhouse|kitchen|living room|bedroom|bathroom|office|laboratory|lab|classroom|restaurant|cafe|café|coffee shop|bar|library|hospital|hotel|gym|studio|workshop|diner|bakery|barbershop|nursery|museum|base|station)'

/** Where such a room may be, and what is then outside its windows. */
const LANDS: Rows = [
  ['on (?:the (?:red )?planet )?mars', 'the martian land'],
  ['on the (?:surface of the )?moon', 'the lunar land'],
  ['(?:in|floating in|drifting in) (?:outer |deep )?space', 'space'],
  [
    'under the (?:sea|ocean|water)|underwater|under water|(?:at|on) the bottom of the (?:sea|ocean)|beneath the (?:sea|ocean|waves)',
    'the underwater reef',
  ],
  ['in antarctica|in the (?:arctic|antarctic)|at the (?:north|south) pole', 'the polar ice'],
  [
    'in the (?:middle of the )?(?:(?:sahara|gobi|arizona|hot) )?(?:desert|sahara)',
    'the desert dunes',
  ],
]

/** Who goes into a cave is seen in it, coming in. */
const CAVES: readonly Turn[] = [
  [
    'cave cavern grotto',
    /\b((?:walk|wander|step|ventur|creep|crawl|head|go|climb|sneak|tiptoe|stumbl|march|run|hik|descend|swim|enter)[a-z]*(?: (?:slowly|carefully|cautiously|bravely|deep|deeper))*) (?:down )?(?:into|inside|through) ((?:an?|the) (?:[a-z]+ ){0,3}?(?:cave|cavern|grotto))\b(?! (?:entrance|mouth|opening))/g,
    '$1 in $2',
  ],
]

/** A room on Mars has Mars outside its windows. */
const FAR_ROOMS: Turn = [
  'mars moon space sea ocean water antarctica arctic pole desert sahara',
  new RegExp(
    `\\b((?:in|inside) (?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?${ROOM}) (${anyOf(LANDS)})(?=[,.;!]|$| (?:at|with|while|and|as|where|under)\\b)`,
    'g',
  ),
  (_, inRoom, land) => `${inRoom} with a window overlooking ${saidFor(LANDS, land)}`,
]

/** A library in a tree is built of it: no tree stands among the shelves. */
const TREE_ROOMS: Turn = [
  'tree',
  new RegExp(
    `\\b(an?|the) ((?:[a-z]+ )??)(${ROOM}) (?:inside|in|within) (?:the (?:trunk|hollow|branches) of )?an? (?:(?:giant|hollow|huge|old|big|great|ancient|tall|oak) )*(?:tree(?: trunk)?|oak)\\b`,
    'g',
  ),
  '$1 $2treehouse $3',
]

/** "The kitchen of a submarine", "the corridor of a prison": the room is named by what it is in. */
const ROOMS_OF: Turn = [
  'kitchen galley library bedroom bathroom laboratory lab office classroom gym room workshop bar corridor hallway',
  // Who floats is in the station itself.
  /(?<!\bfloat[a-z]* [^.;]{0,30})\b(an?|the) ((?:[a-z]+ )??)(kitchen|galley|library|bedroom|bathroom|laboratory|lab|office|classroom|gym|dining room|living room|engine room|workshop|bar|restaurant|corridor|hallway) (?:of|on board|aboard|inside) (?:an?|the) ((?:[a-z]+ )?)(submarine|space ?ship|starship|spacecraft|space station|castle|monastery|abbey|treehouse|igloo|log cabin|farmhouse|pirate ship|houseboat|yacht|ferry|cruise ship|hospital|clinic|nursing home|school|hotel|motel|prison|jail|museum|asylum|dormitory)\b(?! [a-z]*(?:wall|door|window)s?\b)/g,
  (_, ...[article = '', how = '', room = '', kind = '', house = '']) => {
    const isHall = /^(?:corridor|hallway)$/.test(room)
    const far = isHall && /^(?:space ?ship|starship|spacecraft)$/.test(house)
    return `${article} ${how}${kind}${far ? 'space station' : house} ${isHall ? 'corridor' : room}`
  },
]

/** What a whole world is made of, and what such a world is called. */
const WORLDS: Rows = [
  ['candy|candies|sweets|chocolate|gingerbread|lollipops|cake', 'candy land'],
  ['glass|crystal|steel and glass', 'futuristic city'],
  ['mushrooms|toadstools', 'mushroom village'],
  ['ice|snow', 'frozen city'],
]

/** Worlds of one stuff, and castles in the air. */
const WORLD_TURNS: readonly Turn[] = [
  [
    'made',
    new RegExp(
      `\\b(?:city|town|village|world|landscape|forest|street|kingdom) (?:that is )?made (?:entirely )?(?:out )?of (${anyOf(WORLDS)})\\b`,
      'g',
    ),
    (_, stuff) => saidFor(WORLDS, stuff),
  ],
  [
    'cloud',
    /\b(castle|palace) (?:(?:stands|sits|rests|floats) )?on (?:an?|the|some) (?:[a-z]+ )?clouds?\b/g,
    '$1 in the sky',
  ],
]

/** Rooms far away or up a tree, caves, and whole worlds. */
export const FAR_ROOM_TURNS: readonly Turn[] = [
  ...CAVES,
  FAR_ROOMS,
  TREE_ROOMS,
  ROOMS_OF,
  // What stands on a roof, and no street below it.
  [
    'rooftop roof-top',
    /\b(an?|the) roof-?top (greenhouse|cinema|farm|playground|apiary|observatory|workshop|gym|market|chapel|vegetable garden)(?: (?:high )?(?:above|over|overlooking) an? ((?:[a-z]+ )?city))?\b/g,
    (_, ...[article = '', what = '', city = '']) =>
      `${article} ${what} on a rooftop${city === '' ? '' : ` in a ${city}`}`,
  ],
  // Whoever works on it stands on its deck, and it is nowhere in a land.
  [
    'rig platform',
    /\b(?:on|aboard) (an?|the) (?:[a-z]+ ){0,2}?(?:oil|drilling|offshore) (?:rig|platform)\b(?! deck)/g,
    'on $1 oil rig deck',
  ],
  ...WORLD_TURNS,
]

const GREEN =
  '(?:(?:green|thick|wild|lush|creeping|climbing|dense) )*(?:ivy|vines?|weeds|moss|plants|vegetation|greenery|nature|grass|jungle|creepers|ferns|brambles|(?:wild )?roses|wild ?flowers|flowers)(?: and (?:[a-z]+ )?(?:ivy|vines?|weeds|moss|plants|flowers|trees))?'
const BUILDING =
  '(?:factory|house|mansion|church|cathedral|chapel|monastery|palace|village|town|playground|garden|courtyard|harbou?r|airport|farm|bridge|stadium|arcade|zoo|hospital|mall|shopping mall|train station|station|swimming pool|pool|school|amusement park|theme park|greenhouse|warehouse|hotel|city|street|library|theat(?:er|re)|castle|temple|supermarket|subway station)'

/** What has grown over a building is part of it, and no plant that stands before it. */
export const RUIN_TURNS: readonly Turn[] = [
  [
    'overgrown covered reclaimed overtaken swallowed',
    new RegExp(
      `\\b(an?|the) ((?:(?!(?:an?|the)\\b)[a-z]+ ){0,3}?${BUILDING})(?: is| that is|,)? (?:slowly |being |completely |half )*(?:overgrown|covered|reclaimed|overtaken|swallowed)(?: up)? (?:with|by|in) (?:the )?${GREEN}\\b`,
      'g',
    ),
    '$1 overgrown $2',
  ],
]

const SHIP =
  '(?:[a-z]+ )?(?:ship|boat|ferry|yacht|galleon|cruise ship|steamer|vessel|liner|ocean liner|titanic|sailing ship|pirate ship|trawler|steamship)'
const STATE = '(?:(?:large|huge|giant|big|old|wooden|small|massive|rusty|luxury|grand) )*'
const WHERE = '(?:on|onto|upon|across|along|over)'
const LOST =
  '(?:sinking|capsizing|doomed|wrecked|listing|foundering|going[- ]down|slowly sinking|sinking old)'

/** Who is on the deck of a ship is aboard: the deck is the place, and no second ship stands on it. */
export const DECK_TURNS: readonly Turn[] = [
  [
    'ship boat ferry yacht galleon steamer vessel liner titanic trawler',
    new RegExp(
      `\\b(?:(?:${WHERE} )?(?:the |a )?(?:bow|stern|prow|deck|upper deck|top deck|main deck) of|on board(?: of)?|aboard|${WHERE}) (?:an?|the|his|her|their) (?:[a-z]+ )?${LOST},? ${STATE}${SHIP}(?:'s)?(?: deck)?\\b(?! (?:deck|sail))`,
      'g',
    ),
    'on a sinking ship deck',
  ],
  [
    'deck bow stern prow',
    new RegExp(
      // "At the bow of a ship" shows the ship; whose own it is stands aboard.
      `\\b(?:${WHERE}|at(?= the [a-z]+ of (?:his|her|their)\\b)) (?:the|an?) (?:upper |top |main |front |rear |wooden |tilting |slanting )?(?:deck|bow|stern|prow) of (?:an?|the|his|her|their) (?:[a-z]+ ){0,3}?((?:cruise |pirate )?(?:ship|boat|ferry|yacht|galleon|steamer|vessel|liner|titanic|trawler|steamship))\\b`,
      'g',
    ),
    'on a $1 deck',
  ],
]

const OLD_TOWNS =
  '(?:paris|rome|london|venice|florence|prague|lisbon|amsterdam|istanbul|moscow|vienna|barcelona|naples|edinburgh|pisa|havana)'

/** Who is on the roof of a house has its tiles underfoot: the whole house would be a toy below them. */
export const ROOF_TURNS: readonly Turn[] = [
  [
    'roof rooftop',
    /(?<!\b(?:perch|land|nest|fall|fell|crash|drop|shin|glow|glitter|settl|roost)[a-z]* (?:down )?|\b(?:panels?|antennas?|snow|flags?|stars?|balloons?|trees?|cats?|kittens?|roosters?|squirrels?|birds?|storks?|crows?|owls?|pigeons?) )\b(?:on|over|across|along|upon|from) (?:the|an?) (?:[a-z]+ )?(?:roof|rooftop)s? of (?:(?:an?|the|his|her|their) )?(?:[a-z]+ )?(?:house|cottage|home|townhouse|farmhouse|village|houses|townhouses)\b/g,
    'on a tiled roof',
  ],
  [
    'roof rooftop',
    new RegExp(
      `\\b(?:on|over|across|along|upon|from) (?:the|an?) (?:[a-z]+ )?(?:roof|rooftop)s? (?:of|in|overlooking|over|above|high above) (?=(?:old )?${OLD_TOWNS}\\b)`,
      'g',
    ),
    'on a tiled roof in ',
  ],
]
