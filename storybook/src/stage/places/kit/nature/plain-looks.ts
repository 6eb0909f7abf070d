/** How a plain looks: what lies on it and what grows there. */
export interface PlainLook {
  readonly words: RegExp
  /** Near to far. */
  readonly ground: readonly [string, string, string]
  readonly grass: readonly string[]
  /** Tufts on each sheet, and how high they are in u. */
  readonly tufts: number
  readonly high: number
  readonly specks: readonly string[]
  readonly stone: string
  readonly scrub?: string
  readonly bloom?: readonly string[]
  readonly cracks?: string
  /** The colour of what the wind carries. */
  readonly dust?: string
  readonly rocky?: boolean
  /** Bare trees of this colour. */
  readonly dead?: string
  readonly ridge?: 'peaks'
}

const GREEN: PlainLook = {
  words: /./u,
  ground: ['#7da24c', '#96b65e', '#b9cf8a'],
  grass: ['#6a9442', '#82a850', '#a3ba62'],
  tufts: 70,
  high: 0.7,
  specks: ['#6f9a48', '#a9c070', '#8bab58'],
  stone: '#9a948a',
}

const DRY: PlainLook = {
  words: /\b(dusty|dry|barren|arid|parched|scrubland|scrub|bushland|bush|sun-?baked|sandy)\b/u,
  ground: ['#c59a62', '#d6b27c', '#e6cda2'],
  grass: ['#a58a4c', '#b89c5c', '#8f8348'],
  tufts: 26,
  high: 0.5,
  specks: ['#b58a56', '#dcc093', '#a07c4e'],
  stone: '#a8896a',
  scrub: '#8f8a54',
  dust: '#e8d2a8',
}

const LOOKS: readonly PlainLook[] = [
  {
    ...GREEN,
    words: /\btundra\b/u,
    ground: ['#a3744a', '#b08a5a', '#b9a47c'],
    grass: ['#c4643c', '#b5843f', '#8f8a4a'],
    tufts: 80,
    high: 0.34,
    specks: ['#e9eef2', '#c8563c', '#d9b45a', '#f4f7fa'],
    stone: '#9fa4a8',
    ridge: 'peaks',
  },
  {
    ...DRY,
    words: /\bsalt\b/u,
    ground: ['#dfe4ea', '#edf0f3', '#f7f8fa'],
    tufts: 0,
    specks: ['#ffffff', '#d3dae4'],
    stone: '#cfd6de',
    cracks: '#b9c4d2',
    ridge: 'peaks',
    scrub: '#d5dce4',
  },
  {
    ...DRY,
    words: /\b(cracked|drought|dried[- ]up)\b/u,
    cracks: '#7d5a3a',
    tufts: 8,
    ground: ['#b58a5c', '#c8a074', '#dcbf98'],
    dead: '#6f5a48',
  },
  {
    ...DRY,
    words: /\b(burnt|burned|burnt-?out|scorched|charred|blackened|ashen|ash)\b/u,
    ground: ['#3f3a38', '#544d49', '#7c736c'],
    grass: ['#2f2a28', '#4a4340', '#6a5a48'],
    specks: ['#2a2624', '#6a625c', '#8a8078'],
    stone: '#5c5652',
    scrub: '#38322f',
    dust: '#b8b0a8',
    dead: '#2c2725',
  },
  {
    ...GREEN,
    words: /\b(heath|heathland|heather)\b/u,
    ground: ['#7f7a4c', '#98915e', '#b3a980'],
    grass: ['#9a6a9c', '#b584b0', '#8a5a86', '#7a8048'],
    specks: ['#a877a8', '#8a5a86', '#c39ac0'],
    bloom: ['#b584b0', '#9a6a9c'],
    high: 0.55,
    tufts: 90,
  },
  { ...DRY, tufts: 14, rocky: true, words: /\b(rocky|stony|boulder\w*|badlands)\b/u },
  DRY,
  {
    ...GREEN,
    words: /\b(lush|green|grassy|flowery|fertile|wet|flooded)\b/u,
    bloom: ['#f2c14e', '#f7f0e3', '#e8667c'],
  },
  {
    ...GREEN,
    words: /\b(prairies?|steppes?|golden|great plains|pampas?|veldt?)\b/u,
    ground: ['#b39a4e', '#c8b063', '#dcc98c'],
    grass: ['#b8953f', '#caa94e', '#9c9246', '#d6ba66'],
    specks: ['#a88f48', '#d8c078', '#8f9148'],
    tufts: 120,
    high: 0.95,
  },
]

/** How a plain of these words looks; green and wide where they say nothing. */
export function lookOfPlain(words: string): PlainLook {
  return LOOKS.find((look) => look.words.test(words)) ?? GREEN
}
