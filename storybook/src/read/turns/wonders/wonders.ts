import type { Turn } from '../turn.ts'

const HYBRIDS =
  'centaurs?|minotaurs?|mermaids?|mermen|merman|satyrs?|fauns?|sphinx|griffins?|gryphons?|harp(?:y|ies)|pegasus|hippogriffs?'
const BEASTS = 'horse|bull|fish|goat|lion|eagle|bird|snake|dolphin'
const PARTS = '(?:body|legs|head|torso|hindquarters|half|hooves)'
const HUES = 'brown|black|white|grey|gray|golden|red|chestnut|dark|silver'

/** What drifts about everybody, wherever they are. */
const AIRY =
  'sparkles?|glitter|magic|stardust|fairy dust|sparks|embers|petals|feathers|fireflies|confetti|dust|smoke|steam|mist|bubbles|snowflakes|leaves|ash|pollen'

const OUTSIDE: readonly (readonly [into: RegExp, hour: string])[] = [
  [/night|star|moon/, ' at night'],
  [/sunset|dusk|evening/, ' at sunset'],
  [/dawn|sunrise|morning/, ' at dawn'],
]

/** Where one flies who has left the room, at the hour that was told. */
function overRoofs(before: string, goes: string, into: string): string {
  const hour = OUTSIDE.find(([word]) => word.test(into))?.[1] ?? ''
  const room = before.replace(/\b(on (?:an?|the) desk)\b(?! in\b)/, `$1 in a study${hour}`)
  return `${room} and then ${goes} over rooftops${hour}`
}

/** What is told of beings and things of tales, in plainer words. */
export const WONDER_TURNS: readonly Turn[] = [
  // A centaur has its horse's body, and no horse beside it.
  [
    'with',
    new RegExp(
      `\\b(${HYBRIDS}) with (?:an?|the) (?:(?:powerful|strong|muscular|large|sleek) )*(?:(${HUES}) )?(?:(?:${BEASTS})(?:'s)? ${PARTS}|${PARTS} of (?:an?|the) (?:(${HUES}) )?(?:${BEASTS}))\\b`,
      'g',
    ),
    (...[, who = '', hue, of]: (string | undefined)[]) => `${hue ?? of ?? ''} ${who}`.trim(),
  ],
  // "Sparkles in the air" fly about wherever it plays.
  [
    'air',
    new RegExp(
      `\\b(${AIRY})((?: (?:float|drift|hang|swirl|glow|danc|shimmer|glitter|sparkl)[a-z]*)?) (?:in|through) the air\\b`,
      'g',
    ),
    '$1$2',
  ],
  // "Snowflakes swirl" is snow, and no sweet.
  [
    'snowflakes',
    /\bsnowflakes (?:are )?(?:swirl|whirl|danc|twirl|spin)(?:e|ing|)\b(?: (?:around|about|through the air|in the wind|past)(?: (?:her|him|it|them))?)?/g,
    'snow falls',
  ],
  // What children build of boxes stands in their room.
  [
    'cardboard toy lego block paper',
    /\b(?:through|over|across|around|in) an? (?:[a-z]+ )?(?:cardboard|toy|lego|toy block|building block|paper) (?:city|town|village) (?=in (?:his|her|the|their|an?) (?:[a-z]+ )?(?:room|bedroom|playroom|nursery|attic|garage)\b)/g,
    'among cardboard boxes ',
  ],
  // A trail of sparkles is behind whoever leaves it, and nowhere one walks to.
  [
    'leav trail',
    new RegExp(
      `,? (?:and )?(?:leav(?:es?|ing)|trail(?:s|ing)?)(?: behind)?(?: (?:an? |the )?(?:(?:glowing|glittering|golden|shimmering|long|bright) )*trails? of)? ((?:[a-z]+ )?(?!smoke|steam|dust|mist)(?:${AIRY}))(?: (?:behind|after) (?:it|her|him|them|itself|herself|himself)| in (?:its|her|his|their) wake)?(?=[,.;]|$)`,
      'g',
    ),
    ', $1 floating around',
  ],
  // "Hansel and Gretel, two children in rags, walk": the two were named.
  [
    ', two ',
    /(^|[.;] )([a-z]+ and [a-z]+), two (?:(?:young|little|small|old|best|poor) )*(?:children|siblings|kids|brothers|sisters|friends|boys|girls|lovers)((?: in [^,.;]{3,40})?),/g,
    '$1$2$3',
  ],
  // The house is made of it, and nobody who walks up to it.
  [
    'gingerbread candy',
    /\b(?:house|cottage|hut) (?:made|built) (?:entirely )?(?:out )?of (?:gingerbread|candy|sweets)(?: and [a-z]+)?\b/g,
    'gingerbread house',
  ],
  // A hero of myths wears no mask and no cape.
  [
    'hero',
    /(?<!super )\bhero\b(?=[^]*\b(?:swords?|shield|spear|torch|minotaur|dragon|labyrinth|monster|medusa|cyclops|hydra)\b)/g,
    'knight',
  ],
  ['spirit', /\b(?:forest|woodland|nature|tree) spirit(s?)\b/g, 'dryad$1'],
  ['of leaves', /\b(cloak|cape|dress|gown|robe|crown) of (?:green )?leaves\b/g, 'green $1'],
  ['hop', /\bhop(s?) with joy\b/g, 'jump$1 happily'],
  // After another deed "spreads" is read as what lies on a bed.
  ['spreads', /\bspreads (?:out )?((?:its|his|her) (?:[a-z]+ ){0,2}?wings)\b/g, 'unfolds $1'],
  [
    'genie djinn',
    /\b(genie|djinn)((?: in [^,.;]{3,30}?)?) (?:pours?|swirls?|emerges?|comes?|bursts?|flows?|shoots?|appears?|floats?|billows?) (?:up )?(?:out of|from) (?=(?:an?|the|his|her)\b)/g,
    '$1$2 rises from ',
  ],
  // The window is up in the tower, and the tower is seen.
  [
    'window',
    /\b(?:out of|from|at|through|in) (?:the|an?) (?:[a-z]+ )?window (?:of|in|at the top of|high (?:up )?in) (?:an?|the|her|his) (?:[a-z]+ ){0,3}?tower\b/g,
    'out of a window in a tall tower',
  ],
  // Of bridges that have arches the reader knows one.
  [
    'bridge',
    /\b(?:under|underneath|beneath|below) (an?|the) (?:(?:old|mossy|ancient|small|little|wooden|stone|brick|arched|crumbling) )+bridge\b/g,
    'under $1 bridge',
  ],
  // Of what somebody is the god is no weather of this film.
  [
    'god',
    /\b(zeus|jupiter|thor|odin|loki|poseidon|neptune|hades|ares|apollo|athena|aphrodite|venus|artemis|hera|demeter|freya|anubis|ra) ?, (?:the )?(?:[a-z]+ )?god(?:dess)? of (?:the )?[a-z]+(?: and [a-z]+)? ?,/g,
    '$1',
  ],
  ['bats', /(^|[,.;] ?)bats (?=(?:in|over|above|around|across)\b)/g, '$1many bats flying '],
  // Whoever has a hammer in a tale swings it, and sits on no swing.
  [
    'hammer mace club',
    /\b(?:swing|wield|brandish)(s|ing) (?:his|her|its|an?|the) (?:[a-z]+ ){0,2}?(?:(?:war|battle)[ -]?)?(?:hammer|mace)\b/g,
    'swing$1 a sledgehammer',
  ],
  [
    'club',
    /\b(?:swing|wield|brandish|wav|rais|hold)(s|es|ing) (?:his|her|its|an?|the) (?:[a-z]+ ){0,2}?club\b/g,
    'raising a wooden stick',
  ],
  // Folded out of one sheet, it is smaller than what it stands on.
  [
    'paper origami',
    /\ban? ((?:paper|origami) (?:crane|bird|dragon|butterfly|frog|fox|swan|rabbit|horse))\b(?=[^.;]* on (?:an?|the|his|her) (?:[a-z]+ )?(?:desk|table|windowsill|book|shelf)\b)/g,
    'a small $1',
  ],
  // Who leaves by the window is seen outside, and stays in no room.
  [
    'window',
    /^([^.;]{1,200}?,[^.;]{0,120}?),?(?: and)?(?: then)? (flies|floats|soars|glides|drifts|flutters)(?: away)? (?:out of|through|out through) (?:the|an?) (?:[a-z]+ )?window,? (?:and )?(?:(?:up |out |away |off )*into|towards?) (the [a-z ]{3,24})(?=[,.;]|$)/g,
    (...[, before = '', goes = '', into = '']: string[]) => overRoofs(before, goes, into),
  ],
  // A dragon's sneeze is a flame, and the fire comes after it.
  [
    'sneezes sneezing',
    /\bdragon\b([^.;]{0,160}?,?(?: and)?(?: then)? sneez(?:es|ing))(?: (?:fire|flames?|an? (?:[a-z]+ )?(?:flame|spark)))? ?,?(?: and)? (an?|the|his|her) ((?:[a-z]+ ){0,2}?[a-z]+) (?:catches fire|burns)\b/g,
    'dragon$1. then the dragon breathes fire at $2 $3, the $3 burns',
  ],
]
