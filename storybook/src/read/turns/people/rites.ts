import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const A = '(?:an?|the|his|her|their)'
const LOOKS = '(?:[a-z-]+ ){0,2}?'

/** What each trade jumps into, whose own kind goes without saying. */
const VEHICLES: Rows = [
  ['firefighters?|firemen|fireman|fire crew', 'fire truck'],
  ['police(?: officers?|men|man)?|policemen|policeman|cops?', 'police car'],
  ['paramedics?|medics?', 'ambulance'],
  ['farmers?', 'tractor'],
]

/** Court as those who are there, and no field for a game. */
const COURTIERS =
  'applauds?|claps?|cheers?|bows?|watch(?:es)?|gasps?|kneels?|laughs?|looks? on|rises?|whispers?|dances?'

/** Who goes on four legs, or on none. */
const BEASTS =
  'cat|kitten|dog|puppy|fox|monkey|raccoon|squirrel|mouse|rat|ape|gorilla|spider|snake|bear|dragon|tiger|lion|rabbit|bunny|owl|horse|cow|deer|hedgehog|ghost|monster|vine|ivy'

/** Ceremonies and rounds of a trade, in words for what is done with the hands. */
export const RITE_TURNS: readonly Turn[] = [
  // "She taps him on the shoulder with a sword" makes a knight of him, and strokes nobody.
  [
    'sword',
    new RegExp(
      `\\b(?:taps|touches|tapping|touching|dubs) ((?:an?|the) ${LOOKS}[a-z]+|him|her|them)(?:'s)? on (?:the|his|her|both|each|either) shoulders? with ${A} ${LOOKS}sword\\b`,
      'g',
    ),
    'dubs $1',
  ],
  [
    'sword',
    new RegExp(
      `\\b(?:taps|touches|lays|rests|places) (?:${A} ${LOOKS}sword (?:up)?on )?((?:an?|the) ${LOOKS}[a-z]+(?='s)|his|her)(?:'s)? shoulders?(?: with ${A} ${LOOKS}sword)?\\b`,
      'g',
    ),
    (match, whose) => {
      if (!match.includes('sword')) return match
      return `dubs ${whose === 'his' ? 'him' : whose}`
    },
  ],
  // Who is dubbed kneels for it.
  [
    'dubs',
    new RegExp(
      `\\b((?:an?|the) ${LOOKS}[a-z]+) kneels?(?: down)? (?:before|in front of) ((?:an?|the|his|her) ${LOOKS}[a-z]+)((?: (?:in|inside|at) [^.;,]{3,40}?)?)(?:[;,.]|,? and|,? while|,? as| who)* (?:then )?(?:she|he|they|who|the [a-z]+) (?=dubs (?:him|her|them|the [a-z]+)\\b)dubs (?:him|her|them|the [a-z]+)`,
      'g',
    ),
    '$2 dubs $1$3',
  ],
  [
    'court',
    new RegExp(
      `\\b(?:the|an?) (?:(?:whole|entire|royal|king's|queen's) )*court (?=(?:${COURTIERS})\\b)`,
      'g',
    ),
    'the courtiers ',
  ],
  // Who is crowned crowns nobody.
  [
    'crowned',
    new RegExp(
      `\\b((?:an?|the) ${LOOKS}[a-z]+) (?:is|gets|being|was) (?:being )?crowned\\b(?: (?:as )?(?:(?:the|a) )?(?:new )?(?:king|queen|emperor|empress)\\b)?(?: by ((?:an?|the) ${LOOKS}[a-z]+))?`,
      'g',
    ),
    (_, who, by) => `${by ?? 'an archbishop'} crowns ${who}`,
  ],
  [
    'coronation',
    new RegExp(`\\b(?:the|an?) coronation of (?=(?:an?|the) ${LOOKS}[a-z]+)`, 'g'),
    'an archbishop crowns ',
  ],
  [
    'letter letters postcard mail card',
    /\b(?:slip|push|drop|post|slid|stuff|put|mail)(?:s|es|ing|ping|ting)? (an?|the|his|her|some|two|three)? ?((?:[a-z]+ )?)(letter|postcard|card|mail|envelope)s? (?:through|into|in) (?:an?|the|his|her|every|each|their) ((?:[a-z]+ )?)(?:letter ?box(?:es)?|mail ?box(?:es)?|post ?box(?:es)?|mail slot)\b/g,
    'puts a $2$3 into a $4mailbox',
  ],
  [
    'letters mail',
    /\b(?:puts?|putting|posts?|drops?) (?:the )?(?:letters|mail) (?:into|in|through) (?:the )?((?:[a-z]+ )?)(?:letter ?boxes|mail ?boxes|post ?boxes)\b/g,
    'puts a letter into a $1mailbox',
  ],
  // Behind the bar of a bar stands who mixes drinks; a bar of chocolate has nobody behind it.
  [
    'bar',
    /\b(?:from )?behind (?:the|an?|his|her) (?:[a-z]+ )?bar\b(?! (?:of|counter|stool))/g,
    'behind the counter of a bar',
  ],
  [
    'medal medals',
    new RegExp(
      `\\b(?:hang|put|plac|drap|loop)(?:s|es|ing)? (?:an?|the) ${LOOKS}medal (?:a?round|on|over) ((?:an?|the) ${LOOKS}[a-z]+)(?:'s (?:neck|chest|head))?\\b`,
      'g',
    ),
    'award-medal-to $1',
  ],
  [
    'medal medals',
    new RegExp(
      `\\b(?:award|present|giv)(?:s|es|ing)? ((?:an?|the) ${LOOKS}[a-z]+) (?:an?|the|her|his) ${LOOKS}medal\\b`,
      'g',
    ),
    'award-medal-to $1',
  ],
  // Nobody gives anything to a counter.
  [
    'counter bar',
    /\b((?:hand|pass|giv|serv|slid|push)(?:s|es|ing) (?:an?|the|his|her|some|two) [^.,;]{2,40}?) (?:over|across) (?:the|an?) (?:[a-z]+ )?(?:counter|bar) (?=to (?:an?|the|his|her)\b)/g,
    '$1 ',
  ],
  // Her pupil plays what she teaches; a bow alone would be for arrows.
  [
    'teacher',
    new RegExp(
      `\\b((?:an?|the|his|her) ${LOOKS}(violin|cello|viola|guitar|piano|flute|harp|drum|trumpet) teacher) (?:shows|teaches|helps|corrects|guides|instructs) ((?:an?|the|his|her) ${LOOKS}[a-z]+)(?: how)?(?: to)? (?:hold|play|place|move|use|tune|bow)(?:s|ing)? (?:the|an?|his|her) (?:[a-z]+ )?(?:bow|strings?|hands?|fingers?|keys|song|melody|tune|violin|cello|guitar|piano|flute|harp|trumpet)\\b`,
      'g',
    ),
    '$1 watches $3 play the $2',
  ],
  // At a burial one stands among graves.
  [
    'funeral burial',
    /^(?:an?|the) (?:[a-z]+ )?(?:funeral|burial)( (?:in|at|on|under) [^:.,;]{2,30})?[:,.] (?=[a-z])/g,
    'in a cemetery$1, ',
  ],
  [
    'corner',
    new RegExp(
      `(\\b(?:${BEASTS})s? (?:[a-z]+ly )?)?\\b(?:look|peek|peep|peer|spie|spy|glanc)(s|es|ing)? (?:out )?(?:from )?(?:a?round|behind) (?:the|an?) (?:street |house )?corner\\b(?! of)`,
      'g',
    ),
    (_, beast = '', ending = '') =>
      `${beast}${beast === '' ? 'corner-' : ''}peek${ending.replace('es', 's')}`,
  ],
  // Over the sill and not up a ladder; beasts leap.
  [
    'window',
    new RegExp(
      `(?<!\\b(?:${BEASTS})s? (?:[a-z]+ly )?)\\b(?:climb|clamber|crawl|sneak|break|creep|squeez|enter)(e?s|e?ing|e)?(?: (?:in|back))? (through|from|into|in|out of|out through|out) (?:an?|the|his|her|their|its) (?:(?:open|bedroom|kitchen|small|broken|back|attic|upstairs|basement|living room|bathroom) )*window\\b`,
      'g',
    ),
    (_, ending = '', way = '') => {
      const verb = way.startsWith('out') ? 'window-escape' : 'window-climb'
      const doing = `${verb.replace(/e$/, '')}ing`
      if (ending.endsWith('ing')) return doing
      return ending.endsWith('s') ? `is ${doing}` : verb
    },
  ],
  // "With a sack climbing out of a window": it is no sack of windows.
  ['window-', /\b(with (?:an? )?(?:[a-z]+ )?[a-z]+) (?=window-(?:escap|climb)ing\b)/g, '$1 is '],
  [
    'bar',
    /\b(lean(?:s|ing)?) (?:on|against|over|at) (?:the|an?) (?:[a-z]+ )?bar\b(?! of)/g,
    '$1 on the counter in a bar',
  ],
  // Heads out of windows belong to who is in there.
  [
    'window windows',
    /\b(?:hang|lean|look)(s|ing)?(?: far)? out of (?:the|its|their|all the) (?:open )?windows? of (?=(?:an?|the|their|his|her) (?:[a-z]+ ){0,2}?(?:bus|train|tram|car|van|taxi|truck|coach|limousine|camper|carriage)\b)/g,
    (_, ending = '') => `wav${ending === 'ing' ? 'ing' : ending === 's' ? 'es' : 'e'} from `,
  ],
  [
    'window',
    /\b(?:stands?|standing|leans?|leaning) (?:at|in|by|out of) (?:the|an?) (?:[a-z]+ )?window of (her|his|the|a|their) (?:[a-z]+ )?(?:castle|palace|tower),? (?:and )?(wav|call|shout|sing|look)(es|s|ing)\b/g,
    '$2$3 from $1 tower',
  ],
  [
    'stairs staircase stairway',
    /(?<=\b(?:sits?|sitting|stands?|standing|waits?|waiting|crouch(?:es|ing)?) )(?:at|on|near) the (?:very )?(?:top|middle|head) of (?:the|an?) (?:[a-z]+ )?(?:stairs|staircase|stairway)\b/g,
    'on the stairs',
  ],
  [
    'truck car van',
    new RegExp(
      `\\b(${anyOf(VEHICLES)})\\b([^.;]{0,60}?\\b(?:into|in|onto|on) (?:their|his|her|the)) (?:big |red )?(?:truck|car|van|engine)\\b`,
      'g',
    ),
    (_, who = '', between = '') => `${who}${between} ${saidFor(VEHICLES, who)}`,
  ],
]
