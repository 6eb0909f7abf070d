import type { Turn } from '../turn.ts'

const COLOURS = 'red|pink|blue|green|yellow|orange|purple|violet|white|black|cream'
const FLOWERS = 'flower|rose|tulip|lily|daisy|lotus|sunflower|cherry blossom|sakura'
const CROPS =
  'lavender|wheat|corn|sunflower|rice|barley|cotton|tulip|canola|soy|soybean|tea|rapeseed'
const MIRRORED =
  'trees?|branches|forest|woods|mountains?|hills|clouds|sky|city|skyline|houses|buildings|castle|bridge|moon|sun|sunset'

/** What grows, what falls from it and what is done with it, as captions of a few words say it. */
export const GROWING_THING_TURNS: readonly Turn[] = [
  // "A tree grows out of a car": it stands on it, and not behind; in pots and in the ground all plants do.
  [
    'grow sprout',
    /\b((?:trees?|plants?|flowers?|mushrooms?|roses?|sunflowers?|vines?|cactus|grass|moss|leaves|daisies|bushes|bush|ferns?|tulips|branches|[a-z]+ tree) (?:is |are |slowly |suddenly )*(?:grow|sprout)(?:s|ing)?) (?:out of|from|through|out from) (?=(?:an?|the|his|her|its|their|one|two|three|many|several|some) (?:[a-z']+ ){0,2}?(?!ground|soil|earth|cracks?|pots?|vases?|seeds?|sea|water|rocks?|cliff|wall|pavement|sidewalk|street|asphalt|desert|sand|ash|ashes|trees?|stump|branch|branches|boots?|shoes?|cups?|mugs?|buckets?|bathtub|jars?|glass|bottles?|planters?|snow|floor|ceiling|window|ruins?|hand|hands|top|bottom|side|middle)[a-z]+(?: of (?:an?|the) [a-z]+)?(?=[ .,;]|$))/g,
    '$1 on ',
  ],
  [
    'forest',
    /\b((?:(?:tall|old|green|dense|dark|huge|bare|young|mossy|giant|autumn) )*)forest trees\b/g,
    '$1trees in a forest',
  ],
  ['ground', /\b(?:on|in|from|across) (?:the |a )?forest ground\b/g, 'in a forest'],
  [
    'trunk trunks',
    /\b(?:fallen|felled|uprooted|rotten|rotting|decaying) (?:tree )?trunk(s?)\b/g,
    'fallen log$1',
  ],
  [
    'petaled petalled petal-led',
    new RegExp(`\\b(${COLOURS})[- ]petal(?:l)?ed (?=(?:${FLOWERS})s?\\b)`, 'g'),
    '$1 ',
  ],
  // From near, its petals are the flower.
  [
    'petal petals',
    new RegExp(
      `(?<=\\b(?:close[- ]?ups?|macro)\\b[^.;,]{0,24} (?:of|on) )((?:an?|the|some) )?((?:[a-z]+ )?(?:${FLOWERS})) petals?(?= *(?:[.,;]|$))`,
      'g',
    ),
    (_, the = '', flower = '') => `${the}${flower}`,
  ],
  [
    'petals',
    /^(?:an? (?:person|hand) |someone |a woman |a man )?(?:drop|scatter|sprinkl)(?:p?ing|s|es) ((?:[a-z]+ )?petals) (?:on|onto|in|into|over) /g,
    '$1 falling on ',
  ],
  [
    'petals herbs flowers',
    /\bdr(?:ying|ies|y) ((?:[a-z]+ )?petals)\b/g,
    'standing behind a table with a pile of $1',
  ],
  [
    'soil',
    /\b(?:an? |the )?plants? (?:on|in) (?:an? |the |some )?soil\b/g,
    'a seedling in a field',
  ],
  [
    'shade shades',
    /\b(?:the )?(?:tree leaves|leaves of (?:the |a )?trees?) (?:provid|giv|offer|mak)(?:ing|es?) (?:some )?shades?(?: (?:from|against) the (?:hot )?sun)?/g,
    'trees in the sunshine',
  ],
  [
    'reflection reflections',
    new RegExp(
      `^((?:close[- ]?up )?(?:(?:shot|view|video|footage) of )?)(?:an? |the )?reflections? of (?:an? |the |some )?((?:[a-z]+ ){0,2}(?:${MIRRORED}))(?= *(?:[.;]|$))`,
      'g',
    ),
    (_, shot = '', what = '') => `${shot}a lake with ${what.replace('tree branches', 'trees')}`,
  ],
  [
    'harvest',
    new RegExp(
      `\\b((?:tractor|combine(?: harvester)?|harvester)s?) (?:is |are )?harvest(ing|s|) (?:the |some )?(${CROPS})(?: flowers?| plants?| crops?| fields?)?\\b`,
      'g',
    ),
    (_, ...[who = '', form = '', crop = '']) =>
      `${who} driv${form === 'ing' ? 'ing' : form === 's' ? 'es' : 'e'} through a ${crop} field`,
  ],
  [
    'down',
    /^((?:an? |the )?(?:young |old )?(?:man|woman|person|boy|girl|lumberjack|farmer|worker|guy)) (?:cut|chop|saw) down (?:(?:an?|the) )?(?=(?:[a-z]+ )?trees?\b)/g,
    '$1 cutting down a ',
  ],
  ['connected attached', /\bplants? (?:connected|attached) (?:on|to) /g, 'plant growing on '],
  [
    'inside',
    /\bopen(ing|s|) (an?|the|his|her) ((?:[a-z]+ )?(?:book|box|chest|suitcase|bag|jar|envelope|drawer)) with (an? (?:[a-z]+ ){0,2}?[a-z]+) (?:inside|in it|within)\b/g,
    'open$1 $2 $3 , $4 is in the $3',
  ],
  [
    'wax',
    /\b(?:an? |the |some )?(?:hot )?(?:candle )?wax (?:is )?(?:drip|melt|runn?|pour|fall)(?:ping|ing|s)? (?:down )?(?:on|onto|over) (?=(?:[a-z]+ ){0,2}(?:petals|flowers?|leaves|books?|letters?|skull|stones?|rocks?)\b)/g,
    'a burning candle next to ',
  ],
  [
    'swaying',
    /\b(?:(?:an?|the) shadows? of )?(an?|the) swaying (plant|tree|flower|branch|bush)\b(?! in the (?:wind|breeze))/g,
    '$1 $2 swaying in the wind',
  ],
  [
    'check inspect examin visit',
    new RegExp(
      `\\b(?:visiting and )?(?:check|inspect|examin)(ing|s|es) (?:on |up on )?(?:an? |the |some |his |her )?(${CROPS}) plants?\\b`,
      'g',
    ),
    (_, form = '', crop = '') => `look${form === 'ing' ? 'ing' : 's'} around in a ${crop} field`,
  ],
  // Flowers of a tree have no stems of their own.
  [
    'tree trees',
    new RegExp(
      `\\b(?:some |the )?(?:(${COLOURS}) )?(?:flowers|blossoms) (?:blooming |growing )?(?:on|in) (?:an?|the) (?:[a-z]+ )?tree(?: branch(?:es)?)?\\b(?! ?house)`,
      'g',
    ),
    (_, colour = '') => `a ${colour} blossoming tree`.replace('  ', ' '),
  ],
  [
    'tree',
    /\b(?:dead |old |big |large |huge |bare )*tree (?:is |that is )?(?:lying|lies|laid|fallen) (?:down )?(?=(?:on|in|across|over|beside|by)\b)/g,
    'fallen tree ',
  ],
]
