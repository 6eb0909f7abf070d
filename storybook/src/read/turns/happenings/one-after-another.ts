import type { Turn } from '../turn.ts'

const THE = '(?:an?|the|his|her|its|their)'
const TOYS =
  '(?:(?:[a-z-]+ )?(?:wind-up|windup|clockwork|toy) [a-z]+|tin (?:robot|soldier|mouse)|music box)'

/** What is told one after the other, or is another thing afterwards, in words that the reader knows. */
export const ONE_AFTER_ANOTHER_TURNS: readonly Turn[] = [
  [
    'inflat',
    /\b((?:balloons?|bubbles?|rafts?|tents?|castles?|airbags?|tyres?)) inflates?\b/g,
    '$1 grows',
  ],
  [
    'bubble',
    /\bblows (?:an?|the) (?:big |huge |giant |enormous )?(?:bubble gum )?bubble,? (?:until|till|and) it (?:bursts|pops)(?: (?:in|on|over) (?:his|her|its|their) face)?/g,
    'blows bubble gum',
  ],
  [
    'winds wind winding',
    new RegExp(
      `\\bwind(?:s|ing)?(?: up)? ${THE} (${TOYS})(?: up)?(?:,? (?:that|which)|,? and it) `,
      'g',
    ),
    'crouches beside a tiny $1. it ',
  ],
  [
    'winds wind winding',
    new RegExp(`\\bwind(?:s|ing)?(?: up)? ${THE} (${TOYS})(?: up)?`, 'g'),
    'crouches beside a tiny $1',
  ],
  [
    'up',
    /\b(?:runs|scurries|scampers|dashes|races|darts|shoots) up (an?|the) ((?:[a-z]+ )?tree(?: trunk)?)\b/g,
    'climbs $1 $2',
  ],
  ['trips', /(?<=(?:,|and|then) )(?:trips|stumbles)(?= and|,| then| ?[.;]| ?$)/g, 'slips'],
  // No sheath is on paper.
  [
    'draw',
    /\bdraw(s|ing)? (?=an? (?:[a-z]+ )?(?:sword|katana|blade|dagger) (?:on|in|with) (?:an? |the |some )?(?:[a-z]+ )?(?:paper|canvas|sketch|sketchbook|sand|chalk|crayons?|pencils?|wall)\b)/g,
    (_, form = '') => `sketch${form === 's' ? 'es' : form} `,
  ],
  // Who sleeps has the eyes shut.
  ['opens', /\bopens (?:its|both) eyes(?=,| and| ?[.;]| ?$)/g, 'wakes up'],
  [
    'adds',
    /(,? and|,)? adds (?:some |a (?:pinch|dash|bit|little) (?:of )?)?(salt|pepper|sugar|spices?|herbs)\b/g,
    (_, joint = '', what = '') => `${joint === '' ? '' : ' and'} sprinkles ${what}`,
  ],
  // It is gone because it flies: nothing vanishes on its pad.
  [
    'launches lifts blasts takes',
    /\b(launches|lifts off|blasts off|takes off)(?:,| and|, and) (?:disappears|vanishes) (?:in|into|behind|above) the (?:clouds|sky|distance|stars)\b/g,
    '$1',
  ],
  [
    'counts',
    /\bcounts down(?: from [a-z]+)?(?:,| and|, then|, and) (?=launches|lifts off|blasts off|takes off)/g,
    '',
  ],
  // Who has mended it drives it.
  [
    'repair fix mend wash refuel',
    /\b((?:repair|fixe|mend|washe|refuel|polishe)s (?:an?|the|his|her) (?:[a-z]+ )?)(car|truck|van|tractor|bus|motorcycle|motorbike|bike|bicycle|jeep)(?:,? and(?: then)?|, then| and) (drives|rides) (?:away|off)\b/g,
    '$1$2. then the $2 drives off',
  ],
]
