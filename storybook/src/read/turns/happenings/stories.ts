import { findPicture, hasPicture } from '../../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../../lexicon/morphology.ts'
import { frequencyOf } from '../../../lexicon/wordnet.ts'
import { SEQUEL_TURNS } from '../sentences/sequels.ts'
import type { Turn } from '../turn.ts'

const ONE = '(?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?[a-z]+'
const CARRIERS =
  '(train|bus|plane|airplane|jet|tram|taxi|ferry|ship|boat|helicopter|rocket|spaceship|car|submarine|hot[- ]air balloon|balloon)'
const GOES = '(?:travel|go|journey|set off|leave|ride|fly|sail|drive)(?:s|es|ies)?'
const BY_IT = `\\b(?:${GOES} by|(?:takes?|catch(?:es)?|boards?|rides?|hops on) (?:an?|the)) ${CARRIERS} to`
const HOUSES = '(?:house|hut|cottage|shed|barn|tent|cabin|fence|tower)'
const SHIPS = '(?:ship|boat|sailboat|sailing ship|pirate ship|galleon|fishing boat|raft|yacht)'
const STORMS = '(?:storm|hurricane|tempest|gale|typhoon|cyclone)'

const PLANTS =
  '(?:tree|oak|plant|flower|sunflower|beanstalk|rose|vine|bush|pumpkin|cactus|mushroom|palm|forest)'

function namesDeed(word: string): boolean {
  const base = baseVerb(word)
  return base !== null && frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
}

/** "Makes a diamond ring", "a rope swing": what is made, and no diamond rings. */
function isMadeThing(made: string, word: string): boolean {
  const living = /^(?:person|animal|bird|fish|insect)$/.test(findPicture(word)?.kind ?? '')
  return /^an? /.test(made) && hasPicture(word) && !living
}

/** "The teacher leaves the room": somebody, and what they do. */
const CLAUSE =
  "(?:(?:an?|the|his|her|its|their|all the) (?:[a-z']+ ){1,4}?|he |she |it )([a-z]+s)\\b[^.,;]*?"
/** These come and go without anybody's doing, and the hours tell of them. */
const OF_ITSELF =
  '(?!(?:the |an? )?(?:rain|snow|storm|sun|moon|night|day|fog|wind|summer|winter)\\b)'

/** "After A, B": first one, then the other; what only seems a clause is left as it is. */
function inTurn(
  whole: string,
  { first, verb, second }: Record<'first' | 'verb' | 'second', string>,
): string {
  return namesDeed(verb) ? `${first} , then ${second}` : whole
}

/** Where one is who has come there. */
function there(place: string): string {
  if (/\b(?:beach|sea|seaside|coast|lake|airport|station|zoo|pole)$/.test(place)) return 'at'
  return /\b(?:moon|mars|island|planet|mountain|farm)$/.test(place) ? 'on' : 'in'
}

/** What is told of a chain of deeds in few words: by what one came there, what was done to the next one, what somebody wished for. */
export const STORY_TURNS: readonly Turn[] = [
  // "As soon as the teacher leaves, the pupils dance".
  [
    'as soon after once moment',
    new RegExp(
      `((?:^|[.;] ?)\\s*)(?:as soon as|(?:right |just |shortly )?after|once|the moment) (${OF_ITSELF}${CLAUSE}), (?=[a-z])`,
      'g',
    ),
    (...[whole, start = '', first = '', verb = '']) =>
      start + inTurn(whole.slice(start.length), { first, verb, second: '' }),
  ],
  // "The pupils cheer after the teacher leaves the room".
  [
    'as soon after once',
    new RegExp(
      `((?:^|[.;] ?)\\s*)([^.,;]+?),? (?:as soon as|(?:right |just |shortly )?after|once) (${OF_ITSELF}${CLAUSE})(?=[.;]|$)`,
      'g',
    ),
    (...[whole, start = '', second = '', first = '', verb = '']) =>
      start + inTurn(whole.slice(start.length), { first, verb, second }),
  ],
  // "Which makes the dog bark", "causing the bus to stop".
  [
    'mak caus',
    new RegExp(
      `(?:,? (?:and |which )|, | (?=making|causing))(?:(?:makes?|making) (${ONE}|everyone|[a-z]+ [a-z]+s)|(?:causes?|causing) (${ONE}|everyone|[a-z]+ [a-z]+s) to) ([a-z]+)(?=[.,;]|$| (?:and|in|on|at|to|with|from|out|up|away|off|over|for|into|down)\\b)`,
      'g',
    ),
    (...[whole, made = '', caused = '', verb = '']) =>
      baseVerb(verb) === verb && namesDeed(verb) && !isMadeThing(made, verb)
        ? ` , and ${made}${caused} start${isPlural((made + caused).split(' ').at(-1) ?? '') ? '' : 's'} to ${verb}`
        : whole,
  ],
  // "Juggles three eggs, drops one": one of them.
  [
    'one',
    /\b((?:two|three|four|five|six|seven|eight|several|some|many|\d) (?:[a-z]+ )?([a-z]+s)\b[^.;]*? (?:drop|lose|throw|eat|break|catch|steal|lift|miss|swallow|pick)(?:e?s|ing)) one(?: of them)?(?=[,.;]|$| (?:and|in|on|at|to|with|from|up)\b)/g,
    (_, before, many) => `${before} an ${singular(many)}`,
  ],
  // "The rain begins, then it stops".
  [
    'it stops',
    /\b((?:the )?(rain|snow|storm)\b[^.;]*?(?:,|then|and) )it (?=stops\b)/g,
    '$1the $2 ',
  ],
  // "Kicks a ball, it breaks a window": the window breaks, and no ball takes a hammer to it.
  [
    'window',
    /\b((?:kick|throw|hit|toss|hurl)(?:s|es|ing) (?:an?|the|his|her) (?:[a-z]+ )?(?:[a-z]*ball|stone|rock|frisbee|boomerang))(?:,|,? and) (?:it |the (?:ball|stone|rock) )?(?:breaks|smashes|shatters|cracks) ((?:an?|the|his|her) (?:[a-z']+ )?window)\b/g,
    '$1 , and $2 breaks',
  ],
  // "Buys a white horse and rides home": on that one.
  [
    'ride',
    /\b((?:an?|the|his|her|their) ((?:[a-z]+ )?(?:horse|pony|camel|donkey|elephant|unicorn|dragon|bike|bicycle|motorcycle|scooter)))((?:\.|,)? (?:and |then |and then )?(?:(?:he|she|they) )?)(rides?)( home| away| off| back home)?(?= (?:to|into|through|back|across|over)\b|[.,;]| ?$)/g,
    '$1$3$4$5 on the $2',
  ],
  // "The kitten falls asleep on her lap": she sits.
  [
    'lap',
    /(^|[.!?] )\b((?:the|an?|its|his) (?:[a-z]+ )?[a-z]+) (?:(?:falls asleep|sleeps|naps|dozes|snoozes|(curls up|lies down|lies|purrs|sits))) (?:[io]n|onto) (his|her) lap\b/g,
    (...[, before = '', who = '', awake = '', whose = '']) =>
      `${before}${before === '' ? '' : 'then '}${whose === 'his' ? 'he' : 'she'} sits with ${who} ${awake === '' ? 'asleep ' : ''}on ${whose} lap`,
  ],
  [
    'invit',
    /\binvites? (him|her|it|them|(?:the|an?|his|her) [a-z]+) (?:in|inside|home)\b/g,
    'waves to $1',
  ],
  // "Searches for it with a lantern": not the one with a lantern.
  [
    'search look',
    /\b(search(?:es)?|looks?) for (the [a-z]+|it|him|her|them) with (an? (?:[a-z]+ )?(?:lantern|flashlight|torch|candle|lamp|map|magnifying glass|telescope|binoculars))\b/g,
    '$1 for $2, holding $3',
  ],
  [
    'fall',
    /\bfalls? in(?= (?:(?:an?|the) )?(?:[a-z]+ )?(?:lake|pond|river|sea|stream|pool)\b)/g,
    '$&to',
  ],
  // "Eats an apple, then a pear": the second is eaten, too.
  [
    'then',
    new RegExp(
      `\\b(${ONE}) ([a-z]+s(?: down| up| over| off| on)?) (${ONE})((?:,? (?:and )?then ${ONE})+)(?=[,.;]|$)`,
      'g',
    ),
    (...[, who = '', does = '', first = '', rest = '']) =>
      `${who} ${does} ${first}${rest.replace(/ then /g, ` then ${who.replace(/^an? /, 'the ')} ${does} `)}`,
  ],
  [
    'train bus plane airplane jet tram taxi ferry ship boat helicopter rocket spaceship car submarine balloon',
    new RegExp(
      `${BY_IT} ((?:the|an?) (?:[a-z]+ )?[a-z]+)(?:,? and|,) (?:then )?([a-z]+s\\b[^,.;]*?)(?=,| and |[.;]|$)`,
      'g',
    ),
    (...[, carrier = '', place = '', deed = '']) =>
      `rides in a ${carrier}, then ${deed} ${there(place)} ${place}`,
  ],
  [
    'train bus plane airplane jet tram taxi ferry helicopter rocket spaceship submarine',
    new RegExp(`${BY_IT} (?=(?:the|an?)\\b)`, 'g'),
    'rides in a $1 to ',
  ],
  [
    'blow blows blowing',
    new RegExp(
      `(?<!\\b(?:in|at|during) )\\b(${ONE}|he|she|it) (?:huffs,? (?:and )?puffs,? and )?blows (?:down |over |away )?((?:an?|the|his|her|their|its) (?:[a-z]+ ){0,2}?${HOUSES})(?: down| over| away| apart)?(?=[,.;]|$| (?:and|but|then)\\b)`,
      'g',
    ),
    '$2 collapses next to $1',
  ],
  [
    'storm hurricane tempest gale typhoon cyclone',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ )?${STORMS} (?:wrecks|sinks|destroys|smashes|capsizes|breaks|swallows) ((?:an?|the|his|her|their) (?:[a-z]+ )?${SHIPS})\\b`,
      'g',
    ),
    '$1 sinks in a storm',
  ],
  [
    'grows',
    new RegExp(
      `(?:\\b(?:${ONE}|it)|,|,? and) (?:slowly |quickly )?grows (?:up )?into (an? (?:[a-z]+ ){0,2}?${PLANTS})\\b`,
      'g',
    ),
    (whole, plant) => `${/^(?:,| and)/.exec(whole)?.[0] ?? ''} ${plant} grows`,
  ],
  // "Peeks out, waves, and they leave": no waves of the sea.
  [
    'waves bows dives',
    /, (waves|bows|dives), and (?=(?:they|he|she|it|we|the|an?|his|her)\b)/g,
    ' and $1 , then ',
  ],
  [
    'away off',
    /\b((?:drive|ride|walk|sail|fl(?:y|ie))s? (?:away|off)) (?=[a-z]+ing(?: ?[.,;]|$))/g,
    '$1, ',
  ],
  // Who dives for a ball and misses it longs for nobody.
  ['misses', /,? but misses(?: (?:it|the (?:ball|goal|shot)))?(?= ?(?:[.,;!]|$))/g, ' but fails'],
  // Who slips and falls has fallen.
  [
    'falls',
    /\b(?:slips|trips|stumbles|loses (?:his|her|its) balance),?(?: and)? (?=falls (?:in|into|off|from)\b)/g,
    '',
  ],
  // Where somebody is saved to is no bank with money.
  [
    'bank',
    /\b(?<=\b(?:river|stream|lake|pond|canal|swims?|water)\b.*)(on|to|onto) the bank\b(?! of)/gs,
    '$1 the riverbank',
  ],
  // The season after what is done in it, as others are told; "in autumn its leaves fall" tells who does it.
  [
    'spring summer autumn winter',
    /(?<=,|\band) (in (?:the )?(?:spring|summer|autumn|winter)),? ([a-z]+s\b[^,.;]*)/g,
    (told, season = '', deed = '') =>
      namesDeed(deed.split(' ')[0] ?? '') ? ` ${deed} ${season}` : told,
  ],
  // Who wishes for it does not do it yet.
  [
    'want wants longs hopes wishes dreams',
    /\b(?:wants|longs|hopes|wishes|dreams) (?:to (?:see|be|become|visit|know|fly|go|travel|have|find)|of)\b[^.,;]*(?=[.;] (?:(?:so|one day|then),? )?(?:he|she|it|they)\b)/g,
    'thinks',
  ],
  ...SEQUEL_TURNS,
]
