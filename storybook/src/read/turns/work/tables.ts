import { namesLiving } from '../../../lexicon/find-picture.ts'
import { isPlural, singular } from '../../../lexicon/morphology.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const WHOSE = "(?:(?:an?|the|his|her|their|two|a pair of|someone's) )?"
// A chef's hands are a chef's: he is seen at his work.
const HAND = `(?<!'s )${WHOSE}(?:(?:human|old|wrinkled|delicate|elegant|skilled|gloved|tiny|floured|weathered|female|male|small|child's|woman's|man's) )*hands?`

/** What hands do to a thing on a table, and the word for it that the reader knows. */
const HANDLED: Rows = [
  ['stir|whisk|mix', 'handstirring'],
  ['knead|press|roll|massag|punch', 'handpressing'],
  ['shap|mold|mould|throw|sculpt|model|wrapp?|unwrapp?|gift-wrapp?', 'handshaping'],
  ['water', 'handwatering'],
  ['typ|tap', 'handtyping'],
  ['turn|flip|leaf(?: through)?|brows', 'handturning'],
  ['plac|put|lower|set|drop|add|insert|lay|arrang|position', 'handlowering'],
  ['lift|pick(?: up)?|tak|grab|rais|pull|remov', 'handlifting'],
  ['sprinkl|season|dust|scatter|crumbl|salt|squeez', 'handsprinkling'],
  ['cut|slic|chop|dic|peel|carv|minc', 'handcutting'],
  ['writ|sign|sketch|draw', 'handwriting'],
  ['paint|ic|decorat|varnish|brush|glaz', 'handpainting'],
  ['knit|crochet', 'handknitting'],
  ['hold|cupp?|cradl|clasp|grip|clutch', 'handholding'],
  ['plant|repot', 'handplanting'],
  ['light|ignit', 'handlighting'],
  ['engrav|polish|wip|clean|spread|sew|stitch|embroider|fix|repair|mend|assembl', 'handworking'],
]

const namesSeveral = (word: string): boolean => isPlural(word) && namesLiving(singular(word))

/** Who sells what one orders, and where, if nothing else is said. */
const SELLERS: readonly (readonly [what: RegExp, who: string, where: string])[] = [
  [/coffee|latte|espresso|cappuccino|tea|croissant|juice/, 'barista', 'cafe'],
  [/beer|drink|cocktail|wine|whisky/, 'bartender', 'bar'],
  [/ice cream/, 'ice cream vendor', 'street'],
  [/./, 'waiter', 'restaurant'],
]

function orderAt(what: string, rest: string): string {
  const [, who = '', where = ''] = SELLERS.find(([words]) => words.test(what)) ?? []
  const said = /\b(?:at|in|from|on|inside|with) (?:an? |the )/.test(rest)
  const place = said ? rest.slice(rest.indexOf(what) + what.length) : ` in a ${where}`
  return `talks to a ${who} holding a ${what}${place.replace(/ at (?:an?|the) counter\b/, ` in a ${where}`)}`
}

/** One cup, or each of several: "two mugs of hot chocolate with tiny marshmallows on top". */
const COCOA_WITH_MARSHMALLOWS =
  /\b(?:(?:cup|mug)s? of (?:(?:steaming|creamy|rich|warm|sweet) )*)?(?:hot (?:chocolate|cocoa)|cocoa)(?: topped| filled| garnished| served)? with (?:whipped cream and )?(?:(?:some|mini|tiny|little|small|fluffy|pink|white|melting|floating|a few|three) )*marshmallows?(?: and whipped cream)?(?: (?:floating|melting|bobbing))?(?: (?:on top|in it|on it))?\b/g
const WASHING = '(?:laundry|clothes|clothing|washing|garments|linens?|(?:bed ?)?sheets)'
const BLOWN =
  '(?: (?:gently|softly|wildly|slowly))?(?: (?:flutter|flap|sway|danc|wav|blow|billow|swing|mov|dry)(?:s|e|es|ing|ping|ies)?)?'
/** Clothes that somebody hangs up are a deed; those that hang already are a thing. */
const WASHING_ON_A_LINE = new RegExp(
  `(?<!\\b(?:hang|hangs|hanging|puts|putting|pins|pinning|takes|taking)(?: [a-z]+)?(?: [a-z]+)? )\\b(?:(?:an?|the|some|fresh|freshly washed|clean|wet|colou?rful|old) )*(?:((?:white|red|blue|yellow|green|pink|black) ))?${WASHING}(?: (?:that|which))?(?: (?:is|are))?(?: (?:hang|hangs|hanging|hung|strung|pinned|left))?${BLOWN}(?: (?:out|up))?(?: to dry)? (?:on|from|along|over) (?:an?|the) (?:clothes ?|washing |laundry )?line\\b${BLOWN}`,
  'g',
)

/** Things that are done on tables and stoves, in words that the reader knows. */
export const TABLE_TURNS: readonly Turn[] = [
  // A cone beside ice cream stands on no road.
  [
    'cone cones',
    /\b(ice[- ]cream (?!cone)[a-z]+\b[^.]*?)\b(an?|the|his|her|their|two|three|some|melting|giant) (cones?)\b/g,
    '$1$2 ice cream $3',
  ],
  // The coffee of the shop is not what is poured.
  [
    'art',
    /\b((?:latte|coffee) art) (in|inside|at) (an?|the|his|her|their) ((?:[a-z]+ )?)coffee (?:shop|house|bar)\b/g,
    '$1 $2 $3 $4cafe',
  ],
  [
    'fairy string strings christmas',
    /\b(?:with |under |and |lit by |decorated with )?(?:(?:twinkling|warm|colou?rful|glowing|tiny|some) )*(?:(?:fairy|string|christmas) ?lights|strings? of (?:[a-z]+ )?lights)\b(?: (?:hanging|twinkl(?:e|ing)|glow(?:ing)?)(?: [a-z]+){0,3}| (?:on|along|across|around|above|over) (?:the|her|his|their) (?:[a-z]+ )?(?:walls?|ceiling|window|bed|headboard|room)| (?:on|in|along|across|around) (?=(?:the|an?) (?:[a-z]+ )?(?:trees?|branches|fence|bushes)\b))?/g,
    ' ¦ fairylight ¦ ',
  ],
  // The light is what is seen of a hole above: no burrow lies there.
  [
    'hole gap crack opening',
    /(?<=\b(?:[a-z]*light|sun|sunshine|rays?|beams?|sunbeams?|moonbeams?)\b[^.,;]{0,30}) through (?:an?|the|some) (?:[a-z]+ )?(?:hole|gap|crack|opening)s? in (?:an?|the|its|his|her|their) (?:[a-z]+ )?(?:ceiling|roof|wall|canopy|clouds?)(?: of (?=(?:an?|the|its|his|her|their) ))?/g,
    ' in ',
  ],
  // Rays that fall into a room are a light of their own, not the weather.
  [
    'sunbeam sunray rays shaft sunlight light dust',
    /\b((?:morning|evening|afternoon) )?(?:(?:golden |warm |dusty |bright |soft )*(?:sun ?beams?|sun ?rays?|light ?rays?|god ?rays|(?:(?:rays?|shafts?) of (?:sunlight|sun|light|golden light|dusty light)|beams? of (?:sunlight|sun)))(?: (?:stream|pour|filter|flood|slant|shin|fall|break|com)(?:e?s|ing)?(?: in| down)?)?|(?:(?:morning|golden|warm|evening|soft|afternoon|dusty) )*(?:sun ?light|light|sun) (?:stream|pour|filter|flood|slant|shin|fall|break)(?:e?s|ing)?(?: in| down)?(?= (?:through|into|in)\b)|(?:(?:morning|golden|warm|evening|soft|afternoon) )*(?:sun ?light|light|sun) (?:flood|fill)(?:s|ing)(?= (?:the|her|his|their|an?) (?:[a-z]+ )?(?:room|bedroom|kitchen|house|studio|attic|hall|apartment|cabin|church|library)\b)|(?:sun ?light and dust|dust and sun ?light|(?:flour |golden |fine )?(?:dust|dust motes|dust particles)(?: (?:float|danc|drift|swirl|hang)(?:e?s|ing))? in (?:the )?(?:[a-z]+ )?(?:sun ?light|light|sun|air)))/g,
    '$1 ¦ sunbeamlight ',
  ],
  [
    'stair steps',
    /\b(walk|run|go|com|step|strid|rush|hurr|march|skip|danc|climb|stroll)((?:e?s|ies|ing|e|y)?) (?:slowly |elegantly )?down (?:an?|the|some) (?!(?:temple|shrine|monastery|castle|palace|pyramid|church|cathedral|museum|library|courthouse|mountain) steps)(?:[a-z]+ ){0,2}(?:stairs|staircase|stairway|steps)\b/g,
    // What "goes on" is a lamp.
    (_, verb = '', form = '') =>
      `${/^(?:go|com)$/.test(verb) ? `walk${/^e?s$/.test(form) ? 's' : form.replace(/^e$/, '')}` : `${verb}${form}`} on the downward stairs`,
  ],
  [
    'steps',
    /\b(?:down|descend(?:s|ing)?) the (?=(?:temple|shrine|monastery|castle|palace|pyramid|church|cathedral|museum|library|courthouse|mountain) steps\b)/g,
    'walking downwards on the ',
  ],
  [
    'escalator',
    /\b(?:rid(?:es?|ing)|tak(?:es?|ing)|go(?:es|ing)? (?:up|down)|stands? on|standing on|(?:is|are) on|on) (?:an?|the) (?:[a-z]+ )?escalators?\b(?: in (?:an?|the) (?:[a-z]+ )*(?:mall|store|station|airport|metro|subway))?/g,
    'climbing an escalator staircase',
  ],
  [
    'fall',
    /\b(stacks?|towers?|piles?|dominoes|shel(?:f|ves)|vases?|glass(?:es)?|bottles?|cups?) (of [a-z]+ )?fall(?:s|ing)? (?:over|down)\b/g,
    '$1 $2topples',
  ],
  [
    ' chop slic cut dic peel grat',
    /\b((?:an? |the |fresh |red |green )*(?:[a-z]+ )?[a-z]+) (?:is|are) (?:being )?(?:chopped|sliced|cut|diced|peeled|grated|minced)\b(?: up| into [a-z]+)?/g,
    '$1 handcutting',
  ],
  [
    'frosting icing glaze',
    /\b((?:cup)?cakes?|donuts?|doughnuts?|cookies?|muffins?|buns?) with (pink|white|blue|green|yellow|purple|red|orange|brown) (?:frosting|icing|glaze|cream)\b/g,
    '$2 $1',
  ],
  [
    'neon',
    /(?<!\b(?:city|street|tokyo|alley|downtown|town|signs?|rain)\b.*)\bneon light(?:ing|s)?\b(?= *(?:[,.;]|$))/g,
    'neon glow',
  ],
  [
    'pouring',
    /^((?:[^,]*?(?:close[- ]?up|macro)(?: shot)? of )?)pouring ([a-z ]+?) (into|over|onto|on) /g,
    '$1$2 is poured $3 ',
  ],
  [
    "'s",
    /\bon (?:an?|the) (?:[a-z]+ ){0,2}[a-z]+'s ((?:[a-z]+ )?(?:table|desk|shelf|counter|workbench|nightstand))\b/g,
    'on a $1',
  ],
  // Whoever orders something is where it is sold, and tells somebody.
  [
    'order',
    /\b(?:is |are )?order(?:s|ing) (?=(?:an? |some |his |her |their |two |more )?(?:[a-z]+ )?(coffee|coffees|latte|espresso|cappuccino|tea|croissant|burger|burgers|pizza|fries|food|sandwich|dinner|lunch|pasta|sushi|ice cream|beer|beers|drinks?|cocktails?|wine|whisky|juice)\b(?! (?:to|online|on (?:his|her|their|a|the) (?:phone|laptop|computer))))([^]*)/g,
    (_, what = '', rest = '') => orderAt(what, rest),
  ],
  [
    'gravity weightless',
    /,? ?\b(?:in|at) (?:zero[- ]gravity|zero[- ]g|weightlessness)\b|\bweightlessly\b/g,
    ' inside a space station',
  ],
  ['flame', /\b(candle|lantern|match|torch) flames?\b/g, '$1'],
  [
    'bite',
    /,? ?\b(?:with )?(?:an? )?bite (?:is )?(?:missing|taken(?: out(?: of it)?)?)\b/g,
    ' with a bite',
  ],
  // What floats on a drink is part of it.
  ['marshmallow', COCOA_WITH_MARSHMALLOWS, 'mallow cocoa'],
  [
    'marshmallow',
    /\b(?:(?:some|mini|tiny|little|fluffy|white|pink) )*marshmallows? (?:float|melt|bob|drift)(?:s|ing|bing)? (?:gently |slowly )?(?:in|on)(?: top of)? (an?|the) (?:(?:cup|mug) of )?(?:hot chocolate|(?:hot )?cocoa)\b/g,
    '$1 mallow cocoa',
  ],
  [
    'laundry clothes',
    /\b(?:laundry|clothes|washing) (?:spin|turn|tumbl|rotat)(?:s|es|ing|e)? (?:around )?in (an?|the) (washing machine|dryer|washer)\b/g,
    '$1 washing machine working',
  ],
  [' line clothesline', WASHING_ON_A_LINE, 'a $1clothesline'],
  [
    ' pan',
    /\b((?:in|into|from|onto|of|with|on) (?:an?|the|his|her|my) (?:(?!camera|slow|quick|whip)[a-z-]+ ){0,2})pan\b(?! (?:left|right|up|down|shot|over|across|to|out|in)\b)/g,
    '$1skillet',
  ],
  [
    ' fry fries frying',
    /\b((?:eggs?|bacon|onions?|mushrooms?|burgers?|steaks?|sausages?|pancakes?|garlic|chicken|dumplings?)) (?:is |are )?fr(?:y|ies|ying)\b(?! up)/g,
    '$1 sizzling',
  ],
  [
    'studio light',
    /,? ?\b(?:soft |dramatic |bright |professional )*studio light(?:ing|s)?\b/g,
    ' in a photo studio ¦ ',
  ],
  // A room of which nothing is seen but the dark.
  [
    'black background',
    /\b(?:in (?:an? |the )?)?(?:dark|black|darkened) (?:room|studio|space)\b[,.;]? ?(?=[^¦]{0,120}\bblack background\b)/g,
    '',
  ],
  [
    'background backdrop',
    /(^|[,;.] ?)(?:an? |the |plain |pure |solid |deep )*(?:dark|black) (?:background|backdrop)\b/g,
    '$1 in a black photo studio ¦ ',
  ],
  [
    'background backdrop',
    /(^|[,;.] ?)(?:an? |the |plain |pure |solid |clean |bright |deep |vivid |soft |pale |dark |light |matte )*(white|gr[ae]y|pink|blue|red|green|yellow|orange|purple|beige|brown|cream|teal|turquoise|gold|silver|pastel) (?:background|backdrop)\b/g,
    '$1 in a $2 photo studio ¦ ',
  ],
  [
    'hand',
    /\b((?:close[- ]?up|macro|detail)(?: shot| view)? of) (?:(?:two|their|an?|the|[a-z]+'s|[a-z]+) ){0,3}(?:(?:clasped|joined|intertwined|interlocked) hands|hands (?:(?:holding|clasping|touching|gripping|squeezing) each other|clasped(?: together)?|intertwined|interlocked|joined|holding on)|hand (?:holding|clasping|gripping|squeezing) (?:[a-z]+ ){0,2}(?:[a-z]+'s )?(?:[a-z]+ )?hand)\b/g,
    '$1 a handclasp',
  ],
  [
    'hand',
    new RegExp(
      `\\b${HAND} (?:is |are )?(?:sprinkl|scatter|dust|spread|pour|squeez|crumbl|grat)(?:ing|e?s|e)? (?:some )?(?:[a-z]+ ){1,2}(?:over|on|onto|into) `,
      'g',
    ),
    'handsprinkled ',
  ],
  [
    'hand',
    new RegExp(
      `\\b${HAND} (?:is |are )?(?:play|press|glid|danc|mov)(?:ing|e?s|e)? (?:over |across |on )?(?:an? |the )?(?:piano|keyboard|organ|synthesizer|ivory)(?: keys| keyboard)?\\b`,
      'g',
    ),
    'a musical keyboard handtyping',
  ],
  [
    'hand',
    new RegExp(
      `\\b${HAND} (?:is |are )?writ(?:ing|es?) (?:an? |the |in an? )?(?:[a-z]+ )?(?:letter|note|poem|essay|postcard)\\b`,
      'g',
    ),
    'a document handwriting',
  ],
  [
    'hand',
    new RegExp(
      `\\b${HAND} (?:is |are )?(?:(?:slowly|gently|carefully|quickly) )?(${anyOf(HANDLED)})(?:[a-z]?ing|e?s|e)? (?:the pages of |pages of |through |on )?((?:an?|the|some|two|three|fresh|his|her)? ?(?:[a-z-]+ ){0,2}?[a-z]+)(?: (?:with|using) (?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+)?(?=\\s*(?:[,.;¦]|$|\\b(?:on|in|into|onto|over|at|by|from|next|while|as|and)\\b))`,
      'g',
    ),
    // The fruit, and not its colour.
    (_, verb, thing) => `${thing.replace(/\borange$/, 'tangerine')} ${saidFor(HANDLED, verb)}`,
  ],
  [
    'hands',
    /\b((?:close[- ]?up|macro|detail)(?: shot| view)? of) (?:two |a pair of |human )?hands(?= [a-z]+ing\b)/g,
    "$1 a person's hands",
  ],
  // The cup comes with it.
  [
    'latte coffee',
    /\b(?:an? |the |some )?(?:[a-z]+ (?<!\b(?:make|makes|making|pour|pours|pouring|of|draw|draws|drawing|creates|creating|paints|painting) ))?(?:latte|coffee|cappuccino) art\b(?: being (?:poured|made))?(?: (?:in(?:to)?|on|onto) (?:an? |the )?(?:[a-z]+ )?(?:cup|mug|coffee|cappuccino|latte)(?: of coffee)?)?/g,
    'a latte art',
  ],
  // Who is bent over a bench works there.
  [
    'over',
    /\b(?:bend|bent|bends|bending|hunch|hunches|hunched|hunching|lean|leans|leaning|leaned|stoop|stoops|stooped|stooping)(?: intently| carefully| low)? over (?=(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:workbench|work ?table|bench|desk|anvil|sewing machine)\b)/g,
    'working at ',
  ],
  // "A family of four roasts marshmallows": people, where no bears or ducks are counted.
  [
    'family',
    /\bfamily of (two|three|four|five|six|seven|eight)\b(?! people)(?= ?([a-z]*),? ?([a-z]*) ?([a-z]*))/g,
    (said, _, ...next) => (next.slice(0, 3).some(namesSeveral) ? said : `${said} people`),
  ],
  // A stand that sells lemonade is a lemonade stand.
  [
    'lemonade juice',
    /\b(sell|sells|selling|offers|offering) ((?:[a-z]+ ){0,2}?(?:lemonade|juice)) (?:at|from|behind) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:stand|stall|booth|table)\b/g,
    '$1 $2 at a lemonade stand',
  ],
]
