import { lookUp } from '../../../lexicon/look-up.ts'
import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const DROPS: Rows = [
  ['dew', 'dewdrops'],
  ['rain', 'raindrops'],
  ['water', 'water droplets'],
]

const DANCES =
  'salsa|samba|rumba|tango|flamenco|bachata|swing|line|folk|street|square|disco|hula|polka|waltz'

const POSES: Readonly<Record<string, string>> = {
  sit: 'sits',
  sta: 'stands',
  pos: 'poses',
  lie: 'lies',
  lyi: 'lies',
}

/** What those who write a film out in full say beside its subjects: light, drops, windows, what is far below. */
export const WRITTEN_OUT_TURNS: readonly Turn[] = [
  // "A bird hovers, drops of dew sparkle": nobody drops anything.
  [
    'drops droplets beads pearls',
    new RegExp(`\\b(?:drops|droplets|beads|pearls) of (${anyOf(DROPS)})\\b`, 'g'),
    (_, ...[stuff = '']) => saidFor(DROPS, stuff),
  ],
  [
    'petals of leaves of',
    /\b(petals|blossoms) of (?:an? |the )?((?:cherry|almond|apple|peach|plum) (?:blossoms?|trees?)|rose|cherry|lotus|tulip|sakura|jasmine)s?\b/g,
    '$2 $1',
  ],
  // The dancers are who is named, and dancing is what they do.
  [
    'dancers',
    new RegExp(
      `(?<=^|[,.;] (?:and )?)((?:[a-z]+ )?)(${DANCES}) dancers(?= (?:in|on|at|under|by|near|around)\\b|[,.;]|$)`,
      'g',
    ),
    '$1dancers dance $2',
  ],
  [
    'dancers',
    new RegExp(`(?<=^|[,.;] (?:and )?)((?:[a-z]+ )?)(${DANCES}) dancers(?= [a-z])`, 'g'),
    '$1dancers',
  ],
  // "Outside people hurry past": a clause of its own, seen from here.
  [
    'outside',
    /(?<=(?:^|[,.;] )(?:and |while )?)outside (?=(?:people|children|passers-by|cars|kids|crowds|workers|pedestrians|wolves|dogs|birds|neighbou?rs|commuters)\b)/g,
    'outside, ',
  ],
  // What passes below passes by; "pass" alone is a road in the mountains.
  [
    'pass passing passes',
    /\b(pass(?:es|ing)?) (?=(?:far |deep |high |slowly |quietly )*(?:below|beneath|overhead|above|underneath)(?=[,.;]|$))/g,
    '$1 by ',
  ],
  // A haircut is hair.
  [
    'bob cut',
    /\b(with|has|having) (?:an? )?((?:(?:short|long|black|brown|blonde|blond|red|grey|gray|white|pink|blue|silver|sleek|messy|curly|straight|neat|chin-length|sharp) )+)(?:bob|pixie cut|bowl cut|haircut)\b/g,
    '$1 $2hair',
  ],
  // A torch that shines on something is held by whoever stands before it.
  [
    'torch flashlight lamp lantern',
    /\b(shin|beam|direct)(es?|ing) (?:an?|the|his|her|their|its) (?:[a-z]+ )?(?:torch|flashlight|lamp|lantern) (?:on|onto|at|over|across) (?=(?:an?|the|some|two)\b)/g,
    (_, ...[, ending = '']) => `shin${ending} a flashlight next to `,
  ],
  [
    'eyes',
    /\b(?:and|,|while|as) (?:its|his|her|the robot's) eyes (?:(?:slowly|suddenly) )?(?:light|lights|glow|shine|turn|flash|glowing|lighting|shining)(?: up)?(?: in| with)? (?:an? )?((?:bright|soft|warm|light|dark) )?(blue|red|green|yellow|orange|white|gold|golden|purple|pink)\b/g,
    ', with glowing $1$2 eyes',
  ],
  // What is drawn and comes to life is what it shows.
  [
    'comes to life come to life',
    /\b((?:draw|paint|sketch)(?:s|es|ing) (?:an?|the) ((?:[a-z]+ )??[a-z]+)\b(?: (?:on|with|in|at|onto) [^,.;]*?)?)(?:,| and|,? then|\.)+ (?:the (?:drawing|painting|sketch|picture)|it|suddenly it) (?=comes to life\b)/g,
    '$1. the $2 ',
  ],
  // Who is portrayed sits there, before whoever paints.
  [
    'portrait sketch paint',
    /(?<=^|[.;] )((?:an?|the) (?:[a-z]+ ){1,3}?)((?:in|with) [^,.;]{3,30}? )?(?:paint|draw|sketch)(?:e?s|ing) (?:(?:an?|the) (?:portrait|picture|sketch|drawing) of )?((?:an?|the) (?:[a-z]+ ){1,3}?)(?:(?:that|who|which|as (?:he|she|it)) )?(sits|sitting|stands|standing|poses|posing|lies|lying) (?=[^.;]{3,60})/g,
    (_, ...[painter = '', dress = '', whom = '', pose = '']) =>
      `${painter}${dress}paints a portrait, ${whom}${lookUp(POSES, pose.slice(0, 3)) ?? pose} `,
  ],
  // Who lets go of nothing that is said stays behind.
  ['lets go let go', /\blets? go(?=[,.;]|$)/g, 'steps back'],
  // The camera is told of once, and goes on following.
  [
    'camera',
    /,? (?:and |while )?the camera (?:follow|track)s (?:it|him|her|them) as (it|he|she|they) /g,
    ', camera follows, then $1 ',
  ],
  // Who pushes leaves aside goes through them.
  [
    'aside apart',
    /\b(push|mov|pull|sweep|bend)(es|e|s|ing) (?:aside|apart) (?:(?:the|some) )?((?:[a-z]+ )?(?:leaves|branches|vines|bushes|ferns|reeds|undergrowth))\b/g,
    (_, ...[, ending = '', what = '']) =>
      `push${ending === 'ing' ? 'ing' : 'es'} through the ${what}`,
  ],
  ['screen', /\bthe (?:film|movie|picture|video) on (?=the screen\b)/g, ''],
  // No rocket stays on the roof that it goes through.
  [
    'roof',
    /\b((?:lift|blast|tak)(?:s|es|ing) off|launch(?:es|ing)|shoot(?:s|ing)(?: up)?) through the roof\b/g,
    '$1',
  ],
  // A fire that somebody lights is laid for it.
  [
    'fire',
    /\b(light(?:s|ing)? (?:an?|the|his|her|their) )(?:(?:small|little|big|warm|cosy) )?fire(?=[,.;]|$| (?:and|to|on|in (?:the|a) (?:forest|woods|desert|snow|cave))\b)/g,
    '$1campfire',
  ],
  // Beasts bring as they give: to whom is named first.
  [
    'bring',
    /\bbring(s|ing)? ((?:it|him|her|them|(?:the|an?|his|her|its|their) (?:(?!(?:on|in|to|from|with|for|of|and|into|by|at)\b)[a-z]+ ){1,2}?)) ?(an?|the|some|two|three) (?=[a-z])/g,
    (_, ...[ending = '', whom = '', article = '']) =>
      `${ending === 'ing' ? 'giving' : `give${ending}`} ${whom.trim()} ${article} `,
  ],
  // A world under glass.
  [
    'dome sphere',
    /\b(?:glass|crystal|transparent|geodesic) (?:dome|sphere|bubble)s? (?:with|full of|containing|holding|housing|that (?:holds|contains)|filled with|over) (?:an? |the |some )?(?:[a-z]+ )?(?:forest|trees|garden|jungle|plants|park|greenery|rainforest)(?: (?:inside|within|in)(?: it| them)?)?/g,
    'biodome',
  ],
  // What is mended lies on the bench, and who mends it sits at it.
  [
    'bench desk table counter barrel crate',
    /(?<=\b(?:repair|fix|mend|carv|engrav|solder|assembl|paint|polish|restor|build|mak|open|spread|unfold|unroll|stud|writ|count|sort|knead|wrap)[a-z]* (?:(?:an?|the|his|her|their|some|out) ){1,2}(?:[a-z]+ ){1,3})on (?=(?:an?|the|his|her|their) (?:[a-z]+ )?(?:workbench|work bench|work table|workshop bench|desk|table|counter|barrel|crate)\b)/g,
    'at ',
  ],
  // "It rises to join hundreds of others": hundreds of the same.
  [
    'of others',
    /\b((?:releas|launch|light|lift|let|send|fl|rais|free)[a-z]* (?:go of )?(?:an?|the|their|his|her|one) ((?:[a-z]+ ){0,2}?)(lantern|balloon|kite|boat|firefly|candle|butterfly|bird|dove|ship|drone))\b([^.]{0,80}?),? (?:to join|joining|and joins|among|beside|with) (hundreds|thousands|dozens|many) of others\b/g,
    (_, ...[deed = '', which = '', thing = '', between = '', many = '']) =>
      `${deed}${between}, ${many} of ${which}${manyOf(thing)} float`,
  ],
]

const manyOf = (thing: string): string =>
  thing.endsWith('y') ? `${thing.slice(0, -1)}ies` : `${thing}s`
