const HIS = '(?:his|her|their|its)'
const ONES = "(?:his|her|their|the (?:[a-z]+ )?[a-z]+'s?)"
const HANDS = `${HIS} (?:[a-z]+ )?(?:hands?|fingers|fingertips|paws|hooves)(?: and (?:fingers|hands|feet))?`
const HOW = '(?: [a-z]+ly| with (?:[a-z]+ )?[a-z]+| deftly)?'
const JOY =
  '(?:pure |sheer |genuine )?(?:joy|delight|happiness|laughter|a [a-z ]{0,20}smile|smiles?)'

/** What somebody does, told of the hands, the face or the voice that do it. */
const DEEDS_OF_PARTS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `(?<=^|[.;] )${HANDS}${HOW} (?:pluck|strum|press|strike)s?${HOW} the (?:strings|keys) of (?=an?|the|his|her)`,
      'g',
    ),
    'they play ',
  ],
  [
    new RegExp(
      `${HANDS}${HOW} (?:danc|mov|glid|fl[yi]|skim|run|press|rac|sweep|strum|pluck|tap|play)(?:ing|es|e|s)?${HOW} (?:across|over|along|on|through)? ?(?:the )?(?:strings|keys|keyboard|holes|frets|valves) of (?=an?|the|his|her)`,
      'g',
    ),
    'playing ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sits?|seated|sitting|stands?|standing) (?:gracefully |upright |elegantly )?(?:at|behind|before|by) (?:an?|the) (?:[a-z]+ ){0,2}?(piano|harp|drums|drum kit|organ|keyboard|xylophone|marimba|harpsichord)\\b[^.;]*?), ${HANDS}${HOW} [a-z]+ing\\b[^.;,]*`,
      'g',
    ),
    ', playing the $1',
  ],
  // "Captures the details of their fingers shaping a lump of clay".
  [
    new RegExp(
      `(?<=^|[.;] )the camera (?:captures|shows|reveals|focuses on|follows|highlights|zooms in on) (?:(?:the|an?|in)? ?(?:[a-z-]+ )*?(?:close-?ups?|details?|shots?|motion|movements?)(?: [a-z]+)? of )?(?:${ONES}) (?:[a-z]+ )?(?:hands?|fingers)(?: as (?:he|she|they|it)|,)?(?: [a-z]+ly| expertly)? (?=[a-z]+(?:ing|s)? (?:an?|the|his|her|their|some|several) )`,
      'g',
    ),
    'they are ',
  ],
  [
    new RegExp(`(?<=^|[.;] )${HANDS}(?: [a-z]+ly)? (?=[a-z]+ing (?:an?|the|some|several) )`, 'g'),
    'they are ',
  ],
  [
    new RegExp(
      `, (?:with )?${ONES} face (?:is )?(?:beam|glow|radiat|alight|aglow|lit|lights?|lighting)(?:s|ing)?(?: up)? with ${JOY}`,
      'g',
    ),
    ', smiling',
  ],
  [
    new RegExp(
      `(?<=^|[.;] )(?:${ONES}) face (?:beams|glows|lights up|breaks into|is alight|radiates)(?: (?:with|into))? ${JOY}`,
      'g',
    ),
    'they smile',
  ],
  [
    new RegExp(
      `\\ban? (?:[a-z]+ )?smile (?:lights up|spreads across|plays on|brightens|lighting up|spreading across|playing on) ${ONES} (?:face|lips)`,
      'g',
    ),
    'they smile',
  ],
  [
    /, (?:with )?an? (?:[a-z]+ ){0,2}smile (?:playing|spreading|tugging|forming) (?:on|at|across) (?:the corners of )?(?:his|her|their) (?:lips|face|mouth)/g,
    ', smiling',
  ],
  [
    /(?<=^|[.;] )with an? (?:[a-z]+ ){0,2}smile (?:playing|spreading|tugging|forming) (?:on|at|across) (?:the corners of )?(?:his|her|their) (?:lips|face|mouth)/g,
    'they smile',
  ],
  [
    /\b(?:his|her|their|the [a-z]+'s) face (?:is )?(?:partially |partly |half )?(?:hidden|covered|obscured|concealed) by (?=an? )/g,
    'they wear ',
  ],
  [
    /\bloop(?:s|ing) (an? (?:[a-z]+ ){0,4}?(?:tie|necktie|bow tie)) (?:a?round|through) (?:his|her|their) (?:collar|neck)/g,
    'tying $1',
  ],
  [/\b(?:tighten|adjust|straighten)(s?) (?:the|his|her|their) knot\b/g, 'tie$1 the tie'],
  [/\bappl(?:y|ies|ying) (?:shoe )?polish to\b/g, 'polishing'],
  [/\bglid(?:es|ing)(?: [a-z]+ly)? on (?:roller[- ]?skates|rollerblades)\b/g, 'roller-skates'],
  [/\bpress(es|ing) (?:forward|onward|ahead)\b/g, 'walk$1'],
  [/\bwalkes\b/g, 'walks'],
  [/\b(?:grips?|gripping|holds?|turns?) the (?:steering )?wheel of (?=an? |the )/g, 'drives '],
  [/\bare poised to (?=[a-z]+ (?:an?|the)\b)/g, ''],
  [/\bin mid-?(throw|jump|kick)\b/g, '$1ing'],
  [/\bperforms? (?:[a-z]+ )?aerobics\b/g, 'does aerobics'],
  [
    /\btransitions? into (?:an? (?:series|set) of )?(?=jumping|push|squat|lunge|stretch|sit|high)/g,
    'do ',
  ],
  [/\bfinish(?:es)? with an? (?:[a-z]+ )?(stretch|bow|jump|spin)\b/g, '$1'],
  [/,? and (?:begin|start)s? (?=[a-z]+ing (?:it|them|an?|the)\b)/g, '. they are '],
  [
    /\bload(s|ing) (?:an?|the) (?:[a-z-]+ )??(washing machine|washer|dryer|dishwasher) with [^.;,]*/g,
    'load$1 the $2',
  ],
  [
    /\bthrow(s|ing) (?:his|her|their) head back (?:in|with) (?:[a-z]+ )?(?:laughter|joy|delight)\b/g,
    'laugh$1',
  ],
  [
    /\b(?:lets?|letting) out an? (?:[a-z]+ )?(laugh|giggle|scream|yawn|sigh|sneeze|bark|howl|roar)\b/g,
    '$1s',
  ],
  [
    /\b(?:performs?|executes?) an? (?:[a-z]+ ){0,2}?(?:series|sequence) of (?:[a-z]+ ){0,2}?(jump|flip|spin|push-up|squat|trick|somersault)s\b/g,
    'performs $1s',
  ],
  [
    /\b(?:skillfully |expertly |deftly )?(?:maneuver|manoeuvr)(?:s|es|ing) (an?|the|his|her|their) (?=(?:[a-z]+ ){0,2}?(?:skateboard|longboard|scooter|bicycle|bike|motorcycle|surfboard)\b)/g,
    'rides $1 ',
  ],
  [/\bmaneuver(s|ing) (?=(?:an?|the) )/g, 'steer$1 '],
]

const BITE = /\b(?:it |he |she |they )?tak(?:es|ing) an? (?:[a-z]+,? ){0,3}bite\b/
const HELD = /\bhold(s|ing) (?=(?:an?|the|his|her|its|their) )/

/** "Holds a burger. As it takes a bite …": it eats that. */
const eaten = (told: string): string => (BITE.test(told) ? told.replace(HELD, 'eat$1 ') : told)

/** A paragraph in which those act who are told of by their hands or faces. */
export const byThemselves = (caption: string): string =>
  DEEDS_OF_PARTS.reduce((told, [pattern, plain]) => told.replace(pattern, plain), eaten(caption))
