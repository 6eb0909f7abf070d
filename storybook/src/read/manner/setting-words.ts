import type { Force, Mood, Season, Time, Weather } from '../../plan/plan.ts'
import { compile } from './first-match.ts'

export const TIMES = compile<Time>({
  night:
    '(?:(?:in|under|by) (?:the )?)?(?:floodlights?|stadium lights|floodlit)|moon ?rise|mid-?night(?! sun|[- ]blue)|night ?time|nights?(?: falls\\b)?|(?<=\\bcity )lights(?= (?:behind|below|in|on|at|around|and|under|beyond)\\b| *[,.;¦]| *$)|moon ?lit(?: night)?|moonlight|star ?lit(?: sky| night)?|star ?light|starry(?:[- ](?:sky|night))?|stars in the sky|under the stars|night sky|dark sky|sleeping(?= (?:town|city|village|suburb|neighbou?rhood|houses?)\\b)|neon-?(?:soaked|lit|drenched|bathed)|(?:glowing |warm |bright )*neon glow|dark(?= (?:forests?|woods|streets?|alleys?|roads?|city|castle))|(?:brightly |beautifully |fully )?(?:illuminated|floodlit|lit[- ]up)(?= (?:[a-z]+ ){0,2}?(?:towers?|buildings?|bridges?|castle|church|cathedral|temple|mosque|palace|skyscrapers?|skyline|fountain|city|streets?|town|village|harbou?r|stadium)\\b)',
  dawn: 'dawn|day ?break|sun ?rise|(?:the )?sun (?:rises|is rising|rising|comes up)|rising sun|first light',
  golden: '(?:the )?midnight sun|golden[- ]hour|magic hour|late afternoon|golden (?:sun)?light',
  sunset:
    'sun ?sets?|sun ?down|setting sun|evening (?:sun(?:light|shine)?|light)|low sun(?:light)?|last (?:sun)?light(?: of (?:the )?day)?|(?:the )?sun (?:slowly )?(?:(?:is )?(?:setting|sinking|going down)|sets|(?<!\\b(?:orange|red|crimson|golden|yellow|pink|purple|green|blue|huge|giant|big|large) sun (?:slowly )?)sinks|goes down|dips)|(?:pink|orange|red|crimson|fiery|burning|peach|amber)(?:,? (?:and )?(?:pink|orange|red|purple|gold|yellow))? (?:sky|skies)|(?:the )?sky (?:slowly )?(?:turn|glow|go|become|blush)(?:e?s|ing)? (?:pink|orange|red|crimson|gold|golden|purple)(?: and (?:pink|orange|red|gold|purple))?',
  dusk: '(?:dusk|twilight|darkness)(?: falls\\b| (?:sky|skies))?|evenings?(?! (?:wear|dress|gown|suit|clothes))(?: falls\\b| (?:sky|skies))?|blue hour|gloaming|(?:purple|violet|lavender|mauve)(?: evening| night| twilight)? (?:sky|skies)|nightfall|(?:warm |warmly |softly |dimly |golden |yellow )*(?:glowing|lit|lit-?up|illuminated|lighted) windows(?! of)|(?:warm |golden |yellow )*light (?:glowing |shining |glows |shines |spilling |spills )?(?:in|from|through|behind|out of) (?:the |its |their )?windows',
  morning: 'mornings?(?: (?:sky|skies))?',
  day: '(?:blazing|burning|scorching|blistering|glaring|merciless|beating|relentless) sun|heat ?waves?|scorching(?: hot)? (?:day|heat)|(?:sweltering|blazing|scorching|hot)(?= (?:summer(?:.s)? )?days?\\b)|sunny (?:day|afternoon|noon)|mid-?day|noon|day ?time|day ?light|broad daylight|afternoons?|sun ?shine|sun ?light|sunny|sun-?drenched|sun-?lit|(?:clear |bright )(?:blue )?(?:sky|skies|day)|blue (?:sky|skies)|bright sun|(?:the )?sun (?:shines|(?:finally |slowly |suddenly )?(?:comes out|breaks through))(?: again)?(?: (?:from behind|through|between) (?:the )?(?:gr[ae]y |dark )?clouds)?',
})

/** What is rainbow-coloured where a rainbow is named before it. */
const COLOURFUL_THINGS =
  'tablet|towels?|sock|mugs?|cups?|bags?|backpack|handbag|suitcase|balls?|candles?|chairs?|armchair|sofa|blanket|pillows?|rug|carpet|curtains?|car|bus|van|truck|boat|sailboat|bicycle|bike|scooter|train|rocket|airplane|tent|hammock|surfboard|skateboard|snowboard|frisbee|yo-?yo|slinky|donuts?|cupcakes?|cookies?|popsicles?|candy|pencils?|crayons?|toothbrush|teapot|vase|bottle|jar|bowl|plates?|lamp|clock|guitar|piano|drums?|xylophone|violin|shoes?|sneakers?|boots?|gloves?|mittens?|t-shirt|shirt|tie|skirt|jacket|hoodie|door|fence|mushrooms?|roses?|tulips?|flowers?|feather|eggs?|beads?|necklace|ribbons?|streamers|parachute|elephant|zebra|horse|cat|dog|owl|snake|fox|whale|butterfly|butterflies|turtle|snail|octopus|jellyfish|dragon|bird|peacock|rabbit|bear|sheep'

/** What weather itself does, and nobody after it: no arches stand under a rainbow, and hail brings no batters. */
const DEED =
  '(?:arch|stand|shine|shin|stretch|span|bend|curve|form|appear|fall|rise|drift|hang|cling|settle|sweep|blow|batter|pelt|pound|lash|whip|rag|blanket|cover|engulf|swallow|envelop|surround|descend|shroud|cloak|veil|wrap|hit|rattle|bounce|gather|brew|approach|loom|build|near|roll|mov|com|clos|break|pick)(?:e?s|ing)(?: (?:in|up|closer|overhead))?'

const DOES_SO = `(?: (?:(?:is|are|[a-z]+ly) )*${DEED}(?= (?:over|above|across|along|around|behind|between|beyond|through|in|into|on|onto|off|against|down|to|up|from|an?|the|its|their|and)\\b| *[,.;¦]| *$))?`

export const WEATHERS = compile<Weather>(
  {
    sandstorm: 'sand ?storms?|dust ?storms?',
    blizzard: 'snow ?storms?|blizzards?',
    storm:
      'thunder ?storms?|storms?(?! ?troopers?| cloud)|stormy(?: weather| sky| skies)?|tempests?|hurricane winds|thunder and lightning|thunder',
    hail: 'hail ?storms?|hail(?:s|ing|stones?)?(?: falls| falling| pours| pouring| is falling| pounds| pelts)?(?! mary| (?:an?|the|his|her|their) (?:yellow |passing )?(?:taxi|cab))',
    rain: 'rain(?:y|s|ing|fall|storm)?(?: (?:begins|starts)(?: to (?:fall|pour|come down)| falling| pouring)?| falls| is falling| falling| pours| drops| pouring| (?:drumm?|patter|pound|hammer|tapp?|beat)(?:s|ing)(?= (?:on|against|down|onto|over)\\b))?(?! ?bow| ?coat| ?forest| boots)|down ?pours?|drizzl(?:e|ing|y)|monsoon|raindrops',
    snow: '(?:(?:freshly )?fallen )?snow(?:ing|fall|flakes|(?<!\\b(?:an?|one|single|lone|tiny|big|giant|perfect|delicate|intricate|detailed|beautiful|large|unique|sparkling|glittering) snow)flake|s)(?: made of [a-z]+)?(?: falls| falling| fall| drift(?:ing)?)?(?: (?:gently|softly|slowly|down|around (?:him|her|it|them|us)))*|snow (?:falls?|falling|is falling|drifts|outside|everywhere)|falling snow|first snow(?: of (?:the )?(?:winter|year|season))?(?: (?:gently |softly |slowly )?falls?\\b|(?= (?:in|on|over|of)\\b))',
    fog: '(?:(?:green|blue|purple|red|pink|orange|yellow|violet|turquoise|crimson|golden|white|gr[ae]y|black) )?(?:fog|mist|smog)(?: (?:slowly |gently )?(?:rolls?|rolling|creeps?|creeping|drifts?|drifting|hangs?|hanging|lies|lying|settles?|swirls?|swirling|spreads?|descends?|moves?|pours?) (?:in over|in|over|across|through|above|around|on|down|into|between|past)\\b)?|foggy|misty|smoky(?= (?:garden|forest|woods|street|city|town|village|landscape|sky|field|valley|mountains?|alley|yard|backyard|battlefield)\\b)|(?<!heat )haz[ey]|smog(?:gy)?',
    wind: 'wind(?:y|s(?! (?:(?:its|their|his|her) way |slowly )?(?:through|along|around|between|past|down|into|towards?)\\b))?(?: blows| blowing| howls| (?:bend|sway|shak|whip|toss|ruffl|rattl|stirr?)(?:s|es|ing)(?= (?:the |some )?(?:[a-z]+ )?(?:trees|palms|grass|branches|leaves|wheat|reeds|pines)\\b))?(?! ?mill| ?turbine| farm| chime| instrument| ?surf|-up| up| (?:an?|the|his|her|its|their|some) (?:[a-z]+ ){0,2}(?:clock|watch|yarn|wool|thread|rope|hose|bandage|scarf|music box|toy)s?\\b)|(?:breez[ey]s?|gusts?|gales?)(?: (?:bend|sway|shak|whip|toss|ruffl|rattl|stirr?)(?:s|es|ing)?(?= (?:the |some )?(?:[a-z]+ )?(?:trees|palms|grass|branches|leaves|wheat|reeds|pines)\\b))?',
    rainbow:
      '(?<!(?:draw|paint|sketch)(?:s|ing)? (?:an? |the )?)rainbows?(?![- ]colou?red| trout| colou?rs| fish| flag| (?:mane|hair|wings?|tail|scales|feathers|sweater|socks|umbrella|cake|dress|scarf|horn|slide|kite|balloons?|hat|wig|unicorn|pony|road|ice cream|stripes?|lollipops?|cape|parrot|wig|' +
      `${COLOURFUL_THINGS})\\b)`,
    cloudy:
      'cloudy(?: sky| day| skies)?|over ?cast(?: sky| day)?|(?:dark|storm|gr[ae]y|stormy|heavy)(?:,? (?:dark|storm|gr[ae]y|ominous))* clouds(?: gather(?:ing)?| (?:roll|drift|move|sweep|race)(?:ing)?(?: in)?(?: over| across| above| past| towards?)?\\b| loom(?:ing)?| form(?:ing)?)?(?: in the sky| overhead| on the horizon)?|gr[ae]y (?:sky|skies)|gloomy(?= (?:sky|morning|day|afternoon|evening|weather|landscape|countryside|street|city|town|village|sea|beach|field|forest)\\b)(?: sky)?',
  },
  DOES_SO,
)

export const SEASONS = compile<Season>({
  winter:
    'winter(?! wonderland)(?: ?time|y)?|christmas(?! tree| lights| present| gift)(?: eve| day| time)?|snow[- ](?:covered|capped|clad|dusted|blanketed|topped|filled)|snowy|frozen(?= (?:lake|river|stream|creek|brook|canal|waterfall|pond|forest|landscape|city|town|village|streets?|world|kingdom|park|garden|harbou?r|wasteland|desert|valley))|(?<=\\b(?:lake|river|stream|creek|canal|waterfall|pond) (?:is |slowly )?)freez(?:es|ing)\\b|icy(?= (?:lake|river|landscape|road))',
  autumn:
    'halloween(?! costumes?| pumpkins?| party| decorations?)|autumn(?:al)?(?: day| colou?rs)?|fall (?:colou?rs|foliage|season)|in the fall',
  spring: '(?<!hot )spring(?: ?time)?(?: day)?(?! ?board| roll| onion| water| to life)',
  summer: "summer(?: ?time|y)?(?:'s)?(?: day)?",
})

export const MOODS: readonly (readonly [Mood, RegExp])[] = [
  [
    'scary',
    /\b(?:scary|spooky|creepy|horror|haunted|terrifying|eerie|nightmarish|sinister|menacing|ominous|frightening|haunting|tense|suspenseful|unsettling|foreboding)\b/,
  ],
  [
    'romantic',
    /\b(?:romantic(?:ally)?|in love|love|adoring|lovers?|valentine|wedding|kiss(?:es|ing)?|tender(?:ly)?)\b/,
  ],
  [
    'mysterious',
    /\b(?:mysterious(?:ly)?|enigmatic|mystical|secret(?:ive)?|arcane|occult|abandoned)\b/,
  ],
  [
    'epic',
    /\b(?:epic|dramatic(?:ally)?|majestic|heroic|powerful|glorious|awe-?inspiring|breathtaking|legendary|apocalyptic)\b/,
  ],
  [
    'dreamy',
    /\b(?:dreamy|dream(?:s|like)?|magical|fantasy|ethereal|whimsical|enchant(?:ed|ing)|fairy ?tale|wonder(?:land|ous))\b/,
  ],
  [
    'sad',
    /\b(?:sad(?:ly|ness)?|melanchol(?:y|ic)|lonely|gloomy|sorrow(?:ful)?|somber|sombre|mournful|grief|heartbroken|crying|weeps?|weeping|nostalgic)\b/,
  ],
  [
    'playful',
    /\b(?:playful(?:ly)?|funny|silly|goofy|cute|adorable|mischievous|comical|humorous|hilarious|quirky)\b/,
  ],
  [
    'joyful',
    /\b(?:happy|happily|joy(?:ful|fully|ous)?|cheer(?:ful|fully|y)|festive|celebrat(?:e|es|ing|ion)|party|lively|delighted|laugh(?:s|ing|ter)?|fun|excited(?:ly)?|upbeat)\b/,
  ],
  [
    'calm',
    /\b(?:calm(?:ly|ing)?|peaceful(?:ly)?|serene(?:ly)?|tranquil|quiet(?:ly)?|relax(?:ed|ing)|gentle|gently|soothing|co[sz]y|leisurely|silent|meditat(?:es|ing|ive|ion)|idyllic)\b/,
  ],
]

const STUFF =
  '(?:rain|snow|snowfall|fog|mist|haze|smog|wind|winds|storm|hail|thunderstorm|blizzard|sandstorm|breeze|shower)'

export const FORCES: readonly (readonly [Force, RegExp])[] = [
  [
    'heavy',
    new RegExp(
      `\\b(?:(?:heavy|thick|dense|strong|violent|torrential|pouring|raging|fierce|howling|massive|huge|terrible|wild|severe|driving|lashing|deep|impenetrable|powerful|intense) (?:[a-z]+ )?${STUFF}|down ?pours?|cloudbursts?|monsoon|(?:rain|snow|hail)(?:s|ing|ed)? (?:heavily|hard)|pouring|gales?|whiteout|(?:dark|heavy|storm|stormy|black|thick|ominous|threatening) (?:[a-z]+ )?clouds|(?:gloomy|dreary|dismal) (?=(?:[a-z]+ )?(?:street|alley|town|city|village|road|day|sky|park|harbou?r|moor|coast|castle)\\b)[a-z]+|pea soup|hurricanes?|typhoons?)\\b`,
    ),
  ],
  [
    'light',
    new RegExp(
      `\\b(?:(?:light|gentle|soft|slight|fine|faint|thin|delicate|first|few|sparse) (?:[a-z]+ )?${STUFF}|drizzl(?:e|es|ing|y)|breez[ey]s?|(?:rain|snow)(?:s|ing)? (?:lightly|gently|softly))\\b`,
    ),
  ],
]
