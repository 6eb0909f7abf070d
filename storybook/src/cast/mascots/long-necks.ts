/** Birds with a neck that is longer than their head: drawn looking left, in a square of 128, with the neck down to the shoulders. */
interface LongNeck {
  readonly coat: string
  readonly shade: string
  readonly beak: string
  /** What only this bird has on its head. */
  readonly mark?: string
}

const EYE =
  '<circle cx="56" cy="22" r="4.6" fill="#241f1c"/><circle cx="54.4" cy="20.4" r="1.5" fill="#fff"/>'

function drawn({ coat, shade, beak, mark = '' }: LongNeck): string {
  return (
    `<path fill="${coat}" d="M38 128Q68 116 70 92Q70 76 60 58Q45 42 45 26Q47 7 63 7Q80 8 78 30Q76 42 84 60Q93 84 96 128z"/>` +
    `<path fill="${shade}" d="M78 30Q76 42 84 60Q93 84 96 128L86 128Q86 88 78 66Q69 46 74 28z"/>` +
    beak +
    mark +
    EYE
  )
}

const straight = (colour: string, tip = 8): string =>
  `<path fill="${colour}" d="M46 16Q30 20 ${tip} 34Q28 38 46 34z"/><path fill="#00000033" d="M46 27L${tip} 34Q28 38 46 34z"/>`

const flat = (colour: string): string =>
  `<path fill="${colour}" d="M46 18Q34 22 20 30Q16 36 24 38Q36 38 47 36z"/><path fill="#00000030" d="M46 30Q32 34 20 33Q18 38 26 38Q38 38 47 36z"/>`

const HOOKED =
  '<path fill="#f7d9cf" d="M46 16Q28 16 22 34Q22 40 30 38Q36 32 47 34z"/><path fill="#2b2526" d="M24 28Q18 40 24 50Q32 46 33 35Q28 34 24 28z"/>'

const CREST =
  '<path fill="none" stroke="#39424c" stroke-width="5" stroke-linecap="round" d="M58 11Q78 8 98 22"/>'

/** The necks and heads of waders, swans and ostriches. */
export const LONG_NECKS = {
  flamingo: drawn({ coat: '#f48fb1', shade: '#e26d98', beak: HOOKED }),
  swan: drawn({
    coat: '#fbfbf7',
    shade: '#d9e2e6',
    beak: flat('#f08a2c'),
    mark: '<path fill="#2b2a2a" d="M48 15Q38 16 40 24L47 36L52 26z"/>',
  }),
  goose: drawn({ coat: '#f4f2ea', shade: '#d8d4c6', beak: flat('#f2962e') }),
  heron: drawn({ coat: '#c3ced6', shade: '#9fb0bd', beak: straight('#e7b440'), mark: CREST }),
  stork: drawn({ coat: '#fafaf6', shade: '#dcdcd4', beak: straight('#dd4a34', 0) }),
  crane: drawn({
    coat: '#e9ecee',
    shade: '#c2c9cf',
    beak: straight('#7d7a70', 4),
    mark: '<path fill="#cf3a34" d="M48 12Q58 2 74 8Q72 14 58 14z"/>',
  }),
  ostrich: drawn({ coat: '#e6b8a2', shade: '#cf9a84', beak: flat('#d98a6a') }),
} as const
