import type { Turn } from './turn.ts'

/** People by their age and their great days. */
export const PEOPLE_TURNS: readonly Turn[] = [
  [
    'first',
    /\b(?:tak(?:es|ing|e)|mak(?:es|ing|e)) (?:his|her|its|their) first steps\b/g,
    'walking',
  ],
  [
    'wedding',
    /\b(?:an? |the )?(?:[a-z]+ )?wedding\b(?! (?:ring|dress|cake|ceremon|band|gown|invit|hall|photo|party|guest|day|venue|bouquet))/g,
    'a bride and a groom',
  ],
  [
    'year',
    /\b(?:an? )?(?:\d|1[0-2]|five|six|seven|eight|nine|ten)[- ]years?[- ]old\b(?: (?:child|kid))?/g,
    'a child',
  ],
  [
    'year',
    /\b(?:an? )?(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?[- ]old\b/g,
    'a teenage',
  ],
  ['year', /\b(?:an? )?(?:[6-9]\d|sixty|seventy|eighty|ninety)[- ]years?[- ]old\b/g, 'an elderly'],
  [
    'year',
    /\b(?:1[89]|[2-5]\d|twenty|thirty|forty|fifty)(?:[- ][a-z]+)?[- ]years?[- ]old\b/g,
    'adult',
  ],
]
