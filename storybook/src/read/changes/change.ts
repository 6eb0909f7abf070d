/** What changes, as it would be told of each of its states in turn; one alone where a deed shows the change from its beginning to its end. */
export type Change = readonly string[]

export const SLOWLY =
  '(?:(?:slowly|gradually|suddenly|quickly|spontaneously|dynamically|magically|gently|steadily|progressively|completely|unexpectedly|eventually|finally|smoothly|then|all at once|little by little|back) )*'
export const BE = '(?:(?:is|are|was|were|being|has been|have been|starts|start|begins|begin|to) )*'

/** Where the words for a state end. */
export const STATE_ENDS =
  '(?= (?:as|while|when|during|over|under|due|because|with|in|on|at|from|beside|next|alongside|until|before|after|through|throughout|by)\\b|[,.;]|$)'

const REASONS =
  /^, with |^,? (?:as (?:it|they|its|air|he|she|the (?:temperature|fabric|weather))\b|over (?:time|several|many|years|the (?:years|course|lunar|decades|weeks|days|months|seasons))|with (?:age|time|use)|due to|because|through (?:time|the years)|when exposed|after being|for no reason|in waves\b)/
const COMES_WITH_IT =
  /^ (?:as (?:the |a )?(?:dawn|day|morning|night|evening|dusk|sun|sunlight|moon|moonlight|light|darkness|spring|winter)\b|with )/

/** What goes on all the time; what comes with the change; and why, which is not seen. */
export function tailsOf(tail: string): readonly [early: string, late: string] {
  if (REASONS.test(tail)) return ['', '']
  return COMES_WITH_IT.test(tail) ? ['', tail] : [tail, tail]
}
