import { lookUp } from '../../../lexicon/look-up.ts'
import { LOOSE_WORD_TURNS } from './loose-words.ts'
import type { Turn } from '../turn.ts'

const CREATURE = '(?:an?|the) (?:[a-z-]+ ){0,2}?[a-z]+'

const PRINTED: Readonly<Record<string, string>> = {
  stripes: 'striped',
  'polka dots': 'polka dot',
  checks: 'checked',
}

/** How sentences open that say something else than who does what: exclamations, reasons, exceptions; and who carries whom where. */
export const OPENING_TURNS: readonly Turn[] = [
  ...LOOSE_WORD_TURNS,
  // "A fox and a crow: the crow on the branch …": only the crow is on it.
  [
    ': the ',
    /(?<=^an? (?:[a-z]+ ){0,2}?[a-z]+ and an? (?:[a-z]+ ){0,2}?[a-z]+): (?=the [a-z]+ (?:on|in|under|at|behind|above)\b)/g,
    '. ',
  ],
  // "Rain in Paris: a couple … on a bridge": on one of its bridges.
  [
    'bridge',
    /^((?:rain|snow|night|evening|morning|sunset|dawn|autumn|winter|spring) )in ([a-z]+(?: [a-z]+)?): ([^.;]*?\bon (?:an?|the) (?:[a-z]+ ){0,2}bridge)\b/g,
    '$1. $3 in $2',
  ],
  // When it happens is nothing to see.
  ['at the', /,? (?:just )?at the (?:very )?last (?:second|minute|moment|instant)\b/g, ''],
  ['what', /(^|[.!] )what an? (?=[a-z]+ [a-z]+)(?![^.!]*\?)/g, '$1a '],
  ['such', /\bsuch an? (?=[a-z])/g, 'a '],
  ['watch see look', /^\s*(?:watch|see|look)(?: as| how|:|,) (?=(?:an?|the|two|three|some) )/g, ''],
  [
    'to',
    /(^|[.;] )to cross (?:the|an?) (river|stream|road|street|lake), (?=(?:an?|the|two|three) )([^,.;]+)/g,
    '$1$3 over the $2',
  ],
  ['once', /(^|[.,!:;] )once upon a time,? (?:there (?:was|lived|is|lives) )?/g, '$1'],
  // "POV: you are a bee": nobody else is there.
  [
    'pov',
    /\bpov:? (?:when |as )?you(?:'re| are) (?=an? [a-z]+)(?![^.;]*\b(?:over|above|clouds|sky)\b)/g,
    'first-person view of ',
  ],
  [
    'pov',
    /\bpov:? (?:when )?you (?:wake up|wake|become|turn|come back|get reborn) (?:as|into) (?=an? [a-z]+)/g,
    'first-person view of ',
  ],
  [
    'end ends',
    /(^|[.;] )(?:we )?ends? (?:on|with) (?:a (?:shot|view|close-up) of )?(?=(?:an?|the|his|her) )/g,
    '$1then ',
  ],
  ['sci', /\bsci fi\b/g, 'sci-fi'],
  // What is warmed is on the stove; who warms up stretches.
  [
    'warm',
    /\bwarm(s|ing)? (?:up )?(?=(?:an?|the|his|her|some) (?:bottle|cup|bowl|pot|glass|jar)? ?(?:of )?(?:milk|soup|food|tea|bottle|broth|leftovers)\b)/g,
    'cook$1 ',
  ],
  [
    'same',
    /\bthen the same ([a-z]+)(?:, now| now)?,? (?:shining |sparkling |sparkly |squeaky |all )*clean\b/g,
    'then a clean shiny $1',
  ],
  [
    'haunting',
    /\bhaunting,? (?=(?:[a-z-]+,? ){0,6}(?:masterpiece|scene|image|video|shot|film|portrait|view|picture|landscape)\b)/g,
    'eerie ',
  ],
  [
    'canteen flask',
    /\b(drink(?:s|ing)?|sip(?:s|ping)?) (?:water )?(?:from|out of) (?:an?|the|his|her) (?:[a-z]+ )?(?:canteen|flask)\b/g,
    '$1 from a bottle',
  ],
  [
    'cares care caring',
    /\bcar(?:es|ing) for (?=(?:an?|the|his|her|its) (?:[a-z]+ ){0,2}(?:flowers?|plants?|rose|tree|garden|tulip|orchid)\b)/g,
    'watering ',
  ],
  [
    'stripes dots checks',
    /\b(?:dressed )?in ((?:[a-z]+ ){1,2})(stripes|polka dots|checks)\b(?! (?:of|an?|the|his|her|its|their)\b)/g,
    (_, colours, print = '') => `in a ${colours}${lookUp(PRINTED, print) ?? ''} dress`,
  ],
  [
    'rolls stacks piles rows',
    /\b((?:rolls|stacks|piles|rows|jars|bottles) of (?:[a-z]+ ){0,2}[a-z]+) (?:fill|line|crowd|cover)(?:s|ing)? the shelves\b/g,
    'shelves with $1',
  ],
  // Smoke in the air is seen, and nobody is up there.
  ['air', /([a-z][.,;]) (?:the )?(?:smoky|smoke-filled|hazy) air(?=[.,;]|$)/g, '$1 smoke drifts'],
  [
    'air',
    /([a-z])[.,;] (?:the )?(?:cold|cool|warm|crisp|fresh|still|dusty|salty|icy|frosty|chilly|humid|hot|steamy|heavy|clean|thin|mountain|sea)(?: [a-z]+)? air(?=[.,;]|$)/g,
    '$1',
  ],
  [
    'walker frame rollator',
    /\bwith (an?|her|his) (?:walker|walking frame|zimmer frame|rollator)\b/g,
    'with $1 walking stick',
  ],
  ['key', /\bfrom key to key\b(?<=\b(?:keyboard|piano)\b.*)/g, 'around'],
  ['let', /^\s*let there be (?=[a-z])/g, ''],
  [
    'although though because since whereas',
    /(^|[.;] )(?:although|even though|though|because|since|whereas) (?=(?:it|the|there|an?|he|she|they) )/g,
    '$1',
  ],
  // "Having won the race, a runner raises her arms": what is over is not seen.
  ['having', /(^|[.;] )having [a-z]+(?:ed|n|t|de|ft) [^,.;]{2,40}, (?=(?:an?|the|two) )/g, '$1'],
  [
    'tired exhausted',
    /(^|[.;] )(tired|exhausted) (?:from|after|of) [^,.;]{2,30}, (an?|the) /g,
    '$1$3 $2 ',
  ],
  [
    'before',
    /(^|[.;] )before (?:going to|she goes to|he goes to) (?:bed|sleep), ([^.;]+)/g,
    '$1$2 at night',
  ],
  // A rider is not beside the horse.
  [
    'rider riders',
    new RegExp(
      `\\b((?:an?|the) (?:[a-z-]+ ){0,2}?(?:horse|pony|camel|elephant|dragon|donkey)) (?:with|and|carrying) (?:its|his|her|a|the) ((?:[a-z-]+ ){0,2}?rider)\\b(?= [a-z]+(?:s|ing)\\b)`,
      'g',
    ),
    'a $2 on $1',
  ],
  ['bite', /\bbit(e|es|ing) into (?=(?:an?|the|his|her|its) )/g, 'bit$1 '],
  ['can', /\b(kick(?:s|ing)?) (an?|the) ((?:[a-z]+ )?)can\b(?! (?:be|see))/g, '$1 $2 $3tin can'],
  [
    'shoulder',
    new RegExp(
      `\\b(an?) ((?:[a-z-]+ ){0,1}?[a-z]+) on each (?:of (?:his|her|its) )?shoulders?\\b`,
      'g',
    ),
    (_, __, what) => `two ${what}s on her shoulders`,
  ],
  [
    'neck',
    new RegExp(
      `\\b(?:has|wears|carries|with) (${CREATURE}) (?:wrapped |curled |coiled )?(?:around|round) (?:his|her|its) (?:neck|shoulders)\\b`,
      'g',
    ),
    (whole, what) =>
      /\b(?:snake|python|boa|cat|ferret|fox|octopus|lizard|iguana|monkey|sloth)$/.test(what)
        ? `with ${what} on its shoulders`
        : whole,
  ],
  // "Everybody in the room dances except one old man".
  [
    'everybody everyone',
    /\b(?:everybody|everyone)((?: (?:in|on|at) (?:the|an?) (?:[a-z]+ )?[a-z]+)?) ([a-z]+?(?:(?:ch|sh|ss|x)(?=es )|[a-z](?=s )))e?s((?: [^,.;]*?)?) (?:except|but) (?:for )?(?=(?:one|an?|the) )/g,
    'several people $2$3$1. ',
  ],
  ['pass', /\b(pass(?:es|ing)?) (?:by )?(?:each other|one another)\b/g, 'walk past each other'],
  [
    'rub rubs rubbing warm warms warming hold holds',
    /\b(?:rub|warm|hold)(s|ing)? (?:his|her|their|its)(?: cold| freezing)? (?:hands|paws) (?:together )?(?:over|above|at|by|near|in front of) (an?|the) (?=(?:[a-z]+ )?(?:fire|campfire|stove|bonfire|brazier|fireplace|candle)\b)/g,
    'warm$1 hands at $2 ',
  ],
  [
    'tall big large high',
    /\b(?:twice|half|almost|nearly|just|(?:three|five|ten) times) as (?:tall|big|large|high) as (?=(?:an?|the) (?:[a-z]+ )?(?:tower|house|skyscraper|building|church|castle|mountain|tree|bus|ship|truck|elephant|lighthouse|car)\b)/g,
    'bigger than ',
  ],
  [
    'bigger larger taller',
    /\b(an?|the) ((?:[a-z]+ ){0,2}?[a-z]+) (?:that is |who is )?(?:no|not|hardly|barely) (?:bigger|larger|taller) than (?:an?|the|his|her|my) (?:(?:human|man's|child's|finger) )?(?:thumb|finger|thimble|coin|nut|walnut|pea|matchbox|fingernail|pin|acorn|hand)\b/g,
    '$1 tiny $2',
  ],
]
