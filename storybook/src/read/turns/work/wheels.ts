import type { Turn } from '../turn.ts'
import { pattern } from '../../pattern.ts'

const CAR =
  '(?:race car|racing car|sports car|police car|toy car|car|truck|lorry|van|bus|taxi|jeep|suv|pickup|tractor|motorcycle|motorbike|ambulance|limousine|vehicle)'
const RACER =
  '(?:(?:formula|formula one|formula 1|f1|red|blue|white|black|yellow|green|silver) )*(?:(?:race|racing|rally|sports) car|race|racing|car|motorcycle|motorbike|truck|go-kart|kart)'
const THERE =
  '(?=\\s*(?:[.,;]|$)| (?:and|in|on|at|near|while|several|many|twice|as|then|during)\\b)'

/** What befalls cars, and how they race, in captions of a few words. */
export const WHEEL_TURNS: readonly Turn[] = [
  [
    /^\s*(?:the )?(?:inside|interior) of (?:an?|the) ((?:[a-z]+ )?(?:car|truck|bus|van|taxi))(?=\s*(?:[.,;]|$)| (?:driving|while|as|on|in|at)\b)/g,
    'first-person view from a $1',
  ],
  [
    /\b(?:(?:needle|hand) (?:of|on|in) (?:an?|the) ((?:car |speed |fuel |pressure )?(?:gauge|speedometer|tachometer|dial))|((?:car |speed |fuel |pressure )?(?:gauge|speedometer|tachometer|dial)(?:'s)?) needle)\b/g,
    (...[, on = '', before = '']) => on || before.replace(/'s$/, ''),
  ],
  [
    /\b(gauge|speedometer|tachometer)(?: (?:is|are))? (?:go(?:es|ing)?|drop(?:s|ping)?|mov(?:es|ing)|sink(?:s|ing)?) down\b/g,
    '$1 falls',
  ],
  [
    /\b((?:garage|roller) doors?)(?: (?:is|are))?(?: (?:slowly|automatically))? (?:lift(?:s|ing)?|ris(?:es|e|ing)|(?:go|roll|slid|mov|pull)(?:es|s|ing)? up(?:wards?)?)(?: up| open)?\b/g,
    '$1 opens',
  ],
  // Over it goes; the road is not what it rolls over.
  [
    pattern`\b(${CAR}s?)((?: [a-z]+){0,4}?) (?:roll|flip|turn|tip|tumbl|toppl)(s|es|e|ping|ling|ing)? (?:over(?: and over)?|upside[- ]down|(?:over )?on(?:to)? its (?:roof|side|back|head))${THERE}`,
    (...[, car = '', between = '', form = '']) =>
      `${car}${between} flip${form.endsWith('ing') ? 'ping' : car.endsWith('s') ? '' : 's'}`,
  ],
  [
    pattern`\b(${CAR}) (?:is )?overturn(s|ed|ing)\b`,
    (_, car, form) => `${car} flip${form === 'ing' ? 'ping' : 's'}`,
  ],
  [pattern`\b(${CAR}) (?:is|stands|sits) parked(?=\s*(?:[.,;]|$))`, '$1 stands'],
  [pattern`\b(${CAR}s) (?:are|stand|sit) parked(?=\s*(?:[.,;]|$))`, '$1 stand'],
  // Whom a racing car is after drives one too.
  [
    pattern`\b(${RACER})\b([^.;]*?) (?:behind |after |past |with )?(?:(?:its|the|his|her|an?|another) )?(opponent|competitor|rival)(s?)\b`,
    (...[, car = '', between = '', , many = '']) =>
      `${car}${between} ${many ? 'two other' : 'another'} ${/car$|cycle$|bike$|truck$|kart$/.test(car) ? car : `${car} car`}${many}`,
  ],
  [
    pattern`\b((?:[a-z0-9]+ ){0,2}(?:race|racing|rally) car|go-kart|kart)\b([^.;]*?),? (?:and |while )?(?:pass|go|driv|tak|com|turn|speed|rac)(?:es|s|ing|e)? (?:around |round |through |into )?(?:an?|the|one|sharp)? ?(?:sharp |tight )?(?:curve|bend|corner)(?=\s*(?:[.,;]|$)| during| in| on)`,
    '$1$2',
  ],
  [
    pattern`\b(${RACER}s?)\b([^.;]*?) (?:during|in) (?:an?|the)? ?(?:car )?race(?=\s*(?:[.,;]|$))`,
    '$1$2 at a race track',
  ],
  [
    pattern`\b((?:two|three|four|five|some|several|many|an?|the) )?(${CAR}s?)((?: is| are| were| was)?) rac(?:ing|es?|ed)((?: against)? each other| together| fast)?(?=\s*(?:[.,;]|$))`,
    '$1$2$3 racing at a race track',
  ],
]
