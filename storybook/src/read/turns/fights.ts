import type { Turn } from './turn.ts'

/** Those of the Wild West, who duel with pistols and not with swords. */
const WEST = '(?:cow(?:boy|girl)|gunslinger|gunfighter|outlaw|sheriff|desperado|bandit)s?'
const MEET =
  '(?:duel(?:s|ing|ling)?|gunfight(?:ing)?|(?:are )?(?:fac|squar|star)(?:e|es|ing)(?: off| up| down| each other| one another)+|(?:stand(?:ing)? )?(?:in|have|having|during) (?:a|the) (?:tense )?(?:duel|show-?down|stand-?off|shoot-?out))'
const FOR_IT =
  '(?:,? (?:for|in|before|during) (?:a|the|their) (?:[a-z]+ ){0,2}(?:duel|show-?down|stand-?off|shoot-?out|gunfight))?'

/** Who is about to fight, and the ring they are in. */
export const FIGHT_TURNS: readonly Turn[] = [
  // Who stalks is after it.
  [
    'stalks stalk stalking',
    /\b((?:lion|lioness|tiger|leopard|cheetah|cat|wolf|fox|jaguar|panther|lynx|cougar|puma|crocodile)(?:es|s)?|wolves) stalk(?:s|ing)? (?=(?:an?|the|its|two|some)\b)/g,
    '$1 hunting ',
  ],
  [
    'saloon',
    /\b(?:outside(?: of)?|in front of|before|in the street (?:outside|before)) (?:an?|the) (?:[a-z]+ )?saloon\b/g,
    'in a western town',
  ],
  [
    'duel gunfight face square star showdown standoff stand-off shootout',
    new RegExp(
      `\\b((?:two|both|the|an?) (?:[a-z]+ ){0,2}${WEST}(?: and an? (?:[a-z]+ )?${WEST})?) ${MEET}${FOR_IT}(?! against)`,
      'g',
    ),
    '$1 gun-duel',
  ],
  [
    'face square duel',
    new RegExp(
      `\\b(an? (?:[a-z]+ )?${WEST}) (?:faces|squares|dueling|duels)(?: off| up)?(?: (?:against|with))? (an? (?:[a-z]+ )?${WEST})${FOR_IT}`,
      'g',
    ),
    '$1 and $2 gun-duel',
  ],
  // Without it the face of boxers would be the one that is seen.
  [
    'face square faces',
    /\b(boxers|(?:sumo )?wrestlers|fighters|samurai|ninjas|knights|gladiators|warriors|swordsmen|vikings|pirates|duell?ists) (?:face|square) (?:off|up|each other|one another)(?: against each other)?\b/g,
    '$1 fight',
  ],
  [
    'face',
    /\b((?:two|three|both|the|four) (?:[a-z]+ ){0,2}[a-z]+s) (?:face|square) (?:off|each other|one another)\b/g,
    '$1 facing each other',
  ],
  [
    'ring',
    /\b((?:box|wrestl|fight)(?:ers?|ing)\b[^.,]{0,30}?)\b(?:in|inside) (?:a|the) ring\b/g,
    '$1in a boxing ring',
  ],
]
