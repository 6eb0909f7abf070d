const TONES: readonly (readonly [words: RegExp, tones: readonly string[]])[] = [
  [/\bred|crimson\b/u, ['#d8382e', '#e34a38', '#c92f2c']],
  [/\bwhite\b/u, ['#fbf8ee', '#f0ece2']],
  [/\bpink\b/u, ['#f09ab4', '#e87a9c', '#f7c0d0']],
  [/\b(yellow|golden)\b/u, ['#f5cf3e', '#f0bd2c', '#f7da62']],
  [/\borange\b/u, ['#ef8a3c', '#f2a04e', '#e8743a']],
  [/\bblue\b/u, ['#5a7fd0', '#7396dc', '#4a6cc0']],
  [/\b(purple|violet)\b/u, ['#9a6cc8', '#b184d8']],
]

const KINDS: typeof TONES = [
  [/lavender|lupine?s?\b/u, ['#8a6ac4', '#9a7ad0', '#7a5ab8']],
  [/\bpopp(y|ies)\b/u, ['#d8382e', '#e34a38', '#c92f2c']],
  [/\bsunflowers?\b/u, ['#f7c52f', '#f0b020', '#f5cf3e']],
  [/\btulips?\b/u, ['#e0485a', '#f2b632', '#f08a3c', '#e77fa8']],
  [/\b(wheat|barley|corn)\b/u, ['#e0b850', '#d2a442', '#ecca74']],
  [/dais(y|ies)|chamomile|\blil(y|ies)\b|cotton/u, ['#fbf8ee', '#f5f0e2']],
  [/dandelion|rapeseed|canola|mustard|buttercup|daffodil/u, ['#f5cf3e', '#f0bd2c', '#f7da62']],
  [/\b(roses?|peon(y|ies)|clover)\b/u, ['#f09ab4', '#e87a9c', '#f7c0d0']],
  [/\bmarigolds?\b/u, ['#ef8a3c', '#f2a04e', '#e8743a']],
  [/\b(bluebells?|cornflowers?)\b/u, ['#5a7fd0', '#7396dc', '#4a6cc0']],
  [/\b(iris(es)?|hyacinths?|heather|violets?|crocus(es)?)\b/u, ['#9a6cc8', '#b184d8']],
  [/\b(fireweed|cosmos|azaleas?|rhododendrons?|anemones?)\b/u, ['#e0609c', '#ee8ab8', '#c94a86']],
  [/\b(snowdrops?|edelweiss|cherry blossoms?)\b/u, ['#fbf8ee', '#f0ece2', '#f7dce4']],
  [
    /\b(wildflowers?|flowers?|blossoms?|primroses?|orchids?|hydrangeas?)\b/u,
    ['#e8667c', '#f2c14e', '#f7f0e3', '#b184c9', '#ef8a4f', '#6f9fe0'],
  ],
]

/** The colours in which a field stands: the one that is told, else that of its flowers; null when nothing says. */
export function fieldTones(words: string): readonly string[] | null {
  return coloursTold(words) ?? KINDS.find(([kind]) => kind.test(words))?.[1] ?? null
}

/** The tones of a colour that the words name. */
export function coloursTold(words: string): readonly string[] | null {
  return TONES.find(([colour]) => colour.test(words))?.[1] ?? null
}

/** The colours of the flowers that the words name, in the colour told; null when they name none. */
export function flowersTold(words: string): readonly string[] | null {
  const kind = KINDS.find(([named]) => named.test(words))?.[1]
  return kind === undefined ? null : (coloursTold(words) ?? kind)
}
