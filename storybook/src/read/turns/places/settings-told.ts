import type { Turn } from '../turn.ts'
import { WALL_TURNS } from '../things/walls.ts'

const CITY = '(?:city|town|metropolis|street|village|castle|temple|church|cathedral)'

/** What is left of a city is that city, ruined. */
const RUINS_OF: Turn = [
  'ruins remains rubble',
  new RegExp(
    `\\b(?:(?:the|some) )?(?:crumbling |overgrown |ancient )?(?:ruins|remains|rubble) of (an?|the|his|her|their) ((?:(?:once|great|big|huge|destroyed|bombed) )*)((?:[a-z]+ )??)(${CITY})\\b`,
    'g',
  ),
  (_, ...[article = '', , looks = '', city = '']) =>
    `${article} ${looks}ruined ${city}`.replace(/\ba (?=[aeiou])/, 'an '),
]

const GREEN = '(?:ivy|vines?|weeds|roots|moss|plants|branches|grass|creepers)'
const INTO =
  '(?:(?:grow|creep|climb|crawl|com|wind|push|spread)(?:s|es|e|ing)? )(?:in )?(?:through|over|up|along|across|out of|from|into|between) (?:the|its|every|all the) (?:(?:broken|cracked|old|shattered|empty) )*(?:windows?|walls?|floors?|floorboards|roof|ceiling|cracks|doors?|doorway)'

/** Where ivy comes in through the window, nobody looks out of it: the room is overgrown. */
const GROWN_OVER: Turn = [
  'ivy vine vines weeds roots moss plants branches grass creepers',
  new RegExp(
    `\\b(an?|the) ((?:[a-z]+ ){0,2}?(?:room|classroom|library|church|hall|theat(?:er|re)|factory|house|school|hospital|hotel|station|kitchen|mansion|greenhouse|ballroom|corridor|mall))\\b([^.]{0,90}?),? (?:and |with |while )?(?:(?:green|thick|wild|some) )*${GREEN} ${INTO}\\b`,
    'g',
  ),
  '$1 overgrown $2$3',
]

/** Fields that make a pattern are still fields of what grows there. */
const PATCHWORK: Turn = [
  'patchwork mosaic quilt checkerboard',
  /\b(?:(?:an?|the) )?(?:(?:colou?rful|vast|endless|bright) )*(?:patchwork|mosaic|quilt|checkerboard) of (?=(?:[a-z]+ ){0,3}?(?:fields|meadows|vineyards|terraces|farmland)\b)/g,
  '',
]

/** A car in traffic is seen among the cars of a busy street. */
const IN_TRAFFIC: Turn = [
  'traffic',
  /\b(?:in|through|into|out of|amid|among) (?:(?:the|heavy|busy|dense|slow|morning|evening|rush-?hour) )*traffic\b(?! (?:jam|light|circle|cone))/g,
  'in a busy street',
]

const PEAKS =
  '(?:(?:tall|high|distant|jagged|huge|great|far|blue) )*(?:snowy|snow-?capped|snow-?covered|snow-?topped|white-capped) (?:(?:alpine|mountain|distant|jagged) )?(peaks|mountains|summits|mountain range|mountaintops|alps)'
const SEEN =
  '(?:mirrors?|reflects?|reflecting|mirroring|overlooking|before|beneath|below|beyond|behind|against|facing|under|towards?|surrounded by|ringed by|framed by|in front of|in the shadow of|at the foot of)'
const LOOMS =
  '(?:(?:rise|tower|loom|stand|shine|glow|gleam|stretch|glitter)(?:s|ing)?(?: up)? (?=behind|above|over|in the|beyond|around|on)|in the (?:background|distance)|behind (?:it|him|her|them|the)|on the horizon|all around|beyond)'

/** Peaks far away have snow in summer, too: it does not fall on those who are before them. */
const FAR_PEAKS: readonly Turn[] = [
  [
    'snowy snow-capped snowcapped snow-covered snow-topped white-capped',
    new RegExp(`\\b(${SEEN} (?:the |a |an )?)${PEAKS}\\b`, 'g'),
    '$1rocky $2',
  ],
  [
    'snowy snow-capped snowcapped snow-covered snow-topped white-capped',
    new RegExp(`\\b${PEAKS} (?=${LOOMS})`, 'g'),
    'rocky $1 ',
  ],
]

/** A place that does nothing but be there is where it plays. */
const PLACE_SHINES: Turn = [
  'glows glow shimmers sparkles gleams glitters lies sleeps stretches',
  /(?<=^|[.;] )(an?|the) ((?:[a-z]+ ){0,2}?(?:cave|cavern|grotto|forest|jungle|valley|canyon|desert|village|bay|lagoon|glacier|meadow|harbou?r)) (?:glows|shimmers|sparkles|gleams|glitters|lies|sleeps|stretches)(?: (?:in )?(blue|green|purple|red|golden|pink|turquoise|orange|silver|white))?(?=\s*(?:[.,;]|$))/g,
  (_, ...[article, place, colour]) =>
    `in ${article} ${colour === undefined ? '' : `${colour} `}${place}`,
]

/** Nobody is fought on the way. */
const ONES_WAY: Turn = [
  'way',
  /\b(?:fight|battle|struggle|pick|force|elbow)s (?:its|his|her|their) (?:own )?way (?=(?:towards?|to|through|across|over|along|up|down|home|back)\b)/g,
  'goes ',
]

const SHINING =
  '(?:(?:glowing|shining|gleaming|yellow|red|green|bright|burning|many|several|pairs of|dozens of|countless|the|two|three|four|five|six) )*(?:glowing|shining|gleaming|yellow|red|green|bright|burning|pairs of) '

/** Eyes that watch from the dark have nobody around them: they are seen in the bushes. */
const EYES_IN_THE_DARK: Turn = [
  'eyes',
  new RegExp(
    `(?<=^|[.,;¦] ?|\\b(?:and|while|as) )${SHINING}(?:[a-z]+'?s?'? )?eyes (?:are )?(?:watch|star|look|peer|glow|gleam|shin|blink|appear|follow|glint)(?:e?s|ing|e|)?(?: (?:at|after))?(?: (?:her|him|it|them|us|(?:the|an?) [a-z]+))? (?:from|in|between|among|out of|behind)(?: (?:behind|the|an?|between|within|among|every|dark|deep|depths of|of))* (?:dark(?:ness)?|trees?|bush(?:es)?|shadows?|forest|woods|undergrowth|night|jungle|reeds|thicket)\\b`,
    'g',
  ),
  'five watchful bushes in the background',
]

/** Ivy that climbs over an arch has grown there: it is green all over. */
const CLIMBED_BY: Turn = [
  'ivy vines creepers',
  /\b(?:(?:green|thick|wild|the|some) )*(?:ivy|vines|creepers) (?:is |are )?(?:climb|creep|grow|crawl|wind|spread)(?:s|ing)? (?:all )?(?:over|up|along|around|across) (an?|the) ((?:[a-z]+ ){0,2}?[a-z]+)(?= in\b| of\b| ?[.,;]|$)/g,
  '$1 ivy-covered $2',
]

const LIGHTS =
  '(?:(?:[a-z]+,? ){0,4}?(?:and (?:[a-z]+ )?)?(?:lights?|signs?|neon|lanterns|colou?rs|glow))'

/** Streets that mirror lights are wet, and it has stopped raining. */
const WET_STREETS: Turn = [
  'reflect mirror',
  new RegExp(
    `(?:,? (?:and|while) )?\\b(?:the |its )?(?:wet|rain-?soaked|rainy|slick) (?:ground|streets?|pavement|asphalt|road|cobblestones|sidewalk) (?:(?:reflect|mirror)(?:s|ing)?|shin(?:es?|ing) with) (?:the )?${LIGHTS}(?: of (?:the )?[a-z]+)?\\b`,
    'g',
  ),
  ' after the rain ',
]

/** The savanna has its mountain; elsewhere it is one far away. */
const KILIMANJARO: readonly Turn[] = [
  [
    'kilimanjaro',
    /(?<=\bsavannah?\b[^.]{0,60}),? (?:with |and )?(?:mount |mt\.? )?kilimanjaro(?: in the (?:distance|background)| behind (?:them|it)| on the horizon)?/g,
    '',
  ],
]

const FROM_CHIMNEYS =
  'smoke (?:rise|curl|drift|climb|billow)s?(?: up)? (?:from|out of|over|above) (?:the|its|their|all the) (?:[a-z]+ )?chimneys\\b(?! of\\b)'

/** The chimneys are those of the houses: a village has them smoke, and elsewhere none stand in the grass. */
const CHIMNEY_SMOKE: readonly Turn[] = [
  [
    'chimneys',
    new RegExp(`(?<=\\b(?:village|town|hamlet)\\b[^]{0,120})(?:,? and|[,.]) ${FROM_CHIMNEYS}`, 'g'),
    '',
  ],
  ['chimneys', new RegExp(`\\b${FROM_CHIMNEYS}`, 'g'), 'smoke rises'],
]

/** Stalls that steam cook nobody. */
const STEAMING: Turn = [
  'steaming',
  /(?<=^|[:,;.] ?|\bwith |\bof |\band )steaming (?=(?:food )?(?:stalls|streets|pots|kettles|cauldrons|manholes|grates|woks)\b)/g,
  '',
]

/** A church whose bells ring is heard: none of them lie on the square. */
const HEARD_BELLS: Turn = [
  'bells',
  /,? ?(?:(?:as|while|and|when) )?(?:the |some )(?:church |distant |cathedral )*bells (?:are )?(?:ring|toll|chime|peal)(?:ing)?(?: (?:out|in the distance|far away|nearby|all over the (?:town|city|village)))?(?= ?[.,;]|$| and )/g,
  ' ',
]

/** Ruins, roads and peaks as a description of a place tells them, in plainer words. */
export const SETTING_TURNS: readonly Turn[] = [
  ...WALL_TURNS,
  RUINS_OF,
  GROWN_OVER,
  PATCHWORK,
  IN_TRAFFIC,
  ...FAR_PEAKS,
  PLACE_SHINES,
  EYES_IN_THE_DARK,
  CLIMBED_BY,
  WET_STREETS,
  HEARD_BELLS,
  STEAMING,
  ...KILIMANJARO,
  ...CHIMNEY_SMOKE,
  ONES_WAY,
]
