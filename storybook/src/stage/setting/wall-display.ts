import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { cutOut } from '../places/kit/alive.ts'
import { darker } from '../places/kit/colour.ts'
import { cut, type Ink } from '../places/kit/paper.ts'
import { extentAt } from '../places/kit/plane.ts'
import { thing } from '../places/kit/thing.ts'
import { SHELVED, WALLED } from '../telling/hanging-up.ts'

/** Before the wall of most rooms and behind all who act. */
const DEPTH = 4.4
/** From which to which share of the wall's height things are shown. */
const [LOW, HIGH] = [0.4, 0.93]
/** Up to so many are large and in one row. */
const FEW = 6
const PLANK = '#8a5f3c'
/** How much of their row's height things fill: one row has the whole wall, and a clock is no gate. */
const MANY_TALL = { shelved: 0.72, walled: 0.9 }
const FEW_TALL = { shelved: 0.34, walled: 0.6 }

/** No two posters in a row are alike, unless their colour is told. */
const VARIED: Readonly<Record<string, readonly string[]>> = {
  'prop:poster': ['#d9573f', '#3f72a8', '#e0a63a', '#5f9f76', '#7d5a9a'],
  'prop:photograph': ['#8fb7c9', '#c9b48f', '#a9b98f'],
}

interface Display {
  readonly picture: string
  readonly count: number
  readonly colour: string | undefined
  readonly shelved: boolean
}

/** What the scenery tells of things on the wall or on shelves there; null for all else it tells. */
export function displayOf(words: string): Display | null {
  const where = [WALLED, SHELVED].find((each) => words.startsWith(`${each} `))
  if (where === undefined) return null
  const [picture = '', told = '3', colour] = words.slice(where.length + 1).split(' ')
  return { picture, count: Math.max(2, Number(told)), colour, shelved: where === SHELVED }
}

/** Where there is wall between the few large things on it, nearest to the middle first, in half widths. */
export function gapsOf(scenery: readonly string[], count: number): readonly number[] {
  const display = scenery.map(displayOf).find((each) => each !== null)
  if (!display || display.shelved || display.count > FEW) return []
  const slot = 1.84 / display.count
  return Array.from({ length: display.count + 1 }, (_, i) => -0.92 + slot * i)
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .slice(0, count)
}

/** Pictures, windows and clocks on the wall, or jars in rows on shelves. */
export function wallDisplay(c: PlaceContext, words: string): Piece[] {
  const display = displayOf(words)
  if (display === null) return []
  const { half, crown } = extentAt(c.box, DEPTH)
  const few = display.count <= FEW
  const rows = few ? 1 : half * 2 > crown * 1.4 ? 2 : 3
  const height = crown * (HIGH - LOW)
  const turn = few ? turnOf(words, c.scenery ?? []) : { place: 0, of: 1 }
  return [
    cutOut(
      c,
      { name: words, at: [0, crown * LOW, DEPTH], size: [half * 2.4, height * 1.1] },
      (ink) => {
        for (let row = 0; row < rows; row++)
          rowOf(ink, display, { half, height, row, rows, ...turn })
      },
    ),
  ]
}

/** Swords and shields on one wall hang there by turns. */
function turnOf(words: string, scenery: readonly string[]): Pick<Row, 'place' | 'of'> {
  const few = scenery.filter((each) => (displayOf(each)?.count ?? FEW + 1) <= FEW)
  return { place: Math.max(0, few.indexOf(words)), of: Math.max(1, few.length) }
}

interface Row {
  /** Which of how many displays in the same row it is. */
  readonly place: number
  readonly of: number
  readonly half: number
  readonly height: number
  readonly row: number
  readonly rows: number
}

/** One row from wall to wall: on the wall no two hang quite alike, on a shelf all stand on it. */
function rowOf(ink: Ink, display: Display, { half, height, row, rows, place, of }: Row): void {
  const { picture, count, colour, shelved } = display
  const own = Math.ceil(count / rows)
  const high = height / rows
  const foot = -row * high
  if (shelved && place === 0) plank(ink, { half, high, foot })
  const slot = (half * 1.84) / (own * of)
  const tones = colour === undefined ? (VARIED[picture] ?? []) : [colour]
  const share = rows === 1 ? FEW_TALL : MANY_TALL
  const most = Math.min(high * (shelved ? share.shelved : share.walled), slot * 0.95)
  for (let i = 0; i < own; i++) {
    const x = -half * 0.92 + slot * (i * of + place + 0.5)
    const tall = most * (rows > 1 ? ink.random.between(0.72, 1) : 1)
    const y = shelved ? foot : foot - (high - tall) * (rows > 1 ? ink.random.next() : 0.6)
    const tone = tones[(i + row * 2) % Math.max(1, tones.length)]
    const look = tone === undefined ? {} : { look: { colour: tone } }
    thing(ink, picture, { x, y, height: tall, ...look })
  }
}

function plank(
  ink: Ink,
  { half, high, foot }: { readonly half: number; readonly high: number; readonly foot: number },
): void {
  cut(ink, PLANK, 0.12).rect(-half * 0.96, foot, [half * 1.92, high * 0.09])
  for (const side of [-0.9, 0, 0.9])
    cut(ink, darker(PLANK, 0.2), 0.14).rect(side * half, foot + high * 0.09, [0.14, high * 0.1])
}
