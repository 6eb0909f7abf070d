import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const WHO = '((?:an?|the|my|his|her|its) (?:[a-z]+ ){0,2}?([a-z]+))'

/** Who is there because something of theirs is, and what they do to what was named. */
const OFFICES: Rows = [
  ['rider|jockey|horseman', 'riding'],
  ['driver|chauffeur', 'driving'],
  ['pilot', 'flying'],
]
const BLOWS = '(?:fly|flow|flutter|billow|flap|wav|stream|trail|blow|swirl|whip|shin|glow|gleam)'

const GAMES = '(chess|cards?|checkers|poker|domino(?:es)?|backgammon)'
const GAME = `(?:an?|the|his|her|another) (?:[a-z]+ )?(?:(?:game|match|round) of ${GAMES}|${GAMES} (?:game|match))`

/** Both are seen at the table, and by their faces who has lost. */
function played([winner, won, loser, lost, game]: readonly string[]): string {
  const name = game === 'card' ? 'cards' : game
  return `${loser} plays ${name} with ${winner} , the ${lost} is sad , the ${won} cheers`
}

/** "The cat that the girl is feeding wears a hat": what is said of the cat first, and then what is done to it. */
function saidApart(...[all, thing, noun, doer, deed, rest = '']: string[]): string {
  const stranded = /^ (?:on|in|at|with|to|from|for|into|under)(?:$| (?:is|are|has|[a-z]+s)\b)/
  return stranded.test(rest) ? String(all) : `${thing}${rest} , ${doer} ${deed} the ${noun}`
}

/** What is done by one to another, said from the other's side or by what comes of it. */
export const DONE_TO_WHOM_TURNS: readonly Turn[] = [
  // "Hands them candy": it is theirs then, and nobody candies anything.
  [
    'hand give offer bring pass throw',
    /\b((?:hand|give|offer|bring|pass|throw)(?:s|ing)) (them|him|her|the (?:kids|children|boys|girls|boy|girl|guests|dogs|animals)) (?:some )?(?!hers\b|others\b|theirs\b)(candy|candies|sweets|food|bread|cake|milk|water|money|gold|chocolate|soup|tea|[a-z]+(?:kies|les|ers|ans|ins))(?= ?[.,;!]|$| (?:and|in|on|at|from|while|as)\b)/g,
    '$1 $3 to $2',
  ],
  [
    'that which whom who',
    new RegExp(
      `\\b${WHO} (?:that|which|whom?) ((?:an?|the|his|her|two|three) (?:[a-z]+ )?[a-z]+) ((?:is|are) (?!being)[a-z]+ing)(?! (?:an?|the|his|her|its|their|some|out|up)\\b)([^,.;]*)`,
      'g',
    ),
    saidApart,
  ],
  // What is emptied, dumped or poured on a head runs over it.
  [
    'empt dump tip upend pour',
    new RegExp(
      `\\b(?:(?:empt(?:ies|ying)|dump(?:s|ing)|tip(?:s|ping)|upend(?:s|ing)) ((?:an?|the|his|her) (?:[a-z]+ )?[a-z]+ of [a-z]+) (?:over|on|onto)|pour(?:s|ing) ([a-z ]+?) on(?:to)?(?= (?:an?|the|his|her) (?:[a-z]+ )?[a-z]+ ?'s head\\b))`,
      'g',
    ),
    (_, vessel: string | undefined, liquid: string | undefined) => `pours ${vessel ?? liquid} over`,
  ],
  // "Is painted red by a boy": he has the brush, and no stranger.
  [
    ' by ',
    /^((?:an?|the|his|her) (?:[a-z]+ ){1,3}?)(?:is|are) (?:being )?(?:re)?painted ((?:bright |dark |light )?[a-z]+) by ([^,.;]+)/g,
    '$3 painting $1 $2',
  ],
  // "Its rider's red cloak flying": somebody rides, and has it on.
  [
    "'s",
    new RegExp(
      `,?(?: with| and)? (?:its|the|their) (${anyOf(OFFICES)}) ?'s ((?:(?!and|with)[a-z]+ ){0,2}?[a-z]+)(?: (?:is |are )?${BLOWS}[a-z]*(?: (?:behind|in|out|around)[^,.;]*)?| (?:is |are )?(?:seen|visible)[^,.;]*)?(?=[,.;]|$)`,
      'g',
    ),
    (_, who = '', worn = '') => ` , a ${who} in a ${worn} ${saidFor(OFFICES, who)} it`,
  ],
  [
    'los',
    new RegExp(
      `\\b${WHO} (?:is |has )?(?:loses|losing|lost) ${GAME} (?:to|against|with) ${WHO}`,
      'g',
    ),
    (_, ...[loser = '', lost = '', a, b, winner = '', won = '']) =>
      played([winner, won, loser, lost, a ?? b ?? 'chess']),
  ],
  [
    'win won',
    new RegExp(
      `\\b${WHO} (?:is |has )?(?:wins|winning|won) ${GAME} (?:against|over|with) ${WHO}`,
      'g',
    ),
    (_, ...[winner = '', won = '', a, b, loser = '', lost = '']) =>
      played([winner, won, loser, lost, a ?? b ?? 'chess']),
  ],
  [
    'beat defeat',
    new RegExp(
      `\\b${WHO} (?:is )?(?:beats|beating|defeats|defeating) ${WHO} (?:at|in) (?:a game of )?${GAMES}\\b`,
      'g',
    ),
    (_, ...[winner = '', won = '', loser = '', lost = '', game = '']) =>
      played([winner, won, loser, lost, game]),
  ],
  // Nobody else's hand is held.
  [
    'up',
    /\b(?:hold|put)(?:s|(t?ing))? up ((?:his|her|its|one|an?) (?:[a-z]+ )?(?:hand|arm|palm))\b/g,
    (_, going, hand) => `rais${going === undefined ? 'es' : 'ing'} ${hand}`,
  ],
  [
    'run flee',
    new RegExp(`\\b${WHO} mak(?:es|ing) ${WHO} (?:run away|flee)\\b`, 'g'),
    '$3 is running away from $1',
  ],
  // A window is in a house, and who climbs out of it is outside.
  [
    'window',
    /\bclimb(s|ing) (?:down )?(?:out of|out|from|through) (an?|the|his|her) ((?:[a-z]+ )?window)\b(?! (?:of|with)\b)/g,
    'climb$1 from $2 $3 of a house',
  ],
  // What is hung on a tree hangs there; whoever hung it does not.
  [
    'hang',
    /\b(?:hang(?:s|ing)|is hanging|pin(?:s|ning))(?: up| out)? ((?:(?:an?|the|his|her|some|two|three|four|five|six|seven) (?:[a-z]+ ){0,2}?|(?:red|blue|golden|gold|silver|white|green|shiny|colou?rful|paper|glass) )(?!picture|laundry|clothes|washing|linen|sheet)[a-z]+)(?: up| out)?(?: to dry)? (?:on|from|in|onto|to) ((?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:tree|branch|branches|bough|line|clothes ?line))\b/g,
    (_, thing: string, from: string) =>
      `raising a hand , ${thing} ${/[^s]s$/.test(thing) ? 'hang' : 'hangs'} from ${from.replace(/ (?:clothes ?|washing |laundry )?line$/, ' clothesline').replace(/ branches$/, ' tree')}`,
  ],
]
