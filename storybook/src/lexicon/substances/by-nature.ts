/** What things do by what they are made of: of two words the last one that is known counts least, so materials come first. */
type Rows = readonly (readonly [words: RegExp, does: string])[]

const FLOATS: Rows = [
  [/\b(?:paper ?clip|safety pin)\b/u, 'sinks'],
  [
    /\b(?:wood(?:en)?|cork|plastic|styrofoam|polystyrene|foam|rubber|paper|cardboard|wax|bamboo|inflatable|balsa)\b/u,
    'floats',
  ],
  [
    /\b(?:metal|steel|iron|lead|gold|silver|copper|brass|stone|clay|ceramic|porcelain|glass|marble|concrete|aluminum|aluminium)\b/u,
    'sinks',
  ],
  [
    /\b(?:leaf|leaves|petal|flower|feather|apple|orange|lemon|pumpkin|watermelon|ball|boat|duck|ice|candle|bottle|sponge|balloon|straw|stick|log|branch|matchstick|pencil|crayon|lily|bubble|toy|block)\b/u,
    'floats',
  ],
  [
    /\b(?:coin|key|spoon|fork|knife|nail|screw|rock|pebble|brick|magnet|ring|necklace|hammer|anchor|egg|potato|grape|carrot|net|chain|bolt|needle|pin|dice|button|shell|weight|cannonball)s?\b/u,
    'sinks',
  ],
]

const FALLS: Rows = [
  [/\b(?:rubber|bouncy|bouncing|elastic|inflatable)\b/u, 'bounces'],
  [
    /\b(?:egg|tomato|water balloon|pie|yogh?urt|jelly|jello|ice cream|cake|peach|plum|snowball)\b/u,
    'splats',
  ],
  [/\b(?:plastic|wood(?:en)?|metal|steel|iron|brass|gold|silver|copper|tin)\b/u, 'clatters'],
  [
    /\b(?:glass|porcelain|ceramic|china|crystal|clay|vase|plate|teacup|cup|mug|bulb|bottle|mirror|jar|saucer|bowl|ornament|window|teapot|flowerpot|pot|watermelon|ice|icicle|phone|smartphone)\b/u,
    'breaks',
  ],
  [/\b(?:ball|basketball|football|balloon|tire|tyre|trampoline|slinky|spring)\b/u, 'bounces'],
  [
    /\b(?:pillow|cushion|teddy|towel|shirt|cloth|sponge|scarf|hat|blanket|sock|bread|dough|clay|putty|sandbag|feather|paper|leaf|bag)\b/u,
    'thuds',
  ],
]

const of = (rows: Rows, noun: string, usual: string): string =>
  rows.find(([words]) => words.test(noun))?.[1] ?? usual

/** Whether a thing that is put on water stays on it. */
export const doesFloat = (noun: string): boolean => of(FLOATS, noun, 'floats') === 'floats'

/** What becomes of a thing that falls on a hard floor. */
export type Fall = 'bounces' | 'splats' | 'clatters' | 'breaks' | 'thuds'

export const fallOf = (noun: string): Fall => of(FALLS, noun, 'clatters') as Fall
