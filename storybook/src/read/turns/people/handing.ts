import { findPicture, namesLiving } from '../../../lexicon/find-picture.ts'
import { CRAFT } from '../../../plan/kinds.ts'
import { isPerson, ONE, lastOf } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const NAME = '(?:[a-z-]+ ){0,2}?[a-z]+'
const WHO = `((?:an?|the|his|her|another|two|three) (?:[a-z-]+ ){0,2}?[a-z]+)`
const HIS = `(?:his|her|their|its|an?|the|some|one)`
const ENDS = '(?= ?[.,;!]|$|[a-z]+s\\b| (?:and|in|on|at|under|by|near|while|then|before|who)\\b)'
const isOne = (words: string): boolean =>
  namesLiving(lastOf(words)) || /(?:scarecrow|snowman)$/.test(words)

/** "An elephant takes a peanut from a boy's hand and eats it": the boy holds it out, and then the elephant has it. */
function handedBy(...[all, who, verb, thing, from, hand, on]: string[]): string {
  const [taker, giver, goods] = [who ?? '', from ?? '', thing ?? '']
  if (!isOne(taker) || !isOne(giver) || isCraft(goods)) return String(all)
  // Who is not asked is robbed.
  const asked = verb !== 'takes' || hand || isPerson(lastOf(taker))
  const then = on ? `. then the ${lastOf(taker)} ` : ''
  return asked
    ? `${giver} gives ${goods} to ${taker}${then}`
    : `${taker} steals ${goods} from ${giver}${on ?? ''}`
}

/** "Borrows a sailor's hat": he gives it. */
const lentBy = (...[all, who = '', from = '', thing = '', on]: string[]): string =>
  handedBy(String(all), who, 'borrows', `a ${thing}`, from, '', on ?? '')

const isCraft = (thing: string): boolean => CRAFT.has(findPicture(lastOf(thing))?.kind ?? 'thing')

/** The one looks elsewhere while the other takes it. */
function unnoticed(...[all, who = '', deed, more = '', thief = '', thing = '']: string[]): string {
  const robbed = lastOf(who)
  const goods = thing.replace(/^one /, 'a ')
  if (!isOne(who) || !isOne(thief)) return String(all)
  return `${who} ${deed}${more}. then ${thief} steals ${goods} from the ${robbed} , the ${robbed} looks`
}

/** "Trades his apple for a girl's sandwich": each has the other's then. */
function traded(...[all, own = '', from, theirs, thing, other]: string[]): string {
  const whom = from ?? other ?? ''
  if (!isOne(whom)) return String(all)
  return `swaps ${own} with ${whom} , the ${lastOf(whom)} holds ${thing ?? `a ${theirs}`}`
}

const STORY = `((?:an?|the|his|her) (?:[a-z-]+ ){0,2}?([a-z]+))`

/** "Steals a hat from a scarecrow and wears it", "knits a scarf and puts it on her grandson": first the one, then the other. */
const WORN_AFTERWARDS: readonly Turn[] = [
  [
    'wears',
    new RegExp(
      `\\b${STORY} (steals|snatches|grabs|finds|borrows|picks up) (${HIS} (?:[a-z'-]+ ){0,3}?([a-z]+))((?: from| in| on) [a-z' ]{1,30}?)?,? and (?:wears (?:it|them)|puts (?:it|them) on|tries (?:it|them) on)(?= ?[.,;!]|$| and\\b)`,
      'g',
    ),
    '$1 $3 $4$6. then the $2 wears the $5',
  ],
  [
    'puts wraps',
    new RegExp(
      `\\b${STORY} (knits|sews|makes|buys|finds|takes off) (${HIS} (?:[a-z-]+ ){0,2}?(scarf|hat|cap|sweater|coat|shawl|cloak|crown|jacket)),? and (?:puts|wraps|drapes|places) (?:it|the [a-z]+) (?:on|around|over) (${ONE} (?:[a-z-]+ ){0,2}?[a-z]+)${ENDS}`,
      'g',
    ),
    (...[, who = '', knitter = '', makes = '', thing = '', noun = '', whom = '']: string[]) => {
      // On a knitted scarf and a jersey of one colour nobody sees the scarf.
      const bare = thing.split(' ').length === 2
      return `${who} ${makes} ${thing}. then ${whom} wears the ${bare ? 'red ' : ''}${noun} next to the ${knitter}`
    },
  ],
]

/** "Carries a cat down a ladder and gives it to a girl": down first, and then from hand to hand. */
const GIVEN_AFTERWARDS: Turn = [
  'carries brings rescues saves lifts takes leads pulls',
  new RegExp(
    `\\b${STORY} (carries|brings|rescues|saves|lifts|takes|leads|pulls) (${HIS} (?:[a-z-]+ ){0,2}?([a-z]+)) ((?:down|out of|from|off|through|across|out from|up) [a-z' ]{1,40}?),? (?:and|then|and then) (?:gives|hands|returns|brings|passes) (?:it|him|her|the \\5)(?: back| over)* to (?=${ONE} )`,
    'g',
  ),
  '$1 $3 $4 $6. then the $2 gives the $5 to ',
]

/** Who has it in the end, said so that the one who gives it is told first. */
export const HANDING_TURNS: readonly Turn[] = [
  [
    'scarecrow',
    /(?<=\bscarecrow's )(?=hat\b)|(?<=\b(?:an?|the) )(?=hat from (?:an?|the) scarecrow\b)/g,
    'straw ',
  ],
  // What a bird brings to a window it brings to whoever is behind it.
  [
    'window windowsill',
    /\b(?:delivers|brings|carries|delivering|bringing|carrying) ((?:an?|the|some|his|her) (?:[a-z-]+ ){0,2}?[a-z]+) to ((?:an?|the) (?:[a-z-]+ ){0,2}?[a-z]+)'s (?:[a-z]+ )?(?:window|windowsill)\b/g,
    'holding $1 flies to $2 who looks out of the window',
  ],
  // What is lost falls down, and nobody looks after it.
  [
    'loses',
    /\bloses (?=(?:his|her|its|their|an?|the) (?:[a-z]+ )?(?:hat|helmet|shoe|boot|glove|mitten|ring|key|toy|doll|teddy bear|coin|purse|wallet|umbrella|scarf|necklace|crown|phone|bag|book|letter|map|sock)s?\b)/g,
    'drops ',
  ],
  // "Lends", "loans": it goes from hand to hand all the same.
  ['lend loan', /\b(?:lend|loan)s(?= (?:an?|the|his|her|him|them|it|some)\b)/g, 'gives'],
  [
    'takes accepts receives gets borrows buys collects',
    new RegExp(
      `\\b${WHO} (takes|accepts|receives|gets|borrows|buys|collects) (${HIS} ${NAME})(?: away)? from (${ONE} ${NAME}?)('s (?:hands?|palm|paws?|fingers))?( and (?=[a-z]+s\\b))?${ENDS}`,
      'g',
    ),
    handedBy,
  ],
  [
    'borrows',
    new RegExp(`\\b${WHO} borrows (${ONE} ${NAME})'s (${NAME})( and (?=[a-z]+s\\b))?${ENDS}`, 'g'),
    lentBy,
  ],
  [
    'pass hand',
    /\b(?:pass|hand)(?:es|s|ing)? ((?:an?|the|some )?(?:[a-z]+ ){0,2}?[a-z]+?)(?: of [a-z]+)? (?:along|down|in) (?:an?|the|their) (?:[a-z]+ )?(?:line|row|chain)\b|\bpass(?:es|ing)? ((?:an?|the|some )?(?:[a-z]+ ){0,2}?[a-z]+?)(?: of [a-z]+)? (?:from (?:hand to hand|one to (?:another|the (?:next|other)))|along)(?= ?[.,;!]|$| (?:in|on|at|to)\b)/g,
    (_, inLine: string | undefined, along: string | undefined) => `pass along ${inLine ?? along}`,
  ],
  ...WORN_AFTERWARDS,
  GIVEN_AFTERWARDS,
  // "Gives a rose to a princess, and she gives him a kiss": one after the other.
  [
    'gives hands offers brings',
    new RegExp(
      `\\b((?:gives|hands|offers|brings) [^.;,]{1,50}? to ${ONE} (?:[a-z-]+ ){0,2}?([a-z]+)),? (?:and (?:he|she|the \\2)|who) (?:(?:gives|blows) (him|her) an? (?:[a-z]+ )?(kiss|hug)|(kisses|hugs|thanks) (him|her))\\b`,
      'g',
    ),
    (...[, given = '', taker = '', one, deed, other, two]: string[]) =>
      `${given}. then the ${taker} ${deed ? `${deed}${deed === 'kiss' ? 'es' : 's'}` : other} ${one ?? two}`,
  ],
  [
    'slice piece',
    /\b(cake|pie|bread|pizza|watermelon)\b([^.;]{0,60}\b(?:the|an?) )(?:first |last |big |large )?(?:slice|piece)\b(?! of)/g,
    '$1$2slice of $1',
  ],
  // "Pulls a dove out of his sleeve and it flies away".
  [
    'pulls conjures takes',
    new RegExp(
      `\\b((?:pulls|conjures|takes|produces) an? (?:[a-z-]+ )?([a-z]+) (?:out of|from) [a-z ]{1,30}?),? and (?:it|the \\2) (?=(?:flies|hops|runs|jumps|walks|swims|leaps)\\b)`,
      'g',
    ),
    '$1. then the $2 ',
  ],
  ['at', /\bat (?:dinner|lunch|breakfast|supper)(?= ?[.,;!]|$)/g, 'in the dining room'],
  // What is carved has the size of a hand.
  [
    'carv whittl',
    /\b((?:carv|whittl)(?:es|ing)) an? (?:small |little |tiny )?(?:wooden )?(boat|ship|sailboat|car|train|plane|airplane|truck)\b/g,
    '$1 a toy $2',
  ],
  // "A dragon guards gold until a mouse takes one coin and it doesn't notice".
  [
    'notic',
    new RegExp(
      `\\b${WHO} (guards|watches|protects|reads|sleeps|sits|works|paints|cooks|eats|fishes|talks|looks)\\b([^.;]{0,80}?)(?:,? (?:until|while|when|as|and|but)|[.;,]) ((?:an?|the) ${NAME}) (?:takes|steals|grabs|snatches|swipes) ((?:one|an?|the|his|her|its) ${NAME})(?: from [a-z ]{1,30}?)?,? (?:and|but|while|without) (?:it|he|she|him|her|them|the [a-z]+)(?: (?:doesn't|does not|never|didn't|hardly) notices?| noticing)(?: it| anything| at all)?`,
      'g',
    ),
    unnoticed,
  ],
  // "The rabbit pulls the magician into the hat": who is pulled goes in head first.
  [
    'pulls drags yanks sucks',
    new RegExp(
      `\\b(the ${NAME}) (?:pulls|drags|yanks|sucks) (the ${NAME}) (?:down )?into (?:the|his|her) (?:magic |top )?(hat|box|book|bag|vase|bottle|lamp|suitcase|mirror|painting)\\b`,
      'g',
    ),
    '$2 jumps into the giant $3 next to $1',
  ],
  // What is found in a chest comes out of it when it is open.
  [
    'opens unwraps unlocks',
    new RegExp(
      `\\b(opens|unwraps|unlocks) (${HIS} ${NAME}),?(?: only)? (?:to (?:find|discover|reveal)|finding|discovering|revealing|and (?:discovers|sees|gets|reveals)|and finds)(?: only| just)? (?!it\\b)`,
      'g',
    ),
    '$1 $2 and finds ',
  ],
  [
    'digs pulls unearths fishes',
    new RegExp(
      `\\b(digs up|digs out|pulls up|unearths|fishes up|fishes out) ((?:an?|the|his|her) (?:[a-z-]+ ){0,2}?(chest|box|crate|trunk|suitcase|safe))( [a-z ]{1,30}?)? and (?:finds|discovers)(?: only)? (an? ${NAME}) (?:inside|in it)\\b`,
      'g',
    ),
    '$1 $2$4. then opens the $3 and finds $5',
  ],
  [
    'with',
    new RegExp(
      `\\b(finds|discovers|sees|spots) (an? ${NAME}) ((?:on|in|at|by) (?:the|an?) [a-z]+) with (an? ${NAME}) inside\\b`,
      'g',
    ),
    (_, ...[sees = '', thing = '', where = '', found = '']) =>
      `${sees} ${thing} ${where} , ${found} is inside the ${lastOf(thing)}`,
  ],
  // "Takes it away from him" is a theft.
  [
    'away from',
    new RegExp(`\\btakes ((?:an?|the|his|her) ${NAME}) away from\\b`, 'g'),
    'steals $1 from',
  ],
  [
    'trades swaps exchanges',
    new RegExp(
      `\\b(?:trades|swaps|exchanges) (${HIS} ${NAME}) for (?:(${ONE} ${NAME})'s (${NAME})|(${HIS} ${NAME}) (?:with|from) (${ONE} ${NAME}))${ENDS}`,
      'g',
    ),
    traded,
  ],
]
