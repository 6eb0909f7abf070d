import type { Turn } from '../turn.ts'

const CAR =
  '(?:(?:vintage|old|classic|red|blue|green|white|black|yellow|silver) )*(?:car|automobile|vehicle|sedan)'
const LOOKS =
  '(?:look|check|inspect|examin|repair|fix|work|peer)(s|es|ing|e)?(?: (?:at|on|under|into|over))?'

/** What is done with cars that stand: their hood is up, or they are charged. */
export const MOTORING_TURNS: readonly Turn[] = [
  [
    'engine hood bonnet',
    new RegExp(
      `\\b${LOOKS} (?:the |an? |its |their |his |her )?(?:open |raised )?(?:engine|hood|bonnet)(?: (?:of|in|under the hood of) (?:(?:an?|the|their|his|her) )?(${CAR}))`,
      'g',
    ),
    (_, ending = '', car = '') => `look${ending === 'e' ? '' : ending} at ${openHood(car)}`,
  ],
  [
    'hood bonnet',
    new RegExp(
      `\\b(?:the |an? )?(?:open|raised|lifted) (?:hood|bonnet) of (?:an?|the|his|her|their) (${CAR})\\b`,
      'g',
    ),
    (_, car = '') => openHood(car),
  ],
  [
    'hood bonnet',
    new RegExp(
      `\\b(?:an? |the )?(${CAR}) with (?:its |the |an? )?(?:(?:open|raised|lifted) (?:hood|bonnet)|(?:hood|bonnet) (?:open|up|raised))\\b`,
      'g',
    ),
    (_, car = '') => openHood(car),
  ],
  // Those who are attacked are within, and not those who attack.
  [
    'inside',
    new RegExp(
      `^((?:an?|the|two|three|some)? ?[a-z]+) (attack|surround|besieg)(?:e?s|ing|e)? ((?:an?|the|two|three) [a-z]+(?: and (?:an?|the|two|three) [a-z]+)?) inside (?:an?|the|their) (car|bus|van|truck|taxi|tram)$`,
      'g',
    ),
    '$3 inside a $4, $1 attack the $4',
  ],
  [
    'getting stepping coming get gets',
    /\b(people|passengers|men|women|students|children|tourists|commuters|travell?ers|(?:an?|the) (?:man|woman|girl|boy|passenger|family|couple)) (?:getting|stepping|coming|gets?|steps?) (?:off|out of) (an?|the) (train|subway|metro)\b(?![^.;]*\bstation\b)/g,
    '$1 leaving $2 $3 at a train station',
  ],
  [
    'charging charged recharging',
    new RegExp(
      `\\b(an?|the|two|three)? ?((?:electric )?${CAR})s? (?:is |are |being )*(?:re)?charg(?:ing|ed)\\b(?! (?:at|through|down|into|towards?)| station| point)`,
      'g',
    ),
    (_, article = 'a', car = '') =>
      `${article || 'a'} ${car.replace('electric ', '')} parked next to a charging station`,
  ],
]

/** Of its looks only its paint is kept. */
function openHood(car: string): string {
  const paint = /\b(?:red|blue|green|white|black|yellow|silver)\b/.exec(car)?.[0]
  return `a ${paint === undefined ? '' : `${paint} `}open-hood car`
}
