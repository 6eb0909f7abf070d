import type { Turn } from '../turn.ts'

const IRON =
  '(?:sword|blade|iron|steel|metal|horseshoe|knife|axe|dagger|katana|hook|nail|spear|ploughshare)'
const TUB = '(?:bucket|barrel|trough|tub|tank|basin|vat|pail|water|oil)'
const CAR = '(?:car|truck|van|jeep|taxi|bus|lorry|pickup|limousine|tractor)'
const SOME = '(?:an?|the|his|her|their|some)'

/** Steps of a craft in words for what the hands do: a later step is known by what was worked on before it. */
export const WORK_STEP_TURNS: readonly Turn[] = [
  // A smith who plunges it into water does not dive.
  [
    'water oil bucket barrel trough tub tank basin vat pail',
    new RegExp(
      `(?<=\\b(${IRON})\\b[^;]{0,160}) (?:plung|dip|dunk|thrust|lower|submerg|cool|douse?)(?:e?s|ing) (?:it|the (?:[a-z-]+ ){0,2}?${IRON})(?: down)? (?:in|into) (?:${SOME} )?(?:(?:cold|icy|cool|wooden|water) )*${TUB}(?: of (?:[a-z]+ )?(?:water|oil))?\\b`,
      'g',
    ),
    ' quenches the $1',
  ],
  // The steam of it belongs to the deed.
  [
    'steam',
    /(?<=\bquenches\b[^.;]{0,80}?),?(?: and| as| while| with)? (?:(?:white|hissing|thick|hot|a|cloud|clouds|of) )*steam (?:rises?|rising|fills?|filling|hiss[a-z]*|billow[a-z]*|bursts?|explodes|shoots|erupts|pours)(?: (?:up|out|from|into|through|around|in|it|air|room|water|bucket|everywhere))*(?: the (?:air|room|water|bucket)| the ((?:[a-z]+ )?(?:forge|smithy|workshop)))?(?= ?[.,;]|$)/g,
    (_, place?: string) => (place === undefined ? '' : `, ${place}`),
  ],
  // Gulls circle in the air, and sit on no waves on which light falls.
  [
    'waves ocean',
    /(?<=\b(?:light|glow|sunlight|moonlight)) (?:on|over|across|dancing on|glinting on|shimmering on) the (?:waves|ocean)\b/g,
    ' at sea',
  ],
  [
    'dough pastry',
    /(?<=\b(?:dough|pastry)\b[^.;]{0,80})\broll(s|ing) (?:it|them)(?: out| flat| thin| thinly| into [a-z]+)*(?= ?[,.;]| and\b|$)/g,
    'roll$1 out dough',
  ],
  // After other steps the oven is one of its own.
  [
    'oven',
    /(?<=\b(?:dough|biscuits?|cookies?|cake|bread|pastry|pie|pizza|loaf)\b[^.;]{0,120}(?:,|,? and|,? then) )(?:puts|slides|places|shoves|pushes|pops|sets) (?:it|them|(?:the|a|her|his) (?:[a-z]+ ){0,2}?[a-z]+) (?:into|in|inside) (?:the|an?|her|his) (?:(?!brick|stone|clay|wood)[a-z]+ )?oven\b/g,
    'tends the oven',
  ],
  [
    'pipe rod blowpipe',
    /\b(?:turn|spin|rotat|twirl|roll)(?:e?s|ing) (?:an?|the) (?:[a-z]+ )*?(?:glass|ball|blob|bubble)(?: of (?:[a-z]+ )?glass)? (?:on|at) (?:the end of )?(?:an?|the|his|her) (?:[a-z]+ )?(?:pipe|rod|blowpipe)(?:(?:,| and| then)* blows (?:gently |softly )?(?:into|through) (?:it|the [a-z]+))?/g,
    'blows glass',
  ],
  [
    'becomes turns takes grows',
    /(?<=\bblows glass\b[^.;]{0,80}?),?(?: and| until| as)? (?:it|the glass|the bubble) (?:slowly |gently |gradually )?(?:becomes|turns into|takes the (?:shape|form) of|grows into) (?=(?:an?|the) )/g,
    '. then the glass blower holds ',
  ],
  // A shop where shoes are mended is a workshop.
  [
    'shop store',
    /\b(cobbler|shoemaker|watchmaker|clockmaker|luthier|bookbinder|toymaker|locksmith|carpenter|engraver|jewell?er)\b([^.;]{0,60}) (?:in|at) (?:his|her|an?|the) (?:(?:tiny|little|small|cosy|cozy|old|dusty|cluttered|narrow|dim) )*(?:shop|store)\b/g,
    '$1$2 in the workshop',
  ],
  [
    'sole heel',
    /\b((?:hammer|nail|glu|stitch|sew)(?:e?s|ing)) (?:an? |the )?(?:new )?(?:sole|heel) (?:onto|on|to) (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}?(?:shoe|boot|slipper|sandal)s?\b)/g,
    '$1 ',
  ],
  [
    'up',
    /\bhold(s|ing) (it|them|(?:the|his|her) (?:[a-z]+ )?[a-z]+) up (?:proudly |happily )?to (?=(?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+\b)/g,
    'show$1 $2 to ',
  ],
  // Who slides out from under a car stands beside it then.
  [
    'out',
    new RegExp(
      `(?<=\\b(?:under|beneath|underneath) ${SOME} (?:[a-z-]+ ){0,2}?${CAR}\\b[^.;]{0,60}?),?(?: and| then)? (?:slides|rolls|crawls|comes|scoots|climbs|wriggles) out(?: from (?:under|underneath|beneath) (?:it|the [a-z]+))?(?:,| and|, and)? (?=[a-z]+s\\b)`,
      'g',
    ),
    ', then ',
  ],
]
