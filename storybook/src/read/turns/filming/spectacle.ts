import { isPerson } from '../somebody.ts'
import type { Turn } from '../turn.ts'
import { ENDING_TURNS } from '../sentences/telling.ts'
import { OCCASION_TURNS } from '../people/occasions.ts'
import { SURPRISE_TURNS } from '../happenings/surprise.ts'
import { TRAIL_TURNS, AIR_TURNS } from '../nature/trails.ts'

const SUNKEN = '(?<!half-)(?:sunken|submerged|drowned|underwater|wrecked|sunk)'
const SHIPS = '(?:ships?|galleons?|boats?|vessels?|liners?|frigates?|titanic|shipwrecks?|wrecks?)'
const TOWNS =
  '(?:city|cities|town|village|temples?|ruins|palace|kingdom|castle|civili[sz]ation|metropolis|streets?|london|venice|paris|tokyo|manhattan|atlantis)'
const DEEP =
  '(?:sea|ocean) ?(?:floor|bed|bottom)|seabed|bottom of (?:an?|the) (?:[a-z]+ )?(?:sea|ocean|lake|river|pond|reef|lagoon)'
const AIRY =
  '(?:(?:hot[- ]air )?balloons?|lanterns?|kites?|paper (?:air)?planes?|umbrellas?|doves?|drones?|butterfl(?:y|ies)|airships?|zeppelins?|dragons?|bubbles?|parachutes?|jellyfish|whales?|birds|planes)'

const WRECKERS =
  '(?:bulldozers?|excavators?|diggers?|wrecking balls?|tanks?|wrecking machines?|demolition (?:machines?|cranes?)|steam ?rollers?)'
const BROUGHT_DOWN =
  '(?:house|building|barn|tower|factory|hut|shed|cottage|church|school|apartment block|mansion|chimney|warehouse)'

/** Buildings that come down, and what else is seen for its own sake. */
const FORCE = '(?:(?:an?|the|then|strong|sudden|big|huge|giant|high|rising|small|cold) )*'
const WATERS = '(?:waves?|tides?|floods?|flood ?waters?|tsunami|surf|current|torrent|river)'
const WINDS = '(?:gust of wind|winds?|gusts?|breeze|storm|gale|hurricane|tornado)'
const TAKES =
  '(?:wash|sweep|carr|knock|drag|tak|blow|whip|snatch|rip|whisk|pull|tear)(?:s|es|ies|ing|ying)?'
const IS_TAKEN = '(?:washed|swept|carried|knocked|dragged|swallowed|destroyed)'
const TAKEN =
  "(it|them|(?:(?:an?|the|his|her|their|some|all|my|our|two|three) )*(?:[a-z']+ ){0,2}?[a-z]+)"
const OFF = '(?: away| off| down| out to sea)(?: (?:his|her|the|from) (?:[a-z]+ )?head)?\\b'

export const SPECTACLE_TURNS: readonly Turn[] = [
  ...TRAIL_TURNS,
  ...AIR_TURNS,
  ...ENDING_TURNS,
  ...OCCASION_TURNS,
  // Machines that tear something down stay whole.
  [
    'demolish tear down knock destroy wreck crush flatten smash raz',
    new RegExp(
      `\\b((?:an?|the|two|three) (?:[a-z]+ ){0,2}?${WRECKERS}) (?:is |are )?(?:slowly )?(?:demolish|tear|knock|destroy|wreck|crush|flatten|smash|raz)(?:es|s|e|ing)?(?: (?:down|through|into))* ((?:an?|the) (?:[a-z]+ ){0,2}?${BROUGHT_DOWN})\\b`,
      'g',
    ),
    '$2 collapses next to $1',
  ],
  ...SURPRISE_TURNS,
  [
    'apart pieces ruins rubble dust bits crashing gives way torn razed demolished',
    /\b(?:(?:falls?|falling|breaks?|breaking|crumbles?|crumbling|collapses?|collapsing|comes?|coming) (?:apart|(?:in)?to (?:pieces|ruins?|rubble|dust|bits)|crashing down|tumbling down)|gives? way(?! to\b)|(?:is|are) (?:being )?(?:torn down|razed|reduced to (?:rubble|dust|ruins)|demolished))(?: to the ground)?(?<!\b(?:ice|iceberg|glacier|berg|ship|boat|rock|boulder)s? (?:breaks?|breaking) apart)\b/g,
    'collapses',
  ],
  [
    'away off down',
    new RegExp(`\\b${FORCE}${WATERS} (?:then |slowly |suddenly )?${TAKES} ${TAKEN}${OFF}`, 'g'),
    '$1 washes away',
  ],
  [
    'away off down by',
    new RegExp(
      `\\b(?:is |are |gets? |being |slowly )*${IS_TAKEN}(?: away| off| down| over)? by ${FORCE}${WATERS}\\b`,
      'g',
    ),
    'washing away',
  ],
  [
    'away off',
    new RegExp(`\\b${FORCE}${WINDS} (?:then |suddenly )?${TAKES} ${TAKEN}${OFF}`, 'g'),
    '$1 blows away , windy ',
  ],
  // What it is called with its owner is a place; what comes down is a tower.
  [
    "'s tower",
    /\b(wizard|mage|witch|sorcerer)'s tower (?=(?:is |are )?(?:slowly |suddenly |being )*(?:collaps|crumbl|explod|toppl|fall|burn|demolish|blown|struck)[a-z]*\b)/g,
    '$1 tower ',
  ],
  [
    'sunken submerged drowned underwater wrecked wreck',
    new RegExp(
      `\\b${SUNKEN} (?:[a-z]+ ){0,2}?${SHIPS}\\b|\\b(?:ship)?wreck of an? (?:[a-z]+ ){0,2}?${SHIPS}\\b`,
      'g',
    ),
    'shipwreck',
  ],
  [
    'floor bottom seabed bed',
    new RegExp(
      `\\b(?:[a-z]+ )?${SHIPS} (?:that )?(?:lies|lying|rests|resting|sits|sitting|sunk)? ?(?:at|on) the (?:${DEEP})\\b`,
      'g',
    ),
    'shipwreck on the sea floor',
  ],
  [
    'sunken submerged drowned underwater',
    new RegExp(`\\b(?:(?:ancient|lost|old) )*${SUNKEN} (?:[a-z]+ )?${TOWNS}(?: ruins)?\\b`, 'g'),
    'underwater city',
  ],
  [
    'submerged sunken underwater under beneath below',
    new RegExp(
      `\\b(?:(?:an?|the) )?(?:(?!with|in|of|and|at)[a-z]+ ){0,2}?(?:ruins of (?:an?|the) (?:[a-z]+ )?)?${TOWNS}(?: is| lies)? (?:completely |fully |deep |far )?(?:submerged|sunken|under ?water|(?:beneath|under|below) the (?:sea|ocean|waves|water|surface))\\b`,
      'g',
    ),
    'an underwater city',
  ],
  [
    'sunken submerged drowned',
    /\b(?:sunken|submerged|drowned) ((?:[a-z]+ )?(?:cars?|trucks?|bus|planes?|airplanes?|aircraft|tanks?|statues?|trains?|treasures?|treasure chests?|chests?|helicopters?|bicycles?|pianos?|submarines?|columns?|cannons?|anchors?|heads?|gold|taxis?|carriages?))\b/g,
    '$1 on the sea floor',
  ],
  ['bottom', new RegExp(`\\b(?:at|on|in) the (?:${DEEP})\\b`, 'g'), 'on the sea floor'],
  // Others of what somebody lets go are all over the sky.
  [
    'others other',
    new RegExp(
      `\\b((?:balloon|lantern|kite|paper plane|umbrella|dove|drone))s?( (?:in)?to the (?:[a-z]+ ){0,2}?(?:sky|air|night|wind))?(?:,|,? (?:together with|along with|with|among|amid|amidst|joining|alongside|as|and|while)) (?:(hundreds|thousands|dozens) of|many|countless) (?:others?|other [a-z]+)(?: (?:[a-z]+ )?(?:lanterns|balloons|kites|doves))?(?: (?:float|ris|drift|fly|hover|glow|soar|follow|fill)(?:ing|e|s)?)?\\b`,
      'g',
    ),
    '$1$2 while hundreds of $1s float',
  ],
  [
    'filled full dotted covered crowded fills fill',
    new RegExp(
      `\\b(?:the|an?|as the) ((?:[a-z]+ ){0,2}?sky) (?:(?:is|was|gets|are) )?(?:slowly )?(?:filled|full|dotted|covered|crowded|packed|alive|fills) (?:with|of|by) (?:(?:hundreds|thousands|dozens) of )?((?:(?!stars)[a-z]+ ){0,2}?${AIRY})\\b`,
      'g',
    ),
    'hundreds of $2 float in the $1',
  ],
  [
    'fill fills filling',
    new RegExp(
      `\\b((?:[a-z]+ ){0,2}?${AIRY}) (?:fill|filling|fills|cover|crowd|dot|dotting) the ((?:[a-z]+ ){0,2}?sky)\\b`,
      'g',
    ),
    'hundreds of $1 float in the $2',
  ],
  // Above land nothing floats as on water.
  [
    'float drift',
    new RegExp(
      `\\b(${AIRY}) (?:float|drift)(?:s|ing)? (?=(?:over|above|across|through|past) )`,
      'g',
    ),
    '$1 hover ',
  ],
  [
    'free',
    /\b(?:sets?|setting) (?:free )?((?:an?|the|his|her|its|their) (?:[a-z]+ )?[a-z]+)(?: free)?(?<=\bfree\b.*)/g,
    'releases $1',
  ],
  // A house with fire in its windows burns.
  [
    'flame fire',
    /\b(?:flames?|fire)(?: and (?:black |thick |dark )?smoke)? (?:is |are )?(?:shoot|pour|burst|com|leap|ris|billow|erupt|lick|explod)[a-z]*(?: up| out)? (?:of|from|through) (?:the |its )?(?:[a-z]+ )?(?:windows?|roof|doors?) of (an?|the) (?:burning )?/g,
    '$1 burning ',
  ],
  // What grows on it is too small to be seen apart from it.
  [
    'coral seaweed barnacles anemones',
    /,? (?:is |are )?(?:covered|overgrown|encrusted|draped) (?:in|with|by) (?:(?:colou?rful|green|thick|bright|pink|rust|and) )*(?:corals?|seaweeds?|barnacles|sea ?weed|anemones)(?: and (?:corals?|algae|seaweeds?|barnacles|moss|anemones|ivy|vines|lichen|creepers|ferns|rust|dirt|mud|dust))?\b/g,
    '',
  ],
  // Lamps that streak are lines along the road, and no cars.
  [
    'lights headlights taillights',
    /\b(?:car|traffic|tail|head|taxi) ?lights (?:streak|blur|trail|rush|flow|zip|race|stream)(?:s|e?d|ing)?(?: (?:past|by|along|through)(?! (?:the|an?)\b))?/g,
    'light trails',
  ],
  [
    'skyline cityscape',
    /\b(skyline|cityscape)\b([^.]*?),? (?:is |are )?(?:reflect|mirror)(?:s|ed|ing)? (?:in|on|off) (?:the|a) (?:[a-z]+ )?(?:harbou?r|bay|waters?|sea|ocean|canal|lake|river)\b/g,
    '$1 by the river$2',
  ],
  [
    'flames fire',
    /\b(?:flames?|(?:a |the )?fire) (?:engulf|consume|devour|destroy|swallow|ravage)(?:s|ing)? (an?|the) (?=[a-z ]*(?:house|church|castle|barn|building|cottage|mansion|tower|temple|ship|factory|school)\b)/g,
    '$1 burning ',
  ],
  [
    'rocks rock',
    /\b(band|guitarist|rocker|drummer|singer)(s?) rock(?:s|ing)? (?:an?|the) (?:[a-z]+ )?(?:arena|stadium|crowd|stage|club|house|audience|venue|hall)\b/g,
    '$1$2 plays on stage',
  ],
  // Villagers watch, and it is no watch of theirs.
  [
    'watch watching',
    /\b([a-z]+s|people|children|men|women|crowd|family) watch(?:ing)? in (?=(?:horror|awe|wonder|amazement|disbelief|silence|shock|terror|fear)\b)/g,
    '$1 look on in ',
  ],
  [
    'smoky',
    /\bsmoky (?=(?:concert |dark |rock )?(?:stage|concert|arena|theat(?:er|re))\b)/g,
    'foggy ',
  ],
  // "A castle that people run from": they do it.
  [
    'from',
    /\b((?:an?|the) (?:[a-z]+ ){1,3}?)(?:that|which) ((?:[a-z]+ )?(?:people|villagers|townspeople|men|women|children|families|knights|soldiers|workers|tourists|residents)) (?:are )?(run|flee|escap)(?:e|ing)? (?:away )?from\b/g,
    '$2 run from $1',
  ],
  // Not the woods burn but the house in them.
  [
    'on fire flames ablaze engulfed',
    /\b(an?|the) ((?:[a-z]+ )?(?:house|cabin|cottage|barn|castle|factory|church|hut|mansion|building|tower|mill|windmill|farmhouse|school|temple|shed|car|ship|boat|truck)) ((?:in|near|by|beside|at|on|behind|outside) (?:an?|the) (?:[a-z]+ )?[a-z]+) (?:is|are|stands?) (?:on fire|ablaze|(?:completely )?(?:engulfed|consumed) (?:in|by) (?:flames|fire)|(?:going up )?in flames)\b/g,
    '$1 burning $2 standing $3',
  ],
  [
    'burning flaming blazing fiery',
    /\b(?:rais|lift|wield|brandish|hold|swing|wav)(?:s|es|e|ing) (?:up |aloft |high )?((?:an?|his|her|the) (?:burning|flaming|blazing|fiery) (?:sword|staff|axe|spear|dagger|wand|blade))\b/g,
    'holding $1',
  ],
]

/** Those of the Wild West, who duel with pistols and not with swords. */
const WEST = '(?:cow(?:boy|girl)|gunslinger|gunfighter|outlaw|sheriff|desperado|bandit)s?'
const MEET =
  '(?:duel(?:s|ing|ling)?|gunfight(?:ing)?|(?:are )?(?:fac|squar|star)(?:e|es|ing)(?: off| up| down| each other| one another)+|(?:stand(?:ing)? )?(?:in|have|having|during) (?:a|the) (?:tense )?(?:duel|show-?down|stand-?off|shoot-?out))'
const FOR_IT =
  '(?:,? (?:for|in|before|during) (?:a|the|their) (?:[a-z]+ ){0,2}(?:duel|show-?down|stand-?off|shoot-?out|gunfight))?'

/** Who is about to fight. */
export const FIGHT_TURNS: readonly Turn[] = [
  // Who stalks is after it.
  [
    'stalks stalk stalking',
    /\b((?:lion|lioness|tiger|leopard|cheetah|cat|wolf|fox|jaguar|panther|lynx|cougar|puma|crocodile)(?:es|s)?|wolves) stalk(?:s|ing)? (?=(?:an?|the|its|two|some)\b)/g,
    '$1 hunting ',
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
    /\b(boxers|(?:sumo )?wrestlers|fighters|samurai|ninjas|knights|gladiators|warriors|swordsmen|vikings|pirates|duell?ists) (?:face|square) (?:(?:off|up)(?: against (?:each other|one another))?|(?:each other|one another)(?= (?:for|in|before) (?:an?|the|their) (?:[a-z]+ )?(?:duel|fight|bout|match|battle)))\b/g,
    '$1 fight',
  ],
  [
    'face facing',
    /\b((?:two|three|both|the|four) (?:[a-z]+ ){0,2}?)([a-z]+) (?:(?:stand |stand and |standing )?fac(?:e|ing) (?:off|each other|one another)|square off)\b/g,
    (said, ...[some = '', who = '']) => {
      if (isPerson(who)) return `${some}${who} stare at each other`
      return who.endsWith('s') ? `${some}${who} facing each other` : said
    },
  ],
]
