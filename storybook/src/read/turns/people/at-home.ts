import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** What breaks out of somebody. */
const OUTBURSTS: Rows = [
  ['laughing|laughter|giggles', 'laugh'],
  ['crying|tears|sobs', 'cry'],
  ['singing|song', 'sing'],
]

/** "Laughs", "laughing", "laugh" and "cries", as the verb was said. */
function inForm(verb: string, form: string): string {
  if (form === '') return verb
  if (form === 'ing') return `${verb}ing`
  return verb === 'cry' ? 'cries' : `${verb}s`
}

/** By how "build" or "make" ended. */
const CARRYING: Rows = [
  ['ing', 'carrying'],
  ['e?s', 'carries'],
  ['e?', 'carry'],
]

const WHOSE = '(?:an?|the|his|her|their|its)'
const COUNT = '(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)'

const BAR =
  '\\b(?:bar|bartender|barman|barmaid|waiter|waitress|pub|tavern|saloon|innkeeper|restaurant)\\b'

/** What a day or a meal is called, said before what is seen of it, and the hour that it has. */
const TITLES: Rows = [
  ['(?:[a-z]+ )?breakfast', 'morning'],
  ['(?:[a-z]+ )?(?:lunch|brunch|tea ?time|snack time|bath time|play ?time)', ''],
  ['(?:[a-z]+ )?(?:dinner|supper)', 'evening'],
  ['bed ?time|story ?time', 'night'],
  ['(?:movie|game|family) night', 'night'],
]

/** What goes on in families, on their feasts and at their tables. */
export const AT_HOME_TURNS: readonly Turn[] = [
  // The candles stand on the cake, and nobody stands on it for them.
  [
    'candles',
    new RegExp(
      `\\bblow(s|ing|) (?:out )?(?:the |all |all the )?((?:${COUNT} )?)(?:(?!out)[a-z]+ )?candles (?:out )?(?:on|of|from)(?: top of)? (${WHOSE} (?:[a-z-]+ ){0,4}?cake)\\b`,
      'g',
    ),
    (_, ...[form, count, cake]) =>
      `blow${form} out the candles of ${cake}${count === '' ? '' : ` with ${count}candles`}`,
  ],
  // Who bursts out laughing stays whole.
  [
    'burst break erupt',
    new RegExp(
      `\\b(?:burst|break|erupt)(s|ing|) (?:out (?:in(?:to)? )?|into )(?:loud |sudden |happy )?(${anyOf(OUTBURSTS)})\\b`,
      'g',
    ),
    (_, form, what) => inForm(saidFor(OUTBURSTS, what), form),
  ],
  // Nobody weeps over presents that are torn open.
  [
    'tear rip',
    /\b(?:tear|rip)(s|p?ing|) (?:open )(?=(?:an?|the|his|her|their|some|big|wrapped|two|three)? ?(?:[a-z]+ )?(?:presents?|gifts?|box(?:es)?|packages?|parcels?|envelopes?|letters?|bags?)\b)/g,
    (_, form) => `unwrap${form === '' ? '' : form === 's' ? 's' : 'ping'} `,
  ],
  // "Run in and open presents": done, no presents that are open.
  [
    ' open ',
    /(?<=[a-z] (?:and|then|to|children|kids|boys|girls|siblings|twins|they) )open (?=(?:(?:their|the|some|big|wrapped|christmas|birthday) )*(?:presents|gifts)\b)/g,
    'unwrap the ',
  ],
  // The tree under which presents lie.
  [
    'present gift',
    /(?<=\b(?:presents?|gifts?)\b[^.;]{0,30} (?:under|beneath|by|near|beside|next to) (?:an?|the|their) )(?:(?:glowing|sparkling|twinkling|decorated|lit|shining|bright|big|tall|huge) )+tree\b/g,
    'christmas tree',
  ],
  [
    `:`,
    new RegExp(
      `^(?:an? |the )?(?:(?:happy|quiet|busy|chaotic|lazy|family|noisy|messy) )*(${anyOf(TITLES)}) ((?:in|at|on) [^.:;,]{3,40}):`,
      'g',
    ),
    (_, meal, where) => `${[where, saidFor(TITLES, meal)].filter(Boolean).join(', ')}, `,
  ],
  // A raised hand is meant to stop something; no bus stops there.
  [
    'to stop',
    /(?<=\b(?:hands?|arms?|sign|flag|paddle)\b[^.;,]{0,12}) to stop (?:it|him|her|them|the [a-z]+)\b/g,
    '',
  ],
  // "Three grandchildren … the youngest boy": one of them, and no fourth.
  [
    'youngest oldest eldest smallest tallest biggest',
    /(?<=\b(?:grandchildren|grandkids|kids|children|siblings|brothers|sisters|boys|girls|friends)\b.*)\bthe (youngest|oldest|eldest|smallest|tallest|biggest) (?:boy|girl|child|kid|brother|sister|grandchild|grandson|granddaughter|sibling|friend|one)\b/g,
    'the $1',
  ],
  // What is polished behind a bar is drunk from, not worn.
  [
    'glasses',
    new RegExp(
      `\\b((?:polish|dry|dri|clean|wip|wash|fill|rins)(?:es|s|ing)) (?:(?:the|some|clean|wet|empty|tall|beer) )*glasses\\b(?:(?<=${BAR}.*)|(?=.*${BAR}))`,
      'g',
    ),
    '$1 a wine glass',
  ],
  // Petals that are thrown at a wedding come down on all of them.
  [
    'petals',
    /\b(?:throw|toss|scatter|fling|sprinkl)(?:s|es|e|ing)? (?:(?:some|the|red|white|pink|colou?rful|handfuls of) )*((?:[a-z]+ )?petals)(?: (?:over|on|onto|at|around|above) (?:them(?: both)?|him|her|the (?:happy )?(?:couple|newlyweds|pair|bride and (?:the )?groom|bride|groom)))?(?= ?[.,;]| and | as | while |$)/g,
    'cheer , twenty $1 fall ',
  ],
  // A fort of pillows is made of pillows, without a hammer.
  [
    'fort',
    /\b(?:build|mak|construct)(s|es|e|ing|) ((?:an?|the|their|his|her) (?:[a-z]+ )?(?:pillow|blanket|cushion) fort)\b(?: (?:in|on) (?:an?|the|their|his|her) (?:[a-z]+ )?(?:living room|bedroom|room|floor|couch|sofa))?/g,
    (_, form, fort) => `${saidFor(CARRYING, form)} pillows in ${fort}`,
  ],
  // Light that falls in through a window, with its dust.
  [
    'dust',
    /\bdust (?:(?:float|danc|drift|swirl|hang)(?:s|es|ing)? )?in the (?:beams? of )?light (?:of|from) (?:an?|the) (?:[a-z]+ ){0,2}(?:window|skylight|hatch)\b/g,
    'dust in the light',
  ],
  // "The rabbit then taps the hat": what comes next is the rabbit's.
  [
    'then',
    /((?:^|[.;]) ?)((?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?[a-z]+|he|she|it|they) then (?=[a-z]+\b)/g,
    '$1then $2 ',
  ],
  // What is there behind them is on the table, and they are not.
  [
    'on ',
    /(?<=(?:^|[.;] ?)on (?:an?|the) (?:[a-z]+ ){0,2}?(?:table|shelf|desk|counter|windowsill|mantelpiece)) (?:behind|beside|before|near|next to|in front of) (?:them|him|her|it),? (?=(?:there (?:is|are)|stands?|lies?|an?)\b)/g,
    ' ',
  ],
  // Flowers that somebody arranges do nothing themselves.
  ['flowers', /\b(arrang(?:es?|ing)) (?:(?:some|the) )?([a-z]+) flowers\b/g, '$1 flowers , $2s ,'],
  // One that stands on a table or is iced is a thing; else it is where the witch lives.
  [
    'gingerbread',
    /(?<=\b(?:decorat|build|mak|bak|eat|nibbl|ic|admir|assembl)(?:es?|s|ing|)(?: an?| the| their| his| her)?(?: [a-z]+)? )gingerbread house\b|\bgingerbread house(?= (?:(?:stands?|sits?|is|rests?|cools?) )?on (?:an?|the) (?:[a-z]+ )?(?:windowsill|table|shelf|counter|plate|mantelpiece|tray)\b)/g,
    'gingerbread cottage',
  ],
  // The wall is the room's own: nobody builds another behind them.
  [
    'wall',
    /(?<=\b(?:balloons?|garlands?|streamers?|banners?|posters?|bunting|ribbons?|wreaths?|lanterns?|stars|snowflakes|decorations|socks|stockings)\b[^.;]{0,40})\bhang(s|ing|) (?:on|from|along|across) (?:the|a) walls?(?: behind (?:them|him|her|the [a-z]+))?(?= ?[.,;]|$| and )/g,
    'hang$1 in the background',
  ],
  // Who teaches a dance dances it with whoever learns it.
  [
    'teach',
    /\b((?:an?|the|his|her|their) (?:(?!and\b)[a-z'-]+ ){1,6}?)(?:is )?teach(?:es|ing) ((?:an?|the|his|her|their) (?:[a-z]+ ){1,2}?)(?:how )?to (?=(?:dance|waltz|tango|salsa)\b)/g,
    '$1and $2',
  ],
  // What bread is made of is rolled on a table, and nobody rolls on the floor with it.
  [
    'roll',
    /\broll(s|ing|)(?: out)? (?:(?:some|the|fresh|thin) )*(?:chapatis?|rotis?|tortillas|dumplings|pasta|pastry|naans?|flatbreads?|dumpling wrappers)\b/g,
    'roll$1 out dough',
  ],
  // On one knee with a ring one asks to be married.
  [
    'knee',
    /\b(?:go|get|drop|fall|sink|kneel)(?:e?s|ing|) (?:down )?on(?:to)? one knee\b(?: before [^,.;]*?)?(?:(?:,| and)? (?:with|and holds? (?:up|out)|holding (?:up|out)|and opens?|opens?|opening) (?:an?|the) (?:[a-z]+ )?ring(?: box)?\b)/g,
    'proposes',
  ],
  [
    'ring',
    /\b(?:put|slip|plac|slid)(?:e?s|t?ing|e)? ((?:an?|the|his|her) (?:[a-z]+ )?ring) on(?:to)? (his|her|(?:the|his|her) (?:bride|groom|wife|girlfriend|boyfriend|partner|husband|fiancée?)(?='s)|(?:the|his|her) [a-z]+(?='s))(?:'s)? (?:ring )?finger\b/g,
    (_, ring = '', whom = '') => `gives ${whom === 'his' ? 'him' : whom} ${ring}`,
  ],
  [
    'table',
    /\bat (an?|the|their) (restaurant|cafe|café|diner|pub) table\b/g,
    'at $1 table in a $2',
  ],
  // Whatever talks has a face anyway.
  [
    'face',
    / with (?:an?|its) (?:[a-z]+ )?face(?= (?:argu|talk|sing|danc|laugh|quarrel|chat))/g,
    '',
  ],
  // Two argue; the other is no thing beside the one who does. What is told with "with" or "in" would be said of both.
  [
    'with',
    /\b((?:an?|the|his|her) (?:(?!and\b|who\b|that\b|with\b|in\b)[a-z'-]+ ){1,5}?)(?:is )?(argu|quarrel|bicker|gossip)(?:es|s|ing) with ((?:an?|the|his|her) (?:(?!and\b|in\b|on\b|at\b|over\b|about\b)[a-z'-]+ ){0,3}?[a-z'-]+)(?= ?[,.;]|$| (?:in|on|at|over|about|while|as|and|near|behind|beside)\b)/g,
    (_, ...[one, verb, other]) => `${one}and ${other} ${verb === 'argu' ? 'argue' : verb}`,
  ],
  ['ceiling', /\bsticks? to the ceiling\b/g, 'flies up'],
]
