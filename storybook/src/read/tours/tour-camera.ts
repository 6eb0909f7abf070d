/** How a tour says that its camera goes, and how a shot says it. */
const WAYS: readonly (readonly [said: RegExp, told: string])[] = [
  [/\bpull(?:s|ing)? back\b|\bpulls? away\b/, 'the camera pulls back'],
  [/\b(?:aerial|high-altitude|bird's-eye) (?:view|shot)\b|\bhovers?\b/, 'aerial shot'],
  [/\b(?:upwards?|tilts? up|rises|ascends?)\b|\bshifts? toward the sky\b/, 'the camera tilts up'],
  [
    /\b(?:downwards?|descends?|lowers?|sinks|dives|delves|from above)\b|\bat the top of\b/,
    'the camera moves down',
  ],
  [/\bfollow(?:s|ing)\b/, 'tracking shot'],
  [/\bto one side\b|\b(?:pans?|shifts?|turns?|sweeps?)\b/, 'the camera pans right'],
]

/** The move that a sentence of a tour tells; it goes on ahead where none is told. */
export function wayOf(sentence: string): string {
  return WAYS.find(([said]) => said.test(sentence))?.[1] ?? 'the camera moves forward'
}
