import type { Rows, Turn } from '../turn.ts'
import { anyOf, saidFor } from '../turn.ts'
import { MOVING_SHOT_TURNS } from './moving-shots.ts'

/** Moves as they stand in brackets and shot lists, in a sentence's words. */
const COMMANDS: Rows = [
  ['static(?: shot| camera)?|locked(?:[- ]off)?(?: shot)?|no movement|fixed', 'static shot'],
  ['tracking(?: shot)?|follow(?:ing)?(?: shot)?', 'tracking shot'],
  ['(?:camera )?shak(?:e|y|ing)(?: cam| camera)?', 'camera shake'],
  ['hand-?held(?: camera| shot)?', 'handheld camera'],
  ['push(?:es)?[- ]in|push forward', 'the camera pushes in'],
  ['pull(?:s)?[- ](?:out|back|away)', 'the camera pulls back'],
  ['dolly(?:[- ](?:in|forward))?', 'the camera dollies in'],
  ['dolly[- ](?:out|back|backward)', 'the camera dollies out'],
  ['zoom[- ]in', 'the camera zooms in'],
  ['zoom[- ]out', 'the camera zooms out'],
  ['pan[- ]left', 'the camera pans left'],
  ['pan[- ]right', 'the camera pans right'],
  ['truck[- ]left|slide left|track left|move left', 'the camera trucks left'],
  ['truck[- ]right|slide right|track right|move right', 'the camera trucks right'],
  ['tilt[- ]up', 'the camera tilts up'],
  ['tilt[- ]down', 'the camera tilts down'],
  ['(?:pedestal|crane|boom|jib|rise)(?:[- ]up)?|ascend|move up', 'the camera moves up'],
  ['(?:pedestal|crane|boom|jib)[- ]down|descend|lower|move down', 'the camera moves down'],
  ['roll[- ](?:left|(?:counter|anti)-?clockwise)', 'the camera rolls counterclockwise'],
  ['roll(?:[- ](?:right|clockwise))?', 'the camera rolls clockwise'],
  ['(?:orbit|arc|circle)(?: shot)?(?:[- ](?:left|clockwise))?', 'orbit shot'],
  ['(?:orbit|arc)[- ](?:right|(?:counter|anti)-?clockwise)', 'the camera orbits to the right'],
  ['(?:drone|aerial)(?: shot| view)?', 'aerial shot'],
  ['whip[- ]pan', 'whip pan'],
]
const COMMAND = new RegExp(`^(?:(?:slow|fast|smooth|quick) )*(?:${anyOf(COMMANDS)})$`)

/** "[pan left, tilt up]": what is in one bracket is done at once; what is no move stays as it is. */
function commanded(bracket: string, inside = ''): string {
  const moves = inside.split(/\s*[,+&;]\s*|\s+and\s+/).map((each) => each.trim())
  if (!moves.every((move) => COMMAND.test(move))) return bracket
  const told = moves.map((move) => {
    const [how = ''] = /^(?:(?:slow|fast|smooth|quick) )*/.exec(move) ?? []
    return `${how}${saidFor(COMMANDS, move.slice(how.length))}`
  })
  return ` , ${told.join(' while ')} , `
}

const HOW = '(?:(?:slowly|gently|smoothly|quickly|gradually|suddenly|rapidly|finally|steadily) )*'
/** What only a camera does, and nobody before it. */
const TURNS_THEN =
  '(?:pan|tilt|zoom|doll(?:y|ies)|track|truck|push(?:es)? in|pull(?:s)? (?:back|out|away|up)|orbit|arc|crane|boom|pedestal|roll|whip-?pan|rises|rising|ascends|descends|move(?:s)? (?:in|up|down|left|right|closer|forward|back)|circl(?:e|es))'
const OF_CAMERA =
  '\\b(?:camera|shot|pan(?:s|ning)?|tilt(?:s|ing)?|zoom(?:s|ing)?|doll(?:y|ies|ying)|drone|crane|orbits?|push(?:es)?[- ]in)\\b'
const CLOCK = '(?:(?:counter|anti)[- ]?)?clock-?wise'
const ROUNDS = '(?:orbit|circl|arc|revolv|rotat|spin|turn|mov|swing|swirl|fl(?:y|ies))[a-z]*'
const AGAINST = /^(?:counter|anti)/

const side = (clock: string): string => (AGAINST.test(clock) ? ' to the right' : '')

/** Moves in the words of shot lists and of those who turn a camera. */
export const CAMERA_TALK_TURNS: readonly Turn[] = [
  ['[', /\[([^\]]{2,70})\]/g, commanded],
  [
    'high-key high key',
    /\b(?:an? )?high[- ]key (photo(?:graph)?|image|picture|shot|portrait|fashion shot)(?: of)? /g,
    (_, what = '') => `high-key lighting , ${what === 'portrait' ? 'portrait of ' : ''}`,
  ],
  // What comes after a cut is another shot.
  [
    'cut',
    /(?:^|(?<=[.,;] ?))(?:an? )?(?:match|jump|smash|hard|graphic|straight)[- ]cuts?(?: shot)? from ([^.;]{3,80}?),? to /g,
    ' . $1 . cut to ',
  ],
  ['cutaway cut-in', /\b(?:an? )?(?:cut-?away|cut-?in)(?: shot)? (to|of) /g, 'close-up of '],
  [
    'jump cut',
    /(?:^|(?<=[.,;] ?))(?:an? )?(?:smash|hard|jump)[- ]cuts?(?: (?:of|shot of))(?= )/g,
    '',
  ],
  // "Then tilts up" is what the camera does next, and no other shot.
  [
    'then before after',
    new RegExp(
      `(?<=${OF_CAMERA}[^.;!?]{0,90}?)(?<!\\b(?:start|begin|open)(?:s|ing)? [^.;]{0,90})(?:,? and)?,? (?:then|before|after which)(?: it| the camera)? (?=${HOW}${TURNS_THEN}(?:s|ning|ing)?\\b(?! (?:his|her|its|their|an?|the) (?:head|face|eyes|hand|hands|chair|hat|sleeves)))`,
      'g',
    ),
    ', next the camera ',
  ],
  [
    'next the camera',
    new RegExp(`(next the camera ${HOW})(pan|tilt|zoom|ris|orbit|mov)(?:n?ing|ing)\\b`, 'g'),
    (_, lead = '', verb = '') => `${lead}${verb}${/[sv]$/.test(verb) ? 'es' : 's'}`,
  ],
  // Round what, and which way, in one order.
  [
    'clockwise clock-wise',
    new RegExp(
      `\\b((?:camera|drone|shot|view)\\b[^.;]{0,60}?)\\b${ROUNDS}( around| about| round)? ((?:an?|the|his|her|two|three|some) [^,.;]{2,60}?),? (?:in an? )?(${CLOCK})(?: (?:direction|motion|arc|circle))?\\b`,
      'g',
    ),
    (_, ...[lead = '', round = ' around', whom = '', clock = '']) =>
      `${lead}orbits${side(clock)}${round} ${whom}`,
  ],
  [
    'clockwise clock-wise',
    new RegExp(
      `(^|[,.;:] ?|\\b(?:camera|drone|shot|view)\\b[^.;]{0,40}? |\\b(?:an?|slow|smooth) )${ROUNDS}(?: shot)?(?: moving| going| turning)? (${CLOCK}) (around|about|round) `,
      'g',
    ),
    (_, ...[lead = '', clock = '', round = '']) => {
      const named = /\b(?:camera|drone|shot|view)\b/.test(lead)
      return `${named ? lead : `${lead.replace(/\b(?:an?|slow|smooth) $/, '')}the camera `}orbits${side(clock)} ${round} `
    },
  ],
  [
    'arc orbit circle',
    new RegExp(
      `(?:^|(?<=[,.;:] ?))(?:an? )?(?:(?:slow|smooth|gentle|wide|full|half|partial|quick|fast|complete|(?:45|90|180|270|360)[- ]degrees?|semi-?circular|half-?circle|\\d+°) ?)*(?:camera )?(?:arc|orbit|circle)(?:s|ing)?(?: shot| move(?:ment)?)?(?: moving| going)?(?: to the)?( left| right)? (?:around|about|round) (?=(?:an?|the|two|three|some|[a-z]+s) )`,
      'g',
    ),
    (_, way = '') => `the camera orbits${way === ' right' ? ' to the right' : ''} around `,
  ],
  // Up and round at once.
  [
    'spiral corkscrew helix',
    new RegExp(
      `\\b(?:(?:the )?camera |an? )?(?:slow )?(?:spiral|corkscrew|helix|helical)(?:s|ing|l?ing)?(?: shot| move(?:ment)?)?(?: (?:camera|slowly))? (up|down)(?:wards?)?(?: (?:around|about|along))? (?=(?:an?|the) )`,
      'g',
    ),
    (_, way = '') =>
      `the camera ${way === 'up' ? 'moves up' : 'moves down'} while the camera orbits around `,
  ],
  // "The camera leads her": it goes backwards before whoever comes.
  [
    'leading lead reverse backward backwards',
    /\b(?:an? )?(?:(?:slow|smooth|low|steady|steadicam) )*(?:lead(?:ing)?[- ](?:tracking )?shot|(?:reverse|backward|front)[- ]track(?:ing)? shot|tracking shot from (?:in front|the front))(?: (?:of|in front of))? ((?:an?|the|two|three) [^,.;]{2,50}?) (walk|run|jogg|march|danc|rid|skat|stroll|rac|gallop|cycl|driv)ing\b/g,
    'the camera pulls back , $1 $2ing toward the camera',
  ],
  [
    'camera',
    /\b(?:the )?camera (?:(?:slowly|smoothly|steadily) )?(?:mov|walk|track|travel|glid|retreat|doll|go)(?:e?s|ies|ing|ying)? back(?:ward|wards)? (?:in front of|ahead of|before) ((?:an?|the|two|three) [^,.;]{2,40}?)(?: (?:who (?:is |are )?|as (?:she|he|it|they) )?(walk|run|jog|march|danc|rid|skat|stroll)(?:n?ing|ging|es|s)?)?(?: (?:toward|towards) (?:us|the camera|it))?(?=[,.;]|$| (?:down|along|through|on|in|at|across|over)\b)/g,
    (_, whom = '', deed = '') =>
      `the camera pulls back , ${whom.replace(/^(an?|the|two|three) (?:walking|running) /, '$1 ')} ${deed === '' ? 'walk' : deed}ing toward the camera`,
  ],
  // From far to near: where a move ends.
  [
    'ending ends finishing closing culminating',
    /(?<=\b(?:zoom|dolly|doll|push|mov)[a-z]*(?: (?:in|closer|forward))?\b[^.;]{0,80}),? (?:and )?(?:ending|ends|finishing|closing|culminating|stopping|landing) (?:up )?(?:in|on|with|at) (?:an? )?(?:(?:extreme|tight|big|dramatic) )*close-?up (?:of|on) (an?|the|his|her|two) ([^,.;]{2,50})/g,
    ', $1 $2 ¦ ending near $1 $2 ¦',
  ],
  ...MOVING_SHOT_TURNS,
]
