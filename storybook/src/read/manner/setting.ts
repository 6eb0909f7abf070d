import type { Force, Mood, Season, Time, Weather } from '../../plan/plan.ts'
import { take, type Text } from '../prompt/text.ts'
import { hourOfOccasion, occasionIn, type Occasion } from './occasions.ts'
import { skyIn, takeSky, takeTone } from './tone.ts'
import { MOODS, FORCES, SEASONS, TIMES, WEATHERS } from './setting-words.ts'
import { firstMatch } from './first-match.ts'

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
  const weather = inSeason(takeWeather(text), season, body)
  take(text, DURING_FEAST)
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

/** An occasion, and no place beside the one that is named. */
const DURING_FEAST =
  / ?\b(?:during|amid|amidst) (?:the |an? )?(?:[a-z]+,? ){0,2}(?:festivals?|festivities|carnival|fiesta|celebrations?)\b/g

/** In winter it is snow that storms, unless rain is spoken of. */
const WET_STORM = /\b(?:rain|thunder|lightning|tempest|hurricane)/

function inSeason(weather: Weather | null, season: Season | null, body: string): Weather | null {
  const snows = season === 'winter' && weather === 'storm' && !WET_STORM.test(body)
  return snows ? 'blizzard' : weather
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
