import type { StyleWords } from './style-words.ts'

const SHOWN =
  '(?=[- ](?:style[ds]?|art|artwork|paintings?|drawing|illustration|look|aesthetics?|design|poster|print|animation|portrait)\\b)'

/** Styles that have only a cousin here: shown in it, and said so. */
export const NEAREST_STYLES: readonly StyleWords[] = [
  {
    style: 'golden',
    words:
      '(?:medieval )?illuminated manuscripts?|(?:orthodox |russian |religious )?icon painting|(?:orthodox|byzantine|religious) icons?|persian miniature|mughal miniature',
    kin: true,
  },
  { style: 'pointillist', words: '(?:aboriginal )?dot painting', kin: true },
  {
    style: 'oil',
    words:
      '(?<=[,;¦] ?)(?:(?:fantasy|digital|classical|realistic|detailed|beautiful|epic|old|antique|dreamy|moody|matte|romantic|landscape|painterly) )+paintings?(?=\\s*(?:[,.;¦]|$))',
    kin: true,
  },
  { style: 'mosaic', words: `azulejos?${SHOWN}?|ceramic tile art`, kin: true },
  {
    style: 'silhouette',
    words: '(?:ancient )?(?:greek|athenian|attic) vase paintings?|black[- ]figure pottery',
    kin: true,
  },
  {
    style: 'cave-painting',
    words: '(?<=[,;¦.] ?)(?:ancient )?egyptian (?:tomb |wall )?hieroglyph(?:ic)?s?(?: style)?',
    kin: true,
  },
  {
    style: 'pencil',
    words:
      'colou?ring (?:book )?pages?(?: of\\b)?|colou?ring book(?= style| illustration| drawing)',
    kin: true,
  },
  {
    style: 'flat',
    words:
      '(?<=[,;¦] ?)(?:an? )?(?:[a-z]+ )?(?:emoji|logo|sticker|icon|clip ?art)(?=\\s*(?:[,.;¦]|$))',
    kin: true,
  },
  {
    style: 'bauhaus',
    words: 'jackson pollock|(?<=(?:style of|by) )pollock|(?:mark )?rothko',
    kin: true,
  },
  { style: 'noir', words: `gothic${SHOWN}|tim burton(?:'s)?`, kin: true },
  { style: 'bauhaus', words: 'memphis(?= design| style)', kin: true },
  {
    style: 'paper',
    words: '(?:paper )?quilling|paper mache|papier[- ]mâché|shadow ?box',
    kin: true,
  },
  { style: 'vibrant', words: 'solarpunk|afro-?futuris(?:t|m|tic)|frutiger aero', kin: true },
  {
    style: 'anime',
    words: 'lo-?fi(?= girl| style| aesthetic)|rotoscop(?:e|ed|ing)|cel[- ]shaded|toon[- ]shaded',
    kin: true,
  },
  { style: 'pastel', words: 'oil pastels?|soft focus dream', kin: true },
  { style: 'mosaic', words: 'ascii art|pixel mosaic', kin: true },
  { style: 'vhs', words: 'anaglyph(?: 3d)?|found footage', kin: true },
  {
    style: 'low-poly',
    words: 'isometric (?:3d|game|render)',
    kin: true,
  },
  {
    style: 'embroidery',
    words:
      'embroidered(?! (?:[a-z]+ )?(?:dress|shirt|robe|jacket|kimono|coat|hat|scarf|cushion|pillow|cloth|skirt|gown|vest|blouse|tablecloth|curtains?|patch|flag))|cross-?stitch(?:ed)?|quilted style|patchwork style',
  },
]

/** Looks that nothing here comes near to. */
export const UNKNOWN_LOOKS =
  /\b(?:long exposure|(?:fractal)(?= (?:effects?|style|portrait|photo|image|view|look))|infinite zoom|motion blur|light leaks?)\b(?: (?:of|portrait of|portrait|photo of|photography of))?/g

/** A manner that is asked for by a name. */
export const UNKNOWN_HANDS =
  /(?<=[.,;¦] ?)(?:in )?(?:an? |the )?(?!(?:handheld|documentary|vlog|found[- ]footage|go ?pro|isometric|pov|music video|commercial|news|photo)\b)(?:[a-z-]+ ){1,2}style(?=\s*(?:[,.;¦]|$))|\b(?:(?:drawn|painted|rendered|done|made|shot|filmed) )?in the (?:style|manner) of (?:[a-zà-ÿ.'-]+ ){0,2}[a-zà-ÿ'-]+(?=\s*(?:[,.;¦]|$))/g
