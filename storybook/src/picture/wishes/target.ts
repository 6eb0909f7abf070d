/** What a camera may be sent to, besides what draws the eye anyway. */
export type Target = 'window' | 'face' | 'sky' | 'water' | 'leaves' | 'light' | 'thing'

const NAMES: readonly (readonly [Target, RegExp])[] = [
  ['window', /^windows?$/u],
  ['face', /^(face|eyes?|smile|head)$/u],
  ['sky', /^(sky|clouds?|stars)$/u],
  ['water', /^(water|sea|ocean|lake|river|pond|stream)$/u],
  ['leaves', /^(trees?|forest|leaves|grass|plants?)$/u],
  ['light', /^(lights?|lamps?|lanterns?|candles?|fire|sun|moon)$/u],
]

const GOES =
  /\b(?:zoom|push|mov|doll|fly|flies|go|travel|glid|close|closer|focus)\w*\s+(?:\w+ly\s+)?(?:in\s+|up\s+)?(?:into|in on|onto|on|towards?|to|through|at|in)\s+(?:the|her|his|my|their|its|an?)\s+(?:\p{L}+\s+){0,2}?(\p{L}+)/gu

/** What the prompt sends the camera to; null when it says nothing or nothing that can be found. */
export function targetOf(text: string): Target | null {
  for (const [, noun = ''] of text.matchAll(GOES)) {
    const found = NAMES.find(([, names]) => names.test(noun))
    if (found) return found[0]
  }
  const [, thing] = NEARS.exec(text) ?? []
  return thing !== undefined && !NOWHERE.test(thing) ? 'thing' : null
}

/** Only cameras do this, so whatever it is, they are sent to it. */
const NEARS =
  /\b(?:zoom|push|doll|focus)\w*\s+(?:\w+ly\s+)?(?:in\s+)?(?:into|in on|onto|on|towards?)\s+(?:the|her|his|my|their|its|this|that)\s+(?:\p{L}+\s+){0,2}?(\p{L}+)(?=$|[.,;!]|\s(?:and|as|while|with|then|in|on|at|of|until)\b)/u

/** What draws the eye anyway, and places that are no things. */
const NOWHERE =
  /^(?:subject|scene|picture|photo|image|frame|middle|centre|center|background|foreground|distance|left|right|top|bottom|side|camera|horizon|view|details?|main|people|person|object|product|logo)$/u
