import { inForm } from '../turn.ts'
import type { Turn } from '../turn.ts'

const OWN = '(?:its|his|her|their)'

/** What is done with coils, hoods, scruffs and eggs, by beasts that are no people, in plainer words. */
export const BEAST_DEED_TURNS: readonly Turn[] = [
  // Who bursts into a run does not burst.
  [
    'burst break explode launch',
    /\b(?:burst|break|explode|launch)(s|es|ing|) (?:(?:itself|himself|herself|themselves) )?into an? (?:[a-z]+ )?(sprint|run|gallop|dash|trot|canter)\b/g,
    (_, form, gait) => {
      const pace = gait === 'sprint' || gait === 'dash' ? 'run' : gait
      const going = pace === 'run' ? 'running' : pace.replace(/t$/, 'tt') + 'ing'
      return `${inForm(form, [`${pace}s`, pace, going])} fast`
    },
  ],
  [
    'dead',
    /\b(?:play|feign|fake?)(s|ing|) (?:dead|death)\b/g,
    (_, form) => `${inForm(form, ['lies', 'lie', 'lying'])} on its back`,
  ],
  // A snake lies in its coils and embraces nobody.
  [
    'coil',
    new RegExp(
      `\\bcoil(s|ing|ed|)(?: (?:itself|up|together))*(?= (?:in|on|under|among|beside|near|atop|at|by)\\b| ?[,.;]|$| and\\b)`,
      'g',
    ),
    (_, form) => inForm(form, ['lies', 'lie', 'lying']),
  ],
  // What is dived into is a moment of its own.
  [
    'head',
    /(?:,| and|, and)(?: then)? (?:dives|plunges|leaps|jumps|pounces) (?:head|nose|face)[- ]?first (into|in) (?=(?:the|an?|its) (?:[a-z]+ )*(?:snow|leaves|hay|straw|sand|grass|moss|burrow)\b)/g,
    ', then dives $1 ',
  ],
  [
    'hood',
    new RegExp(
      `\\b(?:spread|flare|open|fan|expand)(s|ing|) (?:out )?${OWN} (?:[a-z]+ )?hood\\b`,
      'g',
    ),
    (_, form) => inForm(form, ['rears up', 'rear up', 'rearing up']),
  ],
  ['head hood', /\brais(?:es|ing) (?:its|his|her) head(?:,| and|, and) (?=rears up\b)/g, ''],
  // Who strikes has reared up for it.
  ['hood strike', /,? (?:and )?rears up(?: and|,|, and)(?= strikes at\b)/g, ','],
  // After a comma the rear would be that of a picture.
  [
    'rears',
    /(?<=, )rears(?: up)?(?: on (?:its|his|her) hind legs)?(?=,| and| ?[.;]|$)/g,
    'stands on hind legs',
  ],
  // In its mouth, as cats do.
  ['scruff', new RegExp(`\\bby the scruff(?: of ${OWN} necks?)?\\b`, 'g'), 'in its mouth'],
  [
    'tongue',
    new RegExp(
      `\\b(?:shoot|flick|dart|stick|thrust|lash)(?:s|es|ing)? out ${OWN} (?:[a-z]+ ){0,2}tongue,? (?:and |to )(catch(?:es)?|snatch(?:es)?|grab(?:s)?|snag(?:s)?) ((?:an?|the|some) (?:[a-z]+ )?[a-z]+)`,
      'g',
    ),
    (_, verb, prey) => `${verb.endsWith('s') ? 'catches' : 'catch'} ${prey} with its tongue`,
  ],
  // Upon them, and with no saddle.
  [
    'back',
    /\b(rid(?:es|ing|e)|hitch(?:es|ing)? (?:a )?rides?) on (its|their) backs?\b/g,
    (_, verb, whose) => `${inForm(verb, ['sits', 'sit', 'sitting'])} on ${whose} back`,
  ],
  // The trunk of a pine is the pine.
  [
    'trunk bark',
    /\b(at|on|against|up|down|around|into) the (?:[a-z]+ )?(?:trunk|bark) of (?=(?:an?|the) (?:[a-z]+ ){0,2}(?:tree|pine|oak|birch|beech|fir|spruce|maple|willow|palm|poplar|elm|cedar)\b)/g,
    '$1 ',
  ],
  // Those who lost an eye wear a patch.
  [
    'one-eyed',
    /\b(an?|the|his|her) ((?:[a-z]+ ){0,2})one-eyed ((?:[a-z]+ )?(?:pirate|captain|sailor))\b/g,
    '$1 $2$3 with an eyepatch',
  ],
  [
    'youngest littlest tiniest',
    /\b(?:youngest|littlest|tiniest) (?=(?:of the )?(?:pup|cub|calf|chick|kitten|puppy|duckling|piglet|foal|lamb|kit|gosling|cygnet|owlet|bear|wolf|elephant|penguin|meerkat|monkey)s?\b)/g,
    'smallest ',
  ],
  ['clean', /\blick(s|ing|) ((?:[a-z]+ ){0,3}?[a-z]+) clean\b/g, 'lick$1 $2'],
  // "Lays it in a basket" is no rest of its own.
  [
    'lays laying',
    /\blay(s|ing) (it|him|her|them|(?:the|her|its|a) (?:[a-z]+ )?(?:kitten|cub|pup|puppy|chick|bone|stick|mouse|fish|flower|apple|nut)s?) (?=(?:gently |softly |carefully |down )*(?:in|into|on|onto|at|before|next|beside)\b)/g,
    (_, form, what) => `${form === 's' ? 'puts' : 'putting'} ${what} `,
  ],
  [
    'beg',
    new RegExp(
      `\\b(beg(?:s|ging)? (?:for )?an? (?:[a-z]+ )?[a-z]+) from ((?:an?|the|his|her|its) (?:[a-z]+ ){0,2}[a-z]+) (in|on|at) (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:armchair|chair|bench|sofa|couch|stool|table)\\b)`,
      'g',
    ),
    '$1 , $2 is sitting $3 ',
  ],
  [
    'egg',
    /,? with an (egg) (?:balanced |resting |lying )?on (?:its|his|her) (?:feet|toes)\b/g,
    ' , an $1 in front of it',
  ],
  [
    'aside way',
    /\b(leap|jump|dodge|spring|hop|dart|step)(s|ing|) (?:aside|out of the way|to (?:the|one) side)\b/g,
    (_, _verb, form) => inForm(form, ['jumps', 'jump', 'jumping']),
  ],
  // A turtle's eggs lie beside her, and she does not sit on them as hens do.
  [
    'eggs',
    /(?<=\b(?:turtle|tortoise|crocodile|alligator|snake|lizard|iguana|python|frog|salmon|dinosaur)\b[^.;]{0,90}\b)(?:lays|laying) (?:(?:her|its|some|many|dozens of|white|soft) )*eggs\b/g,
    'rests beside several white eggs',
  ],
  // What glitters on the threads of a web is on the web.
  [
    'web',
    /(?<=\bwebs?\b[^;]{0,80}\b(?:on|along|in|from) (?:its|the|each) )(?:(?:silken|silk|fine|thin|delicate|sticky) )*(?:threads?|strands?|silk)\b/g,
    'web',
  ],
  // A whale that falls back has leapt: the splash is of its leap.
  [
    'breach leap jump',
    /\b((?:breach|leap|jump)(?:es|s|ing)? [^.;]{0,60}?)(?:,| and|, and) (?:crash|fall|slam|splash|drop|plunge|smash)(?:es|s|ing)? (?:back|down)(?: down)?(?: (?:in|into|with|onto) (?:an? |the )?(?:[a-z]+ ){0,2}(?:splash|spray|water|sea|ocean|waves|surface))*\b/g,
    '$1',
  ],
]
