import { wordSet } from '../../lexicon/word-set.ts'
import { CUT, take, type Text } from './text.ts'

/** Cameras, lenses, render engines, weights and switches: said to a model, seen by nobody. Film of so many millimetres has a grain. */
const GEAR =
  /\b(?:shot|filmed|captured|photographed|recorded|taken|rendered) (?:on|with|in|using) (?:an? |the )?(?!(?:16|35|65|70) ?mm (?:[a-z]+ )?film\b)(?:arri|red|sony|canon|nikon|fujifilm|kodak|leica|hasselblad|panavision|blackmagic|gopro|iphone|imax|super ?8|16 ?mm|35 ?mm|65 ?mm|70 ?mm|unreal|octane|blender|v-?ray|cinema 4d)[^,.;¦]*|\b(?:arri|alexa|kodak|ektachrome|portra|fujifilm|cinestill|hasselblad|leica|panavision|blackmagic|imax|sony a?\d+|canon eos|red (?:komodo|epic))\b[^,.;¦]*|\bf\/? ?\d(?:\.\d)?\b|\b(?!(?:16|35|65|70) ?mm (?:[a-z]+ )?film\b)\d{2,3} ?mm\b(?: (?:lens|film|prime|anamorphic|photography))*|--?[a-z]{1,8} [\d:.]+|<lora:[^>]*>|:\d\.\d+|\b(?:iso ?\d{3,4}|\d{2} ?fps|(?<=[.,;] ?|^)\d{1,2}(?:\.\d)? ?(?:s|secs?|seconds?)(?: long)?(?= ?[.,;]| ?$)|(?:16|9|4|21|1):(?:9|16|3|1)(?: aspect ratio)?|aspect ratio)\b/g

// Compiled only for prompts that have one of these: the pattern costs more than most prompts.
const GEAR_GUARDS =
  'mm|f/|f1|shot on|shot with|filmed|captured|photographed|recorded|rendered|arri|alexa|kodak|portra|sony|canon|nikon|leica|fujifilm|cinestill|hasselblad|panavision|blackmagic|imax|ektachrome|komodo|--|lora|fps|iso|second|sec|s,|s.|aspect|frame rate|:1|16:9|9:16'.split(
    '|',
  )

/** What a part of a list ends with when it speaks of the picture as a whole. */
const MANNER = wordSet(
  'lighting illumination tone tones color colors colour colours palette grading grade mood atmosphere ambience ambiance vibe vibes aesthetic aesthetics look feel feeling detail details texture textures quality resolution render rendering photography cinematography photorealism realism composition framing focus lens lenses bokeh blur grain flare flares contrast highlights shadows soundtrack score music audio narration voiceover voice-over effect effects tension symmetry visuals exposure saturation art artwork documentary commercial trailer movie film comedy sketch skit drama thriller horror mockumentary footage advert advertisement wallpaper cuts backlight backlighting montage b-roll',
)
/** The same of two words. */
const MANNER_PAIRS =
  /(?:god rays|(?:light|sun) rays|depth of field|(?:rim|key|side) light|stage lights?|music video|rule of thirds)$/
/** How light is when it only lights. */
const LIT = wordSet(
  'soft warm cold cool hard harsh natural dim low bright golden dramatic ambient diffused dappled volumetric moody blue pink orange purple red green neon studio cinematic gentle hazy directional overhead flat subtle beautiful glowing flickering eerie pale silver silvery early late back side rim streaming window and',
)
const PLAYED_SOFTLY = wordSet(
  'melancholic melancholy soft gentle upbeat orchestral epic sad slow calm soothing ambient emotional dramatic uplifting playful tense background distant lofi lo-fi swelling',
)
const INSTRUMENTS = wordSet(
  'piano jazz strings violin violins guitar orchestra choir synth synths drums percussion',
)
/** Moods and praise that stand alone in a list and name nothing. */
const ALONE = wordSet(
  'asmr luxury luxurious sensual refreshing appetizing mouth-watering delicious premium horror scale grand mystery pastoral epic sci-fi scifi historical fantasy cosmic melancholic satirical mystical dreamlike dramatic dynamic funny cute moody comedic comedy gothic tense suspenseful emotional energetic minimalistic minimalist atmospheric immersive intricate crisp saturated desaturated muted backlit overexposed symmetrical gritty raw candid heartwarming inspirational uplifting hopeful commercial retro kawaii photogenic fast-paced slow-paced intimate surprising satisfying aesthetic hd clean elegant graceful vivid vibrant bold timeless soulful poetic nostalgic nostalgia storybook realism lifelike macabre wholesome breathtaking stunning and',
)
const LEADS = wordSet('with in and very highly ultra super hyper')
/** Words that make a sentence of it: "a man listens to music". */
const TOLD = wordSet('to in on at of for by from into is are a an the he she it they')
const GLOWING =
  /^(?:stunning|glowing|flickering|striking|amazing|haunting|lens|gorgeous|luminous|ominous|mysterious)$/

/** Whether a part of a list only says how the whole picture looks or sounds. */
function isManner(part: string): boolean {
  const all = part.trim().split(/\s+/)
  while (LEADS.has(all[0] ?? '')) all.shift()
  const last = all.at(-1) ?? ''
  const and = all.indexOf('and')
  // "Muted blue tones and fine grain".
  if (all.length > 4 && and > 1)
    return isManner(all.slice(0, and).join(' ')) && isManner(all.slice(and + 1).join(' '))
  if (last === '' || all.length > 5) return false
  if (all.every((word) => ALONE.has(word) || /^(?:19|20)?\d0s$/.test(word))) return true
  return isLight(all, last) || isSound(all, last) || isTalk(all, last)
}

/** "…, giving it a documentary feel", "…, evoking the last days of summer": what the picture does to who sees it. */
function isEffect(all: readonly string[]): boolean {
  const [first = ''] = all
  if (/^(?:evoking|conveying|enhancing|emphasi[sz]ing|heightening|accentuating)$/.test(first))
    return true
  const gives = /^(?:giving|creating|lending|adding|producing|making|suggesting)$/.test(first)
  return (
    gives &&
    all.some((word) => MANNER.has(word) || /^(?:sense|contrast|drama|magic|warmth)$/.test(word))
  )
}

function isLight(all: readonly string[], last: string): boolean {
  return /^lights?$/.test(last) && all.length > 1 && all.slice(0, -1).every((word) => LIT.has(word))
}

function isSound(all: readonly string[], last: string): boolean {
  return INSTRUMENTS.has(last) && all.length === 2 && PLAYED_SOFTLY.has(all[0] ?? '')
}

/** "A man plays music" is no talk of the film, "stunning visuals" is. */
function isTalk(all: readonly string[], last: string): boolean {
  if (!MANNER.has(last) && !MANNER_PAIRS.test(all.join(' '))) return false
  return all
    .slice(0, -1)
    .every((word) => GLOWING.test(word) || !(TOLD.has(word) || /(?:ing|s)$/.test(word)))
}

/** Cuts out equipment and switches; done before anything else reads, for their names are those of colours and towns. */
export function takeGear(text: Text): void {
  if (GEAR_GUARDS.some((guard) => text.body.includes(guard))) take(text, GEAR)
}

/** Cuts out the parts of a list that only say how the whole picture looks or sounds and that nobody else has read. */
export function takeManner(text: Text): void {
  text.body = text.body
    .split(/(?<=[,.;:¦!?])|(?=[,.;:¦!?])/)
    .map((part) => (isManner(part) || isEffect(part.trim().split(/\s+/)) ? CUT : part))
    .join('')
}
