import type { StyleName } from '../../plan/plan.ts'
import { ALONE, LEAD_IN, noun, type StyleWords } from './style-words.ts'

/** A school is asked for by its name and one of these, or alone behind a comma (`tags.ts`): elsewhere it is a word like others. */
const SCHOOL_SHOWN =
  '(?=[- ](?:style[ds]?|art|artwork|paintings?|drawing|illustration|look|aesthetics?|animation|film|movie|picture|print|poster|rendering|graphics|cartoon|photograph(?:y)?)\\b(?! (?:plays|is playing|runs|shows)\\b))'

/** What is printed, so that a picture "of" something is meant, and no sheet that lies there. */
const SHEET =
  '(?:posters?|postcards?|advert(?:isement)?s?|ads?|billboards?|playbills?|(?:matchbox|luggage|crate) labels?|postage stamps?|(?:magazine|book|paperback|album) covers?)'
const OF_ITS_TIME =
  '(?:vintage|retro|old(?:[- ]fashioned)?|antique|classic|travel|tourism|holiday|national park|wpa|propaganda|soviet|pulp|sci-?fi|science fiction|movie|circus|advertising|mid-?century(?: modern)?|belle [eé]poque|art|minimalist|flat|screen ?print(?:ed)?|lithograph(?:ed|ic)?|illustrated|hand-painted|tinted|(?:1[89])?\\d0s)'
/** Words after which a poster is one that somebody has, holds or stands beside. */
const THING =
  '(?!(?:an?|the|his|her|its|their|my|and|with|on|in|at|near|under|holding|behind|beside|next|two|three|some) )'
const POSTER = [
  `${LEAD_IN}(?:${OF_ITS_TIME} )+${SHEET}(?! of [^,.;¦]*\\b(?:lies|lying|hangs|hanging|pinned|taped)\\b)(?:${ALONE}|(?= from ))`,
  `(?:${OF_ITS_TIME} )*${SHEET}(?=[- ](?:style[ds]?|look|aesthetics?|design)\\b)`,
  `(?<=[,;:¦]\\s*)${THING}(?:[a-zé0-9'-]+ ){0,3}(?:posters?|postcards?)(?: from the (?:1[89])?\\d0s)?(?=\\s*(?:[.,;¦]|$))`,
  'chromolithographs?|lithograph(?=s? (?:of|style|print))|risograph|seri?graph|silk-?screen(?:ed)?|screen ?print',
  noun('minimalis[mt] posters?|mid-?century(?: modern)?'),
]

/** Posters of a school that has its own look here. */
const POSTERS: readonly StyleWords[] = [
  { style: 'art-deco', words: `art[- ]deco (?:[a-z]+ )?${SHEET}` },
  { style: 'art-deco', words: `art[- ]nouveau (?:[a-z]+ )?${SHEET}`, kin: true },
  { style: 'bauhaus', words: `(?:bauhaus|constructivist) (?:[a-z]+ )?${SHEET}` },
  { style: 'bauhaus', words: `(?:soviet|propaganda)(?: [a-z]+)? ${SHEET}`, kin: true },
  { style: 'surreal', words: `(?:\\d+s )?psychedelic (?:[a-z]+ )?${SHEET}`, kin: true },
]

/** Shapes for a screen. */
const FLAT =
  '(?:(?:minimal(?:ist)?|simple|modern|2d|clean) )*(?:flat|vector)(?:[- ](?:flat|vector|2d|design|illustrations?|art|artwork|style|graphics?|animation|colou?r style))+|corporate memphis|motion graphics|kurzgesagt(?: style)?|(?:emoji|sticker(?: illustration)?)(?=[- ](?:style|illustration|paintings?)\\b)|sticker illustration'

const SOFT =
  '(?:felt(?:ed)?|wool(?:l?en|ly)?|yarn|knit(?:ted)?|crochet(?:ed)?|plush(?:ie)?|amigurumi|fuzzy|soft[- ]toy|stuffed[- ]toy|fabric)'
const FELT = [
  noun('felt(?:ed)?|felted wool|wool felt|amigurumi'),
  `(?:${SOFT}(?: and |, |[- ]))*${SOFT}(?: puppets?| dolls?| toys?| craft)?(?=[- ](?:style[ds]?|art|look|aesthetics?|animation|animated|film|movie|world|stop[- ]motion|diorama)\\b)`,
  `(?<=(?:^|[,;:¦])\\s*)(?:${SOFT}(?: and | ))*${SOFT}(?=\\s*(?:[.,;¦]|$))`,
  'needle[- ]felt(?:ed|ing)?|muppets?(?=[- ](?:style|like))|sock puppets? style',
]

const GRAFFITI = [
  noun(
    '(?:(?:colou?rful|urban|street|wall|stencil(?:led|ed)?|spray[- ]paint(?:ed)?|wildstyle) )*(?:graffiti|stencil(?:led|ed)?|street art|spray[- ]paint(?:ed)?|murals?)',
  ),
  '(?<=[,;:¦]\\s*)(?:an? )?(?:[a-z]+ )?(?:graffiti|mural|stencil|street art|spray[- ]paint(?:ed)?) on (?!the )(?:an? )?(?:[a-z]+ ){0,2}(?:wall|bricks?|concrete)(?! (?:behind|in front|beside|above|next|around|near|to)\\b)',
  'banksy(?! (?:is|and|in|at|with|on|walks|paints|stands)\\b)(?:-style)?(?: stencil| mural| graffiti)?|keith haring',
]

/** Crafts, prints, old photographs and fashions that have a cousin here: named by themselves, or before "style", "art", "print". */
const COUSINS: Partial<Record<StyleName, string>> = {
  ink: '(?:japanese|chinese|hanging|silk) scroll(?: painting)?|gyotaku|suibokuga|(?:chinese |japanese |arabic )?calligraphy',
  'ukiyo-e': 'batik|nihonga|japonisme|madhubani',
  manga: '(?:tribal|blackwork) tattoos?',
  comic:
    '(?:old school|traditional|american traditional|sailor jerry)? ?tattoos?(?: flash| design)?|ligne claire(?: comics?)?',
  mosaic: 'bead ?work|diamond painting|(?:perler|fuse) beads?',
  chalk: 'scratch art|warli|(?:sidewalk|pavement) chalk',
  engraving:
    'scrimshaw|pyrography|wood ?burn(?:ing|ed)|toile de jouy|wood engraving|intaglio|drypoint|aquatint|mezzotint|rubber stamp',
  paper:
    '(?:chinese )?paper[- ]cutting|jianzhi|scherenschnitte|d[eé]coupage|(?:mixed[- ]media |magazine |photo )?collage|(?:paper ?cut|paper) (?:shadow|light) ?box',
  golden:
    'thangka|(?:ancient )?egyptian (?:tomb |wall |papyrus )?paintings?|(?:medieval |illuminated )+(?:manuscripts?|marginalia|miniature)|book of hours|(?:medieval )?bestiary|medieval (?=illustration|painting)|(?:persian|mughal|indian|rajput|ottoman) miniatures?',
  vintage:
    'tintype|(?:wet plate )?collodion|ambrotype|kinetoscope|magic lantern|autochrome|newsreel',
  silhouette: 'wayang(?: kulit)?|shadow puppetry',
  pencil: 'flip ?book|white ?board|storyboard|sketchbook|notebook doodles?',
  crayon:
    "finger[- ]paint(?:ing|ed)?|kindergarten(?=(?:'s)? (?:style|art|drawing|painting|picture))|toddler'?s|art brut",
  oil: 'hudson river school|pre-?raphaelite|magic(?:al)? realis[mt]|tonalis[mt]|socialist realis[mt]|paint[- ]on[- ]glass|naive|folk|tempera',
  'art-deco': '(?<!of )(?:tarot(?: cards?)?|playing cards?)',
  cubist: '(?:italian )?futurism',
  bauhaus: 'op(?=[- ]art)|swiss design',
  pointillist: 'stippl(?:e|ed|ing)',
  pixel: '1[- ]bit|commodore 64|zx spectrum|snes|sega genesis|sprite|ms-?dos',
  'render-3d':
    'vinyl toy|funko(?: pop)?|blender (?:render(?:ing|ed)?|3d|style|art|animation|scene)|(?:made |rendered |modell?ed |animated )?(?:in|with|using) blender(?= *(?:[,.;]|$))',
  clay: '(?:[a-z]+ )?wood[- ]?carv(?:ing|ed)|puppet(?= animation| stop)|rankin[- ]bass',
  neon: 'black ?light|glow[- ]in[- ]the[- ]dark|uv paint|light painting|neon wireframe|wireframe neon',
  pale: 'cottage ?core|coquette|polaroids?|instant photo|disposable camera',
  muted: 'dark academia|nordic noir',
  noir: 'german expressionis[mt](?: cinema)?',
}

/** A film stock of today. */
const ON_FILM =
  '(?:shot on )?(?:kodak )?portra(?: \\d+)?|kodachrome|ektachrome|fujifilm(?: [a-z]+)?|kodak film|anamorphic(?: lens)?(?! (?:lens )?flare)'

/** Schools, genres, games and ways of printing that have a cousin here, under the style that comes nearest: before "style", "film", "art". */
const SCHOOLS: Partial<Record<StyleName, string>> = {
  oil: 'realis[mt]|symbolis[mt]|(?:neo-?)?classicis[mt]|neo-?classical|encaustic|orientalis[mt]|mannerist|mannerism|biedermeier|ashcan|high fantasy|fantasy(?= (?:art|painting|illustration))|nazarene|regionalis[mt]|photo-?realist painting',
  surreal: 'dadais[mt]|dada|dreamscape|dmt|visionary art|metaphysical',
  bauhaus:
    'colou?r field|hard-?edge|vorticis[mt]|neo-?plasticis[mt]|concrete art|infographic|memphis design',
  'ukiyo-e': 'shin-hanga|rinpa|yamato-e|kabuki print',
  ink: 'minhwa|zen ink|gongbi|nanga',
  noir: '(?<!watch(?:es|ing|ed)? (?:an? |the )?(?:scary )?)(?:gothic |cosmic |folk |body )?horror|macabre|lovecraftian|eldritch|dark fantasy|grimdark|giallo|hammer horror|slasher|gothic horror',
  monochrome:
    '(?:french )?(?:new|nouvelle) (?:wave|vague)|italian neo-?realis[mt]|rubber[- ]hose|19[23]0s (?:cartoon|animation)|fleischer|charlie chaplin|buster keaton',
  cyberpunk:
    'bio-?punk|techwear|cybernetic|biomechanical|futuristic|neo-?futuris(?:m|t|tic)|atompunk',
  vaporwave: 'glo-?fi|city pop|y2k|memphis 80s',
  vibrant: 'hdr|hdr photo|carnival|bollywood|glam',
  cinematic:
    '(?:high )?fashion(?: editorial)?|editorial|glamou?r|food photography|product photography|real estate|automotive|corporate|architectural photography|national geographic|stock photo|iphone photo',
  pencil:
    'zentangle|ballpoint(?: pen)?|continuous line|architectural sketch|silverpoint|storyboard',
  crayon: '(?:felt[- ]tip|marker)(?: pen)?(?: drawing)?|highlighter',
  comic:
    'caricature|gta|grand theft auto|webcomic|pulp|dc comics|underground comix|bande dessin[eé]e',
  anime: '(?:legend of )?zelda|jrpg|visual novel|disney 2d',
  pixel: 'street fighter|fighting game|retro arcade|arcade|bubble bobble|mega ?drive|nes|metroid',
  'low-poly': 'n64|nintendo 64|playstation|ps2',
  'render-3d':
    'action figure|vinyl figure|claymorphism|rpg|strategy game|moba|overwatch|world of warcraft',
  'cave-painting': 'tribal|aztec|mayan|petroglyph|(?:ancient )?egyptian(?: hieroglyph)?',
  neon: 'hologram|holographic|tron|astral aura|laser',
  vhs: 'glitch ?core|data ?mosh(?:ing)?|camcorder|public access tv|analog horror',
  'travel-poster': 'googie|atomic age|mid-?century|american modern|matchbox',
  graffiti: 'grunge|urban|hip[- ]hop|wildstyle',
  charcoal: 'pinscreen|alexeieff',
  felt: 'puppet|marionette|crochet|hand puppet',
  blueprint: 'sketch-?up|cad|patent|exploded view|schematic',
  mosaic: 'ascii|bead|cloisonn[eé]|millefiori',
  golden: 'medieval(?=[- ](?:art|painting|style))|medievalism|celtic|book of kells|neo-?byzantine',
  paper: 'fairy ?tale|paper doll|whimsical storybook|nursery rhyme',
  silhouette: 'cut-?out silhouette',
  muted: 'dystopian|post-?apocalyptic|nordic',
  'stained-glass': 'mandala|tiffany',
}

/** Looks by what they are made of and printed as. */
export const CRAFTS: readonly StyleWords[] = [
  { style: 'duotone', words: 'duo-?tone|two[- ]tone print|bi-?chrome' },
  {
    style: 'double-exposure',
    words: 'double[- ]exposures?(?: effect)?(?: (?:portrait|photo)(?: of)?)?|multiple exposure',
  },
  {
    style: 'kaleidoscope',
    words:
      'kaleidoscop(?:e|ic)(?= (?:effects?|style|portrait|photo|image|view|look|pattern|art|video|film))|(?<=(?:^|[,;.¦]|\\bin(?:to)? an?) ?)kaleidoscop(?:e|ic)(?=\\s*(?:[.,;¦]|$))|(?:(?:seen|viewed|shot|filmed) (?:through|in)|(?<=^ ?)(?:through|in)) a kaleidoscope',
  },
  { style: 'silhouette', words: 'silhouette animation', names: 'silhouette' },
  { style: 'paper', words: '(?:paper )?cut-?out animation' },
  ...Object.entries(SCHOOLS).map(([style, words]) => ({
    style: style as StyleName,
    words: `(?:${words})${SCHOOL_SHOWN}`,
    names: `(?:${words})`,
    kin: true as const,
  })),
  // Dark wet streets in coloured light, though the word in it is the one for black and white.
  {
    style: 'cyberpunk',
    words: 'neon[- ](?:lit )?noir|tech[- ]?noir|neo-?noir(?=.*\\bneon\\b)',
    kin: true,
  },
  { style: 'cinematic', words: ON_FILM, kin: true },
  { style: 'anime', words: '(?:old|classic|vintage|2d|hand-drawn|1940s) disney', kin: true },
  { style: 'felt', words: FELT.join('|') },
  { style: 'graffiti', words: GRAFFITI.join('|') },
  ...Object.entries(COUSINS).map(([style, words]) => ({
    style: style as StyleName,
    words: noun(words),
    kin: true as const,
  })),
  ...POSTERS,
  { style: 'travel-poster', words: POSTER.join('|') },
  { style: 'flat', words: `${FLAT}|${noun('minimalis[mt](?:ic)?')}` },
]
