const MOVES =
  '(?:zoom|pull|pan|tilt|mov|doll|track|crane|ris|glid|drift|push|sweep)[a-z]*(?: (?:slowly|gently|smoothly|back|out|up|down|away|over|left|right|in|shot))*'
const REVEALED = new RegExp(
  `\\b(${MOVES}) from ((?:(?:an?|the|his|her|its|two|three|some) )?(?:[a-z'-]+ ){0,3}?[a-z]+)(?:,? (?:and|then))? to (?:reveal|show|find|discover|uncover)(?:ing)? ([^.;!?]+)`,
  'g',
)

/** "Zooms out from a chess board to reveal two robots playing": what it is about is revealed, and the first thing is among it. */
export function putRevealedFirst(body: string): string {
  return body.replace(REVEALED, '$1 to reveal $3, $2')
}
