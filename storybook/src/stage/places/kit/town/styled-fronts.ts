import { plotted, pairs } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, fade, mark, stroke, turned, type Ink } from '../paper.ts'
import { pane, windows } from './buildings.ts'
import { cathedralFront } from './cathedral-front.ts'
import { halfTimbered, modernHouse, paintedLady } from './styled-houses.ts'

export interface FrontSize {
  readonly size: number
  readonly half: number
}

type StyledFront = (ink: Ink, how: FrontSize) => void

/** What a building of a style is known by. */
const STYLES: readonly (readonly [words: RegExp, front: StyledFront])[] = [
  [/gothic/u, (ink) => cathedralFront(ink, Math.min(-ink.crown * 0.84, ink.half * 1.2))],
  [/baroque|rococo/u, baroque],
  [/brutalist|concrete|soviet/u, brutalist],
  [/half[- ]timbered|tudor|timber[- ]framed/u, halfTimbered],
  [/victorian/u, paintedLady],
  [/art[- ](?:deco|nouveau)/u, artDeco],
  [/futuristic|sci-?fi|high-tech/u, futuristic],
  [/modern|bauhaus|minimalist/u, modernHouse],
]

export function styledFront(words: string): StyledFront | null {
  return STYLES.find(([told]) => told.test(words))?.[1] ?? null
}

/** A long yellow front with white pilasters, tall windows, a curved gable and a green dome over the middle. */
function baroque(ink: Ink, { size: room, half: wide }: FrontSize): void {
  const [size, half] = [room * 0.86, wide * 0.94]
  const wall = ink.random.fork('wall').pick(['#ecc668', '#e9b890', '#d9c9a4', '#e6a98f'])
  const white = '#fbf4e4'
  const copper = '#6fa594'
  const top = -size * 0.56
  cut(ink, '#8a5a50', 0.14).polygon(
    ...plotted({ y: top, w: half, h: size }, '-1 0, -0.94 -0.14, 0.94 -0.14, 1 0'),
  )
  cut(ink, wall, [0.2, 0.2]).rect(-half, top, [half * 2, -top])
  for (const [row, high] of [0.06, 0.32].entries())
    for (let i = -5; i <= 5; i++)
      arched(ink, {
        x: i * half * 0.176,
        y: -size * high,
        wide: half * 0.08,
        tall: size * (0.18 - row * 0.02),
      })
  for (let i = -5.5; i <= 5.5; i++)
    mark(ink, white).standing(i * half * 0.176, 0, [half * 0.026, -top])
  for (const y of [top, -size * 0.29])
    cut(ink, white, 0.06).rect(-half * 1.02, y - size * 0.02, [half * 2.04, size * 0.035])
  for (const side of [-1, 1])
    onion(ink, { x: side * half * 0.88, y: top - size * 0.1, r: size * 0.1, colour: copper })
  middleBay(ink, { size, half, wall, white })
  onion(ink, { x: 0, y: -size * 0.86, r: size * 0.2, colour: copper })
}

function middleBay(
  ink: Ink,
  { size, half, wall, white }: FrontSize & { wall: string; white: string },
): void {
  const wide = half * 0.27
  const top = -size * 0.7
  cut(ink, lighter(wall, 0.18), [0.16, 0.2]).rect(-wide, top, [wide * 2, -top])
  cut(ink, white, [0.1, 0.3]).path(
    { y: top, w: wide, h: size },
    'M-1.16 0C-0.8 -0.02 -0.5 -0.16 0 -0.17C0.5 -0.16 0.8 -0.02 1.16 0Z',
  )
  mark(ink, darker(wall, 0.2)).oval(0, top - size * 0.06, [wide * 0.24, size * 0.05])
  for (const x of [-0.9, -0.44, 0.44, 0.9])
    cut(ink, white, 0.05).standing(x * wide, 0, [wide * 0.12, -top])
  for (const x of [-0.67, 0, 0.67])
    arched(ink, { x: x * wide, y: -size * 0.38, wide: wide * 0.26, tall: size * 0.24 })
  cut(ink, '#5f4030', 0.06).rounded(
    [-wide * 0.26, -size * 0.26, wide * 0.52, size * 0.26],
    [wide * 0.26, wide * 0.26, 0, 0],
  )
}

function arched(
  ink: Ink,
  { x, y, wide, tall }: { x: number; y: number; wide: number; tall: number },
): void {
  mark(ink, '#fbf4e4').rounded(
    [x - wide * 0.66, y - tall * 1.06, wide * 1.32, tall * 1.1],
    [wide * 0.66, wide * 0.66, 0, 0],
  )
  mark(ink, pane(ink)).rounded([x - wide / 2, y - tall, wide, tall], [wide / 2, wide / 2, 0, 0])
  mark(ink, '#fbf4e4').rect(x - wide * 0.04, y - tall, [wide * 0.08, tall])
}

/** A cap of copper that swells and ends in a gilded ball. */
function onion(
  ink: Ink,
  { x, y, r, colour }: { x: number; y: number; r: number; colour: string },
): void {
  cut(ink, turned(ink, colour, { span: [x - r, x + r] }), [0.12, 0.3]).path(
    { x, y, w: r, h: r },
    'M-0.9 0C-1.3 -0.7 -0.3 -0.9 0 -1.7C0.3 -0.9 1.3 -0.7 0.9 0Z',
  )
  mark(ink, '#f0c85a').disc(x, y - r * 1.74, r * 0.12)
}

/** Heavy slabs of raw concrete over one another, dark slits between them, a blind tower for the stairs. */
function brutalist(ink: Ink, { size, half: room }: FrontSize): void {
  const half = room * 0.84
  const grey = ink.random.fork('grey').pick(['#a8a49c', '#9c9a98', '#b0a89a'])
  const side = ink.random.fork('tower').pick([-1, 1] as const)
  const tower = turned(ink, darker(grey, 0.12), { span: [-half, half], amount: 0.2 })
  cut(ink, tower, [0.2, 0.2]).standing(side * half * 0.66, 0, [half * 0.3, size * 1.02])
  for (let i = 1; i < 9; i++)
    mark(ink, clear('#5a564f', 0.3)).standing(side * half * 0.66, (-size * i) / 9, [
      half * 0.3,
      0.06,
    ])
  mark(ink, '#3c3d44').standing(side * half * 0.66, -size * 0.1, [half * 0.05, size * 0.8])
  for (let floor = 0; floor < 5; floor++) {
    const wide = half * (floor % 2 ? 0.72 : 0.86) * (0.78 + floor * 0.06)
    const [x, y, tall] = [-side * half * 0.16, -size * (0.13 + floor * 0.16), size * 0.16]
    mark(ink, '#3c3d44').standing(x, y, [wide * 1.8, tall])
    for (let n = -6; n <= 6; n++)
      cut(ink, grey, 0.06).standing(x + (n * wide) / 6.6, y, [wide * 0.06, tall])
    cut(
      ink,
      turned(ink, lighter(grey, 0.08), { span: [x - wide, x + wide], amount: 0.2 }),
      [0.16, 0.3],
    ).standing(x, y - tall * 0.55, [wide * 2, tall * 0.5])
    for (let n = -5; n <= 5; n++)
      mark(ink, clear('#5a564f', 0.3)).standing(x + (n * wide) / 5.4, y - tall * 0.55, [
        0.05,
        tall * 0.5,
      ])
  }
  for (const n of [-0.7, -0.25, 0.25, 0.7])
    cut(ink, darker(grey, 0.2), 0.1).standing((n * 0.8 - side * 0.16) * half, 0, [
      half * 0.1,
      size * 0.14,
    ])
}

/** Steps of cream stone with fins of gold that run up to a spire; a sunburst over the door. */
function artDeco(ink: Ink, { size, half }: FrontSize): void {
  const stone = ink.random.fork('stone').pick(['#efe0c0', '#d6e0d4', '#ecd0b4'])
  const wide = Math.min(half * 0.8, size * 0.7)
  for (const [share, high] of pairs('1 0.5, 0.76 0.7, 0.52 0.86, 0.28 0.98')) {
    cut(ink, turned(ink, stone, { span: [-wide, wide], amount: 0.18 }), [0.16, 0.3]).standing(
      0,
      0,
      [wide * 2 * share, size * high],
    )
    for (let n = -4; n <= 4; n++) {
      mark(ink, '#4f6a74').standing((n * wide * share) / 4.6, -size * 0.2, [
        wide * share * 0.1,
        size * (high - 0.24),
      ])
      mark(ink, '#d9a94a').standing(((n + 0.5) * wide * share) / 4.6, -size * 0.2, [
        wide * share * 0.03,
        size * (high - 0.2),
      ])
    }
  }
  stroke(ink, '#d9a94a', 0.22).line([0, -size * 0.96], [0, -size * 1.12])
  mark(ink, '#2f4a52').standing(0, 0, [wide * 0.4, size * 0.15])
  for (let ray = 0; ray <= 10; ray++) {
    const turn = Math.PI + (ray / 10) * Math.PI
    stroke(ink, ray % 2 ? '#d9a94a' : '#2f8a8a', 0.24).line(
      [Math.cos(turn) * 0.5, -size * 0.15 + Math.sin(turn) * 0.3],
      [Math.cos(turn) * wide * 0.42, -size * 0.15 + Math.sin(turn) * size * 0.14],
    )
  }
}

/** A white tower that bends as it rises, bands of glass around it, a landing ring and a dome beside it. */
function futuristic(ink: Ink, { size, half }: FrontSize): void {
  const side = ink.random.fork('lean').pick([-1, 1] as const)
  const [w, top] = [Math.min(half * 0.34, size * 0.3), -size * 1.02]
  const edge = (up: number, to: number): [number, number] => [
    side * (up * up * w * 0.9 - w * 0.4) + to * w * (1 - up * 0.62),
    top * up,
  ]
  const glass = fade(ink, ['#9fe6f2', '#3f8fc0'], [top, 0])
  dome(ink, { x: -side * half * 0.56, r: size * 0.3 })
  cut(ink, '#f2f5f8', [0.24, 0.4]).shape((ctx) => {
    for (let up = 0; up <= 1.001; up += 0.05) ctx.lineTo(...edge(up, -1))
    for (let up = 1; up >= -0.001; up -= 0.05) ctx.lineTo(...edge(up, 1))
    ctx.closePath()
  })
  for (let up = 0.06; up < 0.94; up += 0.075)
    mark(ink, ink.light.dark ? '#8ff4ff' : glass).polygon(
      edge(up, -0.9),
      edge(up + 0.045, -0.86),
      edge(up + 0.045, 0.86),
      edge(up, 0.9),
    )
  const [rx, ry] = edge(0.72, 0)
  cut(ink, '#dfe7ee', [0.2, 0.5]).oval(rx, ry, [w * 1.7, size * 0.035])
  mark(ink, '#4fd0e8').oval(rx, ry - size * 0.008, [w * 1.5, size * 0.014])
  stroke(ink, '#dfe7ee', 0.16).line(edge(1, 0), [edge(1, 0)[0], top * 1.12])
}

function dome(ink: Ink, { x, r }: { x: number; r: number }): void {
  cut(ink, '#cfe9f2', [0.16, 0.5]).shape((ctx) => ctx.ellipse(x, 0, r * 1.3, r, 0, Math.PI, 0))
  for (const share of [0.3, 0.68])
    stroke(ink, '#f7fafc', 0.14).shape((ctx) =>
      ctx.ellipse(x, 0, r * 1.3 * share, r, 0, Math.PI, 0),
    )
  stroke(ink, '#f7fafc', 0.14).line([x - r * 1.12, -r * 0.5], [x + r * 1.12, -r * 0.5])
  windows(
    ink,
    { x: x - r, y: -r * 0.2, width: r * 2, height: r * 0.2 },
    { columns: 9, rows: 1, size: [0.7, 0.8], share: 0.8 },
  )
}
