import { namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const SLOWLY = '(?:(?:slowly|gently|carefully|quickly|suddenly) )?'
const NAMED = '(?:(?!(?:is|are|with|and|of|in|on|who|that|from|being)\\b)[a-z-]+ )'

/** What is done to a thing while only a hand is seen. */
const DONE_BY_HAND: Rows = [
  [
    'lifted(?: up| out)?|picked up|raised|pulled (?:out|up|away)|taken out|scooped(?: up| out)?',
    'handlifting',
  ],
  ['dipped|dunked|plunged|submerged', 'handdipping'],
  ['lowered|placed|set down|put down|laid', 'handlowering'],
  ['squeezed|squashed|pressed|crushed', 'handpressing'],
]

const CHEESY = '(pizza|sandwich|toast(?:ie)?|quesadilla|burger)'
const STRINGS =
  '(?:(?:long|strings|stringy|of|melted|melting|hot|gooey|mozzarella|the|its|with|and|a) )*cheese'
const STRETCHES = '(?:stretch|pull|string|ooz|drip|hang)(?:s|es|ing|ed|e)?'

const THICK =
  '(?:honey|syrup|maple syrup|chocolate sauce|chocolate|caramel|sauce|gravy|melted butter|cream|icing|glaze)'

/** What happens to things while nobody is about, and how a camera is near them, in words that the reader knows. */
export const BY_ITSELF_TURNS: readonly Turn[] = [
  // What comes alive acts for itself, and whose it was is not asked for.
  [
    'alive life',
    /\b(an?|the) ([a-z]+)'s ((?:[a-z]+ )?(?:statue|portrait|painting|bust|sculpture)) (?=(?:suddenly |slowly )?(?:comes|springs|jumps|is brought) (?:alive|(?:back )?to life)\b)/g,
    '$1 $3 of a $2 ',
  ],
  [
    'alive life',
    /\b(an?|the) [a-z]+'s ((?:[a-z]+ )?[a-z]+) (?=(?:suddenly |slowly )?(?:comes|springs|jumps|is brought) (?:alive|(?:back )?to life)\b)/g,
    '$1 $2 ',
  ],
  // Whoever looks up is behind the camera.
  [
    'looking up',
    /^\s*(?:an? |the )?(?:(?:view|shot|camera|pov),? )?looking (?:straight |directly )?up (?:at|into|through) (?:the )?/g,
    'low-angle view of ',
  ],
  // The strings of cheese are what is seen of it; by themselves they are ropes.
  [
    'cheese',
    new RegExp(
      `\\b(?:an?|the|some)? ?(?:${NAMED}|slice of ){0,3}?${CHEESY}\\b(?:(?: (?:is |are )?(?:being )?(?:${SLOWLY})(?:lifted|pulled|torn|broken|picked up|taken|split)| pulling| breaking)(?: (?:up|apart|away|out|open|in half|in two))?)?,?(?: (?:with|and|as))? ${STRINGS}(?: (?:is|are))? ${STRETCHES}(?: (?:between|from|in|across|out|apart)(?: (?!with\\b|while\\b|against\\b|in\\b)[a-z]+){0,3})?`,
      'g',
    ),
    (_, food = '') =>
      /pizza|quesadilla/.test(food) ? 'a stringy pizza opening' : 'a stringy sandwich',
  ],
  // Layer upon layer: nobody hammers a burger.
  [
    'burger hamburger cheeseburger',
    /\b(?:an? |the )?(?:[a-z]+ )?(?:ham|cheese)?burger (?:is |being |gets |getting |slowly )*(?:assembl|stack|build|built|put together|deconstruct|com(?:es|ing) together)(?:ed|es|ing|s)?\b[^.;¦]*?(?=$|[.;¦]| (?:in a|against|on a) )/g,
    'a layered burger closing',
  ],
  [
    'burger hamburger cheeseburger',
    /\b(?:an? |the )?(?:[a-z]+ )?(?:ham|cheese)?burger (?:fall|com|break|explod|separat|fl(?:y|i)|split)(?:s|es|ing|e)? (?:apart )?(?:(?:in|on)?to (?:(?:floating|its|separate|single|several|many) )*(?:layers|ingredients|pieces|parts)|apart)\b[^.;¦]*?(?=$|[.;¦]| (?:in a|against|on a) |,? then )(?:,? then (?:they|it|the layers|everything|all) (?:[a-z]+ )?(?:back )?together\b)?/g,
    'a layered burger opening',
  ],
  [
    'cheese',
    new RegExp(
      `\\b${STRINGS} ${STRETCHES},? (?:as|while|when) (?:an?|the) (?:${NAMED}|slice of ){0,3}?${CHEESY} (?:is |are )?(?:being )?(?:${SLOWLY})(?:lifted|pulled|torn|picked up|taken|separated)(?: (?:up|apart|away|out))?`,
      'g',
    ),
    (_, food = '') =>
      /pizza|quesadilla/.test(food) ? 'a stringy pizza opening' : 'a stringy sandwich',
  ],
  [
    'being is are',
    new RegExp(
      `\\b((?:an?|the|some|two|three) (?:${NAMED}|[a-z]+ of ){0,3}?)([a-z]+) (?:is |are )?being ${SLOWLY}(${anyOf(DONE_BY_HAND)})\\b(?! by (?!hand\\b))`,
      'g',
    ),
    (match, ...groups) => {
      const [before = '', what = '', done = ''] = groups
      if (namesLiving(singular(what))) return match
      // The fruit, and not its colour.
      return `${before}${what.replace(/^orange$/, 'tangerine')} ${saidFor(DONE_BY_HAND, done)}`
    },
  ],
  // On its blade a drop is as small as it is.
  [
    'dew drop',
    /\b(?:an? |the )?(?:single |tiny |clear |sparkling )*(?:dew ?drop|drop of (?:dew|water)|water ?drop(?:let)?|raindrop) (?:is )?(?:slowly )?(?:slid(?:es|ing)|roll(?:s|ing)|run(?:s|ning)|trickl(?:es|ing)|hang(?:s|ing)|clings?|clinging|glid(?:es|ing)|on|sits|sitting|drip(?:s|ping))(?: (?:down|on|from|along|off|to|the tip of|the edge of))* (?:an?|the) (?:green )?(?:(?:blade|leaf) of grass|grass(?: blade)?|blade)\b/g,
    'a dewy grass blade',
  ],
  // A sauce that runs over something has no legs.
  [
    'runs running flows flowing trickl ooz drizzl dripp',
    new RegExp(
      `\\b(${THICK}) (?:is |are )?${SLOWLY}(?:runs|running|flows|flowing|trickl(?:es|ing)|ooz(?:es|ing)|drizzl(?:es|ing|ed)|dripp(?:s|ing)|drips) (?:down|over|onto|on)(?: the sides? of)? (?=(?:an?|the) )`,
      'g',
    ),
    '$1 is poured over ',
  ],
  // What a fruit loses under the knife is seen as it is cut.
  [
    'juice',
    /,? (?:and |with |the |its |red )*juices? (?:is |are )?(?:runs?|running|sprays?|spraying|splash(?:es|ing)?|bursts?|flows?|flowing|drips?|dripping|squirts?|squirting|oozes?|oozing)(?: (?:out|down|everywhere))?(?: (?:of|from) it)?(?= ?(?:[,.;]|$))/g,
    '',
  ],
  [
    'condensation',
    /,? (?:with |and )?(?:condensation|water|moisture) (?:is )?(?:runs|running|drips|dripping|trickling|rolling|forming) (?:down|on)(?: (?:the|its) [a-z]+)?(?= ?(?:[,.;]|$))/g,
    ' , covered in water droplets',
  ],
  // An hourglass runs by itself.
  [
    'sand',
    /\b(hourglass\b[^.;]*?\bsand) (?:is )?(?:slowly )?(?:runs?|running|trickl(?:es|ing)|flow(?:s|ing)|fall(?:s|ing))(?: (?:out|down|through))*\b/g,
    '$1',
  ],
  // A table that holds things has them on it.
  [
    'holds carries bears holding',
    /\b(an?|the) ((?:[a-z]+ )?(?:table|desk|shelf|counter|windowsill|tray|nightstand|mantelpiece|workbench))((?: (?:by|near|beside|in front of|under) (?:an?|the) (?:[a-z]+ )?[a-z]+)?) (?:holds|carries|bears|holding|displays) ([^.;]+)/g,
    '$4 on $1 $2$3',
  ],
  // The ring of light is part of the eclipse, and its dark is an hour of day.
  [
    'eclipse',
    /\b(eclipse\b[^.]*?),? (?:the sky (?:goes|turns|grows|becomes) dark(?:er)?|the (?:day|land) (?:goes|turns|grows) dark)?(?:,? (?:and|as) )?(?:the |its |a )?(?:glowing |bright |white )*corona (?:appears|glows|shines|flares|becomes visible|blazes)?\b/g,
    '$1',
  ],
  // The wheels of a watch are seen from within it.
  [
    'gears cogs cogwheels mechanism workings',
    /\b(?:the )?(?:(?:tiny|golden|brass|inner|intricate|delicate) )*(?:gears|cogs|cogwheels|mechanism|workings) (?:of|inside|in) (?:an?|the) (?:(?!clock tower)[a-z]+ ){0,3}?(?:watch|clock|timepiece)(?: (?:slowly )?(?:turn|mov|spin|rotat|tick)(?:s|es|ing)?)?\b/g,
    'in a clock mechanism',
  ],
  // Water that comes in comes in waves.
  [
    'tide',
    /\b(?:the |a )?(?:rising |incoming )?tide (?:is |slowly )*(?:comes|coming|rolls|rolling|creeps|creeping|rises|rising|moves|moving)(?: in)?((?: (?:over|across|on|onto) (?:an?|the) (?:[a-z]+ )?(?:beach|shore|sand))?),?(?: and| slowly)* (?:cover|wash|swallow|flood|destroy|reach)(?:s|es|ing)?(?: away| over)? (an?|the) ((?:[a-z]+ )?sand ?castle)\b/g,
    (_, ...groups) => {
      const [where = '', article = '', castle = ''] = groups
      const beach = where.replace(/ (?:over|across|onto) /, ' on ')
      return `${article} ${castle} is washed away by the waves${beach}`
    },
  ],
  // From where it is seen is said last, so that what it does stays with it.
  [
    'seen',
    /\b((?:an?|the) (?:[a-z]+ ){1,4}?)((?:seen|viewed|filmed|shot) from (?:below|above|the side|the ground|afar|a distance)) ((?!and\b|in\b|on\b|at\b|as\b)[a-z]+s\b[^.;]*)/g,
    '$1$3, $2',
  ],
  // A beetle on the edge of a leaf is on the leaf.
  [
    'leaf flower petal stem twig branch mushroom',
    /\b((?:crawl|walk|climb|mov|creep|inch)(?:s|es|ing|e)?) (?:slowly )?(?:along|across|over|up|down|on)(?: the (?:edge|stem|surface|rim|tip|underside|length) of)? (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:leaf|flower|petal|stem|twig|mushroom)\b)/g,
    '$1 on ',
  ],
  // A thing that hovers before a backdrop is in the studio, and not in the sky.
  [
    'air',
    /,? in (?:the air|mid[- ]?air)\b(?=[^.]*\b(?:studio|photo studio|(?:studio|plain|solid|white|black|pink|blue|green|red|yellow|orange|purple|gr[ae]y) (?:background|backdrop))\b)/g,
    '',
  ],
  // What strikes it is not what burns.
  [
    'catch burst',
    /\b(strikes|striking|hits|hitting|ignites) (an?|the) ((?:[a-z]+ ){0,2}?(?:tree|oak|pine|house|barn|tower|roof|haystack|church|ship|mast))(?: in (?:an?|the) [a-z]+)?,? (?:and it|which|and sets it) (?:suddenly )?(?:catches fire|bursts into flames|starts burning|burns|goes up in flames|on fire|alight)\b/g,
    '$1 $2 burning $3',
  ],
  // Smoke that curls up is awake.
  [
    'curl',
    /\b(smoke|steam|mist|incense|vapou?r)(?: (?:slowly|gently|softly))? curl(s|ing)?(?: (?:up|upwards?|through the air|into the air))*\b/g,
    (_, stuff = '', ending = '') => `${stuff} ris${ending === 'ing' ? 'ing' : 'es'}`,
  ],
  ['tablecloth', /\bon (an?|the) ((?:[a-z]+ )?)table ?cloth\b/g, 'on $1 $2table'],
  // Wine that spreads was spilt.
  [
    'spread',
    /\b(wine|coffee|milk|tea|juice|ink|water) (?:slowly )?(?:spreads|spreading|spills|spilling) (?:across|over|on|onto) (?:it|the (?:table|tablecloth|floor|cloth|page))\b/g,
    '$1 spills',
  ],
  // The crust is part of what it is on.
  ['crust', /\bthe (?:[a-z]+ )?crust (?:of|on) (?=(?:an?|the) )/g, ''],
  ['peaks', /,? (?:until|till) (?:[a-z]+ )*peaks (?:form|appear)\b/g, ''],
  [
    'petals leaves blossoms candles',
    /\b((?:petals|leaves|blossoms|candles) (?:gently |slowly )?(?:float|drift)(?:s|ing)?) on (?:the |still |calm |dark |clear )*water\b/g,
    '$1 on a pond',
  ],
  // What runs along the lines of a board is light.
  [
    'lights light',
    /,? (?:with |and )?(?:(?:glowing|blinking|blue|green|red|tiny) )*lights? (?:runs?|running|racing|moving|travell?ing|flowing|pulsing)(?: (?:along|across|through|over) (?:the|its) (?:[a-z]+ )?(?:lines|traces|circuits?|paths|wires|surface))?(?= ?(?:[,.;]|$))/g,
    ' glowing',
  ],
  // What is heard has no crests of foam.
  [
    'sound waves',
    /\b(?:glowing |visible )?sound ?waves (?:are )?(?:puls\w+|radiat\w+|emanat\w+|com\w+|flow\w+|spread\w+|ripple\w*) (?:out )?(?:from|of) (?:them|it|(an?|the) ([a-z ]+?))(?= ?(?:[,.;]|$))/g,
    (_, article = '', what = '') => `music notes${what === '' ? '' : ` above ${article} ${what}`}`,
  ],
  [
    'scratches flicker grain',
    /,? (?:with |and )?(?:film )?(?:scratches|dust|grain|flicker)(?:,? (?:and )?(?:film )?(?:scratches|dust|grain|flicker(?:ing)?|jumps))+(?= ?(?:[,.;]|$))/g,
    '',
  ],
]
