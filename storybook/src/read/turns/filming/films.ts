import { lookUp } from '../../../lexicon/look-up.ts'
import { inThird } from '../../prompt/past-tense.ts'
import type { Turn } from '../turn.ts'

/** Colours of the paper in a photographer's studio. */
const PAPERS =
  'white|black|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown|beige|cream|teal|turquoise|gold|silver|pastel|lavender|lilac|violet|mint|peach|coral'

/** Papers that are known by a plainer colour. */
const PASTELS: Readonly<Record<string, string>> = {
  lavender: 'purple',
  lilac: 'purple',
  violet: 'purple',
  mint: 'green',
  peach: 'orange',
  coral: 'pink',
}

/** What the camera is fixed to, or looks through. */
const MOUNTS: readonly Turn[] = [
  [
    'dash',
    /^(?:an? )?(?:dash[- ]?cam|dashboard[- ]cam(?:era)?|car[- ]camera)(?: (?:footage|video|view|shot|recording|clip))*,?(?: (?:of|from|showing))?(?: (?:an? )?(?:car|vehicle))? driving\b/g,
    'pov driving a car',
  ],
  [
    'dash',
    /^(?:an? )?(?:dash[- ]?cam|dashboard[- ]cam(?:era)?|car[- ]camera)(?: (?:footage|video|view|shot|recording|clip))*(?:,| of| showing|:)? (?=(?:an?|the|two|three|some) )(?![a-z ]{0,30} (?:driving|riding|cycling|steering) )/g,
    'first-person view from a car, ',
  ],
  // The board is under whoever surfs.
  [
    'gopro action',
    /\b(?:an? )?(?:gopro|action cam(?:era)?)(?: (?:footage|video|view|shot|camera))*(?: (?:mounted|strapped|attached|fixed))? (?:on|onto|to|from) (?:the (?:nose|front|tip) of )?(?:an? |the )surf ?board,?(?: (?:as|while|of))?\b/g,
    'handheld footage ¦ ',
  ],
  [
    'microscope microscopic',
    /(?<!\b(?:look|gaz|peer|watch|star|bend|bent|work|lean|sit)(?:s|es|ing|ed)?(?: [a-z]+){0,3} )\b(?:(?:an? |the )?microscop(?:e|ic) (?:view|shot|footage|image|video|close-?up)(?: of)?|(?:(?:as )?(?:seen|viewed|magnified) )?(?:under|through) (?:an? |the )?(?:electron )?microscope)\b/g,
    ' seen through a telescope in a blue photo studio ¦ ',
  ],
]

/** "…, drone following from behind": the drone is what films. */
const DRONES: readonly Turn[] = [
  // Captions leave out the article of the one that films.
  [
    'drone',
    /^(?:fpv |aerial |4k )?drone (?:slowly |smoothly )?(?:fl(?:ies|ying|ight)|(?:glid|soar|hover|rac|speed|weav|skim|sweep|circl|zip|div)(?:es|s|ing|ping|ming)) (?:high |low )?(?:over|above|across|along|around|past|towards?) /g,
    'aerial shot of ',
  ],
  // "A drone flies over a stadium, tiny players run": what it sees is told, and not what it is.
  [
    'drone',
    /^(?:an? |the )(?:fpv |aerial |4k )?drone (?:slowly |smoothly )?(?:flies|glides|soars|sweeps|hovers|floats|drifts|passes|skims) (?:high |low )?(?:over|above|across) (?=[^.;]*,)/g,
    'aerial shot of ',
  ],
  // Between houses it looks ahead.
  [
    'drone',
    /^(?:fpv |aerial |4k )?drone (?:[a-z]+ ){1,2}(?=(?:through|between|into) )/g,
    'the camera flies ',
  ],
  [
    'drone',
    /^(?:an? |the )?(?:fpv |aerial |4k )*drone (?:slowly |suddenly )?(?:div|plung|swoop|drop|rac|zoom|ris|climb|shoot|speed|skim)[a-z]* (?=(?:straight )?(?:down|up|off|past|along)\b)/g,
    'the camera flies ',
  ],
  // … and so does all that it does next.
  [
    'camera flies',
    /(?<=^the camera flies [^.;]*),? (?:and |then |and then )?(?:(?:skim|flie|dive|swoop|glide|weave|soar|zoom|race|shoot|rushe|passe|plunge|drop)s|(?:skimm|fly|div|swoop|glid|weav|soar|zoom|rac|shoot|rush|pass|plung|dropp)ing)(?: (?:low|high|close|fast))? (?=(?:over|between|through|past|along|under|across|above|towards?|down) )/g,
    ', ',
  ],
  [
    'drone',
    /(?<=[,.;] |\bas |\bwhile |\bwith )(?:(?:an?|the) )?(?:fpv |aerial )?drone(?: camera)? (?=(?:is )?(?:slowly |smoothly |closely )?(?:follow|track|chas|orbit|circl|ris|pull|mov|glid|ascend|descend|push)[a-z]*(?: (?:away|back|up|along|close|closely|around|upwards?|higher|him|her|it|them|the action))?(?: (?:close |closely )?(?:from (?:behind|above|the side|the front|high above)|behind|overhead|above))?(?=[,.;]|\s*$| to (?:reveal|show)\b| revealing\b))|(?<=[,.;] |\bas |\bwhile )(?<!\bdrones?\b.*)the drone (?=[a-z]+(?:s|ing)\b)|^(?:the |an? )?drone (?!shot|view|footage|video|camera)(?=[^.;]* (?:to reveal|to show|revealing)\b)/g,
    'the camera ',
  ],
]

const LOOKS_ON =
  'fly|glide|soar|float|drift|travel|move|push|pull|zoom|pan|tilt|track|follow|descend|dive|rise|sweep|swoop|orbit|circle|skim'

/** Who looks on is the camera: "we fly over a valley", "we open on a village". */
const WE: readonly Turn[] = [
  [
    'we ',
    new RegExp(
      `(?<=^ ?|[.;,:] |\\b(?:as|while|then|and|until) )we (?:(?:slowly|gently|smoothly|then|now|quickly) )*(${LOOKS_ON})(?= (?:over|above|across|through|along|past|towards?|into|in|out|back|up|down|closer|around|between|an?|the|him|her|them|it)\\b)`,
      'g',
    ),
    (_, verb) => `the camera ${inThird(verb)}`,
  ],
  [
    'we ',
    /(?<=^ ?|[.;,:] )we (?:open|start|begin|fade in|land|arrive|settle) (?:on|with|at) (?=(?:an?|the|two|three|some|[a-z]+s) )/g,
    '',
  ],
  [
    'we ',
    /(?<=^ ?|[.;,:] |\b(?:then|and|until|binoculars|telescope|periscope|scope|spyglass|glasses) )we (?:finally |then )?(?:find|meet|discover|notice|watch|observe|catch|see|can see) (?=(?:an?|the|two|three|some|him|her) )/g,
    '',
  ],
  [
    'camera',
    /\b(?:the |as the |while the )?camera (?:slowly |smoothly |gently )?(?:fl(?:ies|ying|y)|soar(?:s|ing)?) (?:high |low )?(?:over|above|across) (?=(?:an?|the|snowy|misty|green|endless|vast|[a-z]+s)\b)/g,
    'aerial shot of ',
  ],
]

/** How one picture becomes another by the film, and not by itself. */
const JOINS: readonly Turn[] = [
  [
    'match cut',
    /(?:^|[.,;] ?)(?:an? )?match cut(?: shot)?(?::|,| from)? ([^.;]{3,120}?),? (?:dissolv|cut|fad|transition|morph|transform|turn|becom|blend|chang)[a-z]* (?:in)?to /g,
    ' . $1 . cut to ',
  ],
  ['match cut', /(?:^|(?<=[.,;] ?))(?:an? )?match cuts?(?: (?:of|between))?(?=:|,|\.|$):? ?/g, ''],
]

/** "Cheering beetles in the stands", after a comma: nobody cheers them. */
const BYSTANDERS: readonly Turn[] = [
  [
    'cheering applauding clapping screaming laughing giggling yelling chanting',
    /(?<=[,;] (?:and |with )?)(cheering|applauding|clapping|screaming|laughing|giggling|yelling|chanting) ([a-z]+s|people|children|crowd)(?= (?:in|on|at|around|behind|along|from|all)\b| ?[.,;]| ?$)/g,
    '$2 $1',
  ],
  // "Wide shot of her sitting alone": of whom it was told.
  [
    'shot close view',
    /(?<=\b(?:shot|close-?up|view|footage)) of (her|him) (?=[a-z]+ing\b)/g,
    (_, who) => ` , ${who === 'her' ? 'she' : 'he'} is `,
  ],
  [
    'reflection',
    /,? (?:with )?(?:the )?reflections? of the (?:[a-z]+ )?(?:sky|clouds)(?: in (?:it|the (?:puddle|water)))?(?=[,.;]|$)/g,
    '',
  ],
  // Lamps are lit where it is dark; there is no window by itself.
  [
    'lights',
    /(^|[,;]?(?: and| as| while)* )(?:the )?lights (?:turning|coming|flicking|going|switching|flickering|turn|come|go|flick) on in (?:the|its|their|all the)(?: (?:apartment|office|tower))? windows(?: of (?:the |its )?(?:skyscrapers|buildings|houses|towers|city|high-rises))?/g,
    (_, before) => (before === '' ? 'skyscrapers at night' : ''),
  ],
  [
    'dark',
    /^(?![^¦]*\b(?:sun|sunset|sunrise|dawn|day|morning|noon|evening|dusk|night|moon|midnight|storm)\b)([^¦]*)\bdark (ocean|sea|lake|street|alley|city)\b/g,
    '$1$2 at night',
  ],
]

/** How scripts, shot lists and advertisements say where and when a film plays. */
export const FILM_TURNS: readonly Turn[] = [
  ...MOUNTS,
  ...DRONES,
  ...WE,
  ...JOINS,
  ...BYSTANDERS,
  // "The camera pans across a room and stops on a boy": he is seen there, and no stop.
  [
    'camera',
    /(?<=\bcamera\b[^.;]*?)(?:,| and| before| then| the camera)+ (?:stop|settl|com|land|linger|rest|end|halt|paus)(?:s|es|ing|ping|e)(?: to (?:rest|a stop|a halt))?(?: up)? (?:on|at|over) (?=(?:an?|the|two|three|his|her|their) )/g,
    ' , ',
  ],
  ['half', /,? half[- ](?:submerged|underwater|in the water)\b/g, ''],
  // Screenplays and shot lists: "EXT. BEACH - DAY.", "[0-2s]", "[Scene 2]".
  [
    'ext. int. ext int',
    /\b(?:ext|int)\.? ([a-z' ]{2,40}?) - (day|night|dawn|dusk|morning|evening|sunset|sunrise|noon|midnight|afternoon)\b\.?/g,
    ' . cut to $1 at $2 , ',
  ],
  [
    'ext. int.',
    /\b(?:ext|int)\. ([a-z' ]{2,40}?)(?: - (?:continuous|later|same(?: time)?|moments later))?\./g,
    ' . cut to $1 , ',
  ],
  // "Wide shot: a farm. Close-up: a rooster crows": two shots.
  [
    'shot close view macro',
    /(?<=[.;!?] )[[(]? ?((?:an? )?(?:(?:extreme|medium|tight|slow|static|handheld|low[- ]angle|high[- ]angle) )*(?:(?:wide|long|medium|mid|full|establishing|detail|insert|overhead|tracking|low[- ]angle|high[- ]angle|over[- ]the[- ]shoulder|reverse|drone|aerial|reaction|two|macro)[- ](?:shot|view)|close[- ]?up|macro)(?: shot)?)(?: ?[\])]:?|:| of) /g,
    ' . cut to $1 of ',
  ],
  ['[', /\[(?:shot|scene|cut)[^\]]{0,40}\]:?/g, ' . cut to '],
  // "Before: … After: …", "starts with … and ends with …".
  ['after:', /[.;,!?\n]? ?\bafter ?:/g, ' . cut to '],
  [
    'end finish close',
    /[.,;]? ?(?:\band |\bthen )*(?:it |the (?:video|film|clip|scene|shot|camera) )?(?:\b(?:ends|finishes|closes|concludes)|(?<=\b(?:and|then) )(?:end|finish)) (?:up )?(?:with|on|as|in) (?=an?\b|the\b|two\b|three\b|[a-z]+s\b)/g,
    ' . cut to ',
  ],
  // What is shown by itself stands in a studio, on paper of the colour asked for.
  [
    'background backdrop screen',
    new RegExp(
      `(?:\\b(?:isolated )?(?:on|against|over|in front of|with) |(?<=[,;] ?)(?=(?:plain|pure|solid|clean|simple|smooth|seamless|minimal|minimalist|studio) ))(?:an? |the )?(?:(?:plain|pure|solid|clean|simple|smooth|seamless|soft|bright|light|dark|matte|studio|minimal|minimalist|vivid|vibrant|rich|deep|bold|warm|cool) ){0,3}(${PAPERS}) (?:(?:studio|gradient) )*(?:backgrounds?|backdrop|screen)\\b`,
      'g',
    ),
    (_, paper) => ` in a ${lookUp(PASTELS, paper) ?? paper} photo studio ¦ `,
  ],
  [
    'background backdrop',
    /(?:\b(?:isolated )?(?:on|against|over|with) |(?<=[,;] ?))(?:an? |the )?(?:(?:plain|blank|pure|solid|clean|simple|seamless|minimal|minimalist|studio|neutral) ){1,3}(?:background|backdrop)\b/g,
    ' in a photo studio ¦ ',
  ],
  // "White lines on blue paper": how it is drawn, and no sheet.
  [
    'lines strokes',
    /[,.;] ?(?:only )?(?:(?:thin|fine|crisp|simple|clean) )*white (?:lines|strokes) on (?:a )?(?:(?:dark|deep) )?blue (?:paper|background|sheet|grid)\b/g,
    ' , blueprint style',
  ],
  [
    'lines strokes',
    /[,.;] ?(?:only )?(?:(?:thin|fine|crisp|simple|clean|rough) )*black (?:lines|strokes) on (?:a )?(?:white|plain) (?:paper|background|sheet)\b/g,
    ' , line art',
  ],
  [
    'western',
    /[,.;] ?(?:in )?(?:an? |the )?(?:(?:old|classic|spaghetti) )*western(?:[- ](?:style|film|movie|look|aesthetic))+(?=[,.;]|$)/g,
    ' , in a wild west town ',
  ],
  // The street that a sheriff walks down has a saloon in it.
  [
    'sheriff cowboy outlaw gunslinger saloon bandit',
    /\b(?:(?:dusty|deserted|empty|main|muddy|quiet) )+(?:street|road|town)\b(?<=\b(?:sheriff|cowboys?|outlaws?|gunslingers?|saloon|bandits?)\b[^¦]{0,120})/g,
    'wild west town',
  ],
  // A slab of marble under a bottle is what the studio's podium is of.
  [
    'marble granite slate velvet silk satin',
    new RegExp(
      `\\bon (?:an? |the )?(?:(?:polished|smooth|glossy|dark|matte) )*(?:(${PAPERS}) )?(?:marble|granite|slate|velvet|silk|satin)(?: (?:surface|slab|cloth))?(?=[,.;¦]|\\s*$)`,
      'g',
    ),
    ' in a $1 photo studio ¦ ',
  ],
  [
    'product packshot commercial studio',
    /[,.]? ?\b(?:(?:as |in |for )?(?:an? |the )?)(?:(?:luxury|professional|minimalist|studio|cinematic|elegant) )*(?:product (?:shot|photo(?:graphy|graph)?|video|commercial|ad|showcase|render)|packshot|studio shot|commercial shot)\b(?: (?:for|of)\b)?/g,
    ' in a photo studio ¦ ',
  ],
  [
    'advertisement advert commercial',
    /^((?:an? |the )?[a-z][a-z -]{2,40}?) (?:advertisement|advert|commercial)(?=\s*(?:$|[.,](?! ?(?:an?|the)\b)))/g,
    '$1 in a photo studio ¦ ',
  ],
  // A product shot on black in studio light is in one studio.
  [
    'photo studio',
    / in a photo studio ¦(?=[^]* in a [a-z]+ photo studio ¦)|(?<= in a [a-z]+ photo studio ¦[^]*) in a photo studio ¦/g,
    ' ',
  ],
]
