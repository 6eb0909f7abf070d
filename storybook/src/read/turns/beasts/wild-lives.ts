import { inForm } from '../turn.ts'
import type { Turn } from '../turn.ts'

const OWN = '(?:its|his|her|their|the)'
const FILM = '(?:documentary|documentaries|film|footage|photography|cinematography|video|clip|shot)'
const BLOOMS = '(?:opens?|blooms?|blossoms?|unfolds?|becomes?|flowers?|appears?|turns into)'
const PREY = `(?:it|him|her|them|(?:an?|the|its|one of the|${OWN}) (?:[a-z]+ ){0,2}[a-z]+)`
const COLOUR =
  '(?:(?:bright|dark|light|pale|deep|vivid|neon|glowing) )?(?:red|orange|yellow|green|blue|purple|violet|pink|white|black|brown|gr[ae]y|turquoise|gold|golden)'
const TAKES =
  '(?:(?:emerges?|comes? (?:back )?(?:up|out)|surfaces|rises?|returns?|flies up) (?:again )?with|snatch(?:es)?|grabs?|plucks?|seizes?|catch(?:es)?|scoops?(?: up)?)'
const WATER = '(?:water|lake|river|stream|sea|ocean|pond|surface|waves)'
const CHANGES = `(?:chang|shift|switch|turn)(es?|s|ing) (?:${OWN} )?(?:skin |body |coat )?colou?rs?`
const TRAP = '(?:venus )?(?:fly ?trap|carnivorous plant)'
const BUGS = 'fly|moth|bee|butterfly|mosquito|insect|beetle|wasp|dragonfly|bug|ant|spider'
const CALLS =
  'barks?|calls?|whistles?|howls?|shrieks?|screams?|chirps?|screeches|cries|growls?|hisses|hoots?|honks?|squeaks?'
const YOUNG = 'calf|calves|cubs?|pups?|chicks?|foals?|lambs?|kids?|fawns?|joeys?|babies|baby|young'

/** What films of nature say of hunting, hiding, changing and growing, in plainer words. */
export const WILD_LIFE_TURNS: readonly Turn[] = [
  // The kind of film, and no company of animals in it.
  [
    'wildlife nature',
    new RegExp(
      `\\b(?:an? |in the style of (?:an? )?|like (?:an? )?)?(?:wildlife|nature|natural history|animal) ${FILM}(?: (?:style|look|shot|footage))?(?: of)?(?=[,.:; ]|$)`,
      'g',
    ),
    '',
  ],
  ['old-growth old growth', /\bold[- ]growth (?=forest|wood)/g, 'old '],
  // From one colour to the other: an orange that it turns to is no fruit.
  [
    'colo',
    new RegExp(
      `\\b(?:(an?|the) ((?:[a-z]+ )?[a-z]+) (?:(?:slowly|gradually|suddenly) )?)?${CHANGES} from (${COLOUR}) (?:in)?to (${COLOUR})\\b`,
      'g',
    ),
    (_, ...[one = '', beast = '', form = '', before = '', after = '']) =>
      `${one === '' ? '' : `a ${before} ${beast} `}${inForm(form, ['turns', 'turn', 'turning'])} ${after}`,
  ],
  [
    'colo',
    new RegExp(`\\b${CHANGES} (?:in)?to (${COLOUR})\\b`, 'g'),
    (_, form, after) => `${inForm(form, ['turns', 'turn', 'turning'])} ${after}`,
  ],
  // A bird that dives and comes up with a fish has caught it, in one sweep.
  [
    'dive plunge swoop stoop drop',
    new RegExp(
      `(,? and(?: then)?|,(?: then)?)? \\b(?:dive|plunge|swoop|drop|stoop)(s|)(?: (?:down|straight|swiftly|suddenly|headfirst|head-first|head first|like an arrow))*(?: (?:into|towards?|at|to) ((?:the |an? )?(?:[a-z]+ ){0,3}?${WATER}))?(?:,| and|, and)+(?: then)? ${TAKES} (an? (?:[a-z]+ ){0,3}?[a-z]*(?:fish|trout|salmon|minnow|perch|carp))(?: (?:in|clutched in|held in|with|from|out of|off) (?:${OWN}|the) (?:[a-z]+ ){0,2}?(?:beak|bill|talons|claws|surface|water|waves))*`,
      'g',
    ),
    (_, ...[before = '', form = '', where = '', fish = '']) =>
      `${before === '' ? '' : ', then'} catch${form === 's' ? 'es' : ''} ${fish}${/(?:water|surface|waves)$/.test(where) || where === '' ? '' : ` in ${where}`}`,
  ],
  // After a comma they would be masks to dive with.
  ['dives', /(?<=[,;] )dives\b/g, 'plunges'],
  // The tongue is the frog's: it does nothing by itself.
  [
    'tongue',
    new RegExp(
      `,? (?:and |as |while )?(?:its|an?|with its) (?:(?!its)[a-z]+ ){0,3}tongue (?:suddenly )?(?:shoot|flick|dart|lash|snap|shot|whip|strik|extend)(?:s|es|ing|)(?: (?:out|forward|through the air))*(?: (?:and|to|,))? (?:catch(?:es|ing)?|snatch(?:es|ing)?|grab(?:s|bing)?|snag(?:s|ging)?|seiz(?:es|ing)) (${PREY})`,
      'g',
    ),
    ', it catches $1 with its tongue',
  ],
  [
    'down',
    new RegExp(
      `\\b(?:bring|tak|pull|tackl|wrestl|drag)(s|es|ing) (?:(?:down )(${PREY})|(it|him|her|them|(?:an?|the|its) (?:[a-z]+ ){0,2}[a-z]+) (?:down|to the ground))(?=[,.;]| and\\b| in\\b| with\\b|$)`,
      'g',
    ),
    (said, ...[form = '', behind = '', before = '']) =>
      isBeastly(behind || before)
        ? `${inForm(form, ['catches', 'catch', 'catching'])} ${behind || before}`
        : said,
  ],
  // It stoops for nothing: it creeps.
  [
    'crouch',
    /\bcrouch(?:es|ing) (?:down |low )*((?:in|among|behind|through|into) [^,.;]{3,40}?)(?:,| and|, and|,? while) (stalk(?:s|ing))(?= )/g,
    (_, where, stalks) => `${stalks === 'stalks' ? 'stalks' : 'is stalking'} ${where} `,
  ],
  // "The spider" is not the web that it sits in.
  ['web', /\bspider(?:'s)? ?(?=webs?\b[^]{0,200}\bspiders?\b(?!'| ?web))/g, ''],
  // Of those that were named.
  [
    'one',
    /(?<=\b(salmon|trout|fish|herring|carp)\b[^.]{0,90}?\b)(catch(?:es|ing)?|grabs?|snatch(?:es)?|seizes|snaps up) one\b(?! of)/g,
    '$2 a $1',
  ],
  [
    'bank shore',
    /(?<=\b(?:catch|grab|snatch|seiz|snap)[a-z]* [^.;]{3,50}?)(?:,| and|, and)+ (?:carr(?:ies|ying)|drags?|brings?|takes?) (?:it|the fish) (?:back )?to the (?:river ?)?(?:bank|shore)(?:,? where|,? and|,)? ?/g,
    ', ',
  ],
  [
    'over',
    /\b(?:fight|squabble|tussle|quarrel|wrestle)(s|ing|) over (?:it|the (?:[a-z]+ )?(?:fish|salmon|bone|stick|meat|prey|food|catch))\b/g,
    (_, form) => inForm(form, ['plays tug of war', 'play tug of war', 'playing tug of war']),
  ],
  // Who sees it calls: the eagle does not.
  [
    'and',
    new RegExp(
      `\\b(?:spot|see|notice|hear)s (an? (?:[a-z]+ )?[a-z]+) ((?:circl|soar|fly|hover|approach|swoop|com)ing)((?: (?:above|overhead|high|in the sky|closer|near))*)(?:,| and|, and)+ (${CALLS})\\b`,
      'g',
    ),
    '$4 at $1 $2$3',
  ],
  [
    'all of they all whole',
    /(?<=\b(?:family|group|mob|gang|pack|herd|flock|colony|troop|pair|two|three|four|five|several|some) (?:of )?(?:[a-z]+ )?(?!them)([a-z]+s)\b[^]{3,140}?)(?:,| and|, and|;|\.)+(?: then)? (?:they all|all of them|the whole (?:family|group|pack|herd|flock|colony))(?: (?:quickly|suddenly|immediately))? (dash|run|race|dive|scurry|scamper|flee|bolt|disappear|vanish|hide|rush|fly|jump|leap|swim)(?:es|s|ing)?\b/g,
    ', then the $1 $2',
  ],
  // In a tree, where such birds live.
  [
    'hole',
    /(?<=\b(?:woodpecker|owl|owlet|hornbill|nuthatch|toucan|flicker|parrot)s?\b[^.]{0,120}?\b(?:in|of|from|inside|at|to)) (?:an?|the|its|their) (?:(?:small|round|dark|nest|nesting) )*hole\b(?! in)/g,
    ' a hole in a tree',
  ],
  // Who is no ape does not swing from what it clings to.
  [
    'cling',
    /(?<=\b(?:frog|gecko|lizard|chameleon|koala|sloth|snail|beetle|caterpillar|butterfly|butterflies|bee|dragonfly|ladybug|insect|bug|spider|cicada|bird|bat)s? (?:(?:is|are) )?)cling(?:s|ing)? (?:tightly )?(?:to|onto) (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:branch|leaf|stem|twig|stalk|flower|reed|blade of grass|log|vine|trunk)\b)/g,
    'sitting on ',
  ],
  ['scraps leftovers', /\b(?:food|kitchen|table) (?:scraps|leftovers)\b/g, 'food'],
  [
    'rummag',
    /\brummag(e|es|ing) (?:through|in|around in)\b/g,
    (_, end: string) => `search${end === 'ing' ? 'ing' : 'es'} through`,
  ],
  [
    'cling pecks pecking',
    /\bcling(?:s|ing) to (an?|the) ((?:[a-z]+ ){0,2}?)(?:trunk|tree|tree trunk|bark)(?: of a tree)?(?:,| and|, and)+ (peck|hammer|drum|tap)(s|ing)(?: (?:at|on|into|against) (?:the (?:bark|wood|trunk|tree)|it))?/g,
    'peck$4 at $1 $2tree',
  ],
  ['trunk', /\b(birch|oak|pine|beech|spruce|fir|willow|maple) trunk\b/g, '$1 tree'],
  ['trunk', /\b(mossy|moss-covered|gnarled|rotten|rotting) trunk\b/g, '$1 tree trunk'],
  // What spiders weave is their web.
  [
    'thread strand silk',
    /(?<=\bspiders?\b[^.;]{0,60}?)\b(?:weav|spin|lay|add|string|stretch)(es?|s|ing) (?:the |its |some |a )?(?:(?:last|final|first|fine|silken|silky|delicate|sticky|thin|shimmering|new|long) )*(?:threads?|strands?|silk)\b(?: of silk)?(?: (?:between|across|from) (?:two |the |a )?(?:[a-z]+ )?[a-z]+)?/g,
    (_, form) => `${inForm(form, ['spins', 'spin', 'spinning'])} its web`,
  ],
  [
    'caught trapped stuck entangled',
    /\b((?:fly|moth|bee|butterfly|mosquito|insect|beetle|wasp|dragonfly|bug)) (?:that |which )?(?:gets?|is|becomes?|has been|flies in and gets?) (?:caught|trapped|stuck|entangled|tangled)(?: up)?(?: (?:in|on) (?:it|(?:the|its|a) (?:[a-z]+ )?(?:web|threads?|silk)))?(?=[,.;]| and\b|$)/g,
    '$1 is in the web',
  ],
  [
    'wrap',
    /(?:,| and|, and)* the spider (?:(?:quickly|swiftly) )?(?:(?:rush|hurr|run|scurr|dart|crawl|com)(?:es|ies|s|ing)(?: (?:over|in|up|across))*(?: and| to| ,)* )?wraps? (?:it|the [a-z]+)(?: up)?(?: in silk)?/g,
    ', then the spider catches the fly',
  ],
  // Whose it is is told by who was named last.
  [
    'mother',
    new RegExp(
      `(?<=\\b(elephant|giraffe|zebra|lion|hippo|rhino|whale|dolphin|penguin|bear|deer|horse|cow|kangaroo|monkey|orangutan|gorilla|bison|moose|otter|seal)s?\\b[^.]{3,80}?\\b)(an?|one) (?:(?:tiny|small|little|newborn|playful|curious) )?(?:${YOUNG}) ((?:[a-z]+ ){0,3}?)(under|beneath|beside|between|behind|next to|close to) ((?:its|the) mother(?:'s (?:legs|belly|side|feet))?)`,
      'g',
    ),
    (_, ...[beast = '', one = '', deed = '', where = '']) =>
      `${one} baby ${beast} ${deed}${where} a mother ${beast}`,
  ],
  // It shuts on whom it eats.
  [
    'flytrap fly trap carnivorous',
    new RegExp(
      `\\b(${TRAP}) (?:suddenly |quickly |slowly )?(?:closes|closing|snaps|snapping|shuts|shutting|traps|trapping|clamps)(?: (?:shut|up|closed|its (?:leaves|jaws|trap)|down))*(?: (?:on|around|over|upon))? (?=an? (?:[a-z]+ ){0,2}(?:${BUGS})\\b)`,
      'g',
    ),
    '$1 eats ',
  ],
  [
    'flytrap fly trap carnivorous',
    new RegExp(
      `\\b(an? (?:[a-z]+ )?(?:${BUGS})) (?:lands?|landing|crawls?|sits?|settles?|flies|walks?)(?: down)? (?:on|in|into|inside|onto|between) ((?:an?|the) (?:[a-z]+ )?${TRAP})(?: (?:leaf|leaves))?(?:,| and|, and)+ (?:(?:it|which|that|the (?:trap|plant|flytrap|leaves|leaf)|its (?:leaves|jaws|trap)) )?(?:suddenly |quickly |then )?(?:closes?|snaps?|shuts?|clamps?)(?: (?:shut|closed|up|on it|around it|over it))*`,
      'g',
    ),
    '$2 eats $1',
  ],
  // It hovers while it drinks: one deed, at one flower.
  [
    'nectar',
    /\b(?:is |are )?hover(s|ing|) (?:in front of|before|near|by|over|above|at|beside|next to|close to) ((?:an?|the) (?:[a-z]+ ){0,3}?[a-z]+)(?:,| and|, and|,? while|,? as it)* (?:drink|sip|feed|collect|gather)(?:s|ing)(?: on)?(?: (?:its|the|sweet))* nectar(?: from (?:it|the (?:flower|blossom|bloom)))?/g,
    (_, form, flower) => `${inForm(form, ['drinks', 'drink', 'drinking'])} nectar from ${flower}`,
  ],
  [
    'wings',
    /,? (?:with )?(?:its|their) (?:[a-z]+ )?wings (?:(?:are|is|just|becoming) )?(?:an? blur|blurred|blurring|invisible|beating (?:so )?fast)(?: (?:of|with) [a-z]+)?/g,
    '',
  ],
  // It was the chrysalis, and is the butterfly.
  [
    'chrysalis cocoon',
    /\b(an?|the) ((?:[a-z]+ ){0,2}(?:butterfly|moth)) (?:is |slowly )*(?:emerg|hatch|break|crawl|com|struggl)(?:es|ing|e|s)(?: free| out)? (?:of|from) (?:its|an?|the) (?:[a-z]+ )?(chrysalis|cocoon)\b/g,
    'a $3 turns into $1 $2',
  ],
  // No race with a finish, in the water.
  [
    'race racing',
    /\b((?:dolphin|whale|orca|porpoise|shark|seal|sea lion|penguin|otter)s?) rac(?:es?|ing) (?=(?:alongside|beside|along|next|through|after|past|with|ahead)\b)/g,
    '$1 swim fast ',
  ],
  // They stand beside the trees that they eat from.
  [
    'graz brows nibbl feed munch',
    /\b(?:graz|brows|nibbl|feed|munch)(es|e|s|ing|) on (?=(?:the |some |tall )?(?:[a-z]+ )?trees\b)/g,
    (_, form) => `${inForm(form, ['grazes', 'graze', 'grazing'])} near `,
  ],
  // Out of the water, and no gymnast.
  [
    'lung',
    /\blung(es?|ing) (?:(?:up |out |forward )*(?:of|from) the (?:[a-z]+ )?(?:water|river|lake|pond|waterhole) )?at (?=(?:an?|the|one|its) )/g,
    (_, form) => `${inForm(form, ['attacks', 'attack', 'attacking'])} `,
  ],
  // From the seed to the bloom it is one plant.
  [
    'seed bulb shoot',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ ){0,2}(?:seed|bulb|bean|shoot|sprout|seedling)\\b[^.;]*? (?:grows?|sprouts?|germinat(?:es|ing)|cracks? open|push(?:es)?|emerges?|unfurls?)\\b[^.;]*?(?:,| and|, and)(?: finally| then| at last| slowly)* (?:${BLOOMS})(?: up| out)?(?: into| as)? (an?|the|its) ((?:[a-z]+ ){0,3}?[a-z]+)(?=[,.;]|$| (?:towards?|to|in|with|at|under|as|for|that|which)\\b)`,
      'g',
    ),
    '$1 $2 grows',
  ],
]

/** What a hunter brings down: a tree or a tower is none of it. */
function isBeastly(prey: string): boolean {
  return !/\b(?:tree|house|tower|wall|flag|curtain|sail|building|plane|helicopter|box|book|statue|bridge|door|goal|king|castle|roof|blind|blinds|shade|hat|picture|sign|lid|gate|branch|log)s?$/.test(
    prey,
  )
}
