import { lookUp } from '../../../lexicon/look-up.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const HUES =
  'white|black|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown|beige|cream|teal|turquoise|gold|silver|lavender|lilac|violet|mint|peach|coral|magenta|cyan|navy|burgundy|crimson'
const SHADES = 'pastel|pale|light|dusty|muted|neon|hot|electric'
/** Said of paper that is as its colour is anyway. */
const FULL = '(?:(?:dark|deep|soft|bright|vivid|bold|rich) )*'
const FINISH =
  '(?:(?:plain|smooth|seamless|clean|simple|minimal|minimalist|studio|abstract|blurred|blurry|glowing|vibrant|colou?rful|dreamy|warm|cool|matte|gentle) )*'
const BEFORE = '(?:\\b(?:isolated |set )?(?:on|against|over|in front of|before|with) |(^|[,;.:] ?))'

/** What is sold: it has no will of its own, and is shown by itself. */
const WARES =
  '(?:bottles?|cans?|jars?|tubes?|cola|soda|beer|perfume|cologne|serum|lotion|cream|lipstick|mascara|smart ?phones?|phones?|tablets?|laptops?|headphones|earbuds|speakers?|cameras?|watch(?:es)?|wristwatch(?:es)?|sneakers?|shoes?|boots?|heels|handbags?|bags?|sunglasses|rings?|necklaces?|drinks?|box(?:es)?|gifts?|presents?|packages?|products?|logos?|wordmark|candy|burgers?|controllers?|consoles?|cars?)'
const AFTER_WARES = `(?<=\\b${WARES}\\b[^.;]{0,60}?)`

/** What something comes up out of, in a spray of it. */
const OUT_OF: Rows = [
  ['(?:ice[- ]?cold |icy |ice |calm |still |clear |deep |dark )*(?:water|ocean|sea)', 'waterburst'],
  ['milk|cream|foam', 'milkburst'],
  ['(?:orange )?juice|lemonade|beer|oil', 'juiceburst'],
  ['(?:melted |liquid )*chocolate|coffee', 'chocolateburst'],
  ['(?:golden |hot |desert |fine )*sand', 'beige milkburst'],
  ['(?:colou?red |colou?rful |holi |rainbow |bright )*(?:powders?|dust|paint|smoke)', 'paintburst'],
]

const RINGS =
  '(?:(?:colou?rful|glowing|bright|pulsing|concentric|visible|blue|pink|purple|neon|light) )*(?:(?:neon|light|glowing|energy|sound) rings?|sound ?waves?|rings of (?:light|neon|sound)|(?:bass|shock|energy) ?waves?)'

/** The can of a taste has its colour. */
const CANS: Readonly<Record<string, string>> = {
  lemon: 'yellow ',
  orange: 'orange ',
  lime: 'green ',
  mint: 'green ',
  berry: 'purple ',
  grape: 'purple ',
}

/** What is sold is shown by itself: its backdrop, what it comes out of, what is about it. */
export const WARE_TURNS: readonly Turn[] = [
  // Paper of two colours, or of one that is softer or louder than its name.
  [
    'background backdrop gradient',
    new RegExp(
      `${BEFORE}(?:an? |the )?${FINISH}${FULL}(?:(${SHADES}) )?(${HUES})(?:(?:,| and| to| into)+ ${FULL}(?:${SHADES} )?(${HUES}))? ${FINISH}(?:gradient )?(?:backgrounds?|backdrop|gradient)\\b`,
      'g',
    ),
    (match, ...groups) => {
      const [start = '', shade, hue = '', other] = groups
      const paper = other === undefined ? shade && `${shade}-${hue}` : `${hue}-${other}`
      return paper ? `${start} in a ${paper} photo studio ¦ ` : match
    },
  ],
  [
    'gradient',
    new RegExp(
      `${BEFORE}(?:an? |the )?${FINISH}(?:neon|colou?rful|rainbow|holographic|iridescent|sunset) gradient(?: background| backdrop)?\\b`,
      'g',
    ),
    '$1 in a neon-gradient photo studio ¦ ',
  ],
  [
    'out from through into',
    new RegExp(
      `${AFTER_WARES} (?:slowly |suddenly |dramatically )?(?:burst|ris|emerg|erupt|shoot|explod|leap|splash|break|com|lift)(?:s|es|ing|e)?(?: up| free)? (?:(?:out|up) (?:of|from)|from|through|into) (?:an? |the )?(?:(?:splashing|swirling|pile|cloud|clouds|burst|pool|of|vibrant|thick) )*(?:(${HUES}) )?(${anyOf(OUT_OF)})\\b`,
      'g',
    ),
    (_, hue, stuff) => {
      const burst = saidFor(OUT_OF, stuff)
      return ` inside a ${hue ? `${hue} ${burst.replace('paint', 'milk')}` : burst}`
    },
  ],
  [
    'puddle',
    new RegExp(
      `${AFTER_WARES} (?:lands|landing|splashes|splashing|steps|stepping|stomps|drops|falls) (?:down )?(?:in|into) (?:an?|the) (?:[a-z]+ )?puddle(?: of water)?(?:,?(?: and)? (?:splash|spray)(?:es|s|ing)(?: (?:the )?(?:water|mud)(?: everywhere)?)?)?`,
      'g',
    ),
    ' inside a waterburst on a street',
  ],
  [
    'float hover levitat',
    new RegExp(
      `${AFTER_WARES} (?:slowly |gently )?(?:float|hover|levitat)(?:s|es|ing)?(?: (?:in (?:the |mid-?)?air|weightlessly))?(?: and|,) (?:slowly |gently )?(?:rotat|spin|turn|twirl|revolv)(?:s|es|ing|ning)?(?: slowly| around)?\\b`,
      'g',
    ),
    ' aloftturning',
  ],
  [
    'land',
    /\b(spin|turn|rotate|fall|flip)(s?) and lands? on (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:pedestal|podium|plinth|platform)\b)/g,
    '$1$2 on ',
  ],
  // One cloud of it is enough.
  [
    'clouds puffs powder droplets drops ripples',
    /(?<=burst\b[^.;]*),? (?:and )?(?:(?:(?:pink|blue|red|yellow|green|orange|purple|colou?red|colou?rful|water|tiny|the|and) )*(?:clouds?|puffs?|powder|droplets|drops|splashes)|(?:gentle |soft )?ripples)(?: of [a-z]+)?(?: (?:burst|explode|billow|fly|flying|spread|spreading|splash|scatter|swirl|fall)(?:s|ing)?)?(?: (?:out|outwards?|around|everywhere|in the air|it|them))*(?=,| (?:in slow|on|against|in) |[.;]|$)/g,
    '',
  ],
  [
    'ring wave',
    new RegExp(
      `,? (?:and |as |while |with )?${RINGS} (?:are )?(?:puls|rippl|radiat|spread|glow|expand|emanat|vibrat|flow|com|burst)(?:s|es|ing|e)?(?: (?:out|outwards?|around|from|out of|it|them))*(?: (?:with|to) the (?:beat|music|bass))?(?=\\s*(?:[,.;¦]|$))`,
      'g',
    ),
    ' inside a ringburst',
  ],
  [
    'light',
    new RegExp(
      `${AFTER_WARES},? (?:and )?(?:(?:golden|bright|warm|magical|glowing|the) )*light(?: rays| beams)?(?: (?:shin|burst|pour|stream|glow|spill|beam|radiat|explod)(?:s|es|ing|e)?)(?: out)?(?: (?:of|from) (?:it|inside|within|the (?:[a-z]+ )?(?:box|gift|package|present)))?(?=\\s*(?:[,.;]|$))`,
      'g',
    ),
    ' inside a lightburst',
  ],
  [
    'unbox',
    /^\s*(?:an? |the )?unboxing(?: (?:video|shot|clip|scene))?(?: of|:)?(?: an?| the)? ((?:[a-z]+ )?(?:gift|present|box|package|parcel))\b/g,
    'a $1 opens',
  ],
  [
    'hand',
    /\b(?:(?:two|a pair of|a|the|her|his) )?hands? (?:slowly |carefully |gently )?(?:opens?|unwraps?|unbox(?:es)?) (an?|the) ((?:[a-z]+ ){0,3}(?:box|gift|present|package|parcel))\b/g,
    '$1 $2 opens',
  ],
  [
    'dust',
    /\b(?:tiny |fine )*dust (?:float|drift|swirl|dance)s?(?: in the (?:air|light))?(?=\s*(?:[,.;]|$))/g,
    'dust floating in the air',
  ],
  [
    'luxury premium sleek',
    /\b(?:luxury|premium|high-end|sleek) (?!(?:sports |electric )?(?:car|suv|yacht|hotel|apartment|villa|cars))(?=[a-z])/g,
    '',
  ],
  [
    'surrounded',
    new RegExp(
      `${AFTER_WARES},? surrounded by (?:(?:lush|green|tropical|wet|fresh|wild) )*(?:leaves|ferns|moss|plants|greenery|foliage)\\b`,
      'g',
    ),
    ' in a forest',
  ],
  [
    'podium',
    new RegExp(`${AFTER_WARES} on (an?|the) ((?:[a-z]+ ){0,2})podium\\b`, 'g'),
    ' on $1 $2pedestal',
  ],
  [
    'waves',
    new RegExp(
      `${AFTER_WARES} on (?:an?|the) beach rock,?(?: with)? (?:the )?waves (?:behind|crash|roll|in the background)[a-z ]*(?=\\s*(?:[,.;]|$))`,
      'g',
    ),
    ' on a rock at the beach',
  ],
  [
    'can',
    /\bcans? of (?:(?:ice[- ]cold|chilled|cold) )*(?:(lemon|orange|lime|cherry|berry|mint|grape) )?(?:soda|lemonade|energy drink|beer|cola|iced tea|iced coffee|juice|sparkling water|tonic|drink)\b/g,
    (_, taste = '') => `${lookUp(CANS, taste) ?? ''}soda can`,
  ],
  [
    'droplets drops condensation beads',
    /,? (?:and |with )?(?:(?:water|tiny|the|fresh|cold) )*(?:droplets|drops|condensation|beads)(?: of water)? (?:glisten|shine|sparkl|glitter|cling|bead|run|roll)(?:s|es|ing|e)?(?: (?:down|on|over|to))* (?:the|its) (?:[a-z]+ )?(?:glass|surface|bottle|can|metal|label)\b/g,
    '',
  ],
  [
    'background backdrop',
    /\b(dark|black) (?:(?:moody|dramatic|textured|elegant|smoky|slate|stone|blurred) )+(background|backdrop)\b/g,
    '$1 $2',
  ],
  [
    'bathroom',
    /\b(bathroom) with (?:(?:white|black|marble|green|grey|gray|blue|large|tall|lush|and|,) ?|tiles?|plants?|mirrors?|towels?| )+(?=,|;|\.|$)/g,
    '$1',
  ],
  [
    'particles dust sparks',
    /\bwordmark (?:appears|forms|emerges|assembles|materiali[sz]es|is revealed)(?: (?:out of|from|in|through|by))? (?:(?:swirling|glowing|fine|bright|tiny|sparkling) )*((?:gold|golden|silver|blue|white|red) )?(?:particles|dust|sparks|glitter|light|smoke|sand)\b/g,
    '$1wordmark appears in a black photo studio ¦ ',
  ],
  // What every kitchen has, and what carries the camera.
  [
    'counter island cabinet',
    /\b(kitchen) with ((?:an? |the |and |,|white|black|oak|marble|wooden|granite|stone|large|sleek|open|green|blue|grey|gray|modern|brass|pendant|big| )*\b(?:island|counters?|countertops?|worktops?|cabinets?|cupboards?|shelves|lights)\b,?(?: and)?)+/g,
    '$1',
  ],
  [
    'curtain',
    /(?<=\b(?:room|bedroom|kitchen|apartment|suite|lounge|loft|house|villa|interior)\b[^.;]*),? (?:and |with )?(?:the |white |sheer |linen |light |long )*curtains? (?:wav|sway|flutter|billow|mov|blow|drift|danc)(?:s|es|ing|e)?(?: (?:gently|softly|slowly|in the (?:breeze|wind|air)))*(?=\s*(?:[,.;]|$))/g,
    '',
  ],
  [
    'gimbal',
    /\b(?:(?:smooth|steady|slow|cinematic) )*gimbal(?: (?:shot|move|movement|footage))?\b/g,
    '',
  ],
  [
    'left to right',
    /\b(?:dolly|slide|slider|glide|move)(?: shot)? from left to right\b/g,
    'tracking shot to the right',
  ],
  [
    'right to left',
    /\b(?:dolly|slide|slider|glide|move)(?: shot)? from right to left\b/g,
    'tracking shot to the left',
  ],
]
