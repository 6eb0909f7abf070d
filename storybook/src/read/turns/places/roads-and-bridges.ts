import type { Turn } from '../turn.ts'

const BRIDGE = '((?:(?!of\\b|and\\b)[a-z-]+ ){0,3}bridge)'
const WATER =
  '(?:river|stream|brook|creek|canal|gorge|canyon|valley|bay|strait|harbou?r|sea|lake|pond|water)'
const FAMOUS =
  '(?:golden gate|brooklyn|tower|manhattan|london|sydney harbou?r|charles|rialto|bay|forth|queensboro)'

/** Bridges that span, rivers below them, streets of a city, and what drives there. */
export const ROAD_AND_BRIDGE_TURNS: readonly Turn[] = [
  [
    'bridge',
    new RegExp(
      `\\b(?:the )?(${FAMOUS} bridge) (?:majestically |gracefully |proudly )?(?:span|cross|stretch|connect|arch|link|reach|extend|ris)(?:e?s|ning|ing|e)?\\b[^.,;¦]*`,
      'g',
    ),
    'the $1',
  ],
  [
    'bridge',
    new RegExp(
      `\\b(an?|the) ${BRIDGE} (?:gracefully )?(?:spans|spanning|crosses|crossing|stretches (?:across|over)|stretching (?:across|over)|arches over|arching over) (?=(?:an?|the) (?:[a-z]+ ){0,3}${WATER}\\b)`,
      'g',
    ),
    '$1 $2 over ',
  ],
  [
    'bridge',
    new RegExp(
      `\\b(an?|the) ((?:[a-z]+ ){0,2}(?:river|stream|brook|creek|canal)) (?:(?:is|gently|slowly|quietly|softly|lazily|peacefully) )*(?:flow|run|wind|trickl|meander|ripp?l|babbl|rush|murmur|gurgl|glid)(?:e?s|ing)?(?: [a-z]+ly)? (?:under|underneath|beneath|below) (an?|the) ${BRIDGE}`,
      'g',
    ),
    '$3 $4 over $1 $2',
  ],
  [
    'street boulevard avenue',
    new RegExp(
      `\\b(?:streets?|boulevards?|avenues?|sidewalks?)((?: (?:full of|with|of) (?:people|pedestrians|tourists|cars|traffic))?) (?:in|of) paris\\b`,
      'g',
    ),
    'paris street$1',
  ],
  [
    'headlights',
    /\b(cars?|trucks?|buses|bus|vehicles?)(?:'s|s'|')? headlights (?:pierc|cut|shin|glow|slic|gleam|beam|appear|emerg|blaz|illuminat|light)(?:es|e|s|ing|ting)?(?: up)?(?: (?:through|in|into|out of|from))?(?: (?:the|a) (?:[a-z]+ )?(mist|fog|haze|dark|darkness|gloom|night|road|rain))?(?: as they)? (?=[a-z]+ly |make|drive|crawl|move|creep|roll|pass)/g,
    (_, who = '', through = '') =>
      `${through === '' ? '' : `in the ${through} `}${who} with headlights `,
  ],
  [
    'impossible difficult hard',
    /,? (?:and )?making it (?:[a-z]+ )?(?:impossible|difficult|hard) to see(?: (?:anything|ahead|far|the road|clearly))*/g,
    '',
  ],
  [
    'headlights',
    /\b(cars?|trucks?|buses|bus|vehicles?) with headlights ((?:[a-z]+ly )?)(?:make|makes|making) (?:their|its) way\b/g,
    '$1 with headlights $2drive',
  ],
  [
    'traffic',
    /\b((?:city|busy|main|crowded|downtown) (?:street|avenue|road)s?)((?: at (?:night|dusk|dawn)| in the (?:evening|rain|snow))?),? with (?:(?:bright|glowing|neon|colou?rful|street|city|many) )*(lights )?and (?:(?:busy|heavy|passing|rushing|dense) )*traffic\b/g,
    '$1$2 , cars drive along the street',
  ],
  [
    'switchback switchbacks hairpin',
    /\b(?:going|driving|climbing|heading|winding|goes|drives|climbs|heads|winds)(?: its way)?(?: up)? (an?|the|some) (?:steep |narrow |winding )?(?:mountain )?(?:switchbacks?|hairpins?|hairpin (?:turns?|bends?)|hairpin roads?)(?: road| bend| turn)?\b/g,
    'climbing a winding mountain road',
  ],
]
