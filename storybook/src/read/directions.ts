/** Words for where somebody goes, as one token each: `dir_left`. */
const WAYS: readonly (readonly [string, RegExp])[] = [
  [
    'right',
    /\bfrom (?:the )?left(?: side)? to (?:the )?right(?: side)?\b|\b(?:to|towards?|on|heading|moving)(?: the)? right\b(?! of| side| hand|-hand)|\brightwards?\b/g,
  ],
  [
    'left',
    /\bfrom (?:the )?right(?: side)? to (?:the )?left(?: side)?\b|\b(?:to|towards?|on|heading|moving)(?: the)? left\b(?! of| side| hand|-hand)|\bleftwards?\b/g,
  ],
  ['up', /\bupwards?\b|\binto the (?:sky|air)\b|\bup into the (?:sky|air)\b/g],
  ['down', /\bdownwards?\b|\bto the ground\b/g],
  ['around', /\b(?:around )?in (?:a )?circles?\b|\baround and around\b|\bround and round\b/g],
]

const VIEWER = '(?:the |us|me)?(?:camera|viewer|lens|audience|screen)'
const TOWARDS = new RegExp(
  `\\b(?:directly |straight )?(?:towards?|to|at|into|facing|for) ${VIEWER}\\b`,
  'g',
)
const AWAY = new RegExp(`\\baway from ${VIEWER}\\b|\\b(?:off )?into the distance\\b`, 'g')

/** Keeps "towards the camera" from being read as a camera move. */
export function protectViewer(body: string): string {
  return body.replace(AWAY, ' dir_away ').replace(TOWARDS, ' dir_towards ')
}

const TURNED =
  /\b((?:turn|go|walk|run|driv|fl[yi]|mov|swim|head|look|sail|rid|crawl|hop|jump|march|gallop|roll)[a-z]*) (left|right)\b(?! of| side| hand|-)/g

export function joinDirections(body: string): string {
  let joined = body.replace(TURNED, '$1 dir_$2')
  for (const [name, pattern] of WAYS) joined = joined.replace(pattern, ` dir_${name} `)
  return joined
}
