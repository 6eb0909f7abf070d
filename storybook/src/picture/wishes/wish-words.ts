import type { CameraMove, Mood, Time } from '../../plan/plan.ts'
import type { AirName } from '../air/kinds.ts'

/** What the picture may hold already; a prompt that names none of it leaves it to the picture. */
export const HELD_WORDS = {
  clouds: /\b(clouds?|cloudy|sky|skies)\b/u,
  water:
    /\b(water|waters|waves?|sea|ocean|lake|river|pond|stream|pool|ripples?|rippling|fountain|waterfall|surf|tide|canal|reflections?|shimmer\w*)\b/u,
  leaves:
    /\b(foliage|leaves|leaf|trees?|grass|grasses|branch(es)?|bush(es)?|plants?|flowers?|reeds?|palms?|wheat|sway\w*|rustl\w*|forest|meadow|field)\b/u,
  lights:
    /\b(lamps?|lights?|lanterns?|windows?|neon|candles?|candlelight|bulbs?|headlights?|glow\w*|flicker\w*|torch(es)?|city lights|signs?)\b/u,
  hair: /\b(hair|curls|ponytail|mane|fringe|locks)\b/u,
  fire: /\b(fires?|flames?|campfire|bonfire|fireplace|candles?|torch(es)?|burn\w*|blaze|hearth)\b/u,
} as const

/** What is laid over any picture. */
export const ADDED_WORDS = {
  rays: /\b(rays?|sun ?beams?|light ?beams?|god ?rays?|shafts? of light|sunlight|sunshine|sun shines?|beams? of light)\b/u,
  fog: /\b(fog|foggy|mist|misty|haze|hazy)\b/u,
  steam: /\b(steam|steams|steaming|steamy|vapou?r)\b/u,
  smoke: /\b(smoke|smokes|smoking|smoky|chimney)\b/u,
  lightning: /\b(lightning|thunder\w*)\b/u,
  cloudy: /\b(clouds?|cloudy|overcast)\b/u,
  rainbow: /\brainbows?\b/u,
  aurora: /\b(auroras?|northern lights?|polar lights?|borealis)\b/u,
  fireworks: /\bfireworks?\b/u,
  stars: /\b(stars?|starry|starlight|twinkl\w*|milky way)\b/u,
  blink: /\b(neon|blink\w*|flicker\w*|signs?)\b/u,
  /** Words that say that the picture is of a room. */
  room: /\b(indoors?|inside (the|a|his|her|my|our) \w+|(in|of) (the|a|his|her|my|our) (\w+ )?(room|kitchen|bedroom|bathroom|office|hall(way)?|corridor|cafe|café|bar|library|studio|classroom)|(outside|through|beyond|behind) the windows?)\b/u,
  /** Guests who go from one side to the other and do not stay. */
  passes:
    /\b(walk|run|hop|swim|driv|jump|crawl|glid|sail|rid|float|pass|drift|trot|march|danc|waddl|rac|zoom|gallop|fl(y|ies)|stroll|cycl|roll)\w*\s+(\w+ly\s+)?(by|past|across|through|along|from (the )?(left|right))\b|\b(pass(es|ing)?|cross(es|ing)?)\b/u,
  glints: /\b(glints?|glitter\w*|sparkl\w*|shimmer\w*)\b/u,
} as const

export const AIR_WORDS: readonly (readonly [AirName, RegExp])[] = [
  ['storm', /\b(thunderstorm|rainstorm|downpour|pouring)\b/u],
  ['rain', /\b(rain|rains|raining|rainy|drizzl\w*|raindrops?)\b/u],
  ['blizzard', /\b(blizzard|snowstorm)\b/u],
  ['snow', /\b(snows?|snowing|snowfall|snowflakes?)\b/u],
  ['sandstorm', /\b(sandstorm|dust storm)\b/u],
  ['petals', /\b(petals?|blossoms?)\b/u],
  [
    'leaves',
    /\b((falling|autumn|drifting|blowing) leaves|leaves (fall|falling|drift|blow|fly)\w*)\b/u,
  ],
  ['embers', /\b(embers?|sparks?|ash(es)?)\b/u],
  ['fireflies', /\b(firefl(y|ies)|glow-?worms?)\b/u],
  ['dust', /\b(dust( motes?| particles?)?|pollen|motes|particles?)\b(?! storm)/u],
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
    /\b(aurora\w*|northern lights|fireworks?|starry|stars|milky way|at night|nightfall|night falls|(becomes?|into|to|make it|turns?) night)\b/u,
  ],
  ['golden', /\bgolden (hour|light)\b/u],
  ['sunset', /\bsunset\b/u],
  ['dawn', /\b(dawn|sunrise)\b/u],
  ['dusk', /\b(dusk|twilight)\b/u],
]

export const MOOD_WORDS: readonly (readonly [Mood, RegExp])[] = [
  ['calm', /\b(calm|peaceful|serene|tranquil|quiet)\b/u],
  ['joyful', /\b(joyful|happy|cheerful|bright mood)\b/u],
  ['romantic', /\b(romantic|tender|lovely)\b/u],
  ['sad', /\b(sad|melancholy|melancholic|gloomy|lonely|bleak)\b/u],
  ['mysterious', /\b(mysterious|mystery|mystical|enigmatic)\b/u],
  ['scary', /\b(scary|creepy|spooky|eerie|horror|haunted|ominous)\b/u],
  ['epic', /\b(epic|heroic|dramatic|majestic|grand)\b/u],
  ['dreamy', /\b(dreamy|dreamlike|magical|ethereal|fairy ?tale)\b/u],
  ['playful', /\b(playful|funny|whimsical)\b/u],
]

/** Commands for the camera, as short as people write them beside a picture. */
export const MOVE_WORDS: readonly (readonly [CameraMove, RegExp])[] = [
  ['orbit-right', /\b(orbit\w*|arc\w*|circl\w*|rotat\w*)\b.*\b(right|clockwise)\b/u],
  ['orbit-left', /\b(orbit\w*|arc\w*|circl\w*)\b/u],
  ['dolly-in', /\b(push(es)? in|move(s)? (in|closer|forward)|fly in)\b/u],
  ['dolly-out', /\b(pull(s)? (back|out)|move(s)? back)\b/u],
  ['crane-up', /\b(crane up|rise up|camera rises)\b/u],
  ['static', /\b(still camera|fixed camera|no camera (move|movement)|camera stays)\b/u],
]
