import { namesLiving } from '../../../lexicon/find-picture.ts'
import { singular } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

const DOERS = 'thief|robber|burglar|culprit|intruder|attacker|stranger|visitor|hunter|sniper|hacker'
const OWN = '(?:its|their|the|an?|his|her)'
const SEVERAL =
  '(?:two|three|four|five|six|seven|eight|nine|ten|several|some|many|his|her|the) (?:[a-z]+ )??'

/** Who was named before, in words that say so. */
export const SAME_ONE_TURNS: readonly Turn[] = [
  // Who steals a bag and is called the thief a sentence later looks like one from the beginning.
  [
    'someone somebody',
    new RegExp(`\\b(?:someone|somebody) (?=[a-z]+s\\b[^.]*\\. the (${DOERS})\\b)`, 'g'),
    'a $1 ',
  ],
  // Of two beasts the male and the female are one and the other.
  [
    'the male the female',
    /\bthe (?:male|female) (?=[a-z]+s\b)([^.]*?\b)the (?:male|female) (?=[a-z]+s\b)/g,
    'one $1the other ',
  ],
  // Before a den one is out of doors.
  [
    'outside entrance front',
    new RegExp(
      `\\b(?:(?:just )?outside(?: of)?|at the (?:entrance|mouth|edge) (?:of|to)) (${OWN} (?:[a-z]+ )?(?:den|lair|burrow|sett|warren|hole))\\b`,
      'g',
    ),
    'in the forest next to $1',
  ],
  [
    'den lair sett',
    /\b((?:in front of|next to) [a-z]+ )(?:[a-z]+ )?(?:den|lair|sett)\b/g,
    '$1burrow',
  ],
  [
    'outside entrance',
    new RegExp(
      `\\b(?:(?:just )?outside(?: of)?|at the (?:entrance|mouth) (?:of|to)) (${OWN} (?:[a-z]+ )?(?:cave|cavern))\\b`,
      'g',
    ),
    'in the mountains next to $1',
  ],
  // "… two children. They hide and she walks past": she is none of them.
  [
    'they',
    new RegExp(
      `(?<=\\b${SEVERAL}([a-z]+s|children|men|women|people|mice|geese)\\b[^.]{0,80}\\. )they (?=[^.]*(?:,|\\band|\\bwhile|\\bbut|\\bas) (?:she|he|it) )`,
      'g',
    ),
    'the $1 ',
  ],
  // "Catches a fish but it jumps away": the fish does, which is told of only by that deed.
  [
    'fish',
    /\b(catch(?:es|ing)?|reels? in|pulls? out|hooks?) an? ((?:[a-z]+ )??fish)\b([^.]{0,60}?(?:,| but| and| then|\.)) it (?=(?:jump|leap|slip|wriggle|swim|flap|escape|bite|speak|talk|smile|dive)s\b)/g,
    '$1 a $2$3 the $2 ',
  ],
  // The bird of a cuckoo clock is in it, and so is its door; who mends the clock does not ring.
  [
    'cuckoo',
    /(?<=\b(?:repairs|fixes|mends|winds|polishes|builds|makes|hangs|watches|cleans|oils|paints) (?:up )?)((?:an?|the|his|her) (?:[a-z]+ )?cuckoo clock\b[^.;,]*)(?:[.;,]|,? and|,? as|,? when)+ (?:the|a|its) (?:little |tiny |small |wooden |mechanical )*(?:bird|cuckoo) (?:pops|comes|jumps|springs|shoots|bursts|peeks) out(?: of it)?/g,
    '$1 ; the cuckoo clock rings',
  ],
  [
    'cuckoo',
    /\b(cuckoo clock\b[^.;]*)(?:[.;,]|,? and|,? as|,? when)+ (?:(?:the|its|a) (?:little |tiny |small |wooden )*door(?:s)? opens?,? (?:and|,) )?(?:the|a|its) (?:little |tiny |small |wooden |mechanical )*(?:bird|cuckoo) (?:pops|comes|jumps|springs|shoots|bursts|peeks) out(?: of it)?(?: and (?:sings|calls|chirps|cuckoos))?/g,
    '$1 and rings',
  ],
  // A bus has doors of its own.
  [
    'driver',
    /(?<=\b(?:bus|taxi|cab|car|truck|tram|train|van|limousine)\b[^.]*\. the (?:bus |taxi |cab )?)driver opens the doors? and /g,
    'driver ',
  ],
  ['partner', /\b(his|her|their) (?:dance|dancing|ballroom) partner\b/g, '$1 partner'],
  // Who rocks it where a baby is holds it, and nobody is on a swing.
  [
    'rock',
    /(?<=\b(?:baby|infant|newborn)\b[^;]{0,80}) rock(s|ing)? (?:it|him|her)\b/g,
    ' rock$1 the baby',
  ],
  // "Counts his sheep. The last one jumps": of those that the sentence before ended with.
  [
    'one',
    /(?<=\b(?:his|her|its|their|two|three|four|five|six|ten|some|many) (?:[a-z]+ )?([a-z]+)\b[^.]{0,30}\. )the ((?:last|first|second|third|smallest|biggest|littlest|tallest) )one(?= [a-z]+s\b)/g,
    (all, beasts = '', rank = '') =>
      namesLiving(singular(beasts)) && (beasts === 'sheep' || singular(beasts) !== beasts)
        ? `the ${rank}${singular(beasts)}`
        : all,
  ],
  // Beasts get what they eat and drink at once.
  [
    'giv',
    /\bgiv(es?|ing) (it|the [a-z]+|an? [a-z]+|its [a-z]+) (?:some |a bowl of |a dish of )?(milk|water|food|hay|seeds|grass|carrots|corn)\b/g,
    (all, form = '', whom = '') =>
      whom === 'it' || namesLiving(whom.split(' ')[1] ?? '')
        ? `feed${form === 'ing' ? 'ing' : form === 'es' ? 's' : ''} ${whom}`
        : all,
  ],
  ['fish', /\bcatch(?:es)? (an? (?:[a-z]+ )?fish) and (carries|brings|takes) it\b/g, '$2 $1'],
  // What somebody did before they are seen is not played.
  [
    'who',
    /\b(the [a-z]+) who (?:buil[td]|ma[dk]e|baked?|painted|paint|drew|draw|found|find|saw|see|caught|catch|planted|plant|wrote|write|lost|lose|threw|throw)s? (?:it|them|him|her) (?=[a-z]+)/g,
    '$1 ',
  ],
  [
    'lower',
    /\blower(?:s|ing) (?:his|her|its|their) (?:head|horns?|antlers)(?: and|,) (?=(?:charg|run|rush|attack|storm))/g,
    '',
  ],
  [
    'lower',
    /\blower(s|ing) (his|her|their) (rifle|gun|sword|bow|spear|axe|pistol|weapon)\b/g,
    'hold$1 $2 $3',
  ],
]
