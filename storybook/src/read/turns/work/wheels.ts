import type { Turn } from '../turn.ts'

const CAR =
  '(?:race car|racing car|sports car|police car|toy car|car|truck|lorry|van|bus|taxi|jeep|suv|pickup|tractor|motorcycle|motorbike|ambulance|limousine|vehicle)'
const RACER =
  '(?:(?:formula|formula one|formula 1|f1|red|blue|white|black|yellow|green|silver) )*(?:(?:race|racing|rally|sports) car|race|racing|car|motorcycle|motorbike|truck|go-kart|kart)'
const THERE =
  '(?=\\s*(?:[.,;]|$)| (?:and|in|on|at|near|while|several|many|twice|as|then|during)\\b)'

/** What befalls cars, and how they race, in captions of a few words. */
export const WHEEL_TURNS: readonly Turn[] = [
  [
    'inside interior',
    /^\s*(?:the )?(?:inside|interior) of (?:an?|the) ((?:[a-z]+ )?(?:car|truck|bus|van|taxi))(?=\s*(?:[.,;]|$)| (?:driving|while|as|on|in|at)\b)/g,
    'first-person view from a $1',
  ],
  [
    'needle',
    /\b(?:(?:needle|hand) (?:of|on|in) (?:an?|the) ((?:car |speed |fuel |pressure )?(?:gauge|speedometer|tachometer|dial))|((?:car |speed |fuel |pressure )?(?:gauge|speedometer|tachometer|dial)(?:'s)?) needle)\b/g,
    (...[, on = '', before = '']) => on || before.replace(/'s$/, ''),
  ],
  [
    'gauge speedometer tachometer',
    /\b(gauge|speedometer|tachometer)(?: (?:is|are))? (?:go(?:es|ing)?|drop(?:s|ping)?|mov(?:es|ing)|sink(?:s|ing)?) down\b/g,
    '$1 falls',
  ],
  [
    'garage door roller door',
    /\b((?:garage|roller) doors?)(?: (?:is|are))?(?: (?:slowly|automatically))? (?:lift(?:s|ing)?|ris(?:es|e|ing)|(?:go|roll|slid|mov|pull)(?:es|s|ing)? up(?:wards?)?)(?: up| open)?\b/g,
    '$1 opens',
  ],
  // Over it goes; the road is not what it rolls over.
  [
    'over upside roof',
    new RegExp(
      `\\b(${CAR}s?)((?: [a-z]+){0,4}?) (?:roll|flip|turn|tip|tumbl|toppl)(s|es|e|ping|ling|ing)? (?:over(?: and over)?|upside[- ]down|(?:over )?on(?:to)? its (?:roof|side|back|head))${THERE}`,
      'g',
    ),
    (...[, car = '', between = '', form = '']) =>
      `${car}${between} flip${form.endsWith('ing') ? 'ping' : car.endsWith('s') ? '' : 's'}`,
  ],
  [
    'overturn',
    new RegExp(`\\b(${CAR}) (?:is )?overturn(s|ed|ing)\\b`, 'g'),
    (_, car, form) => `${car} flip${form === 'ing' ? 'ping' : 's'}`,
  ],
  [
    'parked',
    new RegExp(`\\b(${CAR}) (?:is|stands|sits) parked(?=\\s*(?:[.,;]|$))`, 'g'),
    '$1 stands',
  ],
  [
    'parked',
    new RegExp(`\\b(${CAR}s) (?:are|stand|sit) parked(?=\\s*(?:[.,;]|$))`, 'g'),
    '$1 stand',
  ],
  // Whom a racing car is after drives one too.
  [
    'opponent opponents competitor competitors rival rivals',
    new RegExp(
      `\\b(${RACER})\\b([^.;]*?) (?:behind |after |past |with )?(?:(?:its|the|his|her|an?|another) )?(opponent|competitor|rival)(s?)\\b`,
      'g',
    ),
    (...[, car = '', between = '', , many = '']) =>
      `${car}${between} ${many ? 'two other' : 'another'} ${/car$|cycle$|bike$|truck$|kart$/.test(car) ? car : `${car} car`}${many}`,
  ],
  [
    'curve bend corner turn',
    new RegExp(
      `\\b((?:[a-z0-9]+ ){0,2}(?:race|racing|rally) car|go-kart|kart)\\b([^.;]*?),? (?:and |while )?(?:pass|go|driv|tak|com|turn|speed|rac)(?:es|s|ing|e)? (?:around |round |through |into )?(?:an?|the|one|sharp)? ?(?:sharp |tight )?(?:curve|bend|corner)(?=\\s*(?:[.,;]|$)| during| in| on)`,
      'g',
    ),
    '$1$2',
  ],
  [
    'race',
    new RegExp(
      `\\b(${RACER}s?)\\b([^.;]*?) (?:during|in) (?:an?|the)? ?(?:car )?race(?=\\s*(?:[.,;]|$))`,
      'g',
    ),
    '$1$2 at a race track',
  ],
  [
    'racing race races raced',
    new RegExp(
      `\\b((?:two|three|four|five|some|several|many|an?|the) )?(${CAR}s?)((?: is| are| were| was)?) rac(?:ing|es?|ed)((?: against)? each other| together| fast)?(?=\\s*(?:[.,;]|$))`,
      'g',
    ),
    '$1$2$3 racing at a race track',
  ],
]
