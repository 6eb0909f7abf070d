import type { Turn } from '../turn.ts'

const HOW =
  '(?:(?:slow|slowly|smoothly|steadily|fast|quickly|low|high|gently|forward|straight|up|down|in a circle|all the way|closely) )*'
/** Where a title begins: what flies there is the camera, for nobody is named. */
const UNSAID = `(^ ?|[.;:] )${HOW}(?:(?:aerial|drone|fpv|cinematic) ){0,2}`
const FLIES = '(?:fly|flying|flies|gliding|hovering|soaring|cruising|drone flight|flight)'
const CLOCKWISE = '(?:counter[- ]?clockwise|anti[- ]?clockwise|clockwise)'

/** "Ultra-fast hyperlapse racing through a tunnel", "a first-person POV shot rapidly flies through a door". */
const FILMED =
  '(?:(?:an?|the|ultra|super|hyper|ultra-fast|super-fast|hyper-fast|fast|high-speed|rapid|smooth|continuous|single|cinematic|disorienting|dizzying|breathtaking|dynamic|immersive|handheld|long|fpv|first-person|first person|pov|camera|shot|view|footage|sequence|flight|take|hyper-?lapse|hyper lapse|time-?lapse|gimbal|steadicam|one-shot) )'
const AHEAD_BEING =
  '(?:flying|racing|speeding|zooming|rushing|hurtling|soaring|darting|dashing|gliding|zipping|whizzing|blasting|swooping|diving|plunging|weaving)'
const AHEAD =
  '(?:flies|races|speeds|zooms|rushes|hurtles|soars|darts|dashes|glides|zips|whizzes|blasts|swoops|dives|plunges|weaves|flight)'
const SWIFT =
  '(?:(?:fast|quickly|rapidly|swiftly|slowly|smoothly|forward|straight|low|at high speed|at hyper-?speed) )*'

/** "Flying towards a lighthouse", "flying counter clockwise around a yacht": whoever films it is not in the picture. */
export const CAMERA_FLIGHT_TURNS: readonly Turn[] = [
  // Whoever races there is not said: one races along.
  [
    'flying racing speeding zooming rushing hurtling soaring darting dashing gliding zipping whizzing blasting swooping diving plunging weaving flies races speeds zooms rushes hurtles soars darts dashes glides zips whizzes blasts swoops dives plunges weaves flight',
    new RegExp(
      `^ ?(?!(?:the )?camera )(?:${FILMED}*${SWIFT}${AHEAD_BEING}|${FILMED}+${SWIFT}${AHEAD}) ${SWIFT}(?=(?:through|down|along|between|past) )`,
    ),
    'the camera flies ',
  ],
  [
    'camera flies',
    /(?<=^ ?the camera flies )(through [^.;,]*?\b(?:doors?|doorway|gates?|archway|tunnel|hole|window|portal|clouds|fog)),? (?:to reveal|revealing|that reveals?) /g,
    '$1 into ',
  ],
  [
    'flying fly flies gliding hovering soaring cruising flight',
    new RegExp(
      `${UNSAID}${FLIES} ${HOW}(?:towards?|up to|closer to|into|in on) (?=(?:an?|the|some|two|three) )`,
      'g',
    ),
    '$1the camera flies towards ',
  ],
  [
    'flying fly flies gliding hovering soaring cruising flight',
    new RegExp(
      `${UNSAID}${FLIES} ${HOW}(?:(${CLOCKWISE}) )?${HOW}(?:all )?(?:around|round) (?=(?:an?|the|some|two|three) )`,
      'g',
    ),
    (_, start = '', clock = '') =>
      `${start}the camera orbits ${/^(?:c.*-|counter|anti)/.test(clock) ? 'to the right ' : ''}around `,
  ],
  [
    'flying fly flies gliding hovering soaring cruising flight',
    new RegExp(
      `${UNSAID}${FLIES} ${HOW}(?:over|above|across|along) (?=(?:an?|the|some|two|three) |[a-z]+ (?:city|mountains|forest|sea|coast|desert|hills|fields)\\b)`,
      'g',
    ),
    '$1drone flying over ',
  ],
  ['angle', /\b(high|low|top|side|bird'?s? eye) angle of (?:the )?view\b/g, '$1 angle view'],
  [
    'close',
    /\b((?:very |extreme(?:ly)? )?)close view\b/g,
    (_, how) => `${how === '' ? '' : 'extreme '}close-up`,
  ],
]
