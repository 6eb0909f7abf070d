import type { Turn } from '../turn.ts'

const TOOLS =
  'chopsticks|forks?|spoons?|knife|knives|tongs|ladle|spatula|whisk|brush|paintbrush|roller|scissors|shears|hammer|saw|drill|rope|ladder|broom|mop|rake|shovel|spade|net|hose|tweezers|needle|pencil|crayons?|markers?|sponge|cloth'
const FOODS =
  '(?:[a-z]+ ){0,3}?(?:sausages?|steaks?|burgers?|hot ?dogs?|corn|fish|chicken|meat|ribs|kebabs?|skewers?|shrimps?|vegetables|food|dinner|lunch)'
const RELATIVES =
  '(?:his|her|their|the) (?:[a-z]+ )?(?:classmates?|friends?|family|parents?|mother|mom|father|dad|sister|brother|teacher|class|students?|children|kids|son|daughter|colleagues?|guests?|audience|crowd|neighbou?rs?)'

const PARENTS = 'mom|mum|mother|dad|father|parent|man|woman|grandfather|grandmother|brother|sister'
const YOUNG = 'son|daughter|child|kid|boy|girl|grandson|granddaughter|sister|brother'

/** Captions of stock films name what is done in few words, with words that are seldom said. */
export const BARE_DOING_TURNS: readonly Turn[] = [
  // A tool is used for the deed before it.
  [
    'using',
    new RegExp(
      `\\b([a-z]+(?:ing|s) (?:(?!and |while |who |is |are )[a-z]+ ){1,4})using (?=(?:an? |the |his |her |their |two |some )?(?:[a-z]+ ){0,2}(?:${TOOLS})\\b)`,
      'g',
    ),
    '$1with ',
  ],
  [
    'grill barbecue barbeque bbq',
    new RegExp(
      `\\b(?:prepar|cook|mak|fry|roast)(ing|e?s) (${FOODS}) (?:on|in|over) (?:an? |the |his |her |their )?(?:[a-z]+ ){0,2}(?:grill|barbecue|barbeque|bbq)\\b`,
      'g',
    ),
    (_, ending = '', food = '') => `grill${ending === 'ing' ? 'ing' : 's'} ${food}`,
  ],
  [
    'chopsticks',
    /\b(?:gett?|grabb?|tak)(ing|s|es) (?=[^.;,]* (?:with|between) (?:[a-z]+ )?chopsticks)/g,
    (_, ending = '') => `pick${ending === 'ing' ? 'ing' : 's'} up `,
  ],
  [
    'chopsticks',
    /\b(?:pick|lift|tak|hold)(ing|s|es) up (?=(?:an? |the |some )?(?:[a-z]+ )?(?:dumplings?|sushi|noodles|gyoza|dim sum|rice|ramen|maki|nigiri|piece of [a-z]+) (?:up )?(?:with|between) (?:[a-z]+ )?chopsticks)/g,
    (_, ending = '') => `eat${ending === 'ing' ? 'ing' : 's'} `,
  ],
  ['deep', /\bdeep[ -]fr(y|ying|ies|ied)\b/g, 'fr$1'],
  [
    'fire flame heat',
    /(?<=\b(?:fr|cook|roast|grill|boil|sear)(?:y|ies|s|ing|ying)? [^.;]*),? (?:in|on|over|at) (?:an? |the )?(?:very )?(?:high|low|medium|hot|open|strong) (?:fire|flames?|heat)\b/g,
    '',
  ],
  // Flames that stand by something burn on the ground; it does not burn itself.
  [
    'fire',
    /^(?:an? |the )?(?:(?:large|big|huge|small) )?fires? (?=(?:burning |blazing )?(?:in front of|next to|beside|near|outside) )/g,
    'a bonfire ',
  ],
  [
    'nectar',
    /\b(?:feed|suck|dine?)(s|ing) (?:on )?(?:the )?nectars?\b(?! from)/g,
    'drink$1 nectar from a flower',
  ],
  [
    'tower mountain pile pyramid',
    /\b(?:tall |high |huge )?(pancake|waffle|donut|doughnut|cookie|macaron|toast) (?:tower|mountain|pile|pyramid)\b/g,
    'tall stack of $1s',
  ],
  [
    'candle',
    /\b(an?|the) ((?:[a-z]+ )?(?:muffin|cupcake|donut|doughnut)) with (an?|one|two|three) (?:(?:lit|burning|small|tiny|single) )*(candles?)(?! (?:beside|next))/g,
    '$3 $4 on $1 $2',
  ],
  ['love', /\b(an?|the) love sign\b/g, '$1 red heart'],
  [
    'show',
    new RegExp(
      `\\bshow(s|ing) (${RELATIVES}) ((?:an?|the|his|her|their|some) (?:[a-z]+ ){0,2}[a-z]+)`,
      'g',
    ),
    'show$1 $3 to $2',
  ],
  [
    'appl',
    /\bappl(ying|ies) ((?:sun ?(?:block|screen|cream)|(?:[a-z]+ )?lotion|cream|ointment)) (?:to|onto|on) /g,
    (_, ending = '', stuff = '') =>
      `${ending === 'ying' ? 'is rubbing' : 'rubs'} ${stuff.startsWith('sun') ? 'sunscreen' : stuff} on `,
  ],
  ['scene set', /\b(?:on|in|at) (?:an?|the) (?:movie|film) scene\b/g, 'on a film set'],
  [
    'bar',
    /\bat the bar(?: counter)? (?:of|in) (?:an?|the) (?:[a-z]+ ){0,2}(?:hotel|lounge|pub|club|nightclub|restaurant)(?: lounge| bar)?\b/g,
    'at the bar',
  ],
  [
    'dump',
    /\b(being )?dumped (?=(?:over|onto|on) (?:[a-z]+ ){0,3}(?:dish|plate|food|rice|noodles|salad|bowl))/g,
    '$1poured ',
  ],
  [
    'over',
    /\b(stand|sit|lie|ly|perch)(s|ing|ed)? over (?=(?:an?|the) (?:[a-z]+ )?(?:rock|stone|boulder|log|stump|wall|roof)\b)/g,
    '$1$2 on ',
  ],
  [
    'straw',
    /\b(an?|the) ((?:[a-z]+ )?(?:coconut|pineapple|watermelon|orange)(?: fruit| drink)?) with (?:an? )?(?:[a-z]+ )?(?:drinking )?straw\b/g,
    'a drinking straw in $1 $2',
  ],
  [
    'radio walkie',
    /\btalk(s|ing)? (?:on|into|over|through) (?:an? |the |his |her |their )?(?:police |two-way |hand |car )?(?:radio|walkie[- ]?talkie)\b/g,
    'talk$1 with a walkie-talkie',
  ],
  [
    'bike bicycle',
    new RegExp(
      `(?<!\\band )(?<!\\band (?:an?|the) )\\b(?:(?:an?|the) )?(${PARENTS}) (?:is )?(?:assist|help)(?:s|ing) (?:his |her |their |the |an? )?(${YOUNG}) (?:in |to |how to |with )*(?:learn(?:ing)? (?:how )?to )?rid(?:e|ing) (?:an? |the |his |her )?(?:bike|bicycle)\\b`,
      'g',
    ),
    'the $2 rides a bicycle , the $1 runs after the $2',
  ],
  [
    'taxi cab',
    /\bcall(s|ing)? (?:for )?(?=(?:an?|the) (?:taxi|cab)\b)/g,
    (_, form = '') => (form === 'ing' ? 'waving at ' : `wave${form} at `),
  ],
  ['ingredient', /,? as (?:an |the )?ingredients? (?:for|of|in) [^.;,]+/g, ''],
  [
    'surface',
    /\bon (an?|the) (wooden|marble|metal|glass|stone|white|black|flat|smooth|rustic) surface\b/g,
    'on $1 $2 table',
  ],
  // Pictures that are looked at hang somewhere.
  [
    'paintings',
    /\b(?:look|gaz|star|admir)(?:ing|e?s)? (?:at )?(?:[a-z]+ ){0,2}paintings(?= *(?:[,.;]|$))/g,
    '$& in an art gallery',
  ],
  // A boulder is a stone, whatever climbers do.
  ['bouldering boulders', /\bbouldering\b/g, 'rock climbing'],
  ['hang', /\bhang(s|ing)? out(?= (?:at|in|on|with|together|near|by)\b| *(?:[,.;]|$))/g, 'talk$1'],
  // "Style" says what a building is like, and no fashion is meant.
  [
    'style',
    /\b(arabic|islamic|moorish|asian|chinese|japanese|victorian|georgian|gothic|colonial|mediterranean|tudor|spanish|modern|rustic|baroque|roman|greek)[- ]style(?= (?:[a-z]+ )?(?:building|house|home|mansion|villa|architecture|tower|church|temple|castle|palace|street|town)s?\b)/g,
    '$1',
  ],
  [
    'building',
    /\b(behind|beside|near|before|outside|inside|against) building\b(?! an?\b)/g,
    '$1 a building',
  ],
  [
    'edit',
    /\bedit(s|ing)? (?:the |their |his |her |some )?(?:photos?|pictures|videos?|footage|films?|images)\b/g,
    'work$1 on a computer',
  ],
  [
    'record',
    /\b(?:video|film)[- ]?record(s|ing)? (?:the |an? )?(?:movie|film) in (?:an? |the )?(?:theater|theatre|cinema)\b/g,
    (_, ending = '') => `film${ending} with a phone in a movie theater`,
  ],
  [
    'performance',
    /^(?:an? |the )?(band|choir|orchestra|rock band|jazz band|string quartet) performance (?=(?:at|in|on)\b)/g,
    'a $1 performing ',
  ],
  ['grain', /\b(?:grains of rice|rice grains?)\b/g, 'rice'],
  [
    'breast thigh wing leg',
    /\b(?:(?:cooked |grilled |roast(?:ed)? |baked |fried |sliced )+chicken (?:wing|leg)s?|(?:cooked |grilled |roast(?:ed)? |baked |fried |sliced )*chicken (?:breast|thigh|drumstick)s?)\b(?! (?:quill|of))/g,
    'roast chicken',
  ],
  [
    'construction',
    /\b(an?|the) under construction ((?:[a-z]+ )?(?:house|building|tower|bridge|skyscraper))\b/g,
    '$1 $2 under construction',
  ],
  [
    'staff',
    /\b(an? (?:young |old |smiling |friendly )*)((?:fe)?male|hotel|office|airport|shop|nursing|medical) staff(?: member)?\b/g,
    '$1$2 employee',
  ],
  [
    'decorations',
    /\b(?:prepar|mak)(ing|es?) (?:some |the )?easter decorations\b/g,
    (_, ending = '') => `paint${ending === 'e' ? '' : ending.replace('e', '')} easter eggs`,
  ],
  [
    'kept stored',
    /\b((?:[a-z]+ )?(?:tools|books|boxes|wares|goods|things|toys)) (?:that are |which are )?(?:kept|stored)(?= (?:in|on|at)\b)/g,
    '$1',
  ],
  [
    'fun goof fool horsing',
    /\b(?:having fun|goofing around|goofing off|fooling around|horsing around)(?: and (?:having fun|goofing around|fooling around))?(?: (?:around|about)(?= (?:the|an?)\b))?/g,
    'laughing and jumping',
  ],
  ['itch', /\bitch(ing|es)\b(?! (?:powder|cream|to)\b)/g, 'scratch$1 itself'],
  [
    'from home',
    /\bwork(s|ing)? from home\b/g,
    (_, ending = '') => `${ending === 'ing' ? 'typing' : `type${ending}`} on a laptop at home`,
  ],
]
