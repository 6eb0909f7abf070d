/** What a camera may be sent to, besides what draws the eye anyway. */
export type Target = 'window' | 'face' | 'sky' | 'water' | 'leaves' | 'light'

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
  return null
}
