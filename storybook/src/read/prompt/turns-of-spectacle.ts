import type { Turn } from './turn.ts'

/** Buildings that come down, and what else is seen for its own sake. */
export const SPECTACLE_TURNS: readonly Turn[] = [
  [
    'apart pieces ruins rubble dust bits crashing gives way torn razed demolished',
    /\b(?:(?:falls?|falling|breaks?|breaking|crumbles?|crumbling|collapses?|collapsing|comes?|coming) (?:apart|(?:in)?to (?:pieces|ruins?|rubble|dust|bits)|crashing down|tumbling down)|gives? way|(?:is|are) (?:being )?(?:torn down|razed|reduced to (?:rubble|dust|ruins)|demolished))(?: to the ground)?(?<!\b(?:ice|iceberg|glacier|berg|ship|boat|rock|boulder)s? (?:breaks?|breaking) apart)\b/g,
    'collapses',
  ],
  [
    'washed swept carried',
    /\b(sand ?castles?) (?:(?:is|are|gets?) )?(?:slowly )?(?:being )?(?:washed|swept|carried|swallowed|destroyed|knocked)(?: away| down| over)? by (?:an?|the) (?:[a-z]+ )?(?:waves?|tide|sea|ocean|water)\b/g,
    '$1 collapses in the beach shallows',
  ],
  [
    'washes sweeps knocks destroys',
    /\b(?:an?|the) (?:[a-z]+ )?(?:waves?|tide|sea) (?:slowly )?(?:wash|sweep|knock|destroy|carr|swallow)(?:es|s|ies)? (?:away |over |down )?((?:an?|the|her|his|their) (?:[a-z]+ )?sand ?castles?)(?: away| down| over)?\b/g,
    '$1 collapses in the beach shallows',
  ],
  [
    'house tower castle',
    /\b(?:house|tower|castle) of (?:playing )?cards (?:falls|tumbles|topples|collapses)(?: (?:down|over|apart))?\b/g,
    'card house collapses',
  ],
  // What it is called with its owner is a place; what comes down is a tower.
  [
    "'s tower",
    /\b(wizard|mage|witch|sorcerer)'s tower (?=(?:is |are )?(?:slowly |suddenly |being )*(?:collaps|crumbl|explod|toppl|fall|burn|demolish|blown|struck)[a-z]*\b)/g,
    '$1 tower ',
  ],
]
