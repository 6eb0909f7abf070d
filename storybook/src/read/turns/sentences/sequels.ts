import { baseVerb } from '../../../lexicon/morphology.ts'
import type { Turn } from '../turn.ts'

/** "Sweeping" as one does it: "sweeps"; null for evenings and railings. */
function doneByOne(participle: string): string | null {
  const base = baseVerb(participle)
  if (base === null || base === participle || /^(?:be|have)$/.test(base)) return null
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
}

const WHO = '(?:he|she|it|they|(?:the|an?|his|her) (?:[a-z]+ )?[a-z]+)'
const THING = '(?:an?|the|his|her) (?:[a-z]+ )?[a-z]+'

const ENTERED =
  '(?:cave|cavern|house|castle|temple|tomb|cabin|cottage|hut|church|barn|attic|cellar|basement|library|shop|bakery|tent|tunnel|mansion|palace|room|museum|forest|tower)'

/** What comes before and after, told by one small word. */
export const SEQUEL_TURNS: readonly Turn[] = [
  // A lamp that is rubbed has no back to massage.
  [
    'rub',
    /(?<=\b(?:lamp|ring|coin|mirror|boot|shoe|stone|bottle|medal|gem)\b[^]{1,120})\brubs it\b/g,
    'cleans it',
  ],
  // What grows as high as the clouds is seen beside whoever planted it, and no cloud is.
  [
    'cloud sky heaven',
    /(?:,? and |, |[.;] )(?:an?|the) (?:(?:giant|huge|enormous|tall|magic|magical) )*(beanstalk|tree|sunflower|vine|plant|stalk|flower|oak) (?:suddenly |quickly |slowly )?(?:shoots?|grows?|rises?|reaches|climbs?|stretches|sprouts?)(?: up| all the way| high)*(?: in)?to(?:wards?)? the (?:clouds|sky|heavens)\b/g,
    ' , then a giant $1 grows up',
  ],
  // What was let go of goes on by itself.
  [
    'lets go of',
    /\blets go of an? ((?:[a-z]+ )?(?:balloon|kite|lantern|bird|butterfly|dove)),?(?: and)? (?=(?:soars|flies|drifts|floats|rises|sails) (?:over|past|above|through|across|into|up|high)\b)/g,
    'lets go of a $1 . the $1 ',
  ],
  // Who flies over roofs stands on none.
  [
    'roof',
    /(?<=\b(?:kites?|balloons?|lanterns?|hats?|bag|leaf|feather|umbrella|scarf|plane|it),? (?:then |and )?)(soar|fl(?:y|ie)|drift|float|glide|sail)(e?s|ing)? (?:high |gently |slowly )?(?:over|above|across) (?:the |snowy )?(?:[a-z]+ )?(?:rooftops|roofs|roof tops)\b(?! of)/g,
    '$1$2 over a town',
  ],
  // Who is old in the end is somebody else to look at, and the child of then is gone.
  [
    'as an',
    /(?:^|[.;,!] ?)(?:(?:many|several|some|fifty|sixty|seventy|a few) )?(?:years|decades|a lifetime) (?:later|after),? (?:she|he) ([a-z]+s\b[^.;,]{0,60}?) as an? (?:(?:old|elderly|grown|young|adult|grown-up) )?(?:woman|man|lady|gentleman|adult|teenager|grandmother|grandfather)\b/g,
    (told, does = '') => {
      const [, who = ''] = / as an? ([a-z -]+)$/.exec(told) ?? []
      return ` . cut to an ${who.replace(/^grown(?:-up)?/, 'adult')} ${does}`
    },
  ],
  // Who goes in sees what is inside in the next shot.
  [
    'inside',
    new RegExp(
      `\\b(an?|the) ([a-z]+) ((?:enters|(?:walks|goes|steps|sneaks|creeps|climbs|runs|crawls) into) (?:an?|the) ((?:[a-z]+ )?${ENTERED})\\b[^.;]{0,40})(?:[.;]|,? and) inside,? (?:there is |he sees |she sees |he finds |she finds )?`,
      'g',
    ),
    '$1 $2 $3 , then in the $4 the $2 stops , ',
  ],
  [
    'after',
    new RegExp(`(^|[.;!] )after ([a-z]+ing)\\b([^.,;]*), (${WHO}) (?=[a-z]+)`, 'g'),
    (...[whole, start = '', first = '', rest = '', who = '']) => {
      const does = doneByOne(first)
      return does === null ? whole : `${start}${who} ${does}${rest} , then ${who} `
    },
  ],
  [
    'before',
    /,? before ([a-z]+ing)\b(?= [a-z])/g,
    (...[whole, next = '']) => {
      const does = doneByOne(next)
      return does === null ? whole : ` , then ${does}`
    },
  ],
  // "Pulls so hard that he falls": first the one, then the other.
  [
    'so',
    /(?<=\b[a-z]+s(?: [^.,;]{0,40})?) so (?:hard|high|loud|loudly|fast|far|much|quickly|wildly|long|strongly) that (?=(?:he|she|it|they|the|his|her) [a-z]+)/g,
    ' , then ',
  ],
  // "He lifts it out of the water: it is only an old boot".
  [
    ': it',
    /\b(it|something(?: [a-z]+)?)\b([^.:;]{0,40}): it(?:'s| is| was| turns out to be) (?:only |just |nothing but )?(an? (?:[a-z]+ )?[a-z]+)(?=[.,;!]|$)/g,
    '$3$2',
  ],
  // Where everybody is who laughs at the end, all of it happens.
  [
    'everybody everyone',
    /^([^]{10,}\b(?:everybody|everyone)) in the ((?:[a-z]+ )?(?:restaurant|caf[eé]|room|office|kitchen|classroom|stadium|theat(?:er|re)|circus|bus|train|library|shop|store|supermarket|park|village|square|museum|church|bar|gym|hall|airport|court(?:room)?))\b/g,
    'in the $2 , $1',
  ],
  // What is brewed is seen in what it is brewed in.
  [
    'turn',
    /(?<=\b(cauldron|kettle|pot|glass|flask|bowl)\b[^]{1,160})\bthe (?:potion|brew|soup|liquid|water|mixture|stew) (?:suddenly |slowly )?turns (red|orange|yellow|green|blue|purple|pink|black|white|golden)\b/g,
    (_, vessel = '', colour = '') => `the ${vessel} turns ${colour}`,
  ],
  [
    'water',
    /\bthe (?:(?:whole|entire) )?([a-z]+(?: room)?) (?:is|stands|ends up) (?:completely )?under ?water\b/g,
    'in the flooded $1',
  ],
  [
    'beanstalk vine tree',
    /\b(beanstalk|vine|tree) reaches (?:up )?(?:high )?(?:in)?to the (?:clouds|sky)\b/g,
    '$1 grows',
  ],
  // "Tries to pull a sword from a stone. A mouse pulls it out": of the same stone.
  [
    'it out',
    /(?<=\bpull (?:an?|the) [a-z]+ from (?:an?|the) ([a-z]+)\b[^]{1,120}\bpulls it) out\b/g,
    ' from the $1',
  ],
  // Who picks a ring up picks no flowers.
  ['pick', /\bpicks (it|(?:the|an?|his|her) (?:[a-z]+ )?[a-z]+) up\b/g, 'picks up $1'],
  // A skier or a cart that hits a bump boxes nobody.
  ['hit', /\bhits (?:an?|the) (?:[a-z]+ )?(?:bump|ramp|mogul|jump)\b(?! rope)/g, 'jumps'],
  ['genie djinn', /\b(?<!magic )lamp\b(?=[^]*\b(?:genie|djinn)\b)/g, 'magic lamp'],
  [
    'window',
    new RegExp(
      `\\b((?:kick|throw|hit|toss|hurl)(?:s|es) (?:an?|the|his|her) (?:[a-z]+ )?(?:[a-z]*ball|stone|rock|frisbee|boomerang) (?:over|across|through|past) ${THING}),? and (?:it )?(?:breaks|smashes|shatters|cracks) ((?:an?|the|his|her) (?:[a-z']+ )?window)\\b`,
      'g',
    ),
    '$1 , and then $2 breaks',
  ],
]
