import type { StyleName } from '../../plan/plan.ts'
import type { StyleWords } from './style-words.ts'

/** Painters, engravers and film makers whose manner is asked for by their name, under the style that comes nearest to it. */
const HANDS: Partial<Record<StyleName, string>> = {
  oil: '(?:william )?turner|(?:pieter )?brueg[eh]el|bruegh?el|(?:henri )?rousseau|constable|titian|raphael|(?:sandro )?botticelli|(?:leonardo )?da vinci|leonardo|michelangelo|rubens|vel[aá]zquez|(?:francisco )?goya|el greco|(?:jan )?van eyck|holbein|delacroix|courbet|millet|manet|(?:edward )?hopper|(?:norman )?rockwell|(?:grant )?wood|wyeth|(?:bob )?ross|(?:caspar david )?friedrich|friedrich|bierstadt|sargent|repin|shishkin|aivazovsky|whistler|waterhouse|rossetti|millais|alma-tadema|frazetta|(?:frida )?kahlo|(?:diego )?rivera|botero|(?:marc )?chagall|gainsborough|(?:hieronymus )?bosch|kinkade|van dyck|frans hals|ingres|g[eé]ricault|(?:greg )?rutkowski|(?:james )?gurney',
  impressionist:
    'monet|degas|renoir|sisley|cassatt|caillebotte|(?:paul )?c[eé]zanne|bonnard|sorolla|hassam|vuillard',
  'van-gogh':
    '(?:howard )?hodgkin|gauguin|kirchner|schiele|soutine|derain|franz marc|kokoschka|nolde',
  cubist: 'l[eé]ger|delaunay|duchamp|modigliani|feininger',
  bauhaus:
    '(?:joan )?mir[oó]|(?:paul )?klee|malevich|rothko|albers|calder|moholy-nagy|saul bass|(?:jackson )?pollock',
  surreal:
    'dal[ií]|(?:m ?c )?escher|(?:andy )?kehoe|tanguy|(?:giorgio )?de chirico|beksi[nń]ski|(?:h ?r )?giger|remedios varo|leonora carrington',
  'ukiyo-e': 'utamaro|kuniyoshi|yoshitoshi|hasui|sharaku',
  engraving: 'piranesi|d[uü]rer|dor[eé]|william blake|edward gorey',
  'art-deco': 'tamara de lempicka|lempicka|erte|cassandre|aubrey beardsley|beardsley',
  watercolour:
    'beatrix potter|(?:arthur )?rackham|carl larsson|winslow homer|quentin blake|oliver jeffers|(?:dr\\.? )?seuss|eric carle|ernest shepard|(?:e ?h )?shepard|(?:antoine de )?saint-exup[eé]ry|maurice sendak|tove jansson',
  comic: 'moebius|m[oö]bius|herg[eé]|tintin|jack kirby|mike mignola|frank miller|uderzo|asterix',
  anime: 'takahata|katsuhiro otomo|mamoru hosoda|osamu tezuka|satoshi kon',
  'pop-art':
    '(?:jean-michel )?basquiat|(?:david )?hockney|(?:takashi )?murakami|(?:yayoi )?kusama|(?:romero )?britt?o',
  pointillist: '(?:chris )?ofili',
  flat: '(?:jamini )?roy',
  cinematic:
    '(?:denis )?villeneuve|(?:christopher )?nolan|(?:ridley )?scott|(?:steven )?spielberg|(?:stanley )?kubrick|(?:terrence )?malick|tarkovsky|kurosawa|tarantino|(?:david )?lynch|wong kar-?wai|hitchcock|(?:sergio )?leone',
}

/** Series, films, studios and games by whose name people ask for a look. */
const SHOWS: Partial<Record<StyleName, string>> = {
  anime:
    'bambi|(?:the )?simpsons|family guy|rick and morty|adventure time|looney tunes|tom and jerry|hanna[- ]barbera|spongebob|cartoon network|scooby-doo|pok[eé]mon|sailor moon|dragon ball|naruto|genshin(?: impact)?|wind waker|peppa pig|bluey|gravity falls',
  paper: 'south park|monty python|terry gilliam|paper mario|little ?big ?planet',
  felt: "yoshi's (?:woolly|crafted) world|sesame street|kirby's epic yarn",
  comic:
    'marvel(?: comics?)?(?= (?:movie|film|comics?)? ?(?:style|painting))|borderlands|into the spider-?verse|telltale|batman the animated series',
  pixel: 'stardew valley|terraria|undertale|super mario(?: bros)?|pac-?man|space invaders',
  'render-3d':
    '(?:3d|video|computer) games?|animal crossing|fortnite|illumination|minions|the sims|nintendo|shrek',
  'low-poly': 'monument valley|crash bandicoot|superhot',
  monochrome: 'cuphead|steamboat willie|betty boop',
  silhouette: 'lotte reiniger|limbo game|kara walker',
  pencil: 'a-ha|take on me|don hertzfeldt|diary of a wimpy kid',
  graffiti: 'jet set radio|splatoon',
  'travel-poster': '(?:henri de )?toulouse-lautrec|lautrec|ch[eé]ret|charley harper|malika favre',
  clay: 'figurines?|henry selick|shaun the sheep|(?:fantastic )?mr\\.? fox|isle of dogs',
  cyberpunk: 'sci-?fi|science fiction|cyberpunk 2077|ghost in the shell|akira',
  bauhaus: 'abstract',
  vhs: '(?:time )?1980s?',
  'cave-painting': '(?:ancient )?egyptian(?: to(?:m|p|mb|mp))?(?: hieroglyphics?| hieroglyphs?)?',
  surreal: 'yellow submarine|alejandro jodorowsky',
}

const SHOWN =
  "(?:'s)?(?:[- ](?:style|paintings?|illustrations?|film|movie|poster|print|art|inspired|esque|like|pastel|watercolou?r|woodcut|etching|drawing|sketch|mural|graphics|animation|cartoon|look|aesthetics?|world)\\b)"
const ASKED =
  '(?<=\\b(?:(?:style|manner|look|aesthetic) of|(?:inspired|painted|directed|illustrated|drawn|painting|film|movie|print) by|à la|a la) )'

/** "A cat by Joan Miró": by a given name with it, at the end, it is a painter's and no place; what is carried by old Scott is not. */
const BY =
  '(?<=(?<!(?:ed|en|ht|wn) )\\bby )(?!(?:an?|the|his|her|its|my|their) )(?:[a-zà-ÿ.-]+ ){1,3}'
const LAST = '(?=\\s*(?:[.,;¦]|$))'

/** Of these the given name is said as well: a turner, a gurney and a wood are other things. */
const ARE_WORDS =
  /(?:turner|constable|raphael|leonardo|wood|ross|bosch|millet|rivera|friedrich|whistler|waterhouse|sargent|calder|albers|gurney|roy|scott|lynch|nolan|leone|hodgkin|derain|william blake|wyeth|erte|cassandre)$/

/** "A lynx on a rock, Edward Hopper": behind a comma, with nothing else said of them. */
function asTag(names: string): string {
  const known = names.split('|').flatMap((name) => {
    if (!ARE_WORDS.test(name)) return name
    return name.startsWith('(?:') ? name.replace(')?', ')') : []
  })
  return `(?<=[,;¦]\\s*)(?:${known.join('|')})${LAST}`
}

const wordsFor = (names: string): string =>
  `${ASKED}(?:[a-z]\\.? ){0,3}(?:[a-z]+ )?(?:${names})(?:'s)?(?: the (?:elder|younger))?|${BY}(?:${names})${LAST}|\\b(?:${names})${SHOWN}`

const named = (words: Partial<Record<StyleName, string>>): readonly [StyleName, string][] =>
  Object.entries(words).map(([style, names]) => [style as StyleName, names])

/** "In the style of Turner", "a Bruegel painting"; elsewhere such a name is a person, a bird or a tree. */
export const PAINTERS: readonly StyleWords[] = [
  ...named(HANDS).map(([style, names]) => ({
    style,
    words: `${wordsFor(names)}|${asTag(names)}`,
    names,
    kin: true as const,
  })),
  ...named(SHOWS).map(([style, names]) => ({
    style,
    words: wordsFor(names),
    names,
    kin: true as const,
  })),
]
