import type { EffectName } from './action.ts'

/** What one who is no person does with a thing: holds it, stands at it or rides it, and keeps the beat. */
export interface Art {
  readonly how: 'hold' | 'bite' | 'stand-at' | 'ride' | 'drive'
  /** Taken when the prompt names nothing. */
  readonly thing?: string
  /** Lies or stands on the furniture it works at. */
  readonly on?: string
  /** Beats a second, and how far the body goes with them. */
  readonly beat?: number
  readonly nod?: number
  readonly effect?: EffectName
  /** The thing's height in the performer's heights. */
  readonly height?: number
  /** How far out of its middle it has what it stands at, in its own widths. */
  readonly near?: number
}

const MUSIC: Art = { how: 'hold', beat: 1.7, nod: 0.07, effect: 'notes', height: 0.62 }

const ARTS: Readonly<Record<string, Art>> = {
  'play-guitar': { ...MUSIC, thing: 'guitar', height: 0.7 },
  'play-violin': { ...MUSIC, thing: 'violin', height: 0.5 },
  'play-flute': { ...MUSIC, thing: 'flute', height: 0.4 },
  'play-trumpet': { ...MUSIC, thing: 'trumpet', height: 0.42 },
  'play-saxophone': { ...MUSIC, thing: 'saxophone', height: 0.6 },
  'play-harp': { ...MUSIC, thing: 'harp', how: 'stand-at', height: 0.9 },
  'play-accordion': { ...MUSIC, thing: 'accordion', height: 0.5 },
  'play-banjo': { ...MUSIC, thing: 'banjo', height: 0.6 },
  'play-drums': { ...MUSIC, thing: 'drum', how: 'stand-at', beat: 2.4, height: 0.5, near: 0.16 },
  'play-piano': { ...MUSIC, thing: 'piano', how: 'stand-at', beat: 2, height: 0.75 },
  'play-keyboard': { ...MUSIC, thing: 'musical keyboard', how: 'stand-at', height: 0.4 },
  sing: { ...MUSIC, thing: 'microphone', height: 0.4, beat: 1.1 },
  read: { how: 'hold', thing: 'book', beat: 0.3, nod: 0.03, height: 0.36 },
  write: { how: 'stand-at', on: 'table', thing: 'notebook', beat: 1.6, nod: 0.04, height: 0.2 },
  discuss: { how: 'hold', thing: 'page facing up', beat: 0.7, nod: 0.08, height: 0.36 },
  talk: { how: 'hold', beat: 0.8, nod: 0.08 },
  study: { how: 'stand-at', on: 'table', thing: 'books', beat: 0.4, nod: 0.05, height: 0.25 },
  think: { how: 'hold', beat: 0.3, nod: 0.06 },
  drink: {
    how: 'hold',
    thing: 'hot beverage',
    beat: 0.45,
    nod: -0.08,
    effect: 'steam',
    height: 0.26,
  },
  eat: { how: 'bite', beat: 1.5, nod: 0.05, effect: 'crumbs', height: 0.4 },
  cook: {
    how: 'stand-at',
    on: 'stove',
    thing: 'cooking',
    beat: 1.2,
    nod: 0.06,
    effect: 'steam',
    height: 0.22,
  },
  bake: { how: 'stand-at', on: 'table', thing: 'cake', beat: 1, nod: 0.05, height: 0.3 },
  'wash-dishes': {
    how: 'stand-at',
    on: 'sink',
    thing: 'plate',
    beat: 1.5,
    nod: 0.06,
    effect: 'bubbles',
    height: 0.09,
  },
  bartend: { how: 'stand-at', on: 'table', thing: 'cocktail', beat: 1.2, nod: 0.05, height: 0.24 },
  paint: { how: 'stand-at', thing: 'easel', beat: 0.9, nod: 0.06, height: 0.95 },
  draw: { how: 'stand-at', thing: 'easel', beat: 1, nod: 0.06, height: 0.95 },
  type: { how: 'stand-at', on: 'table', thing: 'laptop', beat: 2.4, nod: 0.03, height: 0.3 },
  'use-computer': {
    how: 'stand-at',
    on: 'table',
    thing: 'laptop',
    beat: 2.4,
    nod: 0.03,
    height: 0.3,
  },
  'watch-tv': { how: 'stand-at', thing: 'television', beat: 0.3, nod: 0.03, height: 0.7 },
  'play-games': { how: 'hold', thing: 'video game', beat: 2, nod: 0.05, height: 0.24 },
  'play-chess': {
    how: 'stand-at',
    on: 'table',
    thing: 'chess pawn',
    beat: 0.5,
    nod: 0.05,
    height: 0.2,
  },
  'play-cards': { how: 'hold', thing: 'joker', beat: 0.5, nod: 0.04, height: 0.24 },
  photograph: { how: 'hold', thing: 'camera', beat: 0.6, nod: 0.04, effect: 'flash', height: 0.26 },
  'talk-phone': { how: 'hold', thing: 'mobile phone', beat: 0.7, nod: 0.05, height: 0.2 },
  fish: { how: 'hold', thing: 'fishing pole', beat: 0.3, nod: 0.04, height: 0.6 },
  vacuum: { how: 'hold', thing: 'vacuum cleaner', beat: 0.9, nod: 0.08, height: 0.6 },
  sweep: { how: 'hold', thing: 'broom', beat: 1.1, nod: 0.09, effect: 'dust', height: 0.8 },
  garden: {
    how: 'hold',
    thing: 'watering can',
    beat: 0.6,
    nod: 0.06,
    effect: 'water',
    height: 0.3,
  },
  shop: { how: 'stand-at', thing: 'shopping cart', beat: 0.8, nod: 0.04, height: 0.6 },
  'do-makeup': { how: 'hold', thing: 'lipstick', beat: 1, nod: 0.04, height: 0.2 },
  ride: { how: 'ride', thing: 'bicycle', height: 0.6 },
  'ride-bike': { how: 'ride', thing: 'bicycle', height: 0.6 },
  'ride-scooter': { how: 'ride', thing: 'kick scooter', height: 0.6 },
  'ride-motorcycle': { how: 'ride', thing: 'motorcycle', height: 0.65, effect: 'dust' },
  bike: { how: 'ride', thing: 'bicycle', height: 0.6 },
  cycle: { how: 'ride', thing: 'bicycle', height: 0.6 },
  skateboard: { how: 'ride', thing: 'skateboard', height: 0.24 },
  surf: { how: 'ride', thing: 'flat surfboard', height: 0.2, effect: 'splash' },
  ski: { how: 'ride', thing: 'skis', height: 0.12, effect: 'snow' },
  snowboard: { how: 'ride', thing: 'flat snowboard', height: 0.16, effect: 'snow' },
  sled: { how: 'ride', thing: 'sled', height: 0.3, effect: 'snow' },
  scooter: { how: 'ride', thing: 'kick scooter', height: 0.6 },
  motorcycle: { how: 'ride', thing: 'motorcycle', height: 0.65, effect: 'dust' },
  row: { how: 'drive', thing: 'canoe', height: 0.4 },
  drive: { how: 'drive', thing: 'automobile', height: 0.85 },
  pilot: { how: 'drive', thing: 'small airplane', height: 0.8 },
}

/** The thing a deed is done with, found before any dance is looked for; null when this is no such deed. */
export function artOf(verb: string): Art | null {
  return (
    ARTS[verb] ??
    (verb.startsWith('play-') ? { ...MUSIC, thing: verb.slice(5).replaceAll('-', ' ') } : null)
  )
}
