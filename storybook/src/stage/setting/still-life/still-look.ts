import type { Random } from '../../../scene/random.ts'

/** What kind of home corner is behind a table: it follows what the things are for. */
export type Corner = 'kitchen' | 'desk' | 'bath' | 'parlour' | 'hall'

/** A few papers that go well together: wall, its lower part, curtains and what stands about. */
export interface StillLook {
  readonly corner: Corner
  readonly wall: string
  readonly low: string
  readonly drape: string
  readonly accents: readonly [string, string, string]
}

type Papers = Omit<StillLook, 'corner'>

const SAGE: Papers = {
  wall: '#b4d0b0',
  low: '#82ab8c',
  drape: '#f6dca8',
  accents: ['#e2724f', '#f2b54e', '#3f7f7a'],
}
const SKY: Papers = {
  wall: '#aed2e0',
  low: '#6fa6bf',
  drape: '#f8e4bc',
  accents: ['#ea8250', '#f4c65e', '#3b6f96'],
}
const BLUSH: Papers = {
  wall: '#f4c8b2',
  low: '#d9927e',
  drape: '#fdf0d4',
  accents: ['#3f8088', '#f2b64e', '#b8475a'],
}
const HONEY: Papers = {
  wall: '#f6da9c',
  low: '#dfae5e',
  drape: '#ea8e6e',
  accents: ['#3c7f8c', '#cf5743', '#6b9a5a'],
}
const LILAC: Papers = {
  wall: '#d2c6e6',
  low: '#9f8ec4',
  drape: '#fae4b8',
  accents: ['#f2a650', '#5a8f7a', '#d9587a'],
}
const MINT: Papers = {
  wall: '#bfe2d6',
  low: '#5fa8a6',
  drape: '#fff4e0',
  accents: ['#ee8f6a', '#f4cf6a', '#4a7fa6'],
}

const CORNERS: readonly (readonly [places: RegExp, corner: Corner, papers: readonly Papers[]])[] = [
  [
    /^(?:kitchen|restaurant-kitchen|dining-room|cafe|restaurant|diner|bakery)$/u,
    'kitchen',
    [MINT, HONEY, SKY, BLUSH],
  ],
  [/^(?:office|study|classroom|library|bookstore)$/u, 'desk', [SAGE, SKY, HONEY, LILAC]],
  [/^bathroom$/u, 'bath', [MINT, SKY, BLUSH]],
  [/^(?:gymnasium|locker-room|squash-court|boxing-gym)$/u, 'hall', [HONEY, SKY, SAGE]],
  [
    /^(?:living-room|bedroom|nursery|attic|empty-room|bare-apartment|log-cabin)$/u,
    'parlour',
    [SAGE, BLUSH, SKY, LILAC, HONEY],
  ],
]

/** The corner that this room has behind its table; null where the room itself tells more. */
export function stillLookFor(place: string, random: Random): StillLook | null {
  const found = CORNERS.find(([places]) => places.test(place))
  return found === undefined ? null : { corner: found[1], ...random.pick(found[2]) }
}
