import type { StyleName } from '../../plan/plan.ts'

/** Words that name a style; `kin` when the style is only the nearest that there is. */
export interface StyleWords {
  readonly style: StyleName
  readonly words: string
  /** What no text lacks in which the words are found, if that is shorter. */
  readonly names?: string
  readonly kin?: true
}

/** Before these a word says how something is shown, not what is there: "a mosaic floor" is a floor. */
const SHOWN =
  '(?=[- ](?:style[ds]?|art|artwork|paintings?|drawing|illustration|look|aesthetics?|effect|animation|animated|film|movie|picture|print|photo(?:graph)?|poster|technique|window style|world|version|rendering|vibes?|graphics|portrait)\\b)'
/** What one draws and paints on: "black ink on white paper", "chalk on a blackboard". */
export const ON_SHEET =
  ' on (?:[a-z-]+ ){0,2}(?:paper|canvas|linen|parchment|cardboard|silk|papyrus|vellum|wood panel|blackboard|chalkboard|slate)\\b'
/** These are built so, and the picture is not drawn so. */
const BUILT = '(?:buildings?|house|facade|hotel|tower|architecture|skyscraper)\\b'
export const ALONE = `(?=\\s*(?:[.,;¦]|$)| of (?:an? |the |some |two |three )?[a-z]|${ON_SHEET})`
export const LEAD_IN =
  '(?<=(?:^|[,;:¦]|\\b(?:as|in|like|of|made (?:out )?of|style of))\\s*(?:an? |the )?)'

/** "A pencil on paper" lies there; "a horse, pencil on paper" is drawn. */
const MEDIUM = '(?<=[,;:¦]\\s*|\\bin )'

/** What may stand before the name of a craft; not its colour, which is that of a hat of felt. */
const OF_A_KIND =
  '(?:(?:old|antique|ancient|medieval|vintage|beautiful|detailed|intricate|colou?rful|simple|traditional|classic(?:al)?|renaissance|gothic|byzantine|victorian|modern|fine|delicate|hand-?made|roman|persian|chinese|japanese|indian|mexican|african|american|french|dutch|german|italian|russian|english|(?:1[89])?\\d0s|\\d\\dth[- ]century) )*'

/** A noun that is a style only when it stands by itself (a sentence of its own has no article) or before "style", "art", "painting" … */
export const noun = (words: string): string =>
  `(?:${words})${SHOWN}|${LEAD_IN}${OF_A_KIND}(?:${words})${ALONE}|(?<=[.] )${OF_A_KIND}(?:${words})(?=\\s*(?:[.,;¦]|$))`

/** What the colours of a whole picture are called: "muted tones", "a pastel colour palette". */
const PALETTE = '(?: colou?rs?)?(?: colou?rs?| tones?| palettes?| hues| grading| scheme)'

/** Names of painters are people, too, when they do something. */
const NOBODY =
  "(?! (?:is|and|tak(?:es|ing)|paint(?:s|ing)(?! of\\b)|walk(?:s|ing)|sit(?:s|ting)|stand(?:s|ing)|look(?:s|ing)|in|at|with|on)\\b|'s selfie| selfie)(?:'s)?(?:[- ]style|[- ]like|[- ]esque)?"

/** Most telling first: "by Hokusai, in the style of Ukiyo" is one style named twice. */
export const STYLE_WORDS: readonly StyleWords[] = [
  {
    style: 'van-gogh',
    words: `(?:vincent )?v[ao]n gogh${NOBODY}|starry night style|post-?impressionis[mt]`,
  },
  { style: 'van-gogh', words: `(?:edvard )?munch${NOBODY}|expressionis[mt]|fauvis[mt]`, kin: true },
  {
    style: 'ukiyo-e',
    words: '(?:katsushika )?hokusai|ukiyo(?:[- ]?e)?|japanese woodblock|woodblock print|hiroshige',
  },
  {
    style: 'ink',
    words:
      'sumi[- ]?e|ink[- ]wash|(?:chinese |japanese |brush )?ink (?:painting|art)|chinese (?:landscape|traditional) painting|traditional chinese painting|(?:chinese|japanese|oriental|zen) brush painting|shan ?shui|guohua|' +
      `${MEDIUM}(?:black |chinese |indian? )?ink${ALONE}`,
  },
  {
    style: 'cubist',
    words: `cubis[mt](?:ic)?|(?:pablo )?picasso${NOBODY}|georges braque|juan gris`,
  },
  {
    style: 'pointillist',
    words: 'pointill?is[mt]e?|(?:georges )?seurat|divisionis[mt]|paul signac',
  },
  {
    style: 'impressionist',
    words: `impressionis[mt](?:ic)?|(?:claude )?monet${NOBODY}|renoir|(?:edgar )?degas${NOBODY}|pissarro|berthe morisot`,
  },
  {
    style: 'golden',
    words: `(?:gustav )?klimt${NOBODY}|byzantine(?: mosaics?)?|${noun('gold leaf')}`,
  },
  {
    style: 'stained-glass',
    words: `(?<!\\b(?:through|behind|of)(?: the)? )stained[- ]glass(?! windows?(?! style))(?: window style)?`,
  },
  { style: 'mosaic', words: noun('mosaics?(?: tiles?)?|tesserae|roman mosaic') },
  { style: 'art-deco', words: `art[- ]deco(?! ${BUILT})|great gatsby style` },
  {
    style: 'art-deco',
    words: `art[- ]nouveau(?! ${BUILT})|(?:alphonse )?mucha${NOBODY}`,
    kin: true,
  },
  { style: 'bauhaus', words: 'bauhaus|constructivis[mt]|de st(?:ij|y)le?|suprematis[mt]' },
  {
    style: 'bauhaus',
    words: `(?:piet )?mondrian${NOBODY}|(?:wassily )?kandinsky${NOBODY}|matisse${NOBODY}|abstract (?:art|painting)`,
    kin: true,
  },
  { style: 'low-poly', words: 'low[- ]?poly(?:gon(?:al)?)?|polygonal' },
  {
    style: 'low-poly',
    words: `${noun('origami')}|geometric (?:style|art)|faceted style`,
    kin: true,
  },
  {
    style: 'bricks',
    words: `lego(?:s)?(?=[- ](?!sets?|pieces|box|store|blocks)[a-z]|\\s*(?:[.,;¦]|$))|toy bricks? style|brick ?film`,
  },
  { style: 'bricks', words: 'voxels?(?:[- ]art)?|minecraft', kin: true },
  {
    style: 'embroidery',
    words: `${noun('embroider(?:y|ed)|cross[- ]?stitch(?:ed)?|needlepoint')}|hand[- ]embroidered style`,
  },
  {
    style: 'tapestry',
    words: `bayeux tapestry|${noun('(?:woven |wool(?:len)? |bayeux |gobelins? )*tapestr(?:y|ies)|gobelins?')}`,
  },
  { style: 'tapestry', words: noun('kilim|(?:woven|persian) (?:rug|carpet)|weaving'), kin: true },
  { style: 'embroidery', words: noun('quilt(?:ed)?|textile'), kin: true },
  {
    style: 'blueprint',
    words: `${noun('blueprints?|(?:blue )?cyanotype')}|technical drawing|schematic drawing`,
  },
  {
    style: 'vhs',
    words:
      'vhs(?: tape)?|camcorder (?:footage|style|video)|glitch(?:y|[- ]art)?(?= (?:style|effect|art)|\\s*(?:[.,;¦]|$))',
  },
  {
    style: 'thermal',
    words: `thermal (?:imaging|image|vision|view|style|footage)|thermal camera|heat (?:map|vision|camera) ?(?:style|view)?|thermograph\\w*|predator vision|${LEAD_IN}thermal${ALONE}`,
  },
  {
    style: 'x-ray',
    words: `x-?ray (?:style|vision|view|image|effect|film|look|photo)|radiograph|${LEAD_IN}x-?ray${ALONE}|(?:colou?r )?negative(?= (?:style|film|image|effect))|inverted colou?rs`,
  },
  {
    style: 'infrared',
    words: `infra-?red(?! (?:light|lamp|sensor))(?: (?:style|photography|photo|film|footage|look))*`,
  },
  {
    style: 'night-vision',
    words: 'night[- ]vision(?! goggles)(?: (?:style|footage|view|camera|effect|look))*',
  },
  {
    style: 'tilt-shift',
    words:
      'tilt[- ]?shift(?:ed)?|miniature (?:effect|faking|style|look|world style)|diorama (?:style|effect)',
  },
  { style: 'manga', words: 'manga(?! (?:artist|book|shop))|screentone' },
  {
    style: 'vibrant',
    words:
      '(?:(?<!painted )in |with )?(?<!painted in (?:[a-z]+ )?)(?:vibrant|vivid|rich|bold|bright|saturated|intense|explosive|lively) colou?rs?(?: palette| grading| scheme)?|(?:highly |super |hyper)?saturated|technicolou?r|vibrant(?= (?:style|look|palette|tones)|\\s*(?:[.,;¦]|$))|colou?rful style',
  },
  { style: 'vaporwave', words: 'vapou?r ?wave|synth ?wave|retro ?wave|outrun' },
  {
    style: 'vaporwave',
    words:
      '(?:retro )?(?:80s|eighties|1980s)(?= (?:style|aesthetics?|look|vibes?|retro|neon)|\\s*(?:[.,;¦]|$))|retro futuris[mt](?:ic)?|miami vice',
    kin: true,
  },
  { style: 'steampunk', words: 'steam ?punk|clock ?punk' },
  { style: 'steampunk', words: 'diesel ?punk|victorian sci-?fi', kin: true },
  { style: 'cyberpunk', words: '(?:cyber|neon) ?punk|blade ?runner' },
  { style: 'noir', words: 'film[- ]noir|neo-?noir|noir|sin city' },
  {
    style: 'charcoal',
    words: `charcoal (?:drawing|sketch|art|painting|style)|${noun('charcoal')}`,
  },
  {
    style: 'chalk',
    words: `chalk (?:drawing|art|sketch|style)|chalkboard (?:art|style|drawing)|blackboard (?:art|style|drawing)|${LEAD_IN}(?:white |colou?red )?chalk${ALONE}`,
  },
  {
    style: 'crayon',
    words: `crayon (?:drawing|art|sketch|style)|${noun('crayons?|wax crayons?')}|(?:child(?:ren)?'s|kid's|kids') drawing|(?:childs|childrens|kids?) drawing(?! (?:an?|the|on|with|in|at|their|his|her|together|some|outside|dinosaurs|animals|pictures)\\b)`,
  },
  {
    style: 'engraving',
    words: `${noun('(?:copper |steel |wood )?(?:engrav(?:ing|ed)|etching)')}|etching style|woodcut|lino ?(?:cut|print)|copperplate|gustave dor[eé]|albrecht d[uü]rer|scratchboard|cross-?hatch(?:ed|ing)|old book illustration`,
  },
  {
    style: 'pixel',
    words: 'pixel(?:ated|[- ]art)?|8[- ]?bit|16[- ]?bit|retro (?:video )?game|game ?boy style',
  },
  {
    style: 'monochrome',
    words:
      'black[- ]?(?:and|&|n)[- ]?white(?! (?!style|film|movie|photo|picture|video|footage|animation|art|drawing|illustration|image|version|tone|filter|noir|look|shot|of|with|scene|and|print|cinema|aesthetic|painting|cartoon|documentary|close|in|by)[a-z])|b ?& ?w|monochrom(?:e|atic)|gr[ae]yscale',
  },
  { style: 'watercolour', words: 'water ?colou?rs?(?! paintings)|aquarelle|wet[- ]on[- ]wet' },
  { style: 'watercolour', words: 'gouache', kin: true },
  {
    style: 'oil',
    words:
      'oil[- ]paint(?:ing|ed|s)?|oil on canvas|oils|impasto|rembrandt(?! light)|renaissance painting|baroque painting|vermeer|caravaggio|old master(?:s)? painting|(?:(?:\\d+th|17th|18th|19th)[- ]century |dutch (?:golden age )?|flemish |italian |classical |romantic |victorian )+paintings?|acrylics? (?:paint(?:ing)?|on canvas)|palette knife',
  },
  {
    style: 'render-3d',
    words:
      '3d[- ](?:animation|animated|cartoon|style|cgi|(?:digital )?(?:render )?art)|3d digital render(?: art)?|3d(?:[- ]animated)? (?:film|movie)|3d render(?:ing|ed)?|computer[- ]generated|cgi',
  },
  {
    style: 'render-3d',
    words: 'pixar|dreamworks|disney(?! ?land| world)|toy story style',
    kin: true,
  },
  {
    style: 'monochrome',
    words: 'rubber hose(?: cartoon| animation| style)|19[23]0s cartoons?',
    kin: true,
  },
  { style: 'pastel', words: noun('sand(?= animation)|sand art'), kin: true },
  // Films of whole evenings are modelled nowadays, not drawn.
  {
    style: 'render-3d',
    words: 'animated (?:feature )?(?:film|movie)(?= style| look|\\s*(?:[.,;¦]|$))',
  },
  {
    style: 'anime',
    words:
      'anime|makoto shinkai|animated(?=[- ](?:style|film|movie|video|cartoon|series|look)|\\s*[.,;¦]|\\s*$)|cel[- ]shad(?:ed|ing)|cartoons?|cartoonish|2d animation|animation(?= style)|(?<!stop[- ]motion )animation\\s*(?=[.,;¦]|$)',
  },
  { style: 'anime', words: 'studio ghibli|ghibli|(?:hayao )?miyazaki', kin: true },
  {
    style: 'comic',
    words:
      '(?<!(?:read|buy|hold|open|draw|collect|sell)(?:s|ing)? (?:an? |the |his |her |some |old )*)(?:comic(?:[- ]book)?s?|graphic novel)(?!(?:[- ]book)? (?:shops?|stores?|stands?|con|convention|collection|collectors?|artists?)\\b|(?<=\\b(?:with|behind|over|and) (?:an?|his|her) (?:old )?comics?) *(?:[.,;¦]|$))|marvel comic|halftone',
  },
  {
    style: 'pencil',
    words:
      'pencil(?:[- ](?:sketch|drawing|drawn))|(?<!(?:comedy|comic|funny|satirical) )sketch(?:ed|y)?(?! comedy| show)|line (?:art|drawing)|hand[- ]drawn|doodle|ink drawing|pen and ink|colou?red pencils?|' +
      `${MEDIUM}(?:pencil|graphite|ballpoint(?: pen)?)${ALONE}`,
  },
  {
    style: 'clay',
    words:
      'clay ?mation|clay animation|plasticine|stop[- ]?motion|wallace and gromit|aardman|play-?doh style',
  },
  {
    style: 'vintage',
    words:
      'vintage(?: film| footage| photo(?:graph)?| movie)|(?<!\\b(?:finds?|holds?|holding|at|up|out|shows?|discovers?|sees?|picks?|takes?) (?:an? |the |her |his |their ))old (?:film|movie|footage|photograph)|sepia|retro (?:film|footage|look|style)|super ?8|8 ?mm|16 ?mm(?! (?:[a-z]+ )?film\\b)|silent film|1920s|1950s|(?:19)?[5-7]0s(?= (?:film|movie|style|look|footage|cinema|aesthetics?)\\b)|1970s|1980s|kodak|home video|daguerreotype',
  },
  {
    style: 'surreal',
    words:
      'surreal(?:ism|ist|istic)?|salvador dal[ií]|(?<=(?:style of|by) )dal[ií]|dal[ií](?=[- ](?:style|painting))|(?:ren[eé] )?magritte|max ernst',
  },
  { style: 'surreal', words: 'psychedelic|trippy', kin: true },
  {
    style: 'pop-art',
    words: 'n?pop[- ]art|and(?:y|rew) warhol|warhol|roy lichtenstein|lichtenstein',
  },
  { style: 'anime', words: 'chibi|webtoon|manhwa', kin: true },
  {
    style: 'vintage',
    words: `lomography|lomo photo|${LEAD_IN}(?:faded |old )?polaroids?${ALONE}`,
    kin: true,
  },
  { style: 'pale', words: `wes anderson${NOBODY}`, kin: true },
  {
    style: 'oil',
    words: `${noun('renaissance|baroque|rococo|fresco|romanticism')}|(?:(?:baroque|dutch|renaissance) )?still[- ]life(?= (?:painting|style|in the style|of)|\\s*(?:[.,;¦]|$))`,
    kin: true,
  },
  {
    style: 'cave-painting',
    words: `(?<!(?:finds?|discovers?|studies|touche?s|admires?|sees?|paints?) (?:an? |the |some )?(?:old |ancient )?)(?:(?:prehistoric|ancient|lascaux|paleolithic|stone[- ]age|neolithic) )*(?:cave|rock) (?:paintings?|art|drawings?)(?=[- ]style|\\s*(?:[.,;¦]|$)| of )|${noun('petroglyphs?')}`,
  },
  { style: 'comic', words: 'spider-?verse(?: style)?|arcane style', kin: true },
  { style: 'bricks', words: noun('roblox'), kin: true },
  {
    style: 'low-poly',
    words: 'ps1(?: style)?(?: graphics)?|playstation 1 graphics|n64 graphics',
    kin: true,
  },
  { style: 'pixel', words: noun('atari|nes graphics|game ?boy|arcade game graphics'), kin: true },
  { style: 'clay', words: 'studio laika|laika style|coraline style', kin: true },
  { style: 'blueprint', words: noun('wire ?frame'), kin: true },
  { style: 'surreal', words: 'dreamcore|weirdcore', kin: true },
  {
    style: 'silhouette',
    words:
      'silhouett?e[sd]?(?: style| art| animation)?|shadow (?:puppets?|theat(?:re|er)|play)|backlit silhouettes?',
  },
  { style: 'pastel', words: 'pastel (?:drawing|painting|chalks?)|soft pastels' },
  {
    style: 'pale',
    words: `(?<!painted in (?:soft )?)(?:soft |pale )?pastel${PALETTE}|(?:soft|pale)${PALETTE}|pastel style|kawaii`,
  },
  {
    style: 'muted',
    words: `(?:muted|desaturated|washed[- ]out|faded|subdued|earthy)(?:,? (?:cool|warm|cold|blue|gr[ae]y|brown|earth|green))*${PALETTE}|desaturated|bleach bypass`,
  },
  {
    style: 'neon',
    words:
      'neon (?:style|lights? style|art|palette|colou?rs|glow style|outlines?)|glowing neon style|tron style',
  },
  {
    style: 'paper',
    words:
      "paper (?:theat(?:re|er)|cut(?:ting)?(?:-?outs?)?|craft|art|collage)|paper ?cut(?: style| art)?|papercraft|layered paper|cut[- ]?out(?: animation| style)|kirigami|quilling style|pop-?up book(?: style)?|storybook|picture book|children'?s? book(?=[- ](?:style|illustration|art|drawing)|\\s*(?:[.,;¦]|$))",
  },
  {
    style: 'cinematic',
    words:
      'cinematic(?:ally)?|film[- ]like|hollywood(?! (?:sign|hills|boulevard))|movie (?:still|trailer)|blockbuster|imax|(?:16|35|65|70) ?mm (?:[a-z]+ )?film(?: stock| grain)?|arri|(?:heavy |fine |subtle )*film grain',
  },
  {
    style: 'cinematic',
    words: 'hyper-?realis(?:tic|m)|photo-?realis(?:tic|m)|ultra-?realistic|realistic|photo ?real',
    kin: true,
  },
]
