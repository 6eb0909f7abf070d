import { lookUp } from '../../../lexicon/look-up.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const CRAFTSPEOPLE: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' }

/** What hands are covered with, and how who has them is then called. */
const SMEARED: Rows = [
  ['flour', 'floury'],
  ['dough', 'doughy'],
  ['oil|grease', 'greasy'],
  ['soot|coal', 'sooty'],
  ['clay|mud', 'muddy'],
  ['ink|paint', 'inky'],
  ['soap', 'soapy'],
]

/** What is said of crafts in words that mean something else elsewhere. */
export const CRAFT_TURNS: readonly Turn[] = [
  // "Her wet hands pull the clay": after she has been named it is she who does it, and no hands without a body.
  [
    'hands fingers',
    /(?<=[a-z][^.;]*[.;] ?)\b(his|her|their) (?:[a-z-]+ ){0,2}?(?:hands|fingers)(?= (?!(?:him|her|them|it|the|an?|over|out|are|is|were|on|in|of|and|with|behind|up|together|raised|folded|covered|stained)\b)(?:[a-z]+ly )?[a-z]+)/g,
    (_, whose) => lookUp(CRAFTSPEOPLE, whose) ?? whose,
  ],
  // A potter who pulls the clay up is still at the wheel.
  [
    'clay',
    /(?<=\bwheel\b.*?[.;,] ?)(?:she|he|they) (?:[a-z]+ly )?(?:pull|shape|press|squeez|lift|mold|mould|smooth|guid|form)[a-z]* (?:the )?(?:[a-z]+ )?clay(?: [a-z]+wards?| up| gently| into shape)*/g,
    '',
  ],
  // Flour on the hands is no jar that is carried, and hands without a body knead nothing.
  [
    'hands fingers',
    new RegExp(
      `\\b([a-z]+),? with (?:(?:some|white|wet|fresh) )?(${anyOf(SMEARED)}) (?:all )?(?:on|over) (?:his|her|their) (?:hands|fingers|arms)(?= [a-z]+s\\b)`,
      'g',
    ),
    (_, who = '', stuff = '') => `${saidFor(SMEARED, stuff)} ${who}`,
  ],
  [
    'hands',
    /\b([a-z]+),? with (floury|oily|greasy|dirty|dusty|wet|sticky|inky|sooty|soapy|doughy|wrinkled|calloused|gloved|nimble|skilled|steady) hands(?= [a-z]+s\b)/g,
    '$2 $1',
  ],
  // A peel is what bakers have for the brick oven.
  [
    'peel paddle',
    /\b(from|out of|into) (an?|the|his|her) (?:[a-z]+ )?oven (?:with|on|using) (?:an?|the|his|her) (?:(?:long|wooden|big|large|metal|baker's) )*(?:peel|paddle|shovel)\b/g,
    '$1 $2 brick oven',
  ],
  // "Slices salmon, then places the slices on rice": of the salmon, and not of pizza.
  [
    'slices pieces chunks',
    /\b((?:slic|cut|chop|dic|carv)(?:es|s|ing|e)? (?:an? |the |some |fresh |raw |ripe )*([a-z]+)\b[^.]*?) the (?:slices|pieces|chunks)\b/g,
    '$1 the $2',
  ],
  [
    'character',
    /\b((?:writ|paint|draw|brush)(?:es|ing|s|e)?) (?:an?|the|some|two|three|several|his|her|their)? ?(?:(?:large|big|bold|black|red|elegant|beautiful|ink|single|graceful) )*(?:(?:chinese|japanese|kanji|calligraphy) )?characters?\b/g,
    '$1 calligraphy',
  ],
  [
    'pots',
    /(?<=\b(?:potter|pottery|clay)\b.*)\b(?:(?:finished|glazed|unfired|fired|drying) )*pots\b/g,
    'clay pots',
  ],
  // The lips that are painted are on a face, and on no canvas.
  [
    'lips eyelids cheeks lashes eyelashes',
    /\bpaint(?:s|ing) ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+)(?:'s| 's) (?:lips|eyelids|cheeks|(?:eye)?lashes)(?: [a-z]+(?= |$|[.,;]))?/g,
    'putting lipstick on $1',
  ],
  // Pages are sewn by who binds them, not at a machine.
  [
    'pages',
    /\b(?:sew|stitch|glu|bind)(?:s|es|ing)(?: together)? the pages of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}book\b)/g,
    'binding ',
  ],
  [
    'sole heel soles heels',
    /\bthe (?:worn |old |broken )?(?:sole|heel|toe)s? of (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}(?:boot|shoe|sandal|slipper)s?\b)/g,
    '',
  ],
  [
    'tape',
    /(?<=\bmeasur(?:es|ing|e)\b[^.;]* (?:an?|his|her|the) (?:[a-z]+ )?)tape\b(?! measure)/g,
    'tape measure',
  ],
  // With a colour before it, it is a thing and no dance.
  ['hula', /(?<=\b(?:an?|the|her|his|two|three|four) (?:[a-z]+ )?)hula[- ]hoop/g, 'hoop'],
  // No machine eats.
  [
    'feeds feeding',
    /\bfeed(?:s|ing) ((?:an?|some|the|two|three|his|her) )?(coins?|money|banknotes?|letters?|tickets?|logs?|coal|wood|paper) (?=into )/g,
    'putting $1$2 ',
  ],
  // No person who shakes.
  ['shaker', /(?<!\b(?:cocktail|salt|pepper|protein|egg) )\bshaker\b/g, 'cocktail shaker'],
  [
    'pipes piping',
    /\b(?:pip(?:es|ing)|swirls|squeez(?:es|ing)) (?:some )?(?:[a-z]+ ){0,2}?(?:cream|frosting|icing|rosettes|buttercream) (?:on|onto|over) (?=(?:an?|the|his|her) )/g,
    'decorating ',
  ],
  [
    'engine motor',
    /\b(?:bend|lean|stoop)(?:s|ing)? over (the|an?) (?:open )?(engine|motor) (?=of (?:an?|the|his|her) )/g,
    'repairs $1 $2 ',
  ],
  ['honey', /\b(?:honeycomb frame|frame of (?:honey|honeycomb)|hive frame)\b/g, 'honeycomb'],
  // "Folds a sheet of yellow paper into a crane": the crane is of yellow paper, and no bird waits for it.
  [
    'fold',
    /\b(fold(?:s|ing)?) (?:an? |the |some )?(?:(?:sheet|piece|square) of )?((?:[a-z]+ )?)paper into (an?|the) (?:(?:small|tiny|little|delicate|paper|origami) )*(?=[a-z]+\b)/g,
    '$1 $3 $2paper ',
  ],
]
