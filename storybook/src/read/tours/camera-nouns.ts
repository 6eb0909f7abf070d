/** Moves that a prompt begins with as a noun: "a tilt-up from the roots of a tree". */
const MOVES: readonly (readonly [said: string, told: string])[] = [
  ['tilt[- ]up', 'the camera tilts up'],
  ['tilt[- ]down', 'the camera tilts down'],
  ['pedestal[- ]up', 'the camera moves up'],
  ['pedestal[- ]down', 'the camera moves down'],
  ['push[- ]in', 'the camera pushes in'],
  ['pull[- ]out|pull[- ]back', 'the camera pulls back'],
  ['zoom[- ]in', 'the camera zooms in'],
  ['zoom[- ]out', 'the camera zooms out'],
  ['pan[- ]left', 'the camera pans left'],
  ['pan[- ]right', 'the camera pans right'],
  ['truck[- ]left', 'the camera trucks left'],
  ['truck[- ]right', 'the camera trucks right'],
  ['arc shot', 'the camera orbits around'],
]

const HEAD = new RegExp(
  `^\\s*(?:an? )(?:(?:slow|smooth|gentle|fast|quick|dramatic) )*(${MOVES.map(([said]) => said).join('|')})(?: shot)?(?: (?:starting|beginning|circling|moving|rising|descending|going))?((?: (?:from|of|on|onto|across|through|towards?|around|along|past|over|alongside|in|at))+) (?=(?:an?|the|his|her|their|its) |[a-z]+)`,
)

/** Where on something a move begins: it goes on along the whole of it. */
const PART =
  /^the (?:[a-z]+ )?(?:base|feet|foot|roots|bottom|top|surface|trunk|peak|tip|beginning) of (?=(?:an?|the|his|her) )/

/** "From a detailed shot of a feather": it is the feather that is seen. */
const SHOT_OF =
  /^(?:an?|the) (?:(?:detailed|close|tight|extreme|intimate|macro) )*(?:shot|view|close-?up|look|image) of (?=(?:an?|the|his|her) )/

/** "Through an open window, entering a kitchen": the kitchen is seen, and the window no more. */
const ENTERED =
  /^(?:an?|the) [^,.]{3,50}, (?:and )?(?:entering|moving into|coming into|emerging into|passing into|into) (?=(?:an?|the) )/
/** Where it goes somebody is. */
const GOES_TO =
  /, (?:and )?(?:(?:slowly|gradually|gently|smoothly) )?(?:moving|heading|travell?ing|gliding|advancing|drifting) (?:closer )?(?:towards?|to) (?=(?:an?|the|his|her) )/g
/** "Through a crowd, moving towards a singer on stage": they watch her. */
const BEFORE_CROWD =
  /^(?:an?|the) (?:[a-z]+ )?(?:crowd|audience)\b[^,]*, with ((?:an?|the) [^,]{3,40}?) on (?:an? |the )?stage\b/

/** "The entire stage" is the stage. */
const WHOLE = /\b(?:the|an?) (?:entire|whole) /g

/** What the camera does on its way, and not whoever is seen. */
const ON_ITS_WAY =
  /, (?:and )?(?:(?:slowly|gradually|gently|smoothly) )?(?:moving|rising|descending|ascending|dropping|gliding|expanding|pulling back|drawing back|travell?ing|breaking)(?: [^,.]{0,60})?(?=,|$)/g
/** What comes into sight is there, too. */
const REVEALS =
  /,? (?:(?:slowly|gradually|gently) )?(?:to (?:reveal|show)|revealing|showing|showcasing|capturing|highlighting|focusing on|exposing) /g
/** How high it is is no thing. */
const GRANDEUR =
  /,? with (?:its|the) (?:[a-z]+ ){0,2}(?:height|grandeur|craftsmanship|size|scale|life|beauty|majesty)\b[^,.]{0,60}/g
const FOLLOWING = /, following (an?|the) ([^,.]{3,40}?)(?= as (?:they|he|she|it) |[,.]|$)/
const HEIGHT =
  /(?<=[a-z]) to (?:its|the) (?:[a-z]+ )?(?:crown|top|head|canopy|tip|spire|roof|face|peak|summit)\b[^,.]{0,40}/

/** A prompt that begins with its camera move, told with what is seen first; any other as it is. */
export function readCameraNoun(body: string): string {
  const [head, noun = ''] = HEAD.exec(body) ?? []
  if (head === undefined) return body
  const move = MOVES.find(([said]) => new RegExp(`^(?:${said})$`).test(noun))?.[1] ?? ''
  const view = body.slice(head.length).replace(PART, '').replace(SHOT_OF, '')
  const seen = (/\bthrough\b/.test(head) ? view.replace(ENTERED, '') : view)
    .replace(HEIGHT, '')
    .replace(/[.\s]+$/, '')
  const shown = seen
    .replace(REVEALS, ', with ')
    .replace(GOES_TO, ', with ')
    .replace(WHOLE, 'the ')
    .replace(BEFORE_CROWD, '$1 on a stage before an audience')
    .replace(ON_ITS_WAY, '')
    .replace(/, with the stage and (?:the )?(?:audience|crowd)/, ' on a stage before an audience')
    .replace(/, with the stage\b/, ' on a stage')
    .replace(GRANDEUR, '')
    .replace(FOLLOWING, ', with $1 $2 walking')
    .replace(/ against the (?:[a-z]+ )?sky\b/, '')
  return `${shown}. ${move}.`
}
