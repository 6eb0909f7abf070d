import type { CameraMove, Mood, Time } from '../../plan/plan.ts'
import type { AirName } from '../air/kinds.ts'

/** What the picture may hold already; a prompt that names none of it leaves it to the picture. */
export const HELD_WORDS = {
  clouds:
    /\b(clouds?|cloudy)\b|(?<!\b(?:in|into|across|through|over|to|on|from|towards?|up at|reveal|cross(?:es|ing)?) the (?:\w+ )?)\b(sky|skies)\b/u,
  water:
    /\b(water|waters|sea|ocean|lake|river|pond|stream|brook|creek|rapids|cascades?|pool|ripples?|rippling|fountain|waterfall|surf|tide|canal|reflections?|(?<!(?:heat|lights?|stars?|air|lanterns?|sunlight) )shimmer\w*)\b|\bwaves?\b(?!_)/u,
  leaves:
    /\b(foliage|leaves(?! (?:the|a|an|his|her|its|their|this|home|for|town|through|him|them)\b)|leaf|trees?|grass|grasses|branch(es)?|bush(es)?|plants?|flowers?|reeds?|palms?|wheat|rustl\w*|forest|meadow|(?<!depth of )fields?)\b/u,
  lights:
    /\b(lamps?|(?<!northern |polar |southern )lights|light(?= (?:flicker|glow|blink|shin|goes|turns|com)\w*| bulbs?)|(?:lamp|street|neon|fairy|traffic|candle) ?light|lanterns?|lit windows?|windows? (?:glow|light|shine)\w*|neon|candles?|candlelight|bulbs?|headlights?|(?<!eyes )glow(?:s|ing)?|flicker\w*|torch(es)?|city lights|signs?)\b/u,
  hair: /\b(hair|ponytail|mane|fringe|(her|his|their|golden|dark) (curls|locks))\b/u,
  /** Cloth that hangs free; it moves when the prompt says so. */
  garment:
    /\b(dress(es)?|skirts?|gown|veil|scarf|scarves|cape|cloak|robes?|coat|shirt|clothes)\b[^.;]*\b(wav\w+|flutter\w*|flow\w*|sway\w*|blow\w*|billow\w*|rippl\w*|mov\w+|danc\w+|flap\w*|swing\w*|wind|breeze)\b/u,
  flag: /\b(flags?|banners?|pennants?|laundry|sails?|kites?|bunting)\b[^.;]*\b(wav\w+|flutter\w*|flow\w*|sway\w*|blow\w*|billow\w*|rippl\w*|mov\w+|danc\w+|flap\w*|swing\w*|wind|breeze)\b/u,
  curtain:
    /\b(curtains?|drapes?|tapestr(y|ies))\b[^.;]*\b(wav\w+|flutter\w*|flow\w*|sway\w*|blow\w*|billow\w*|rippl\w*|mov\w+|danc\w+|flap\w*|swing\w*|wind|breeze)\b/u,
  fire: /\b(fires?|flames?|campfire|bonfire|fireplace|candles?|torch(es)?|(?<!ken )burn\w*|blaze|hearth)\b/u,
} as const

/** Said of hot air; its waves are no sea, and its haze is no fog. */
export const HOT_AIR =
  /\bheat (?:haze|shimmer\w*|waves?|ripples?|distortion|mirages?)\b|\b(?:heat|hot air|the air)\b[^.;,]{0,16}\b(?:shimmer\w*|wobbl\w*|wavers?|wavering|rippl\w*|trembl\w*|quiver\w*|ris(?:es?|ing))\b|\bshimmer\w*\b[^.;,]{0,16}\b(?:heat|hot air)\b|\bmirages?\b/u

/** Stars that fall. */
const METEORS =
  /\b(?:shooting|falling) stars?\b|\bmeteors?\b(?: showers?\b)?|\b(?:perseids|leonids)\b|\bstars? (?:\w+ly )?(?:falls?|falling|streaks?|streaking|shoots?)\b/u

/** What is laid over any picture. */
export const ADDED_WORDS = {
  rays: /\b(rays?|sun ?beams?|light ?beams?|god ?rays?|shafts? of light|sunlight|sunshine|sun shines?|beams? of light)\b/u,
  fog: /\b(fog|foggy|mist|misty|haze|hazy)\b/u,
  steam: /\b(steam|steams|steaming|steamy|vapou?r)\b/u,
  smoke: /\b(smoke|smokes|smoking|smoky|chimneys?)\b/u,
  chimney: /\b(chimneys?|smokestacks?|roofs?|houses?|cottages?|cabins?|factor(?:y|ies)|village)\b/u,
  lightning: /\b(lightning|thunder\w*)\b/u,
  cloudy: /\b(clouds?|cloudy|overcast)\b/u,
  rainbow: /\brainbows?\b/u,
  aurora: /\b(auroras?|northern lights?|polar lights?|borealis)\b/u,
  fireworks: /\bfireworks?\b/u,
  stars:
    /(?<!\b(?:shooting|falling) )\b(stars?|starry|starlight|(?<!\b(?:lights?|lamps?|lanterns?|windows?|candles?|eyes?) (?:\w+ )?)twinkl\w*|milky way)\b/u,
  meteors: METEORS,
  /** More than one of them at a time. */
  manyMeteors:
    /\b(?:(?:shooting|falling) stars|meteors|meteor showers?|perseids|leonids|stars (?:\w+ly )?(?:fall|streak|shoot))\b/u,
  moon: /\b(moon|moonlight|moonlit|moonrise)\b/u,
  moonrise: /\bmoonrise\b|\bmoon \w*\s?(rises?|rising|comes? up|climbs?)\b/u,
  blink: /\b(neon|blink\w*|flicker\w*|signs?)\b/u,
  /** Words that say that the picture is of a room. */
  room: /\b(indoors?|inside (the|a|his|her|my|our) \w+|(in|of) (the|a|his|her|my|our) (\w+ )?(room|kitchen|bedroom|bathroom|office|hall(way)?|corridor|cafe|café|bar|library|studio|classroom)|(outside|through|beyond|behind) the windows?)\b/u,
  outside:
    /\b(?:rain|snow|storm|hail|drizzl|pour|weather|blizzard|thunder)\w*\b[^.;,]{0,16}\boutside\b|\boutside,? (?:it|the \w+) (?:is )?(?:rain|snow|storm|hail|pour)\w*/u,
  /** Guests who go from one side to the other and do not stay. */
  passes:
    /\b(walk|run|hop|swim|driv|jump|crawl|glid|sail|rid|float|pass|drift|trot|march|danc|waddl|rac|zoom|gallop|fl(y|ies)|stroll|cycl|roll)\w*\s+(\w+ly\s+)?(by|past|across|through|along|from (the )?(left|right))\b|\b(pass(es|ing)?|cross(es|ing)?)\b/u,
  /** Guests who stay far away. */
  distant:
    /\b(in the (?:far )?(?:distance|background)|far (?:away|off|behind|out)|(?:on|at|along|over|towards?) the horizon)\b/u,
  /** Guests who come down on what stands against the sky. */
  perch:
    /\b(?:on|onto|upon|atop|on top of) (?:top of )?(?:an? |the |this |that |his |her |my |our |their |its )(?:\p{L}+ )?(?:roof|rooftop|roofs|house|tower|spire|steeple|dome|building|castle|palace|temple|church|pagoda|chimney|mountain|peak|summit|ridge|hill|bridge|statue|tree|treetop)\b/u,
  /** Hot air, through which all that is far trembles. */
  heat: HOT_AIR,
  underwater: /\b(under ?water|under the sea|below the surface|submerged)\b/u,
  /** Water that falls or runs, white and uneven. */
  runs: /\b(waterfalls?|streams?|brooks?|creeks?|rapids|cascad\w+|fountains?|(?:rushing|running|falling|flowing) water|water (?:\w+ ){0,2}(?:flow(?:s|ing)?|rush(?:es|ing)?|runs?|running|falls?|falling|pours?|pouring))\b/u,
  glints: /\b(glints?|glitter\w*|sparkl\w*|shimmer\w*)\b/u,
} as const

export const WINDY =
  /\bwind(y|s)?\b|\bgusts?\b|\bbreez(e|y)\b|\bblow(s|ing|n)?\b(?! (?:an? )?(?:kiss|bubble|candle|out))/u

export const AIR_WORDS: readonly (readonly [AirName, RegExp])[] = [
  ['hearts', /\bhearts\b|\bheart (?:shapes|particles|emojis?)\b/u],
  [
    'sparkles',
    /(?<!\b(?:the|her|his|its|my|it) (?:\w+ )?)\bsparkles\b(?! (?:in|on|under|brightly|like)\b)|\b(?:fairy|pixie|star|magic|magical) ?(?:dust|particles|glitter)\b|\bglitter (?:falls|floats|rains|drifts|swirls)\b|\b(?:falling|floating|golden|silver) glitter\b/u,
  ],
  [
    'lanterns',
    /\b(?:sky|floating|flying|rising) lanterns\b|\blanterns (?:\w+ly )?(?:float|ris|drift|fl(?:y|ies)|ascend|go up)\w*/u,
  ],
  ['notes', /\b(?:musical?|music) notes?\b/u],
  [
    'feathers',
    /\bfeathers? (?:\w+ )?(?:fall|float|drift|fl(?:y|ies)|rain|swirl)\w*\b|\b(?:falling|floating|drifting) feathers?\b/u,
  ],
  [
    'storm',
    /\b(thunderstorm|rainstorm|downpour|pouring|stormy|storm (?:is )?(?:coming|comes|approach\w*|brew\w*|rag\w*|hits|rolls|breaks|begins|gathers))\b/u,
  ],
  ['rain', /\b(rain|rains|raining|rainy|drizzl\w*|raindrops?)\b/u],
  ['blizzard', /\b(blizzard|snowstorm)\b/u],
  ['snow', /\b(snows?|snowing|snowfall|snowflakes?)\b/u],
  ['sandstorm', /\b(sandstorm|dust storm)\b/u],
  ['petals', /\b(petals?|blossoms?)\b/u],
  [
    'leaves',
    /\b((falling|autumn|fall|drifting|blowing|swirling|golden|red|yellow|dead|dry) leaves|leaves (?:\w+ly )?(fall|falling|drift|blow|fly|flies|swirl|whirl|tumbl|danc|flutter|rain|scatter|spin|float|spiral)\w*)\b/u,
  ],
  ['embers', /\b(embers?|sparks?|ash(es)?)\b/u],
  ['fireflies', /\b(firefl(y|ies)|glow-?worms?)\b/u],
  [
    'dust',
    /\b(dust( motes?| particles?)?|pollen|motes|particles?)\b(?! storm)|\bsand (?:\w+ )?(?:blow|drift|swirl|fl(?:y|ies)|whirl)\w*|\bblow(?:s|ing)? (?:the )?sand\b/u,
  ],
  ['bubbles', /\bbubbles?\b/u],
  ['bokeh', /\bbokeh\b/u],
  ['confetti', /\bconfetti\b/u],
]

/** Hours that only make sense for a picture which has another one already. */
export const HOUR_WORDS: readonly (readonly [Time, RegExp])[] = [
  [
    'day',
    /\b(daylight|daytime|by day|midday|noon|(becomes?|into|to|make it|turns?) day|sunny|bright day|day breaks)\b/u,
  ],
  [
    'night',
    /\b(aurora\w*|northern lights|fireworks?|starry|stars|(?:shooting|falling) star|meteors?|milky way|at night|nightfall|moon|moonrise|moonlight|moonlit|night ?time|night falls|(becomes?|into|to|make it|turns?) night)\b/u,
  ],
  ['golden', /\bgolden (hour|light)\b/u],
  ['sunset', /\b(sunset|sun (sets|goes down|is setting|setting))\b/u],
  ['dawn', /\b(dawn|sunrise|sun (rises|comes up|is rising|rising))\b/u],
  ['dusk', /\b(dusk|twilight)\b/u],
]

/** However the evening begins, it ends in the dark. */
export const DARKENS =
  /\b(?:gets?|getting|grows?|growing|becomes?|becoming|turns?|turning|goes|going) (?:\w+ly )?dark(?:er)?\b|\bdarkness (?:falls|comes)\b|\bnight (?:comes|begins|sets in)\b|\b(?:into|until|till|to) (?:the |it is |it's )?night\b/u

export const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  ['calm', /\b(calm|peaceful|serene|tranquil|quiet)\b/u],
  ['joyful', /\b(joyful|happy|cheerful|bright mood)\b/u],
  ['romantic', /\b(romantic|tender|lovely)\b/u],
  ['sad', /\b(sad|melancholy|melancholic|gloomy|lonely|bleak)\b/u],
  ['mysterious', /\b(moody|mysterious|mystery|mystical|enigmatic)\b/u],
  ['scary', /\b(scary|creepy|spooky|eerie|horror|haunted|ominous)\b/u],
  ['epic', /\b(epic|heroic|dramatic|majestic|grand)\b/u],
  ['dreamy', /\b(dreamy|dreamlike|magical|ethereal|fairy ?tale)\b/u],
  ['playful', /\b(playful|funny|whimsical)\b/u],
]

/** Words of an hour: without any, a light drizzle is no dawn. */
export const HOURLY =
  /\b(?:dawn|day|daylight|daytime|daybreak|morning|noon|midday|afternoon|evening|dusk|twilight|night|nightfall|nighttime|midnight|sun|sunny|sunrise|sunset|sunlight|sunlit|golden|moon\w*|star\w*|meteors?|dark\w*|aurora\w*|northern lights|fireworks?|first light|milky way|neon|o'clock|\d ?[ap]m)\b/u

/** Clouds that hurry. */
export const HURRIED =
  /\b(?:clouds?|sky|skies)\b[^.;,]{0,30}\b(?:fast|faster|quick\w*|rapid\w*|swift\w*|rac(?:e|es|ing)|rush\w*|speed\w*|hurr\w+)\b|\b(?:fast|quick|rapid|swift|racing|rushing)(?:[- ]moving)? clouds\b/u

/** Rain and snow of which little falls. */
export const SLIGHT =
  /\bdrizzl\w*|\b(?:light|gentle|soft|slight|fine|few) (?:rain|snow|drizzle|flurr)\w*/u

/** Cameras that go somewhere without turning: the reader of scenes takes them to go forward. */
const GLIDES =
  '\\bcamera (?:\\w+ly )?(?:glid|slid|mov|travel|drift|float|track|truck|fl(?:y|ies)|sweep|go)\\w*'

/** Commands for the camera, as short as people write them beside a picture. */
export const MOVE_WORDS: readonly (readonly [CameraMove, RegExp])[] = [
  ['track-left', new RegExp(`${GLIDES} (?:\\w+ly )?(?:to the )?left\\b`, 'u')],
  ['track-right', new RegExp(`${GLIDES} (?:\\w+ly )?(?:to the )?right\\b`, 'u')],
  ['crane-up', new RegExp(`${GLIDES} (?:\\w+ly )?(?:up|upwards?)\\b(?! to)`, 'u')],
  ['crane-down', new RegExp(`${GLIDES} (?:\\w+ly )?(?:down|downwards?)\\b(?! to)`, 'u')],
  ['orbit-right', /\b(orbit\w*|arc\w*|circl\w*|rotat\w*)\b.*\b(right|clockwise)\b/u],
  [
    'orbit-left',
    /\b(orbit\w*|arc\w*|circl\w*|rotation)\b|\bcamera (?:\w+ly )?(?:spin|rotat)\w*|\b(?:spin|rotate) the (?:camera|view)\b|^\W*(?:spin|rotate)\W*$/u,
  ],
  ['dolly-in', /\b(push(es)? in|move(s)? (in|closer|forward)|fly in)\b/u],
  ['dolly-out', /\b(pull(s)? (back|out)|move(s)? back)\b/u],
  ['crane-up', /\b(crane up|rise up|camera rises)\b/u],
  ['drift', /\bken burns\b/u],
  ['static', /\b(still camera|fixed camera|no camera (move|movement)|camera stays)\b/u],
]
