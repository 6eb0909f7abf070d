import type { Turn } from '../turn.ts'

const COLOUR =
  '(?:red|orange|yellow|green|blue|purple|violet|pink|white|black|gr[ae]y|silver|gold|golden|teal|turquoise|cyan|magenta|bronze|copper|chrome|brown)'
const SAUCER = '(?:ufo|flying saucer|saucer|alien (?:space)?ship|mothership|spaceship)'
const BEING = '(?:aliens?|monsters?|creatures?|extraterrestrials?|martians?|beings?)'
const MACHINE =
  '(?:mechs?|mecha|robots?|androids?|cyborgs?|drones?|rockets?|spaceships?|submarines?)'
const FALLING = '(?:meteors?|meteorites?|asteroids?|comets?|ufos?|spaceships?|satellites?|saucers?)'
const WHEELED = '(?:robots?|droids?|androids?)'
const LAND =
  '(?:desert|ocean|sea|forest|jungle|field|cornfield|mountains?|hills?|lake|city|town|village|meadow|savannah?|park|street)'
const FLEET = 'spaceships?|starships?|spacecraft|asteroids?|galaxy|outer space|space station|nebula'

/** Machines of the future, who comes from other worlds, and the ends of this one. */
export const FUTURE_TURNS: readonly Turn[] = [
  // No noun of several stands behind "a".
  ['alien', /\b(an? (?:[a-z]+ ){1,3})alien (?=[a-z]+(?<!s)s\b)/g, '$1extraterrestrial '],
  [
    'alien',
    /\balien (?=(?:vendor|chef|cook|waiter|waitress|bartender|doctor|queen|king|soldier|pilot|captain|teacher|singer|tourist|barista|cowboy|scientist|farmer|merchant|dancer|guard|mechanic|astronaut)\b)/g,
    'extraterrestrial ',
  ],
  // What fights in space is a craft, and no soldier.
  [
    'fighter',
    new RegExp(
      `(?<=\\b(?:${FLEET})\\b.*)\\b(?:(?:enemy|alien|hostile|rebel) )?(?<!fire|jet )fighter(?! jet)`,
      'g',
    ),
    'starfighter',
  ],
  [
    'wreck',
    /(?<=\b(?:cars?|highway|trucks?|motorway|buses)\b.*\b(?:the|of) )(?:car )?wrecks\b/g,
    'cars',
  ],
  // Its light is its hand.
  [
    'beam ray light',
    new RegExp(
      `(?<=\\b${SAUCER}\\b.*)(?:,|,? and)? ?(?:an?|its|the) (?:[a-z]+ )?(?:beam|ray|tractor beam|cone|shaft|light)(?: of (?:${COLOUR} |bright |white |glowing )*light)?(?: (?:shines?|comes?|shoots?|beams?) (?:down|out|from [a-z]+ [a-z]+|on [a-z]+ [a-z]+)(?: from it)?(?:,| and)+)? (?:slowly )?(?:lifts?|pulls?|sucks?|draws?|raises?|beams?|abducts?)(?: up)? ((?:an?|the|two|three|some) (?:[a-z]+ ){0,2}?[a-z]+)(?: up)?(?: (?:in)?to (?:the|it|its) ?(?:air|sky|ship|ufo|saucer)?)?(?= (?:while|as|and|toward|from)\\b|[,.;]|$)`,
      'g',
    ),
    ', the ufo abducts $1',
  ],
  // Painted so all over.
  [
    'painted',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ ){0,2}?)(${MACHINE}),? (?:which is |that is )?painted (${COLOUR}(?: and ${COLOUR})?)(?:,|(?=[.;]|$| [a-z]))`,
      'g',
    ),
    '$1 $2$4 $3',
  ],
  [
    'skin fur scales body',
    new RegExp(
      `\\b(${BEING}) with ((?:[^.;,]*?(?:,| and) ?)?)(?:[a-z]+ )?(${COLOUR}) (?:skin|fur|scales|body)\\b`,
      'g',
    ),
    (_, being = '', ...[others = '', colour = '']) =>
      `${colour} ${being}${others === '' ? '' : ` with ${others.replace(/(?:,| and) ?$/, '')}`}`,
  ],
  [
    'eye eyes',
    /\b(?:aliens?|extraterrestrial|martian) with (one|three) (?:(?:big|large|huge|glowing|round|single|blinking) )*eyes?(?:(?= (?:and|[a-z]+s\b))| ?(?=[,.;]|$))/g,
    '$1-eyed alien',
  ],
  [
    'eyed alien',
    /\b((?:one|three)-eyed alien) and (?=(?:an? )?[a-z]+ (?:skin|arms|legs|tentacles))/g,
    '$1 with ',
  ],
  // Where it falls is where the film plays.
  [
    'crash slam plung fall impact',
    new RegExp(
      `(?<=\\b${FALLING}\\b[^.;]*)\\b(?:crash|slam|plung|smash|fall)(?:es|s|e|ing)? (?:down )?(?:in)?to (?=(?:an?|the) (?:[a-z]+ ){0,2}?${LAND}\\b)`,
      'g',
    ),
    'crashes in ',
  ],
  [
    'wheels',
    /\b(delivery |courier |wheeled )?robot (?:(?:with|on) (?:[a-z]+ ){0,2}?wheels)\b/g,
    (_, kind = '') => `${kind === '' ? 'wheeled ' : kind}robot`,
  ],
  // It has wheels, and no need to turn head over heels.
  [
    'roll',
    new RegExp(
      `(?<!\\b(?:delivery|courier|wheeled) )\\b(${WHEELED})((?: with [^.;,]{3,30}?)?)(?: slowly| quietly| quickly)? roll(?:s|ing) (?=(?:along|through|down|up|across|over|into|toward|past|by|forward|around|between)\\b)`,
      'g',
    ),
    '$1$2 moves ',
  ],
  // The launch brings its own fire and smoke, and neither is what lifts off.
  [
    'engine smoke steam flames',
    /(?<=\b(?:rocket|space shuttle|shuttle|spaceship|spacecraft)\b[^;]*?)[.,](?: and| then)?(?: (?:white|thick|grey|gray|huge|the|its|clouds of))* (?:(?:smoke|steam|flames?|fire)(?: and (?:smoke|steam|flames?|fire))?|(?:rocket )?engines?) (?:pour|billow|ris|ignit|roar|fir|burst|shoot|com|rumbl|start)(?:e?s|e|ing)?(?: (?:out|up|to life|from (?:below|under|the) ?[a-z]*))*(?=[,.;]| and\b)/g,
    '',
  ],
  [
    'smoke',
    /\bin the distance,? ((?:thick |black |dark |white |grey |gray )*smoke) (?:rises|billows|pours|drifts)(?: up)?(?: (?:over|above|from) (?:the|an?) (?:[a-z]+ )?[a-z]+)?/g,
    'in the background, $1 rises',
  ],
  [
    'in the distance background foreground',
    /(?<=(?:^|[.;]) ?)in the (?:far )?(distance|background|foreground) (?=[a-z])/g,
    'in the $1, ',
  ],
  // All such light glows.
  [
    'hologram',
    /\b(holograms? of (?:an?|the|some) (?:[a-z]+ )?)(?:glowing|shining|shimmering|flickering) (?=[a-z]+ [a-z]+)/g,
    '$1',
  ],
  ['holograms', /\bholograms of ([a-z]+ )?([a-z]+)\b/g, 'three holographic $1$2'],
  ['holographic', /\b(two|three|four|five|several|many) three holographic\b/g, '$1 holographic'],
  [
    'flood',
    /\b(?:an?|the) (?:[a-z]+ )?flood (?:fills|covers|hits|swallows|engulfs|has filled) (?:the )?(?:[a-z]+ )?(streets?|roads?) of (?=(?:an?|the)\b)/g,
    'in the flooded $1 of ',
  ],
  [
    'sky',
    /\b(?:fills?|filling|dominates?|hangs? in|looms? in) the (?:[a-z]+ )?sky (?:above|over) (?:an?|the) (?:[a-z]+ ){0,2}?(moon|mars)(?! ?(?:base|rock|light))\b/g,
    'is in the sky on the $1',
  ],
  // Two that differ are told one by one.
  [
    ' one with one in',
    /\btwo ((?:[a-z]+ )*?)([a-z]+?)s, (?:an?|one) ([a-z]+)(?: one)? ((?:with|in) [^,.;]+?),? and (?:an?|one|the other) ([a-z]+)(?: one)? ((?:with|in) [^,.;]+?), (?=[a-z]+\b)/g,
    'a $1$3 $2 $4 and a $1$5 $2 $6, they ',
  ],
  ['arms arm', /\b((?:robot|robotic|mechanical) arms?) (?:moves?|works?|whirs?|swings?)\b/g, '$1'],
  [
    'inside',
    /\b(?:glass )?dome with (?:[a-z]+ )?(?:plants|trees|a garden|gardens|flowers) inside\b/g,
    'biodome',
  ],
  [
    'antenna',
    new RegExp(`\\b(${BEING}) with (?:(?:two|little|small|long) )*antenna[es]?s?\\b`, 'g'),
    '$1',
  ],
  [
    'suns moons',
    /\b(planet) with ((?:two|three) (?:[a-z]+ )?(?:suns|moons))\b/g,
    '$1, $2 in the sky',
  ],
  [
    'drones',
    /\b(?:an?|the) (?:[a-z]+ )?(?:swarm|fleet|cloud) of (?:glowing |lit |light )?drones (?=form|creat|draw|build)/g,
    'drones ',
  ],
  [
    'drones',
    /\bdrones (?:form|creat|draw|build)(?:s|es|ing|e)? (an? (?:(?:huge|giant|glowing|big|red|blue|green|golden) )*[a-z]+)\b/g,
    '$1 made of light',
  ],
  [
    'drop',
    /\b(drops? (?:[a-z]+ )?(?:water|bombs|boxes|packages|food|supplies)) from above\b/g,
    '$1',
  ],
  // Whoever is inside is inside what was just spoken of.
  [
    'inside',
    /(?<=\b(submarine|spaceship|starship|space station|spacecraft)\b[^;]*\. ?)inside(?: it)?,? (?=(?:the|an?|two|three) )/g,
    'inside the $1 ',
  ],
  // Moons hang on no string.
  [
    'hang',
    /\b((?:moons?|planets?|suns?|stars|galax(?:y|ies)|earth|saturn|jupiter))(?: slowly)? hang(?:s|ing)? (?=(?:low |high )?(?:in|over|above)\b)/g,
    '$1 ',
  ],
  [
    'fat chubby plump stout skinny thin',
    /\b(the|an?|his|her) ([a-z]+), an? ((?:(?:fat|chubby|plump|stout|skinny|thin) )+)(?=(?:man|woman|lady|guy|boy|girl)\b)/g,
    '$1 $3$2, a ',
  ],
  // Whoever is swept away is so by the water.
  [
    'swept washed carried',
    /\b(?:are|is|get|gets|being) (?:swept|washed|carried) away(?! by\b)/g,
    'wash away',
  ],
]
