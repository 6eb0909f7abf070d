import { CUT, take, type Text } from './text.ts'

/** Cameras, lenses, film stock, render engines, weights and switches: said to a model, seen by nobody. */
const GEAR =
  /\b(?:shot|filmed|captured|photographed|recorded|taken|rendered) (?:on|with|in|using) (?:an? |the )?(?:arri|red|sony|canon|nikon|fujifilm|kodak|leica|hasselblad|panavision|blackmagic|gopro|iphone|imax|super ?8|16 ?mm|35 ?mm|65 ?mm|70 ?mm|unreal|octane|blender|v-?ray|cinema 4d)[^,.;¦]*|\b(?:arri|alexa|kodak|ektachrome|portra|fujifilm|cinestill|hasselblad|leica|panavision|blackmagic|imax|sony a?\d+|canon eos|red (?:dragon|komodo|epic))\b[^,.;¦]*|\bf\/? ?\d(?:\.\d)?\b|\b\d{2,3} ?mm\b(?: (?:lens|film|prime|anamorphic|photography))*|--?[a-z]{1,8} [\d:.]+|<lora:[^>]*>|:\d\.\d+|\b(?:iso ?\d{3,4}|\d{2,3} ?fps|high frame rate|(?:16|9|4|21|1):(?:9|16|3|1)(?: aspect ratio)?|aspect ratio)\b/g

/** What a part of a list ends with when it speaks of the picture as a whole. */
const MANNER =
  'lighting|illumination|tones?|colou?rs?|palette|grading|grade|mood|atmosphere|ambien[ct]e|vibes?|aesthetics?|look|feel|feeling|details?|textures?|quality|resolution|render(?:ing)?|photography|cinematography|photorealism|realism|composition|framing|focus|lens|lenses|bokeh|blur|grain|flares?|contrast|highlights|shadows|soundtrack|score|music|audio|narration|voice-?over|effects?|tension|symmetry|visuals|exposure|saturation|background blur|depth of field|god rays|light rays|sun rays|rim light|key light|side light|stage lights?|art|artwork|documentary|commercial|trailer|advert(?:isement)?|music video|wallpaper|rule of thirds'
const ADJECTIVES =
  'soft|warm|cold|cool|hard|harsh|natural|dim|low|bright|golden|dramatic|ambient|diffused|dappled|volumetric|moody|blue|pink|orange|purple|red|green|neon|studio|cinematic|gentle|hazy|directional|overhead|flat|subtle|beautiful|glowing|flickering|eerie|pale|silver|silvery|early|late|back|side|rim|streaming|window'
const SOUNDS =
  '(?:melancholic|melancholy|soft|gentle|upbeat|orchestral|epic|sad|slow|calm|soothing|ambient|emotional|dramatic|uplifting|playful|tense|background|distant|lo-?fi|swelling) (?:piano|jazz|strings|violins?|guitar|orchestra|choir|synths?|drums|percussion)'
/** Moods and praise that stand alone in a list and name nothing. */
const ALONE =
  'moody|comedic|comedy|gothic|tense|suspenseful|emotional|energetic|minimalistic|minimalist|atmospheric|immersive|intricate|crisp|saturated|desaturated|muted|backlit|overexposed|symmetrical|gritty|raw|candid|heartwarming|inspirational|uplifting|hopeful|commercial|retro|kawaii|photogenic|fast-paced|slow-paced|intimate|surprising|satisfying|aesthetic|hd|clean|elegant|graceful|vivid|vibrant|bold|timeless|soulful|poetic|nostalgic|(?:19|20)?\\d0s(?: nostalgia)?|storybook|realism|lifelike|macabre|wholesome|breathtaking|stunning'

// "A man plays music" is no talk of the film, "stunning visuals" is.
const WORD =
  "(?!(?:to|in|on|at|of|for|by|from|into|is|are|an?|the|he|she|it|they)\\b)(?:[a-z'-]*(?!ing|.?s )[a-z'-]{2}|stunning|glowing|flickering|striking|amazing|haunting|cozy|lens|gorgeous|luminous|ominous|mysterious)"
const PART = new RegExp(
  `(?<=^|[,.;¦!?-])\\s*(?:(?:with|in|and|very|highly|ultra|super|hyper) )*(?:(?:${WORD} (?:and )?){0,3}(?:${MANNER})|(?:(?:${ADJECTIVES}) (?:and )?){1,3}lights?|${SOUNDS}|(?:very |highly )?(?:${ALONE})(?: and (?:${ALONE}))?)(?: (?:throughout|overall|everywhere))?\\s*(?=[,.;¦!?]|$)`,
  'g',
)

/** Cuts out equipment and switches; done before anything else reads, for their names are those of colours and towns. */
export function takeGear(text: Text): void {
  take(text, GEAR)
}

/** Cuts out the parts of a list that only say how the whole picture looks or sounds and that nobody else has read. */
export function takeManner(text: Text): void {
  text.body = text.body.replace(PART, CUT)
}
