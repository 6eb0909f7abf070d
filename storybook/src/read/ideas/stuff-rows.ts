export type Row = readonly [stuff: string, place: string, only?: RegExp, within?: RegExp]

const METAL =
  '(?:liquid|molten) (?:metal|chrome|gold|silver|mercury|bronze|steel|copper)|quicksilver'
const AGAINST = '(?:and|vs|versus|against|meets?|(?:collid|clash)(?:es|ing) with|fights?)'
const HOT = '(?:fire|flames?|lava)'
const COLD = '(?:ice|water|frost)'
const GLOOM = '(?:dark|darkness|shadows?)'

/** Shows that are all there is: whatever else lies about in them is part of the show, but nobody who lives. */
const SHOWS: readonly Row[] = [
  [`${HOT} ${AGAINST} ${COLD}|${COLD} ${AGAINST} ${HOT}`, 'two forces', /./, /./],
  [`light ${AGAINST} ${GLOOM}|${GLOOM} ${AGAINST} light`, 'two forces', /./, /./],
  [
    '(?:artificial )?neural networks?|networks?(?: of (?:[a-z]+ ){0,2}?(?:nodes|lines|lights|neurons|connections|dots))?|neurons|synapses|nodes|plexus|blockchains?|data streams?|big data',
    'glowing network',
    /\b(?:neural|glow\w*|nodes|neurons|synapses|plexus|puls\w*|digital|data|blockchain)\b/,
    /./,
  ],
  [
    '(?:sound|audio) ?waves?|soundwaves?|(?:audio )?waveforms?|equali[sz]ers?|(?:music|audio) visuali[sz](?:ers?|ation)|oscilloscopes?|sound frequenc(?:y|ies)',
    'swinging sound waves',
    /./,
    /./,
  ],
  [
    'matrix (?:code(?: rain)?|rain)|matrix of (?:[a-z]+ ){0,2}?(?:letters|code|numbers|digits|symbols)|(?:digital|code|data|letter|number) rain|(?:falling|raining|cascading) (?:[a-z]+ )?(?:code|letters|symbols|digits|numbers)|binary code|streams? of (?:[a-z]+ )?(?:code|data|binary|numbers|letters)',
    'falling letters',
    /./,
    /./,
  ],
  [
    '(?:time|light|neon|warp|hyperspace|wormhole|data|laser) tunnels?|tunnels? of (?:[a-z]+ ){0,2}?(?:light|lights|colou?rs?|neon|stars|lines)|wormholes?|hyperspace|(?:light|warp) speed',
    'light tunnel',
    /./,
    /./,
  ],
  [
    '(?:spiral |swirling |distant )*galax(?:y|ies)|big bang',
    'spiral galaxy',
    /./,
    /\b(?:star|dust|gas|planet|nebula|light|cloud|particle|spark|glitter|galaxie?)s?$/,
  ],
  ['nebulae?', 'ink cloud', /./, /\b(?:stars?|dust|gas|cloud|space|light)s?$/],
  [
    '(?:silk|satin|velvet|chiffon)(?: (?:fabric|cloth|waves?|folds?|ribbons?|drapes?|sheets?))?|fabric|cloth|gradient waves?|(?:colou?rful |abstract |flowing )+(?:waves|ribbons|gradients?)',
    'silk waves',
    /\b(?:flow|wav|rippl|billow|undulat|float|swirl|fold|gradient|drap)\w*/,
    /./,
  ],
  [
    METAL,
    'silk waves',
    /\b(?:rippl\w*|waves?|flow\w*|surface)\b(?![^]*\b(?:sphere|ball|orb|drops?)\b)/,
    /./,
  ],
  [
    'smoke',
    'ink cloud',
    /\b(?:on|against) (?:an? )?(?:\w+ )?black\b|\bblack (?:background|backdrop|photo studio)\b/,
    /./,
  ],
]

/** What has no shape of its own fills the frame: the place that shows it, in which company, and what is named and is part of it. The first that fits wins. */
export const ROWS: readonly Row[] = [
  ...SHOWS,
  [
    'kaleidoscopes?|kaleidoscopic (?:patterns?|shapes)|mandalas?|fractals?(?: patterns?| shapes)?',
    'mirrored glass',
    /./,
    /./,
  ],
  [
    '(?:neon|glowing|laser) (?:lines|shapes|triangles|circles|squares|outlines)|geometric (?:shapes|patterns?|forms|figures|lines)|(?:abstract )?polygons|wireframes?',
    'geometric shapes',
    /./,
    /./,
  ],
  [
    '(?:liquid|molten) (?:metal|chrome|gold|silver|mercury|bronze|steel|copper)|quicksilver|mercury|liquid chrome',
    'molten ball',
    /\b(?:liquid|molten|quicksilver|drops?|chrome)\b/,
    /\b(?:sphere|ball|orb|blob|shape|cube|gold|silver|coin|metal|drop)s?$/,
  ],
  ['inks?|ink drops?|dyes?|pigments?|food colou?ring|watercolou?rs?', 'ink cloud', /./, /./],
  [
    'paints?|acrylics?|milk|(?<!ice )cream',
    'ink cloud',
    /\b(?:in|into|under) (?:the |clear )?water\b/,
  ],
  ['paints?|acrylics?', 'liquid folds', /\b(?:mix|swirl|flow|blend|merg|pour|drip|spread|mov)\w*/],
  [
    'milk|(?<!ice )cream|honey|syrup|caramel|chocolate|oil|liquid|liquids|slime|mercury|metal',
    'liquid folds',
    /^[^,.;]*\b(?:flow|swirl|mov|melt|spread|wav)\w*[^,.;]*$/,
  ],
  [
    'smoke',
    'ink cloud',
    /\b(?:background|backdrop|studio|swirl\w*|curl\w*|danc\w*|(?:in|into) the dark)\b/,
  ],
  [
    'powders?|powder explosion|chalk',
    'ink cloud',
    /\b(?:explo\w+|burst\w*|cloud\w*|fly\w*|thrown|colou?r\w*)\b/,
  ],
  [
    'sand|flour|sugar|salt|rice|grains?|soil|cocoa|spices?|turmeric|cinnamon|powder|seeds?',
    'falling grains',
    /\b(?:hands?|fingers?|palms?)\b|\b(?:pour|fall|run|trickl|sift|slip|sprinkl)\w*/,
  ],
  ['sparks?|embers?|glitter|ash|ashes|stardust|fairy dust', 'spark field'],
  ['dust|dust particles?|dust motes?|particles?|motes|specks of dust', 'spark field'],
  [
    'ripples?|water ripples?|(?:water |rain)drops?|water droplets?|water surface|drops? of water',
    'water rings',
    /\b(?:water|pond|surface|puddle|lake|fall\w*)\b/,
  ],
  ['lava|magma', 'lava flow'],
  [
    '(?:hoar)?frost|frost patterns?|ice flowers|frosty window',
    'windowsill',
    /\b(?:windows?|panes?|glass)\b/,
  ],
]

export const GOES =
  'dissolv|mix|swirl|flow|fall|pour|slip|run|drip|ris|rose|fly|flies|float|drift|blow|spread|splash|spray|explo|burst|mov|danc|bloom|blend|diffus|drop|scatter|sift|trickl|spill|melt|bubbl|boil|shin|sparkl|glow|glitter|spin|merg|curl|sprinkl|thrown|wav|slid|form|morph|turn|rotat|puls|zoom|connect|shift|fold|rippl|shimmer|undulat|billow|collid|clash|meet|fight|battl|vibrat|gather|fir(?:e|ing)|expand|born|stretch'
