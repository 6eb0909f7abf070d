/** A word or mark of the prompt, in lower case. */
export interface Token {
  readonly text: string
  readonly kind: 'word' | 'pause' | 'stop' | 'direction' | 'side'
}

/** Splits read text into words, pauses (commas and what was cut out) and stops. */
export function tokenise(body: string): readonly Token[] {
  const tokens: Token[] = []
  for (const [match] of namedCans(body).matchAll(
    /(?:dir|side)_[a-z]+|#[0-9a-f]{3,6}\b|'s\b|[\p{L}\p{N}]+(?:[-_’'.](?!s\b)[\p{L}\p{N}]+)*|[.!?;…]+|[^\s\p{L}\p{N}]/gu,
  )) {
    tokens.push({ text: match, kind: kindOf(match) })
  }
  return tokens
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('dir_')) return 'direction'
  if (text.startsWith('side_')) return 'side'
  if (/^[.!?;…]+$/.test(text)) return 'stop'
  return /^[\p{L}\p{N}#]|^'s$/u.test(text) || text === '&' ? 'word' : 'pause'
}

/** "A can of soda" is a soda can: only its "can" alone would say that somebody is able to. */
function namedCans(body: string): string {
  return body.replace(
    /\b(?:tin )?can(s?) of (?:[a-z]+ )??([a-z]+?)(?:s|es)?(?= |[.,;]|$)/g,
    '$2 can$1',
  )
}
