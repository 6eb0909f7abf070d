const MOVES =
  '(?:zoom|pull|pan|tilt|mov|doll|track|crane|ris|glid|drift|push|sweep)[a-z]*(?: (?:slowly|gently|smoothly|back|out|up|down|away|over|left|right|in|shot))*'
const REVEALED = new RegExp(
  `\\b(${MOVES}) from ((?:(?:an?|the|his|her|its|two|three|some) )?(?:[a-z'-]+ ){0,3}?[a-z]+)(?:,? (?:and|then))? to (?:reveal|show|find|discover|uncover)(?:ing)? ([^.;!?]+)`,
  'g',
)

/** "… to reveal she is on a roof": of whom the film is from the start. */
const KNOWN = /^(?:that )?(?:she|he|it|they)(?:'s|'re)?(?= )/u
const FACE = /(?:'s|s') (?:[a-z]+ )?(?:face|eyes?|head|hands?|smile)$/u
/** "… to show the mountains behind it": it is still there, and they are what is behind it. */
const AROUND_IT = /\b(?:behind|beyond|around|above|below|beneath) (?:it|them|him|her)\b/u

/** "Zooms out from a chess board to reveal two robots playing": what it is about is revealed, and the first thing is among it. */
export function putRevealedFirst(body: string): string {
  return body.replace(REVEALED, (...found: string[]) => {
    const [, move = '', first = '', shown = ''] = found
    const owner = first.replace(FACE, '')
    if (KNOWN.test(shown)) return `${move} , ${owner} ${shown.replace(KNOWN, '').trim()}`
    if (AROUND_IT.test(shown)) return `${move} , ${owner} with ${shown}`
    return `${move} to reveal ${shown}, ${first}`
  })
}
