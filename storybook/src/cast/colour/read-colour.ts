import { COLOUR_MODIFIERS, COLOUR_NAMES } from './colour-names.ts'
import { toHex, toOklch } from './oklch.ts'

const RAINBOW = /rainbow|multi-?colou?red|colou?rful/

/** `purple`, `dark green`, `light-blue` and `#88ccff` as `#rrggbb`; `rainbow` as itself; of two the first; null when it names no colour. */
export function readColour(text: string): string | null {
  const words = (text.toLowerCase().split(' and ')[0] ?? '').trim()
  if (/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(words)) return words
  if (RAINBOW.test(words)) return 'rainbow'
  const parts = words.split(/[\s-]+/)
  for (let at = parts.length - 1; at >= 0; at--) {
    const named = nameOf(parts[at] ?? '')
    if (named) return modify(named, parts.slice(0, at))
  }
  return COLOUR_NAMES[words.replaceAll(/[\s-]/g, '')] ?? null
}

function nameOf(word: string): string | undefined {
  const stems = [word, word.replace(/(ish|y|ed|en)$/, ''), word.replace(/dish$/, '')]
  const known = stems.find((stem) => stem in COLOUR_NAMES)
  return known === undefined ? undefined : COLOUR_NAMES[known]
}

function modify(hex: string, modifiers: readonly string[]): string {
  const start = toOklch(hex)
  const { l, c, h } = modifiers.reduce((colour, word) => {
    const change = COLOUR_MODIFIERS[word]
    return change ? { ...colour, l: colour.l + change.l, c: colour.c * change.c } : colour
  }, start)
  return toHex({ l: Math.min(0.97, Math.max(0.22, l)), c: Math.min(0.32, c), h })
}
