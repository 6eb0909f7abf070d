import type { Force, Mood, Season, Time, Weather } from '../../plan/plan.ts'
import { CUT, take, type Text } from '../prompt/text.ts'
import { hourOfOccasion, occasionIn, type Occasion } from './occasions.ts'
import { skyIn, takeSky, takeTone } from './tone.ts'

export interface Setting extends Occasion {
  readonly time: Time | null
  readonly weather: Weather | null
  readonly season: Season | null
  readonly mood: Mood | null
  /** How strong the weather is, when that is said. */
  readonly force?: Force
  /** It has just rained. */
  readonly wet?: boolean
  /** Dust hangs in the light. */
  readonly motes?: boolean
  /** The colour of its fog. */
  readonly fog?: string
  /** What those who move throw up: dust, mud, sparks. */
  readonly thrown?: readonly string[]
  /** The colour that lies on everything, and those of the sky. */
  readonly tone?: string
  readonly sky?: readonly string[]
}

const LEAD =
  '((?:(?:(?:just|right) )?(?:in|at|during|on|under|beneath|through|into|against|amid|amidst|by|before|after|with|of|from|illuminated by|lit by|bathed in) )?(?:(?:the|an?|this|that|one) )?(?:(?:early|late|quiet|calm|beautiful|warm|cold|hot|dark|soft|stunning|gorgeous|glowing|golden|orange|pink|heavy|light|gentle|thick|dense|deep|pouring|falling|strong|bright|brilliant|lovely|peaceful|glorious|fiery|cool|crisp|frosty|dramatic|vibrant|colou?rful|clear|cloudless|busy|silent|lazy) ){0,4})'

const TIMES = compile<Time>({
  night:
    '(?:(?:in|under|by) (?:the )?)?(?:floodlights?|stadium lights|floodlit)|moon ?rise|mid-?night(?! sun|[- ]blue)|night ?time|nights?(?: falls\\b)?|(?<=\\bcity )lights(?= (?:behind|below|in|on|at|around|and|under|beyond)\\b| *[,.;¦]| *$)|moon ?lit(?: night)?|moonlight|star ?lit(?: sky| night)?|star ?light|starry(?:[- ](?:sky|night))?|stars in the sky|under the stars|night sky|dark sky|sleeping(?= (?:town|city|village|suburb|neighbou?rhood|houses?)\\b)|neon-?(?:soaked|lit|drenched|bathed)|(?:glowing |warm |bright )*neon glow|dark(?= (?:forests?|woods|streets?|alleys?|roads?|city|castle))',
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

const WEATHERS = compile<Weather>(
  {
    sandstorm: 'sand ?storms?|dust ?storms?',
    blizzard: 'snow ?storms?|blizzards?',
    storm:
      'thunder ?storms?|storms?(?! ?troopers?| cloud)|stormy(?: weather| sky| skies)?|tempests?|hurricane winds|thunder and lightning|thunder',
    hail: 'hail ?storms?|hail(?:s|ing|stones?)?(?: falls| falling| pours| pouring| is falling| pounds| pelts)?(?! mary| (?:an?|the|his|her|their) (?:yellow |passing )?(?:taxi|cab))',
    rain: 'rain(?:y|s|ing|fall|storm)?(?: (?:begins|starts)(?: to (?:fall|pour|come down)| falling| pouring)?| falls| is falling| falling| pours| drops| pouring| (?:drumm?|patter|pound|hammer|tapp?|beat)(?:s|ing)(?= (?:on|against|down|onto|over)\\b))?(?! ?bow| ?coat| ?forest| boots)|down ?pours?|drizzl(?:e|ing|y)|monsoon|raindrops',
    snow: '(?:(?:freshly )?fallen )?snow(?:ing|fall|flakes|(?<!\\b(?:an?|one|single|lone|tiny|big|giant|perfect|delicate) snow)flake|s)(?: made of [a-z]+)?(?: falls| falling| fall| drift(?:ing)?)?(?: (?:gently|softly|slowly|down|around (?:him|her|it|them|us)))*|snow (?:falls?|falling|is falling|drifts|outside|everywhere)|falling snow|first snow(?: of (?:the )?(?:winter|year|season))?(?: (?:gently |softly |slowly )?falls?\\b|(?= (?:in|on|over|of)\\b))',
    fog: '(?:(?:green|blue|purple|red|pink|orange|yellow|violet|turquoise|crimson|golden|white|gr[ae]y|black) )?(?:fog|mist|smog)(?: (?:slowly |gently )?(?:rolls?|rolling|creeps?|creeping|drifts?|drifting|hangs?|hanging|lies|lying|settles?|swirls?|swirling|spreads?|descends?|moves?|pours?) (?:in over|in|over|across|through|above|around|on|down|into|between|past)\\b)?|foggy|misty|(?<!heat )haz[ey]|smog(?:gy)?',
    wind: 'wind(?:y|s(?! (?:(?:its|their|his|her) way |slowly )?(?:through|along|around|between|past|down|into|towards?)\\b))?(?: blows| blowing| howls| (?:bend|sway|shak|whip|toss|ruffl|rattl|stirr?)(?:s|es|ing)(?= (?:the |some )?(?:[a-z]+ )?(?:trees|palms|grass|branches|leaves|wheat|reeds|pines)\\b))?(?! ?mill| ?turbine| farm| chime| instrument| ?surf|-up| up| (?:an?|the|his|her|its|their|some) (?:[a-z]+ ){0,2}(?:clock|watch|yarn|wool|thread|rope|hose|bandage|scarf|music box|toy)s?\\b)|(?:breez[ey]s?|gusts?|gales?)(?: (?:bend|sway|shak|whip|toss|ruffl|rattl|stirr?)(?:s|es|ing)?(?= (?:the |some )?(?:[a-z]+ )?(?:trees|palms|grass|branches|leaves|wheat|reeds|pines)\\b))?',
    rainbow:
      '(?<!(?:draw|paint|sketch)(?:s|ing)? (?:an? |the )?)rainbows?(?![- ]colou?red| trout| colou?rs| fish| flag| (?:mane|hair|wings?|tail|scales|feathers|sweater|socks|umbrella|cake|dress|scarf|horn|slide|kite|balloons?|hat|wig|unicorn|pony|road|ice cream|stripes?|lollipops?|cape|parrot|wig|' +
      `${COLOURFUL_THINGS})\\b)`,
    cloudy:
      'cloudy(?: sky| day| skies)?|over ?cast(?: sky| day)?|(?:dark|storm|gr[ae]y|stormy|heavy)(?:,? (?:dark|storm|gr[ae]y|ominous))* clouds(?: gather(?:ing)?| (?:roll|drift|move|sweep|race)(?:ing)?(?: in)?(?: over| across| above| past| towards?)?\\b| loom(?:ing)?| form(?:ing)?)?(?: in the sky| overhead| on the horizon)?|gr[ae]y (?:sky|skies)|gloomy sky',
  },
  DOES_SO,
)

const SEASONS = compile<Season>({
  winter:
    'winter(?! wonderland)(?: ?time|y)?|christmas(?! tree| lights| present| gift)(?: eve| day| time)?|snow[- ](?:covered|capped|clad|dusted|blanketed|topped|filled)|snowy|frozen(?= (?:lake|river|stream|creek|brook|canal|waterfall|pond|forest|landscape|city|town|village|streets?|world|kingdom|park|garden|harbou?r|wasteland|desert|valley))|(?<=\\b(?:lake|river|stream|creek|canal|waterfall|pond) (?:is |slowly )?)freez(?:es|ing)\\b|icy(?= (?:lake|river|landscape|road))',
  autumn:
    'halloween(?! costumes?| pumpkins?| party| decorations?)|autumn(?:al)?(?: day| colou?rs)?|fall (?:colou?rs|foliage|season)|in the fall',
  spring: '(?<!hot )spring(?: ?time)?(?: day)?(?! ?board| roll| onion| water| to life)',
  summer: "summer(?: ?time|y)?(?:'s)?(?: day)?",
})

const MOODS: readonly (readonly [Mood, RegExp])[] = [
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
const FORCES: readonly (readonly [Force, RegExp])[] = [
  [
    'heavy',
    new RegExp(
      `\\b(?:(?:heavy|thick|dense|strong|violent|torrential|pouring|raging|fierce|howling|massive|huge|terrible|wild|severe|driving|lashing|deep|impenetrable|powerful|intense) (?:[a-z]+ )?${STUFF}|down ?pours?|cloudbursts?|monsoon|(?:rain|snow|hail)(?:s|ing|ed)? (?:heavily|hard)|pouring|gales?|whiteout|(?:dark|heavy|storm|stormy|black|thick|ominous|threatening) (?:[a-z]+ )?clouds|pea soup|hurricanes?|typhoons?)\\b`,
    ),
  ],
  [
    'light',
    new RegExp(
      `\\b(?:(?:light|gentle|soft|slight|fine|faint|thin|delicate|first|few|sparse) (?:[a-z]+ )?${STUFF}|drizzl(?:e|es|ing|y)|breez[ey]s?|(?:rain|snow)(?:s|ing)? (?:lightly|gently|softly))\\b`,
    ),
  ],
]

// What may follow when the setting's word stands by itself; anything else is a noun that it describes.
const NOUN_FOLLOWS =
  /^ (?!(?:in|on|at|by|with|and|or|over|under|above|below|behind|near|as|while|through|across|from|to|into|of|the|an?|is|are|was|then|that|which|who|when|where|if|for|but|its|his|her|their|around|down|along|against|until|before|after|¦|fills?|bathes?|covers?|shines?|streams?|pours?|filters?|illuminates?|casts?|glows?|reflects?|begins?|falls?|starts?|comes?|breaks|gently|over)\b|¦|\w+(?:ly|ing|ed by)\b|\w+s (?:the|an?|its|his|her|their|over|across|against|into|onto|from|off|down|through)\b)[a-z]/

const SNOWY =
  'snow(?:y|[- ](?:covered|capped|clad|dusted|topped)) (?:mountain ?(?:range|peak|top)?|peak|alp|summit|range|volcano(?:e(?=s))?)s?\\b'
const SNOWY_PEAKS =
  /\bsnow[- ](?:covered|capped|clad|dusted|topped) (?=(?:mountain|peak|alp|summit|range|volcano))/g
/** "A lake with snowy mountains", "snow-capped peaks reflected in a lake": they are only seen from there. */
const FAR_SNOW = new RegExp(
  `(?<=\\b(?:with|reflections? of|behind|before|below|beneath|against|beyond|facing|overlooking|surrounded by) (?:(?:the|an?|some|distant|tall|high|majestic|jagged) )*)${SNOWY}|\\b${SNOWY}(?= (?:behind|above|beyond|over|(?:are |is )?(?:reflect|mirror)(?:ed|ing|s)?|ris(?:e|es|ing)|tower(?:s|ing)?|in the (?:background|distance))\\b)`,
  'g',
)

/** "Early summer, snow-covered mountains": snow lies on peaks in summer, too, and on those far away in all seasons. */
function meltSnow(text: Text): void {
  if (/\b(?:spring|summer|autumn)(?:time)?\b/.test(text.body)) take(text, SNOWY_PEAKS)
  text.body = text.body.replace(FAR_SNOW, 'snow mountains')
}

/** Reads time, weather, season and mood. Time, weather and season are cut out; mood words stay for others. */
export function readSetting(text: Text): Setting {
  const mood = MOODS.find(([, words]) => words.test(text.body))?.[0] ?? null
  const force = FORCES.find(([, words]) => words.test(text.body))?.[0]
  meltSnow(text)
  const colours = readColours(text)
  const { body } = text
  const season = firstMatch(text, SEASONS)
  const over = take(text, AFTER_RAIN)
  const wet = over || PUDDLES.test(body)
  const hint = weatherHint(body, over)
  const weather = takeWeather(text)
  const time = firstMatch(text, TIMES) ?? hourOfOccasion(body)
  takeSky(text)
  return {
    time,
    weather: weather ?? hint,
    season: season ?? (weather === 'snow' || weather === 'blizzard' ? 'winter' : null),
    mood,
    ...(force === undefined ? {} : { force }),
    ...(wet ? { wet: true } : {}),
    ...ofTheAir(text),
    ...colours,
    ...fogColour(body),
    ...thrownUp(text),
    ...occasionIn(body),
  }
}

function readColours(text: Text): Pick<Setting, 'tone' | 'sky'> {
  const [tone, sky] = [takeTone(text), skyIn(text)]
  return { ...(tone === null ? {} : { tone }), ...(sky.length === 0 ? {} : { sky }) }
}

/** The words that stand for dust in the light and for the open sky. */
function ofTheAir(text: Text): Pick<Setting, 'motes' | 'underSky'> {
  return {
    ...(take(text, / ?\bdustmotes\b/g) ? { motes: true } : {}),
    ...(take(text, / ?\bopensky\b/g) ? { underSky: true } : {}),
  }
}

const FOG_COLOUR =
  /\b(green|blue|purple|red|pink|orange|yellow|violet|turquoise|crimson|golden|black)(?: [a-z]+ing)? (?:fog|mist|smog|haze)\b/

function fogColour(body: string): Pick<Setting, 'fog'> {
  const fog = FOG_COLOUR.exec(body)?.[1]
  return fog === undefined ? {} : { fog }
}

/** The words that stand for "…, dust behind it" since the turns of phrase were put in plain words. */
function thrownUp(text: Text): Pick<Setting, 'thrown'> {
  const found = ['dust', 'mud', 'sparks'].filter((stuff) =>
    take(text, new RegExp(` ?\\bthrown${stuff}\\b`, 'g')),
  )
  return found.length === 0 ? {} : { thrown: found }
}

const SUN_OUT =
  /\bsun(?:ny|shine| (?:[a-z]+ly )?(?:comes out|breaks through|shines))\b|\b(?:in|under) the (?:[a-z]+ )?sun\b|\bsunbath/

/** "Snowy" is ground and season, "snowing" is weather: a snowy field wants both. */
function weatherHint(body: string, over: boolean): Weather | null {
  if (/\bsnowy\b/.test(body)) return 'snow'
  if (SUN_OUT.test(body)) return 'clear'
  return !over && saysRain(body) ? 'rain' : null
}

/** Rain with a rainbow is nearly over. */
function takeWeather(text: Text): Weather | null {
  const bow = /\brainbows?\b/.test(text.body)
  const weather = firstMatch(text, WEATHERS) ?? takeBareSnow(text)
  return weather === 'rain' && bow ? 'rainbow' : weather
}

/** What is over leaves puddles. */
const AFTER_RAIN =
  /\b(?:just |right |shortly )?after (?:the |an? )?(?:heavy |light |summer |spring |long |big )*(?:rain|rainfall|rainstorm|thunderstorm|storm|downpour|shower)\b/g

const PUDDLES =
  /(?<!\b(?:mud|muddy|oil|blood|melt[a-z]* (?:[a-z]+ )?into an?|melt[a-z]* (?:[a-z]+ )?to an?) )\bpuddles?\b(?!-)/
/** Nobody wears these on a dry day, and no puddles lie then, unless the prompt says so. */
const RAIN_CLOTHES = /\b(?:rain ?coats?|rain ?boots|wellies|wellington boots|rubber boots)\b/
/** With such a sky one sees the sun, whatever a fisherman wears. */
const SUN_SEEN =
  /\b(?:sunny|sunrise|sunset|sunlight|sunlit|golden hour|blue sky|clear sky|starry)\b/

/** In these it is water that lies there, and no weather. */
const CALM_PUDDLE = /\b(?:sail|row|float|boat|drink|reflect|mirror|swim|bath|fish)/

/** Where rubber boots are for what is on the floor. */
const BOOTED_WORK =
  /\b(?:garden(?:s|er|ers|ing)?|water(?:s|ing)|farm(?:s|er|ers)?|market|stables?|barn|fishmonger|butcher|cheese|car wash|fire|cow|pigs?)\b/

const saysRain = (body: string): boolean =>
  (PUDDLES.test(body) && !CALM_PUDDLE.test(body)) ||
  (RAIN_CLOTHES.test(body) && !SUN_SEEN.test(body) && !BOOTED_WORK.test(body))

function takeBareSnow(text: Text): Weather | null {
  const found = take(
    text,
    /\b(?:in|through|on|across|over|into|with|under) (?:the |deep |fresh |thick |white |heavy |light |gentle |falling |swirling )*snow\b(?! (?:leopard|globe|man|ball|board|angel|shovel|plow|mobile|owl|fox|monkey|field|slope|mountain|drift))|\b(?:light|heavy|soft|gentle|falling|drifting) snow\b(?= *(?:[,.;¦]|$))|(?<=\b(?:watch|see|look|gaz|star)(?:es|s|ing|e)?(?: out)?(?: at)? )(?:the )?(?:falling )?snow\b(?= ?(?:[,.;¦]|$| (?:fall|outside|through|from)))|^\s*snow\s*$|\b(?:(?:thick|deep|fresh|heavy|white) )?snow (?:blanket|cover|shroud|cloak|wrap|bur(?:y|i))(?:e?s|ing)(?= (?:the|an?|its|their)\b)/g,
  )
  return found ? 'snow' : null
}

interface Told<Name> {
  readonly name: Name
  readonly core: RegExp
  /** With all that may lead to it. */
  readonly whole: RegExp
}

function firstMatch<Name>(text: Text, table: readonly Told<Name>[]): Name | null {
  let first: Name | null = null
  for (const { name, core, whole } of table) {
    // The core alone decides whether the long pattern is worth compiling.
    if (core.test(text.body) && cutSetting(text, whole)) first ??= name
  }
  return first
}

/** Before a noun only the word itself goes ("in a snowy forest" → "in a forest"), elsewhere its whole phrase. */
function cutSetting(text: Text, pattern: RegExp): boolean {
  let matched = false
  const body = text.body
  text.body = body.replace(pattern, (match: string, lead: string, offset: number) => {
    matched = true
    text.taken.push(match.trim())
    const rest = body.slice(offset + match.length)
    // "Soars through a clear blue sky" says where, too.
    const sky =
      /sk(?:y|ies)$/.test(match) && /^(?:in|into|through|across|on) /.test(lead)
        ? 'in the sky '
        : ''
    // "A night market" is a place of its own.
    if (NOUN_FOLLOWS.test(rest))
      return namesPlace(match.slice(lead.length), rest) ? match : lead.trimEnd()
    // "Mist curling around the reeds": what the weather does is nobody else's deed.
    return CUT + sky + (isClause(body.slice(0, offset), lead, rest) ? 'light ' : '')
  })
  return matched
}

function namesPlace(word: string, rest: string): boolean {
  const [next = ''] = /[a-z]+/.exec(rest) ?? []
  return /^(?:night (?:market|club|bazaar)|frozen (?:river|stream|creek|brook|canal))$/.test(
    `${word} ${next}`,
  )
}

const CLAUSE_STARTS = /(?:^|[,.;¦-]|\b(?:and|while|as|when))\s*(?:(?:an?|the) (?:\w+ ){0,2})?$/
const DOES =
  /^ (?:\w+ly )?(?!(?:during|is|as|this|its|his|across|towards|always|us)\b)[a-z]+(?:ing|s)\b/

function isClause(before: string, lead: string, rest: string): boolean {
  const bare =
    !/^(?:in|at|during|on|under|beneath|through|into|against|amid|by|with|of|from|lit)/.test(lead)
  const first = before.trim() === '' && !/^ \w+ (?:from|off|onto)\b/.test(rest)
  return bare && CLAUSE_STARTS.test(before) && !first && DOES.test(rest)
}

function compile<Name extends string>(
  table: Partial<Record<Name, string>>,
  after = '',
): readonly Told<Name>[] {
  const rows = Object.entries(table) as [Name, string][]
  return rows.map(([name, words]) => ({
    name,
    core: new RegExp(words),
    whole: new RegExp(`\\b${LEAD}(?:${words})\\b${after}`, 'g'),
  }))
}
