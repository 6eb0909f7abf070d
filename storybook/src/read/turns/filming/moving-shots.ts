import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const HOW =
  '(?:(?:slow|smooth|gentle|quick|fast|rapid|shaky|steady|cinematic|dramatic|immersive|continuous|single|long|low|unbroken)[- ])*'

/** Shots that are called by how their camera goes, and what it does. */
const SHOTS: Rows = [
  ['push[- ]in(?: shot)?', 'the camera pushes in'],
  ['dolly[- ]in(?: shot)?', 'the camera dollies in'],
  ['(?:fpv|drone|flying)(?: drone)? (?:shot|footage|view)', 'the camera flies'],
  [
    'hand-?held(?: camera)? (?:shot|footage|perspective|view)',
    'handheld camera , the camera moves',
  ],
  [
    '(?:tracking|gliding|floating|steadicam|gimbal|moving) (?:shot|footage|take)',
    'the camera moves',
  ],
]
const GOES =
  '(?:navigat|mov|travel+|weav|glid|fly|float|drift|go|pass|wind|wander|slip|sweep+|soar|thread|snak|swerv|winding its way|making its way)ing'
const WAYS = '(?:through|along|past|between|across|around|over|into|towards?)'

/** "A handheld shot navigating through a market, weaving between the stalls": nobody walks or drives there but the camera. */
export const MOVING_SHOT_TURNS: readonly Turn[] = [
  [
    'push-in push dolly fpv drone flying handheld hand-held tracking gliding floating steadicam gimbal moving',
    new RegExp(
      `(^ ?|[.;] )(?:an? |the )?${HOW}(${anyOf(SHOTS)}),?( ${GOES})? (${WAYS}) (?=(?:an?|the|some|his|her|their|[a-z]+s|[a-z]+ [a-z]+s) )`,
      'g',
    ),
    (said, ...[start = '', shot = '', goes, way = '']) =>
      goes === undefined && !/^(?:push|dolly)/.test(shot)
        ? said
        : `${start}${saidFor(SHOTS, shot)} ${way} `,
  ],
  [
    'the camera',
    new RegExp(
      `(?<=\\bthe camera (?:pushes in|dollies in|moves|flies) [^.;]*?),? (?:and |then )?(?:slowly |gently )?${GOES}(?= ${WAYS} )`,
      'g',
    ),
    '',
  ],
  [
    'entering',
    /(?<=\bthe camera (?:pushes in|dollies in|moves|flies) [^.;]*?),? (?:and |then )?entering (?=an?|the)/g,
    ' into ',
  ],
]
