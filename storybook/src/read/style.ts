import type { StyleName } from '../plan/plan.ts'
import { take, type Text } from './text.ts'

const LEAD =
  '(?:(?:drawn|painted|rendered|made|done|shot|filmed|depicted|as) )?(?:(?:in|with|as|like|by|of|using) )*(?:(?:the|an?) )*(?:(?:style|manner|look|aesthetic) of (?:an? |the )?)?'
const TAIL =
  '(?:[- ](?:style[ds]?|painting|paintings|art|artwork|look|aesthetics?|effect|film|movie|video|drawing|illustration|animation|animated|footage|photo|photography|photograph|themed?|inspired|vibes?|filter|picture|print|woodblock|tones?|scene|anime|cartoon|rendering|strip|book))*'

/** Most telling first: "by Hokusai, in the style of Ukiyo" is one style named twice. */
const STYLES: readonly [StyleName, string][] = [
  [
    'van-gogh',
    "(?:vincent )?van gogh(?:'?s)?(?! is\\b| and\\b| paint(?:s|ing)\\b| walk|'s selfie| selfie| sit)(?:[- ]style|[- ]like|[- ]esque)?|starry night style|post-?impressionis[mt]",
  ],
  [
    'ukiyo-e',
    '(?:katsushika )?hokusai|ukiyo(?:[- ]?e)?|japanese woodblock|woodblock print|hiroshige|sumi[- ]e',
  ],
  ['pixel', 'pixel(?:ated|[- ]art)?|8[- ]?bit|16[- ]?bit|retro (?:video )?game|voxel'],
  [
    'monochrome',
    'black[- ]?(?:and|&|n)[- ]?white(?! (?!style|film|movie|photo|picture|video|footage|animation|art|drawing|illustration|image|version|tone|filter|noir|look|shot|of|with|scene|and|print|cinema|aesthetic|painting|cartoon|documentary|close|in|by)[a-z])|b ?& ?w|monochrom(?:e|atic)|gr[ae]yscale|film noir|noir|desaturated',
  ],
  ['cyberpunk', 'cyber ?punk|blade ?runner|synthwave|vaporwave'],
  ['watercolour', 'water ?colou?rs?|gouache|aquarelle|ink wash|wet[- ]on[- ]wet'],
  [
    'oil',
    'oil[- ]paint(?:ing|ed|s)?|oil on canvas|oils|impasto|impressionis[mt](?:ic)?|monet|rembrandt|renaissance painting|claude monet|acrylic paint(?:ing)?',
  ],
  [
    'anime',
    'anime|manga|studio ghibli|ghibli|miyazaki|makoto shinkai|animated(?=[- ](?:style|film|movie|video|cartoon|series|look)|\\s*[.,;¦]|\\s*$)|cel[- ]shad(?:ed|ing)|cartoons?|cartoonish|disney|pixar|2d animation|3d animation|animation',
  ],
  ['comic', 'comic(?:[- ]book)?s?|graphic novel|marvel comic|halftone'],
  [
    'pencil',
    'pencil(?:[- ](?:sketch|drawing|drawn))|sketch(?:ed|y)?|charcoal (?:drawing|sketch)|line (?:art|drawing)|hand[- ]drawn|doodle|ink drawing|crayon drawing|chalk drawing',
  ],
  ['clay', 'clay ?mation|clay animation|plasticine|stop[- ]?motion|wallace and gromit|aardman'],
  [
    'vintage',
    'vintage(?: film| footage| photo| movie)|old (?:film|movie|footage|photograph)|sepia|retro (?:film|footage|look|style)|super ?8|8 ?mm|16 ?mm|vhs|silent film|1920s|1950s|1970s|1980s|kodak|home video',
  ],
  [
    'surreal',
    'surreal(?:ism|ist|istic)?|salvador dal[ií]|dal[ií](?=[- ](?:style|painting))|magritte|dreamlike|psychedelic|trippy',
  ],
  ['pop-art', 'pop[- ]art|andy warhol|warhol|roy lichtenstein|lichtenstein'],
  [
    'silhouette',
    'silhouett?es?(?: style| art| animation)?|shadow (?:puppets?|theat(?:re|er)|play)|backlit silhouettes?',
  ],
  ['pastel', 'pastel(?: colou?rs?| tones?| palette| drawing| style)|soft pastels?|kawaii'],
  [
    'neon',
    'neon (?:style|lights? style|art|palette|colou?rs|glow style)|glowing neon style|tron style|outrun',
  ],
  [
    'paper',
    "paper (?:theat(?:re|er)|cut(?:-?outs?)?|craft|art)|papercraft|cut[- ]?out(?: animation| style)|origami style|kirigami|storybook|picture book|children'?s book",
  ],
  [
    'cinematic',
    'cinematic(?:ally)?|film[- ]like|hollywood|movie (?:still|trailer)|blockbuster|imax|35 ?mm film|arri|dramatic lighting|film grain|hyper-?realis(?:tic|m)|photo-?realis(?:tic|m)|ultra-?realistic|realistic|photo ?real',
  ],
]

/** Words of quality that say nothing about the picture: understood as praise, cut out. */
const PRAISE =
  /\b(?:(?:in )?(?:4k|8k|2k|1080p|720p|uhd|hd|hdr|full hd)(?: (?:resolution|quality|video|ultra hd))?|high[- ](?:quality|resolution|definition|detail)|masterpiece|best quality|award[- ]winning|highly detailed|ultra[- ]detailed|intricate(?:ly)? detail(?:s|ed)?|trending on artstation|unreal engine(?: 5)?|octane render|ray[- ]tracing|digital art|concept art|vibrant colou?rs?|vivid colou?rs?|rich colou?rs?|sharp focus|professional (?:lighting|footage|photo)|stock footage|royalty free|volumetric light(?:ing)?|global illumination|3d render(?:ing|ed)?|60 ?fps|24 ?fps|30 ?fps|artstation|hyper-?detailed|stunning visuals)\b/g

// The short pattern alone decides whether the long one, with all that may stand around it, is worth compiling.
const PATTERNS = STYLES.map(
  ([name, words]) =>
    [
      name,
      new RegExp(`\\b(?:${words})`),
      new RegExp(`\\b${LEAD}(?:${words})${TAIL}\\b`, 'g'),
    ] as const,
)

/** The film's style, cut out of the text; null when the prompt names none. */
export function readStyle(text: Text): StyleName | null {
  let style: StyleName | null = null
  for (const [name, core, pattern] of PATTERNS) {
    if (!core.test(text.body) && name !== 'cinematic') continue
    if (name === 'cinematic') while (take(text, PRAISE));
    if (take(text, pattern)) style ??= name
  }
  return style
}
