import { lookUp } from '../../../lexicon/look-up.ts'
import type { Turn } from '../turn.ts'

/** What glides over a thing that is filmed, and is only light. */
const SHEEN =
  '(?:(?:soft|glossy|subtle|sharp|moving|bright|city|neon|golden|clean|sweeping|street|long|delicate) )*(?:reflections?|highlights?|light streaks|glints?|sheen)'
const GLIDES =
  '(?:slid|glid|mov|play|danc|ripp?l|shimmer|sweep|travel|pass|roll|runn|flow|race|rac|glint)[a-z]*'
const COATS =
  '(?:paint|paintwork|lacquer|bodywork|body|hood|bonnet|chrome|metal|surface|finish|curves)'
const PAINTS =
  '(?:black|white|red|blue|green|silver|golden|gold|yellow|orange|purple|pink|grey|gray|brown)'

const BLINDS =
  '(?:the |half-open |half-closed |open |closed |drawn |old |wooden |partly )*(?:venetian |window |slatted )?blinds?'
const ONTO =
  '(?: (?:and )?(?:fall(?:s|ing) |cast(?:s|ing)? |across |stripes? |bars? )*(?:on|onto|across|over) (?=(?:an?|the|his|her|their) ))?'

const LOW_SUN: Readonly<Record<string, string>> = {
  setting: ' at sunset',
  evening: ' at sunset',
  low: ' at sunset',
  rising: ' at dawn',
  morning: ' at dawn',
}

/** Said somewhere in the prompt. */
const CLOSE = '(?:(?<=\\b(?:close|macro)\\b[^]*)|(?=[^]*\\b(?:close-?up|macro)\\b))'
const GLASSES: Readonly<Record<string, string>> = { lenses: 'sunglasses', glasses: 'sunglasses' }

/** What a splash of it is drawn as. */
const BURSTS: Readonly<Record<string, string>> = {
  cream: 'milk',
  yogurt: 'milk',
  yoghurt: 'milk',
  'orange juice': 'juice',
}

/** Parts and pans that are said of a thing, and are no thing beside it. */
const OF_THINGS: readonly Turn[] = [
  [
    'keys',
    /(?<=\btypewriter\b[^.;]{0,60}),? (?:with )?(?:its |the )?keys (?:moving|typing|pressing|tapping|clicking|move|type|press) (?:down )?by themselves\b/g,
    ' typing by itself',
  ],
  [
    'fabric cloth silk hem train skirt',
    /(?<=\b(?:dress|gown|cape|coat|robe|cloak|skirt)\b[^.;]{0,80})(?:,| and| as| while)+ (?:the|her|his|its) (?:[a-z]+ )?(?:fabric|cloth|silk|hem|train|skirt) (?:is )?(?:billow|flow|flutter|rippl|trail|wav|float|blow)(?:e?s|ing)(?: (?:behind (?:her|him)|in the wind|around (?:her|him)))?\b/g,
    '',
  ],
  [
    'condensation',
    /(?:,| and| with| as)+ (?:(?:drops|beads|droplets) of )?condensation (?:runn?|dripp?|form|glisten|slid|trickl|roll|bead)[a-z]*(?: (?:down|on|along|over)(?: (?:the|its) [a-z]+)?)?/g,
    '',
  ],
  // Nobody flips a camera.
  [
    'pan',
    /\b(lift|hold|wash|scrub|tilt)(s|es|ing) (an?|the|his|her) (?:(?:flaming|burning|hot|sizzling|smoking|heavy|cast-iron|iron) )*pan\b/g,
    '$1$2 $3 frying pan',
  ],
  [
    'pan',
    /\b(?:flip|toss|shak|swirl)(?:e?s|(p?ing)) (?:an?|the|his|her) (?:(?:flaming|burning|hot|sizzling|smoking|heavy|cast-iron|iron) )*(?:frying )?pan\b/g,
    (_, going?: string) => `toss${going === undefined ? 'es' : 'ing'} vegetables in a wok`,
  ],
  // Ice that clinks is in the glass, and splashing mud is on the ground.
  [
    'clink splash',
    /(?<=\b(?:glass|iced|drink|whiskey|whisky|cocktail|lemonade)\b[^.;]{0,60})(?:,| and| with| as)+ (?:the )?ice(?: cubes)? clink(?:s|ing)?\b|(?:,| and| with| as)+ (?:the )?(?:mud|muddy water) splash(?:es|ing)(?: up| around)?(?=[,.;]|$)/g,
    '',
  ],
  [
    'board',
    /(?<=\bsurfer\b[^.;]{0,100}),? (?:with |and )?(?:(?:an?|his|her|the) )?(?:surf ?)?board (?:tucked )?under (?:his|her|one|an) arm\b/g,
    ' carrying a surfboard',
  ],
  // Who is asleep over a book has the head on the desk.
  [
    'asleep sleep doz',
    /(?<!\b(?:cat|kitten|dog|puppy|mouse|hamster|owl|bird|parrot|dragon|fox|rabbit|bunny|squirrel|hedgehog)s? (?:(?:is|are|lies|lie|curled up|curls up|and) )*)\b((?:fast |sound )?asleep|sleep(?:s|ing)?|doz(?:es|ing)) (?:over|on|on top of|across) (?:an?|the|his|her|their) (?:(?:open|big|thick|old|huge|heavy) |(?:pile|stack) of )*(?:books?|papers|homework|notes|textbooks?|manuscripts?)\b/g,
    '$1 at a desk',
  ],
  ['pointe', /\bpointed? shoes\b(?<=\b(?:ballerina|dancer|ballet)\b[^.;]{0,60})/g, 'ballet shoes'],
  ['tap', /(?<=\b(?:ballet|tap) shoes )tap(s|ping) (?=across|over|on|along)/g, 'dancing '],
  [
    'grid maze network web labyrinth',
    /\b(?:an?|the) (?:[a-z]+ )?(?:grid|maze|network|web|labyrinth) of (?=(?:[a-z]+ )?(?:streets|roads|canals|alleys|avenues|highways)\b)/g,
    '',
  ],
  ['exterior interior', /\b(night|day|dawn|dusk|morning|evening) exterior\b/g, '$1'],
  // Who looks through a windshield sits in the car.
  [
    'windshield windscreen',
    /(?:^|(?<=[,.;] ))(?:(?:seen |shot |view |viewed |looking )?through|behind) (?:an?|the) (?:(?:rain-?soaked|wet|rainy|cracked|dirty|foggy|car|dusty) )*wind(?:shield|screen)\b(?: of (?:an?|the) (?:[a-z]+ )?(?:car|taxi|truck))?/g,
    'first-person view from a car in the rain',
  ],
  [
    'wiper',
    /(?:,| and| as| while)+ (?:the )?(?:windshield |windscreen )?wipers (?:mov|sweep|swish|swing|beat|wip|slid|go)[^,.;]*/g,
    '',
  ],
]

/** The words of those who light and shoot: what they say of light is no thing on the stage. */
export const FILM_LANGUAGE_TURNS: readonly Turn[] = [
  // What a close look is for, and nothing more to see.
  [
    'capturing',
    /,? capturing (?:(?:all|every|each|the|its|their) )*(?:detailed|details?|intricate|swirling|subtle|complex|dynamic|turbulent|delicate|fluid) [^.;]*/g,
    '',
  ],
  // The paint over which they slide is that of the car.
  [
    'paint lacquer bodywork hood bonnet body',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ ){0,2}?(?:car|convertible|truck|limousine|motorcycle|motorbike|suv))\\b([^.;]{0,120}?),? (?:and |with |its )*${SHEEN} ${GLIDES} (?:over|across|along|on|in) (?:the|its) (?:(?:glossy|shiny|polished|wet|sleek|deep|gleaming) )*(${PAINTS}) ${COATS}\\b`,
      'g',
    ),
    '$1 $4 $2$3',
  ],
  [
    'reflection highlight streak glint sheen',
    new RegExp(
      `(?<=^|[,;.] ?)(?:and |with |as |while )?(?:the |its )?${SHEEN} ${GLIDES}(?: (?:over|across|along|on|in|off) (?:the|its) [^,.;]*)?`,
      'g',
    ),
    '',
  ],
  // A beam that goes over the glass of a bottle brings no glass.
  [
    'beam ray streak strip shaft light',
    new RegExp(
      `\\b((?:(?:beam|ray|streak|strip|shaft|sweep|line|bar)s? of (?:[a-z]+ )?|spot ?)light) (?:slowly |gently |softly )?${GLIDES} (?:over|across|along) (?:the|its) (?:[a-z]+ )?(?:glass|metal|leather|surface|label|bottle|curves|edges|dial|fabric|crystal|chrome|logo|product)\\b`,
      'g',
    ),
    '$1 shines',
  ],
  [
    'dust',
    /\b(?:tiny |fine |golden |floating )*dust(?: motes| particles| specks)? (?:float|drift|danc|swirl|hang)(?:s|e|es|ing)? (?:in|through|across|inside) (?:an?|the) (?:[a-z]+ )?(?:shafts?|beams?|rays?) of (?:[a-z]+ )?(?:sun|moon)?light(?= (?:in|of|inside|above|over|around) (?:an?|the|his|her) )/g,
    ' dustlight ¦ ',
  ],
  // Bars of shadow lie over whoever is there: nobody is beside a blind.
  [
    'blind',
    new RegExp(
      `\\b(?:(?:in|with|under|lit by) )?(?:the )?(?:(?:hard|harsh|soft|warm|golden|slanting|striped|dramatic|morning|afternoon|pale|strips of|bars of|stripes of) )*(?:(?:sun|moon|day|neon )?light|sun|shadows?|stripes|bars|slats) (?:(?:from|of|by|cast|coming|stream(?:s|ing)|filter(?:s|ing)|pour(?:s|ing)|fall(?:s|ing)|slic(?:es|ing)|cut(?:s|ting)|slant(?:s|ing)|shin(?:es|ing)|in|through) )+${BLINDS}${ONTO}`,
      'g',
    ),
    ' blindslight ¦ ',
  ],
  [
    'blind',
    /(?<=[,;.] ?)(?:the )?(?:shadows? of )?(?:the )?(?:venetian|window|slatted)[- ]blinds?(?: (?:shadows?|light|lighting))?(?: (?:on|onto|across|over) (?:the|his|her|their) [a-z]+)?(?=\s*(?:[,.;]|$))|\bvenetian[- ]blinds? (?:shadows?|light|lighting)\b/g,
    ' blindslight ¦ ',
  ],
  // So near that one sees only what is mirrored in the glass, nobody sees who wears it.
  [
    'visor goggles glasses lenses',
    new RegExp(
      `\\b(?:an?|the|his|her) (?:[a-z]+ ?'s )?(?:[a-z]+ ){0,2}?(visor|goggles|sunglasses|glasses|lenses) (?:slowly )?(?:reflect|mirror)(?:s|ing)? ([^,.;]+)${CLOSE}`,
      'g',
    ),
    (_, glass = '', thing = '') => `in a ${lookUp(GLASSES, glass) ?? glass} mirror with ${thing}`,
  ],
  [
    'visor goggles glasses lenses',
    new RegExp(
      `\\b(?:an?|the) (?:[a-z]+ ){0,2}(?:wearing|in|with) (?:[a-z]+ ){0,2}(?:sunglasses|goggles|helmet|glasses),? (?:and |with |as )?([^,.;]+?) (?:is |are )?(?:reflected|mirrored|reflecting) in (?:the|his|her|its) (?:[a-z]+ )?(visor|lenses|glasses|goggles|sunglasses)\\b${CLOSE}`,
      'g',
    ),
    (_, thing = '', glass = '') => `in a ${lookUp(GLASSES, glass) ?? glass} mirror with ${thing}`,
  ],
  // What falls through its windows falls into it.
  [
    'window',
    /\b((?:god ?rays|(?:sun|moon|day)light|light|sunbeams?|(?:rays?|beams?|shafts?) of (?:sun|moon)?light)) (?:(?:fall|stream|pour|filter|shin|slant|com|spill|flood)[a-z]* )(?:in |down )?through (?:the )?(?:(?:tall|high|stained|glass|stained-glass|arched|dusty|broken|great|huge|large) )*windows of (an?|the) ((?:[a-z]+ )?(?:cathedral|church|chapel|abbey|temple|library|palace|mansion|warehouse|factory|train station|barn))(?: (?:on|onto|upon|over|across) (?=(?:an?|the|his|her|two|three) ))?/g,
    'sunbeams in $2 $3 interior , ',
  ],
  // A camcorder that films is nowhere in the film.
  [
    'camcorder handycam',
    /\b(?:an? )?(?:(?:shaky|old|handheld|vhs|grainy|90s|1990s|80s) )*(?:camcorder|handycam)(?: (?:footage|video|recording|tape|clip|film))*(?=:| of\b|,)(?::|,| of)? ?/g,
    'handheld vhs footage of ',
  ],
  // Who searches with a lamp has it in the hand.
  [
    'flashlight torch',
    /\b(?:an?|the) (?:flashlight|torch)(?:'s)? beam (?:slowly )?(search|sweep|mov|scan|cut|wander|explor)(?:e?s|ing) (?:through |over |across |around )?(?=(?:an?|the) )/g,
    'somebody walks with a flashlight through ',
  ],
  // Only the second is there.
  [
    'pan ',
    /\b((?:whip |fast |quick |swish |slow )*pans? from (?:an?|the) [^,.;]{2,40}?) to ((?:an?|the) [a-z ]{2,30}?) (on|in|under|behind|beside) ((?:an?|the) [a-z]+(?: [a-z]+)?)(?=[,.;]|$)/g,
    (_, ...[pan = '', whom = '', where = '', thing = '']: (string | undefined)[]) =>
      `${pan} to ${whom} , while ${whom.replace(/^an? /, 'the ')} is ${where} ${thing}`,
  ],
  [
    'spaceship spacecraft starship',
    /\b(?:spaceship|spacecraft|starship|space station)(?:'s)? (?:corridor|hallway|passage|passageway|airlock|hold)\b/g,
    'spaceship interior',
  ],
  // Nobody else is there who would bandage them.
  [
    'wrap bandag tap',
    /\b(wrap|bandag|tap)(?:(e?s)|(?:p?ing)) (?:up )?(?:his|her) (?:own )?(?:hands|fists|knuckles|wrists)(?: (?:in|with) (?:[a-z]+ )?(?:tape|bandages?|wraps?|cloth))?\b/g,
    (_, ...[, third]: (string | undefined)[]) =>
      third === undefined ? 'selfbandaging' : 'is selfbandaging',
  ],
  [
    'fan',
    /\bfan(?:(s)|ning) (?:him|her|it|them)sel(?:f|ves) (?:with|using) (?=(?:an?|the|his|her|its|two|some) )/g,
    (_, third?: string) => (third === undefined ? 'selffanning ' : 'is selffanning '),
  ],
  [
    'fan',
    /\bfan(?:(s)|ning) (?:him|her|it|them)sel(?:f|ves)\b/g,
    (_, third?: string) =>
      third === undefined ? 'selffanning a hand fan' : 'is selffanning a hand fan',
  ],
  ...OF_THINGS,
  // What splashes into milk that is in no glass is seen in the crown that it throws up.
  [
    'splash plung drop fall div',
    /\b((?:(?:an?|one|two|three|some|fresh|ripe|juicy|whole|red|slice of|piece of|the) )*(?:strawberr|blueberr|raspberr|cherr|cookie|biscuit|lemon|lime|orange|peach|apple|banana|mango|pineapple|kiwi|grape|ice cube|berr|almond|hazelnut|tomato|marshmallow|chocolate bar|bottle)(?:y|ies|es|s)?) (?:is |are )?(?:slowly |suddenly )?(?:splash|plung|drop|fall|div)(?:e?s|e|p?ing)? into (?:a (?:pool|sea|bath|splash) of )?(?:(?:thick|white|creamy|fresh|cold|liquid|melted|dark|hot|clear|sparkling|ice-cold) )*(milk|water|cream|yogh?urt|chocolate|juice|orange juice|paint)\b(?! (?:glass|bottle|bowl|cup|fountain|tank|trough|pool))/g,
    (_, thing = '', stuff = '') => `${thing} inside a ${lookUp(BURSTS, stuff) ?? stuff}burst`,
  ],
  [
    'frozen suspended',
    /(?:,| and| with)+ (?:an?|the|its)? ?(?:[a-z]+ )?(?:splash(?:es)?|drop(?:let)?s|crown) (?:frozen|suspended|hanging|captured|caught) (?:in )?(?:the |mid)[- ]?air\b/g,
    '',
  ],
  // Nobody leans on the sun.
  [
    'against',
    /\b(?:outlined |framed |set |standing |seen |dark )?against (?:an?|the) ((?:huge|giant|enormous|big|large|massive|full|pale|golden|red|orange|blood-red) )*(setting|rising|low|blazing|evening|morning)? ?(sun|moon)\b/g,
    (_, ...[size = 'big ', hour, lamp]: (string | undefined)[]) =>
      `in front of a ${size}${lamp ?? 'sun'}${lookUp(LOW_SUN, hour ?? '') ?? ''}`,
  ],
  // The flame is the candle's, and no fire on the floor.
  [
    'flame',
    /\b(candle[^.;]{0,150}?),?(?: as| while| and)? (?:the|its) flames? (?:gently |softly )?(?:flicker|danc|trembl|waver|sway)(?:e?s|ing)\b(?: (?:in|on) (?:the|his|her) [a-z]+)?/g,
    '$1',
  ],
  [
    'shadow',
    /(?:,| and| as| while)+ (?:(?:long|soft|strange|tall|flickering|dancing|hard|deep) )*shadows (?:danc|play|flicker|mov|stretch|fall|leap|crawl|creep)[a-z]* (?:on|over|across|along|up) (?:the|his|her) (?:walls?|ceiling|floor|face|room|street|ground)\b/g,
    '',
  ],
]
