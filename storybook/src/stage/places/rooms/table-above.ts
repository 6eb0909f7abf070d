import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'

/** How the scenery begins that tells what lies there, and on what. */
export const LAID = 'laid out'
export const LAID_ON = 'laid on'

const [BOARDS, LYING, SHADE] = [1.2, 0.9, 0.4]

/** A table from straight above: what lies on it fills the frame, and the shadows of leaves go over it. */
export const tableAbovePlace = place({
  id: 'table-above',
  indoors: true,
  time: 'day',
  ground: 'none',
  sounds: { room: 0.3 },
  set: (c) => [plane(c, { name: 'table', z: BOARDS, bottom: -4 }, top(c)), laidOut(c), leaves(c)],
})

const TOPS: readonly (readonly [
  words: RegExp,
  colour: string,
  kind: 'boards' | 'stone' | 'cloth',
])[] = [
  [/\bmarble|stone|granite|concrete\b/u, '#e6e3de', 'stone'],
  [/\bcloth|tablecloth|blanket|rug|carpet|mat|linen\b/u, '#c9564c', 'cloth'],
  [/\bwhite\b/u, '#f1eee8', 'stone'],
  [/\bblack|dark\b/u, '#4b3b33', 'boards'],
  [/./u, '#c1935f', 'boards'],
]

function top({ scenery = [] }: PlaceContext): (ink: Ink) => void {
  const on = scenery.find((words) => words.startsWith(LAID_ON)) ?? 'wood'
  const [, colour, kind] = TOPS.find(([words]) => words.test(on)) ??
    TOPS.at(-1) ?? [/./u, '', 'boards']
  return (ink) => {
    const [wide, high] = [ink.right - ink.left, 40]
    mark(ink, colour).rect(ink.left, -high / 2, [wide, high])
    if (kind === 'boards') boards(ink, colour)
    if (kind === 'stone') veins(ink, colour)
    if (kind === 'cloth') checks(ink, colour)
  }
}

function boards(ink: Ink, colour: string): void {
  const step = 1.15
  for (let y = -16; y < 16; y += step) {
    mark(ink, ink.random.pick([colour, lighter(colour, 0.05), darker(colour, 0.06)])).rect(
      ink.left,
      y,
      [ink.right - ink.left, step],
    )
    mark(ink, darker(colour, 0.22)).rect(ink.left, y, [ink.right - ink.left, 0.045])
    const joint = ink.random.between(ink.left, ink.right)
    mark(ink, darker(colour, 0.22)).rect(joint, y, [0.045, step])
  }
}

function veins(ink: Ink, colour: string): void {
  for (let i = 0; i < 14; i++) {
    const [x, y] = [ink.random.between(ink.left, ink.right), ink.random.between(-9, 3)]
    mark(ink, clear(darker(colour, 0.16), 0.6)).shape((ctx) => {
      ctx.moveTo(x, y)
      ctx.quadraticCurveTo(x + 1.4, y + 0.5, x + 3.2, y + ink.random.between(-0.8, 1.4))
      ctx.quadraticCurveTo(x + 1.4, y + 0.56, x, y + 0.06)
    })
  }
}

function checks(ink: Ink, colour: string): void {
  for (let x = ink.left; x < ink.right; x += 1.2)
    mark(ink, clear(lighter(colour, 0.3), 0.45)).rect(x, -20, [0.6, 40])
  for (let y = -20; y < 20; y += 1.2)
    mark(ink, clear(lighter(colour, 0.3), 0.45)).rect(ink.left, y, [ink.right - ink.left, 0.6])
}

interface Laid {
  readonly picture: string
  readonly colour: string | undefined
}

function laidThings({ scenery = [] }: PlaceContext): readonly Laid[] {
  return scenery
    .filter((words) => words.startsWith(`${LAID} `))
    .flatMap((words) => {
      const [picture = '', count = '1', ...colour] = words.slice(LAID.length + 1).split(' ')
      const one = { picture, colour: colour.length > 0 ? colour.join(' ') : undefined }
      return Array.from({ length: Number(count) }, () => one)
    })
    .slice(0, 12)
}

/** In rows that fill the frame evenly, each turned a little as hands lay things down. */
function laidOut(c: PlaceContext): Piece[] {
  const things = laidThings(c)
  const { half, crown, low } = extentAt(c.box, LYING)
  const rows = Math.max(1, Math.round(Math.sqrt((things.length * (crown - low)) / (half * 2))))
  const own = Math.ceil(things.length / rows)
  const random = c.random.fork('laid')
  return things.map(({ picture, colour }, i) => {
    const row = Math.floor(i / own)
    const inRow = Math.min(own, things.length - row * own)
    const slot = [(half * 1.6) / inRow, ((crown - low) * 0.8) / rows] as const
    const x = ((i % own) - (inRow - 1) / 2) * slot[0]
    const y =
      low +
      (crown - low) * (half * 2 > crown - low ? 0.57 : 0.45) +
      ((rows - 1) / 2 - row) * slot[1]
    const height = Math.min(slot[0] * 0.72, slot[1] * 0.7)
    const lean = random.between(-0.16, 0.16)
    const look = colour === undefined ? {} : { look: { colour } }
    return cutOut(
      c,
      { name: `laid ${i}`, at: [x, y - height * 0.8, LYING], size: [height * 2.4, height * 1.6] },
      (ink) => {
        ink.ctx.translate(0, -height * 0.8)
        ink.ctx.rotate(lean)
        thing(ink, picture, { x: 0, y: height / 2, height, shadow: 0.16, ...look })
      },
    )
  })
}

/** Leaves before a window that nobody sees: their soft shadows sway over everything. */
function leaves(c: PlaceContext): Piece {
  const { half, crown, low } = extentAt(c.box, SHADE)
  return cutOut(
    c,
    {
      name: 'shadows of leaves',
      at: [half * 0.5, low, SHADE],
      size: [half * 2.6, (crown - low) * 1.2],
      drift: (t) => ({ x: 0.18 * Math.sin(t * 0.8), y: 0.08 * Math.sin(t * 1.1) }),
    },
    (ink) => {
      for (let i = 0; i < 26; i++) {
        const x = ink.random.between(-0.2, 1.2) * half
        const y = -(crown - low) * ink.random.between(0.35, 1.1)
        ink.ctx.save()
        ink.ctx.translate(x, y)
        ink.ctx.rotate(ink.random.between(-0.9, 0.5))
        cut(ink, clear('#3a2b20', 0.1), [0, 0]).oval(0, 0, [0.62, 0.2])
        ink.ctx.restore()
      }
    },
  )
}
