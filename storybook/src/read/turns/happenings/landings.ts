import { namesLiving } from '../../../lexicon/find-picture.ts'
import { isPerson, ONE, lastOf } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const NAME = '(?:[a-z-]+ ){0,3}?[a-z]+'
const THING = `((?:an?|the|his|her|its|some|two|three|several) ${NAME})`
const ENDS = '(?= ?[.,;!]|$| (?:and|in|at|while|who|as|by|near|during|with|from|below)\\b)'
const FLIERS =
  '(?:drones?|helicopter|airplane|aeroplane|plane|jet|ufo|spaceship|blimp|zeppelin|quadcopter|hot air balloon|crane)'
const WATERS = '(?:sea|ocean|lake|water|river|pond|pool|waves|bay|stream)'
const HEIGHTS = '(?:skylight|ceiling|roof|hole in the (?:roof|ceiling)|vent|air vent)'
const STEEDS =
  '(?:motorcycle|motorbike|bike|bicycle|scooter|moped|horse|pony|donkey|camel|ostrich|elephant|dragon|bull|zebra|unicorn|skateboard|broomstick|sled)'
const CAUGHT = '(?:stuck|caught|trapped|tangled|snagged|entangled)'
const CATCHES =
  '(?:wires?|power lines?|telephone wires?|cables?|antenna|crane|ceiling fan|fan|chandelier|lamp|lamp ?post|street ?lamp|flagpole|clothesline)'
const FLOWN =
  '(?:fl(?:y|ies|ying)|soar(?:s|ing)?|glid(?:es?|ing)|sail(?:s|ing)?|bounc(?:es?|ing)|roll(?:s|ing)?|drift(?:s|ing)?|float(?:s|ing)?|blow(?:s|ing)?|zoom(?:s|ing)?)'
const GROUNDS =
  '(?:playground|school ?yard|garden|back ?yard|front yard|park|market|fairground|stadium)'

const isOne = (whom: string): boolean => namesLiving(lastOf(whom))
const again = (whom: string): string => `the ${lastOf(whom)}`

/** "A drone drops a pizza on a man": it is above him, and the pizza comes down on his head. */
function letFall(...[all, flier = '', load = '', whom, his]: string[]): string {
  const under = whom ?? (his === 'her' ? 'a woman' : 'a man')
  if (!isOne(under)) return String(all)
  return `${flier} hovers above ${under} , ${load} falls on ${again(under)}'s head`
}

/** "… and drops a cake onto the bride": what he drops falls on her. */
function dropped(...[all, joint = '', load = '', whom = '']: string[]): string {
  return isOne(whom) ? `${joint} ${load} falls on ${whom}'s head` : String(all)
}

/** "A waiter drops soup on a guest": both are seen, and the soup falls. */
function droppedBy(...[all, who = '', load = '', whom = '']: string[]): string {
  // A beak lets go in a way of its own.
  if (!isPerson(lastOf(who)) || !isOne(whom)) return String(all)
  return `${who} next to ${whom} , ${load} falls on ${again(whom)}'s head`
}

/** "A kite gets stuck in a tree": it hangs there for all to see, and not behind the leaves. */
const CAUGHT_TURNS: readonly Turn[] = [
  [
    'stuck caught trapped tangled snagged entangled',
    new RegExp(
      `\\b(?:(?:gets|is|got|are|get|becomes|ends up|hangs) )?${CAUGHT}(?: up)?(?: high)? (?:in|on|to|among) (?=${ONE} (?:[a-z]+ ){0,2}?${CATCHES}\\b)`,
      'g',
    ),
    'hangs from ',
  ],
]

/** How something goes from one place through another, and where it comes down, in the words of what is seen. */
export const LANDING_TURNS: readonly Turn[] = [
  // What lands is no land; on a head it lands in the midst of what is done, and behind ", it flies over the city," each has its own shot.
  [
    'lands',
    /(?<!, it [a-z]+s [^,.;]{0,60})(,| and|,? then) lands (?!(?:right )?on(?:to)? (?:(?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+'s|his|her|its) (?:head|nose|face|hat|lap)\b)(?=(?:softly |gently |safely |right |hard |perfectly |exactly |back |smoothly )*(?:on|in|onto|into|upon|at|atop|inside|next|beside|near|by)\b)/g,
    '$1 then lands ',
  ],
  [
    'drop',
    new RegExp(
      `((?:an?|the) (?:[a-z-]+ ){0,2}?${FLIERS}) (?:accidentally )?drops ${THING} (?:right |straight |down )?on(?:to)? (?:(${ONE} ${NAME}?)(?:'s head)?|(his|her) head)${ENDS}`,
      'g',
    ),
    letFall,
  ],
  [
    'drop',
    new RegExp(
      `(,|,? and|,? then|,? but) (?:he |she |it )?(?:accidentally |clumsily )?(?:drops|spills|knocks) ${THING} (?:right |straight |all )?(?:on|onto|over|on top of) ((?:an?|the) ${NAME}?)(?:'s head)?${ENDS}`,
      'g',
    ),
    dropped,
  ],
  [
    'drop',
    new RegExp(
      `((?:an?|the) ${NAME}) (?:accidentally |clumsily )?drops ${THING} (?:right |straight )?(?:on|onto|on top of) ((?:an?|the) ${NAME}?)(?:'s head)?${ENDS}`,
      'g',
    ),
    droppedBy,
  ],
  // "Throws dough into the air and it gets stuck": the dough does, and not who threw it.
  [
    ' it ',
    new RegExp(
      `\\b((?:throw|toss|fling|hurl|kick|shoot|launch|flip|swing|bat)(?:s|es) (?:an?|the|his|her|its|some)?(?: ?)((?:[a-z-]+ ){0,2}?[a-z]+)(?: (?:high |up |far )*(?:in|into|through|over|across|at|against|to) (?:the|an?) [a-z]+| up| away| high)?),?(?: and| but| until| so)+ it (?!lands on (?:its|his|her) |gets (?:stuck|caught) in an? (?:[a-z]+ )?tree)(?=(?:gets|is|ends up|lands|hangs|sticks|goes|flies|comes)\\b)`,
      'g',
    ),
    '$1 , then the $2 ',
  ],
  ...CAUGHT_TURNS,
  // "Slides down a hill and lands in the sea": all the way into it.
  [
    'lands splashes falls plunges plops dives',
    new RegExp(
      `\\b((?:slid|roll|tumbl|ski|sledd?|glid|skat|race|driv|crash)(?:e?s|ing|e)?(?: [a-z]+){0,3}? down (?:an?|the) (?:[a-z]+ ){0,2}?[a-z]+),? (?:and |then )+(?:lands|splashes|falls|plunges|plops|dives|crashes) (?:in|into) (?=(?:an?|the) (?:[a-z]+ ){0,2}?${WATERS}\\b)`,
      'g',
    ),
    '$1 into ',
  ],
  [
    'splash',
    /,? (?:with|making|in) an? (?:(?:big|huge|giant|great|loud|tremendous) )*splash\b/g,
    '',
  ],
  // From one thing to the next one leaps onto that.
  [
    ' from ',
    new RegExp(
      `\\b((?:jump|leap|hop|spring|bound)(?:s|ing|)(?: down| up| across)? from (?:an?|the|his|her|its) (?:[a-z]+ )?([a-z]+)) to (?=(?:an?|the|his|her|its) (?!\\2\\b)(?:[a-z]+ )?(?:table|sofa|couch|bed|chair|shelf|bookshelf|desk|roof|car|tree|rock|branch|wall|fence|barrel|box|bench|wardrobe|fridge|counter|piano)\\b)`,
      'g',
    ),
    '$1 onto ',
  ],
  // Down the slide first, and then into what is at its end.
  [
    'into',
    new RegExp(
      `\\b((?:slid|glid|rid)(?:es|ing|e) down (?:an?|the) (?:[a-z]+ )?(?:slide|chute|banister|bannister|pole)),?(?: and)?(?: (?:lands|falls|plops|splashes))? (?:in|into) (?=(?:an?|the) )`,
      'g',
    ),
    '$1 , then jumps into ',
  ],
  [
    'through',
    /\b((?:jump|leap|div|fl)(?:e?s|ies|ing|e) through (?:an?|the) (?:[a-z]+ ){0,2}?(?:hoop|ring)),?(?: and)?(?: (?:lands|dives|falls|plunges))? (?:in|into) (?=(?:an?|the) )/g,
    '$1 , then jumps into ',
  ],
  // Out of it first, and then what is done outside.
  [
    'leaves',
    /\b(leaves (?:an?|the|his|her|its) (?:[a-z]+ )?(?:music box|box|basket|nest|cage|shell|egg|bed|tent|house|bowl|frame|painting)),? and (?=(?:dances|runs|walks|sits|flies|climbs|swims|explores|plays|sleeps)\b)/g,
    '$1 , then ',
  ],
  // The ice gets less under whoever is on it.
  [
    'shrinking melting disappearing',
    /\b((?:sits?|stands?|lies?|floats?|drifts?|is|are|sleeps?|sitting|standing|lying|floating|drifting|sleeping) on) (?:an?|the|its|their) (?:(?:slowly|small|tiny|last) )*(?:shrinking|melting|disappearing) (?:(?:small|tiny) )?(?:iceberg|ice ?floe|(?:piece|block|chunk|slab) of ice)\b/g,
    '$1 melting ice',
  ],
  // What is light and cannot get higher has come up there.
  [
    'ceiling',
    /\b(?:gets|is|are|gets itself) (?:stuck|caught|trapped) (?:on|at|to|against|under|near) the ceiling\b/g,
    'floats up to the ceiling',
  ],
  // Nests are in trees.
  [
    'nest',
    /\b((?:land|fall|drop|crash|tumble|end)(?:s|es)(?: up| down)?) (?:in|into|on) (?:an?|the) (?:empty |old )?(?:bird's |birds |bird )?nest\b(?! (?:on|in|of|high)\b)/g,
    '$1 in a nest on a branch',
  ],
  // Through a roof one comes down within.
  [
    'through',
    new RegExp(
      `\\b((?:fall|crash|drop|plunge|tumble|smash)(?:es|s|ing)?) through the (?:roof|ceiling|skylight) of (${ONE} ${NAME}?)(?:,? and)?(?: lands)? (?:in|into|onto|on) (${ONE} (?:[a-z]+ ){0,2}?[a-z]+)${ENDS}`,
      'g',
    ),
    '$1 into $3 in $2',
  ],
  [
    'rope',
    new RegExp(
      `\\b(?:climb|slid|com|abseil|rappel|lower)(?:e?s|ing|e)?(?: (?:him|her|it|them)sel(?:f|ves))?(?: down)?(?: (?:on|by))? (?:an?|the|his|her) (?:long |thin )?rope(?: down)? (?:from|through) (?:an?|the) (?:(${NAME}?) )??(?:open )?${HEIGHTS}(?: of (${ONE} ${NAME}?))?${ENDS}`,
      'g',
    ),
    (_, room, house) => `climbs a rope in ${house ?? (room ? `a ${room}` : 'the hall')}`,
  ],
  ['rope', /\bclimb(s|ing|) (?:down|up) (?=(?:an?|the|his|her) (?:long )?rope\b)/g, 'climb$1 '],
  // Who is up rides off; first he gets on.
  [
    'back of',
    new RegExp(`\\bonto the back of (?=${ONE} (?:[a-z]+ ){0,2}?${STEEDS}\\b)`, 'g'),
    'onto ',
  ],
  [
    'rides speeds drives gallops races zooms',
    new RegExp(
      `\\b((?:jump|leap|hop|climb|swing|get|spring)s (?:up )?on(?:to)?) (${ONE} (?:[a-z]+ ){0,2}?(${STEEDS})),?(?: and| then)+ (?:rides|speeds|drives|gallops|races|zooms|roars|cycles) (?:it )?(?:away|off)\\b`,
      'g',
    ),
    '$1 $2 , then rides the $3',
  ],
  [
    'out of',
    new RegExp(
      `\\b((?:climb|step|jump|come|crawl|walk|leap)(?:s|ing|) out of) (an?|the|his|her) (?:picture|photo|photograph|portrait)\\b`,
      'g',
    ),
    '$1 $2 painting',
  ],
  // What flies over a ground flies there, and the ground is no thing below it.
  [
    'over across',
    new RegExp(
      `(${FLOWN}|,|,? and|,? then) (?:over|across) (?=(?:an?|the) (?:[a-z]+ )?${GROUNDS}\\b)`,
      'g',
    ),
    '$1 through ',
  ],
  // Bats that hit balls have somebody who swings them.
  [
    'bat',
    /\b(?:an?|the) (?:baseball |cricket )?bat (?:hits|strikes|smashes|swings at) (?:an?|the) (?:base)?ball\b/g,
    'a baseball player hits the ball',
  ],
]
