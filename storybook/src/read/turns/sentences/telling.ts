import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const CRAFT =
  'train|bus|plane|airplane|car|taxi|van|truck|tram|boat|house|shop|spaceship|helicopter'

const WHO = '(?:(?:an?|the|two|three|some) )?(?:[a-z]+ ){0,2}?[a-z]+'

/** What two do, by the noun for it. */
const MEETINGS: Rows = [
  ['race', 'racing'],
  ['sword fight|duel', 'sword fighting'],
  ['fight|battle|war|clash|showdown', 'fighting'],
  ['kiss', 'kissing'],
  ['hug|embrace|friendship|reunion', 'hugging'],
  ['dance|waltz|tango', 'dancing'],
  ['conversation|dialogue|chat|talk', 'talking'],
  ['argument|quarrel', 'arguing'],
]

const GENRES =
  "wildlife|nature|underwater|historical|history|archival|cinematic|cooking|travel|sports?|news|wedding|music|real estate|scien(?:ce|tific)|space|car|product|fitness|workout|unboxing|children's|kids'?|educational|explainer|promo(?:tional)?|family|home|dance|action|comedy|drama|romance|romantic|fantasy|adventure|thriller|movie|film|tv|food|beauty|diy|crafts?|gardening|security|trail|social media|viral"
const KINDS =
  'footage|documentary|sequence|video|show|report|vlog|trailer|tutorial|highlights?|commercial|ads?|adverts?|animation|cam(?:era)?|film|movie|clip|reel|teaser|montage|asmr|comedy|drama'

/** Where a sport is played. */
const GROUNDS: Rows = [
  ['football|soccer|rugby', 'football stadium'],
  ['basketball', 'basketball court'],
  ['tennis', 'tennis court'],
  ['hockey', 'ice rink'],
  ['baseball', 'baseball field'],
]

/** "Cooking show: a chef …": what kind of film it is, and nothing that stands there. */
const GENRE_TURNS: readonly Turn[] = [
  ['horror', /^\s*(?:an? )?horror(?: (?:movie|film|scene|video|story))?\s*:\s*/g, 'eerie , '],
  ['fashion', /^\s*(?:an? )?fashion (?:show|week|video)\s*:\s*/g, 'on a catwalk , '],
  // "How a seed becomes bread: …", with the story behind it.
  ['how', /^\s*how (?!to\b)[^:.?]{3,60}:\s*(?=[a-z]+ [a-z]+ [a-z])/g, ''],
  [
    'highlights',
    new RegExp(
      `^\\s*(?:the )?(?:${anyOf(GROUNDS)})(?: (?:match|game|final|cup))? highlights\\s*:\\s*`,
      'g',
    ),
    (title) => `in a ${saidFor(GROUNDS, title.trim().replace(/^the /, '').split(' ')[0] ?? '')} , `,
  ],
  [
    ':',
    new RegExp(
      `^\\s*(?:an? |the )?(macro |aerial )?(?:(?:(?:${GENRES}) )+(?:${KINDS})|trailer|tutorial|asmr|vlog|commercial|advert|teaser|comedy|drama)\\s*:\\s*`,
      'g',
    ),
    '$1',
  ],
  [
    'runway',
    /\b(models?\b[^.;,]*?)(?:down|along|on|(?<=\b(?:walk|strut|work)(?:s|ing) )) ?(an?|the) (?:(?:fashion|long|white|glossy|illuminated) )*runway\b/g,
    '$1on $2 catwalk',
  ],
]

const ON_PUBLIC_ROOF =
  'on (?:the (?:flat )?roof(?:top)?|top) of (?:an?|the|her|his) (?:[a-z]+ )?(hospital|school|hotel|museum|library|office|factory|warehouse|mall|supermarket|garage|police station|fire station|bank|theat(?:er|re)|casino|prison|university|clinic|airport)\\b'

/** Turns of phrase that say who sees, feels or wishes what, in plainer words. */
export const TELLING_TURNS: readonly Turn[] = [
  // Where somebody is who acts there, and nothing that they are below.
  [
    'call',
    /\bcall(s|ing|ed|)(?: (?:out|down|up))?(?= to (?:an?|the|his|her|their|him|them)\b)/g,
    'speak$1',
  ],
  [
    'over',
    /\bcall(s|ing) ((?:an?|the|his|her|their) (?:[a-z]+ )?[a-z]+) over(?=[.,;!]|$| to\b)/g,
    (_, ending, whom) => `wav${ending === 's' ? 'es' : ending} to ${whom}`,
  ],
  [
    'beneath nearby above',
    /(?<=\b(?:an?|the|his|her|two|three|some) (?:[a-z]+ )?[a-z]+) (?:beneath|nearby|above) (?=(?:climb|wait|wave|look|shout|call|stand|play|sing|watch|catch|cheer|laugh|kneel|walk|run|danc|bark|pass)(?:es|s|ing|e)?\b)/g,
    ' ',
  ],
  [
    'come appear return show arrive',
    /\b(?:(?:does|do|did)(?:n't| not)|never) (?:come|appear|return|show up|arrive)(?: (?:back|home|again|anymore|any more))*(?=[,.;!]|$)/g,
    'stays away',
  ],
  [
    'want love like dream wish',
    /^\s*(?:my|our) (?:[a-z]+ ){0,2}[a-z]+ (?:wants?|would (?:like|love)|loves?|likes?|wishes|asked|dreams?) (?:to (?:see|watch)|of|about|for) /g,
    '',
  ],
  [
    'cliff precipice',
    /\b(?:looks?|looking|gazes?|gazing|stares?|staring|watch(?:es|ing)?|admir(?:es?|ing)|overlook(?:s|ing)?) (?:out |down )?(?:(?:at|over|on|upon|across|into) )?((?:an?|the|his|her) (?:[a-z]+ ){1,4})from (?:the (?:edge|top) of )?(?:an?|the) (?:[a-z]+ ){0,2}?(?:cliff(?: ?(?:edge|top|side))?|precipice)\b/g,
    'on a cliff looking at $1',
  ],
  [
    'fear terror horror panic',
    /\bin (?:pure |utter |sheer )?(?:fear|terror|horror|panic)\b/g,
    ' scared ',
  ],
  ['future', /^\s*(?:an? |the )?future (?:where|in which|when) /g, 'in a futuristic city , '],
  ['selfie', /\b([a-z.]+(?: [a-z.]+)?)'s selfies?\b/g, '$1 takes a selfie'],
  [
    'joy delight',
    /(?<!\bjump(?:s|ing|ed)? )\b(?:in|with|for) (?:pure |utter |sheer |great )?(?:joy|delight)\b/g,
    ' happy ',
  ],
  [
    'chimney',
    /(?<!\b(?:forest|woods|mountains?|lake|hill|meadow|village)\b[^.]*)(?<!^),? ?(?:with )?(?:the )?smoke (?:gently |slowly )?(?:(?:is )?(?:rising|coming|curling|drifting|billowing|pouring) )?(?:up )?(?:from|out of) (?:the|its|an?) (?:[a-z]+ )?chimneys?/g,
    ' , ',
  ],
  // Seen from outside, with its chimney: nobody is in it.
  [
    'cabin cottage hut chalet',
    /(?<!\b(?:in|inside|of|into|from|within) )\b((?:an?|the) (?:(?!(?:log|red|blue|yellow|green|pink|orange|purple|white|black|turquoise|teal|gr[ae]y)\b)[a-z]+,? ){0,2})(?:log cabin|cabin|cottage|hut|chalet)\b(?![^.]*\b(?:forest|woods|mountains?|lake|beach|hill|meadow|village|distance|background|horizon)\b)(?=[^.]*\b(?:snow|snowy|chimney|lights? in|storm)\b)/g,
    '$1cabin in the woods',
  ],
  // As it is said in Britain; a round table has no article behind it.
  ['round', /\bround (?=(?:an?|the|his|her|its|their)\b)/g, 'around '],
  [
    'air',
    /\b((?:throw|toss|fling|jump|leap|hurl|launch)(?:s|es|ing)?\b[^,.;]{0,30}?) (?:high )?(?:up )?in the air\b/g,
    '$1 upwards',
  ],
  // What a storm carries off, or flies in a park, is over that land, and nothing is in the open sky for it.
  [
    'air',
    /(?<=\b(?:tornado|hurricane|twister|cyclone|storm|explosion)\b.*) (?:around )?(?:through|in|into) the air\b| (?:through|in) the air(?= (?:in|over|above|across|at|on) (?:an?|the) )/g,
    '',
  ],
  // "A robot towering over the city": it is huge, wherever that is.
  [
    'tower loom',
    /\b(an?|the) ((?:[a-z]+ )?[a-z]+)(?: that| which| who)? (?:tower|loom)(?:ing|s) (?:high )?(?:over|above) ((?:the|an?) (?:[a-z]+ )?(?:city|town|village|skyline|street|harbou?r|market|forest|valley)|(?:the )?(?:houses|rooftops|roofs|buildings|trees|people|crowd|skyscrapers))\b/g,
    (_, ...[the = '', who = '', what = '']) =>
      `${the} giant ${who.replace(/^(?:giant|huge|enormous|gigantic|massive|colossal) /, '')} ${/^(?:the|an?) (?:[a-z]+ )?(?:city|town|village|street|harbou?r|market|forest|valley)$/.test(what) ? `in ${what}` : `behind ${what}`}`,
  ],
  [
    'earth',
    /\b((?:lightning|lighting|fire|flames?|rays?|bolts?)[a-z ]{0,12}) down (?:on|onto|to|upon|at) (?:the )?earth\b/g,
    '$1',
  ],
  ['lighting', /\blighting (?=bolts?\b)/g, 'lightning '],
  ['towering looming', /\b(?:towering|looming) (?:high )?(?:over|above)\b/g, 'standing behind'],
  // "A sunflower as tall as a house grows": what it is compared with is only there when nothing else is told.
  [
    'as',
    /\b(?:(?:almost|nearly|just|about|[a-z]+ times) )?as (?:big|large|tall|small|tiny|high|long) as (?=(?:an?|the) (?:[a-z]+ )?[a-z]+,? (?!(?:and|or|next|beside)\b)[a-z]+)/g,
    'the size of ',
  ],
  [
    'as',
    /\b(?:(?:almost|nearly|just|about|twice|[a-z]+ times) )?as (?:(big|large|tall)|small|tiny) as (?=(?:an?|his|her|its) )/g,
    (_, big = '') => (big === '' ? 'smaller than ' : 'bigger than '),
  ],
  // "A race between a tortoise and a hare": the two race.
  [
    'between',
    new RegExp(
      `\\b(?:an? |the )?(?:[a-z]+ )??(${anyOf(MEETINGS)}) between (${WHO} and ${WHO})(?=[,.;¦]| (?:in|on|at|under|near|by|with|over|through|inside)\\b|\\s*$)`,
      'g',
    ),
    (_, meeting, both) => `${both} are ${saidFor(MEETINGS, meeting)}`,
  ],
  [
    'moon',
    /\b(?:(blood)[- ]?|harvest )moon\b/g,
    (_, blood = '') => (blood === '' ? 'orange moon' : 'red moon'),
  ],
  [
    'wheel',
    /(?<=\b(?:potter|clay|pottery|vase|pot)\b[^.]{0,40}) on (?:an?|the|his|her) (?:spinning|pottery|potter's|potter 's) wheel\b/g,
    '',
  ],
  ['level', /,? ?\bat (?:water|eye|ground|street|chest|knee|table)[- ]level\b/g, ''],
  [
    'shaft beam ray',
    /(?<!\b(?:ufos?|saucers?|spaceships?|aliens?|lighthouses?)\b[^.]*)\b(?:(?:golden|soft|warm|pale|dusty|bright|long) )*(?:shafts?|beams?|rays?) of (?:golden |warm |soft |morning |evening )?(?:sun|moon)?light\b(?: (?:break|stream|fall|cut|pour|shin|filter|pierc)[a-z]* [^,.;]*?)?(?=,|\.|;| while\b| as\b|$)/g,
    ' ¦ ',
  ],
  [
    'roof top',
    /(?<!\b(?:giant|huge|gigantic|enormous|colossal)\b[^.;]{0,40})\bon (?:the (?:flat )?roof|top) of (?:an?|the|her|his) (?:[a-z]+ ){0,2}(?:building|apartment|tower|skyscraper|block|high-rise)\b/g,
    'on a rooftop',
  ],
  // There is room to land up there; who sits on a roof sits on its tiles.
  [
    'roof top rooftop',
    new RegExp(`(?<=\\b(?:land|park|hover)(?:s|ed|ing)? )${ON_PUBLIC_ROOF}`, 'g'),
    'on a $1 rooftop',
  ],
  ['roof top rooftop', new RegExp(`\\b${ON_PUBLIC_ROOF}`, 'g'), 'on the $1 roof'],
  [
    'still',
    /(?<!\b(?:camera|shot|frame) )\b((?:stand|sit|lie|stay|remain|float|hang)(?:s|ing)?) (?:perfectly |completely |very |absolutely )?still\b/g,
    '$1',
  ],
  [
    'reflection',
    /\b(?:discovers?|sees?|notices?|admires?|watch(?:es)?|looks? at|studies) (?:its|his|her|their)(?: own)? reflection in (?:an?|the) (?=mirror|window|shop window)/g,
    'looks at a ',
  ],
  [
    'whipping rushing flashing zipping',
    /,? ?\b(?:the )?(?:trees|buildings|houses|scenery|landscape|fields|lights) (?:are )?(?:whipping|rushing|flashing|zipping|racing|blurring) (?:by|past)\b/g,
    '',
  ],
  ['boxing', /\b((?:boxing|fight night)\b[^.]*?)\b(two|the|both) fighters\b/g, '$1$2 boxers'],
  ...GENRE_TURNS,
  // Whatever was named last is stuck there, and not who kneels before it.
  [
    'stuck trapped lodged embedded',
    /\b(?:stuck|trapped|lodged|embedded) (?=(?:in|inside|between|on) (?!(?:heavy )?traffic))/g,
    'which is ',
  ],
  [
    'gold',
    /\b(bag|sack|chest|pot|bucket|cart)s? of gold\b(?! coins?| dust| bars?)/g,
    '$1 of gold coins',
  ],
  ['full of', /\bfull of ([a-z]+s) (?=[a-z]+s\b)/g, 'with $1 '],
  ['there', /(^|[.;!?,] ?)(?:and )?there (?:is|are|was|were)(?: also)? /g, '$1'],
  ['everywhere', /\b(?:everywhere|wherever) (?:you|we|one) looks?\b/g, ''],
  ['thought', /\b(?:deep|lost) in thought\b,?/g, 'thinking'],
  [
    'ponder contemplat think wonder dream reminisc reflect',
    /\b((?:ponder|contemplat|think|wonder|daydream|reminisc|reflect)(?:s|es|ing|e)?) (?:(?:about|of|on|over) )?(?:the (?:[a-z]+ ){0,2}?(?:history|meaning|mystery|mysteries|secrets?|nature|future|past|universe|cosmos)|life|everything|existence|time) ?[^,.;]*?(?= as (?:he|she|it|they|the)\b| while |[,.;]|$)/g,
    '$1',
  ],
  ['tour', /^\s*(?:an? |the )?(?:guided |virtual |walking )?tour (?:of|through) /g, ''],
  ['hoop', /\b(basketball\b(?! hoop)[^.]{0,40}?\b)(?:the |a )?hoop\b/g, '$1a basketball hoop'],
  [
    'times twice',
    /\b(an?|the) ([a-z]+(?: [a-z]+)?) (?:[a-z0-9]+ times|twice) (?:as (?:big|large) as (?:itself|him|her)|(?:its|his|her|their)(?: own)? (?:size|weight|height))\b/g,
    '$1 giant $2',
  ],
  [
    'keys',
    /\b(?:dance|glide|fly|move|run|resting)?(?:s|ing)? ?(?:on|over|across) (?:the|piano|his|her)(?: piano)? keys\b/g,
    ' playing the piano',
  ],
  // Seen from outside: who looks through the window of a bus is not in it.
  [
    'window',
    new RegExp(
      `\\b(look|peer|peek|star|gaz|glanc)(s|es|ing|e)? (?:in |curiously |out )?(?:through|into|in|inside) (?:the |an? )?windows? of ((?:an?|the) (?:[a-z]+ )?(?:${CRAFT}))\\b`,
      'g',
    ),
    '$1$2 at $3',
  ],
  [
    'window',
    new RegExp(
      `\\b(look|peer|peek|star|gaz|glanc)(s|es|ing|e)? (?:in )?(?:into|inside) (?:an?|the) (${CRAFT}) windows?\\b`,
      'g',
    ),
    '$1$2 at a $3',
  ],
]

const BURST = '(?:pop|burst|explode|break|splat)(?:s|es)?'

/** How it ends: "until it pops" is the end of what is seen already, and of the same people. */
export const ENDING_TURNS: readonly Turn[] = [
  // What is left lies there when the rest is gone, and not beside it from the beginning.
  [
    'leaving',
    /\b((?:melts|vanishes|disappears|explodes|burns down)\b[^.,;]*?),? leaving (?:behind )?(?:only|just|nothing but) ([^.,;]*?)(?: behind)?(?=[.,;]|$)/g,
    '$1, then $2 lie on the ground',
  ],
  ['open', /\b((?:falls|drops)(?: down)?(?: and|,)) (?:cracks|splits|breaks) open\b/g, '$1 breaks'],
  // It was light before.
  [
    'out off',
    /(?<=[.;,!] )(?:and )?(?:all )?the (?:lights|lamps|power|electricity) (?:go|goes|turn|turns) (?:out|off)\b/g,
    'then the lights go out',
  ],
  // What is left of a snowman is seen on him as he goes, and lies on no table afterwards.
  [
    'until',
    /\b(snow(?:man|woman) melts\b[^.,;]*?),? until (?:only|just|nothing but) [^.,;]*?(?:is|are|remains?)(?: left)?(?: (?:in|on|of) [^.,;]*)?(?=[.,;]|$)/g,
    '$1',
  ],
  [
    'until',
    new RegExp(
      `\\b(?:blow|inflat|pump|fill)(?:s|es|ing)? (?:up )?((?:an? |the )(?:[a-z]+ )*?balloon)(?: up)?,? until it ${BURST}\\b`,
      'g',
    ),
    'bursting $1',
  ],
  [
    'until',
    new RegExp(
      `\\b((?:bubble gum|balloons?|bubbles?)\\b[^,.;]*?),? until (?:it|they) ${BURST}\\b`,
      'g',
    ),
    '$1',
  ],
  [
    'until',
    /\b((?:cards|dominoes|tower|sandcastle)\b[^,.;]*?),? until (?:it|they|everything|the tower) (?:all )?(?:fall|collapse|topple|tumble|crumble|crash)(?:s|es)?(?: over| down| apart)?\b/g,
    '$1',
  ],
  [
    'until',
    /,? until (it|he|she|they) (?!(?:melt|vanish|disappear|shatter|explode|dissolve)(?:s|es)?\b)([a-z]+)((?: (?:over|down|up|out|off|asleep|apart|away))?)(?=\s*(?:[,.;]|$))/g,
    ' and $1 $2$3',
  ],
]
