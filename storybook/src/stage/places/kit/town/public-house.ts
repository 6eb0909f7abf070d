import { plotted } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, glow, mark, stroke, turned, type Ink } from '../paper.ts'
import { polygon } from '../shapes.ts'
import { thing } from '../thing.ts'
import { windows } from './buildings.ts'

/** How a house of the town looks: of a school, a hospital, a hotel, a fire station. */
export interface PublicHouse {
  readonly wall: string
  /** A picture on a round board over the door; people's homes have none. */
  readonly emblem?: string
  /** Whether one can step out of its windows. */
  readonly balconies?: boolean
  readonly top: 'clock' | 'flat' | 'cross' | 'tower'
  readonly door: 'steps' | 'canopy' | 'gates'
  readonly rows: number
}

/** A broad front of `rows` floors about x = 0, `size` high, `half` to each side. */
export function publicHouse(
  ink: Ink,
  house: PublicHouse,
  { size, half }: { size: number; half: number },
): void {
  const { wall, top, rows } = house
  if (top === 'tower') hoseTower(ink, { x: half * 0.8, size, wall })
  cut(ink, turned(ink, wall, { span: [-half, half], amount: 0.12 }), [0.2, 0.2]).rect(
    -half,
    -size * 0.8,
    [half * 2, size * 0.8],
  )
  cut(ink, darker(wall, 0.3), 0.1).rect(-half * 1.03, -size * 0.82, [half * 2.06, size * 0.05])
  floors(ink, house, { size, half, glowing: false })
  if (rows > 0) bay(ink, house, { size, half })
  if (house.balconies) balconies(ink, house, { size, half })
  if (house.door === 'gates') gates(ink, { size, half })
  else entrance(ink, house, size)
}

interface Floors {
  readonly size: number
  readonly half: number
  readonly glowing: boolean
}

export function floors(
  ink: Ink,
  { wall, rows, door }: PublicHouse,
  { size, half, glowing }: Floors,
): void {
  const foot = door === 'gates' ? size * 0.5 : size * 0.06
  for (const side of [-1, 1])
    windows(
      ink,
      {
        x: side < 0 ? -half * 0.97 : half * 0.25,
        y: -size * 0.77,
        width: half * 0.72,
        height: size * 0.77 - foot,
      },
      { columns: 4, rows, share: 0.6, size: [0.5, 0.56], frame: lighter(wall, 0.6), glowing },
    )
}

/** A slab with a rail and something green before every two windows. */
function balconies(
  ink: Ink,
  { wall, rows }: PublicHouse,
  { size, half }: { size: number; half: number },
): void {
  const [floor, wide] = [(size * 0.71) / rows, half * 0.3]
  for (const share of [-0.79, -0.43, 0.43, 0.79])
    for (let row = 0; row < rows - 1; row++) {
      const [x, y] = [half * share, -size * 0.77 + floor * (row + 0.92)]
      cut(ink, darker(wall, 0.2), [0.1, 0.24]).rect(x - wide / 2, y, [wide, floor * 0.1])
      mark(ink, clear('#fbf3e2', 0.55)).rect(x - wide / 2, y - floor * 0.34, [wide, floor * 0.34])
      stroke(ink, '#5d6470', 0.07).shape((ctx) => {
        for (let n = 0; n <= 6; n++) {
          ctx.moveTo(x - wide / 2 + (wide * n) / 6, y)
          ctx.lineTo(x - wide / 2 + (wide * n) / 6, y - floor * 0.34)
        }
        ctx.moveTo(x - wide / 2 - 0.05, y - floor * 0.34)
        ctx.lineTo(x + wide / 2 + 0.05, y - floor * 0.34)
      })
      if (ink.random.chance(0.5))
        mark(ink, ink.random.pick(['#5f8f4c', '#76a35a', '#d9708a'])).oval(
          x + wide * ink.random.between(-0.3, 0.3),
          y - floor * 0.4,
          [wide * 0.13, floor * 0.13],
        )
    }
}

/** The part in the middle that stands out, with its emblem and what is on its top. */
function bay(
  ink: Ink,
  { wall, top, emblem }: PublicHouse,
  { size, half }: { size: number; half: number },
): void {
  const wide = half * 0.22
  cut(ink, lighter(wall, 0.16), [0.14, 0.2]).rect(-wide, -size * 0.9, [wide * 2, size * 0.9])
  if (top === 'clock') {
    const gable = polygon(...plotted({ w: wide, h: size }, '-1.15 -0.9, 0 -1.08, 1.15 -0.9'))
    cut(ink, darker(wall, 0.35), 0.12).shape(gable)
    clock(ink, { y: -size * 0.8, r: size * 0.075 })
  }
  if (top === 'cross') cross(ink, { y: -size * 0.78, r: size * 0.1 })
  if (emblem === undefined) return
  const y = -size * (top === 'clock' || top === 'cross' ? 0.42 : 0.6)
  cut(ink, '#fbf3e2', 0.08).disc(0, y - size * 0.08, size * 0.115)
  thing(ink, emblem, { x: 0, y: y - size * 0.005, height: size * 0.15, shadow: 0 })
}

function clock(ink: Ink, { y, r }: { y: number; r: number }): void {
  cut(ink, '#fbf3e2', 0.06).disc(0, y, r)
  stroke(ink, '#4a3a30', r * 0.12).shape((ctx) => {
    ctx.arc(0, y, r, 0, 7)
    ctx.moveTo(0, y - r * 0.7)
    ctx.lineTo(0, y)
    ctx.lineTo(r * 0.5, y + r * 0.2)
  })
}

function cross(ink: Ink, { y, r }: { y: number; r: number }): void {
  cut(ink, '#fffaf0', 0.08).disc(0, y, r * 1.25)
  mark(ink, '#d23f3a').rect(-r * 0.28, y - r, [r * 0.56, r * 2])
  mark(ink, '#d23f3a').rect(-r, y - r * 0.28, [r * 2, r * 0.56])
}

function entrance(ink: Ink, { wall, door }: PublicHouse, size: number): void {
  const [wide, tall] = [size * 0.24, size * 0.24]
  const glass = ink.light.dark ? '#ffdf9e' : '#cfe3e6'
  cut(ink, darker(wall, 0.45), 0.06).standing(0, 0, [wide, tall])
  for (const side of [-1, 1])
    mark(ink, glass).rounded(
      [side * wide * 0.24 - wide * 0.19, -tall * 0.9, wide * 0.38, tall * 0.84],
      0.08,
    )
  if (door !== 'canopy') return
  cut(ink, '#b23a40', 0.14).rounded([-wide, -tall * 1.28, wide * 2, tall * 0.26], 0.08)
  for (const side of [-1, 1])
    mark(ink, '#d9b45a').rect(side * wide * 0.92 - 0.08, -tall * 1.05, [0.16, tall * 1.05])
  mark(ink, clear('#b23a40', 0.9)).plot({ w: wide }, '-0.4 0, 0.4 0, 0.6 0.3, -0.6 0.3')
}

/** Three red gates for engines. */
function gates(ink: Ink, { size, half }: { size: number; half: number }): void {
  for (const n of [-1, 0, 1]) {
    const [wide, tall] = [half * 0.52, size * 0.4]
    const left = n * half * 0.62 - wide / 2
    cut(ink, '#f4ead6', 0.06).rounded(
      [left - 0.2, -tall - 0.2, wide + 0.4, tall + 0.2],
      [0.4, 0.4, 0, 0],
    )
    mark(ink, '#c23a34').rect(left, -tall, [wide, tall])
    for (let row = 1; row < 4; row++)
      mark(ink, '#8f2723').rect(left, (-tall * row) / 4, [wide, 0.1])
    mark(ink, ink.light.dark ? '#ffdf9e' : '#cfe3e6').rect(left + wide * 0.1, -tall * 0.9, [
      wide * 0.8,
      tall * 0.16,
    ])
  }
}

function hoseTower(ink: Ink, { x, size, wall }: { x: number; size: number; wall: string }): void {
  cut(ink, darker(wall, 0.08), [0.16, 0.2]).rect(x - size * 0.1, -size * 1.14, [
    size * 0.2,
    size * 1.14,
  ])
  cut(ink, darker(wall, 0.4), 0.08).rect(x - size * 0.12, -size * 1.17, [size * 0.24, size * 0.05])
  mark(ink, '#5a5866').rect(x - size * 0.04, -size * 1.06, [size * 0.08, size * 0.12])
}

/** A theatre or a cinema: a canopy with bulbs over the doors, a tall sign, pictures of what is played. */
export function marquee(
  ink: Ink,
  emblem: string,
  { size, half }: { size: number; half: number },
): void {
  const wall = '#8f4a4f'
  cut(ink, turned(ink, wall, { span: [-half, half], amount: 0.14 }), [0.2, 0.2]).rect(
    -half,
    -size * 0.92,
    [half * 2, size * 0.92],
  )
  for (let n = -3; n <= 3; n++)
    mark(ink, darker(wall, 0.14)).rect(n * half * 0.28 - 0.15, -size * 0.9, [0.3, size * 0.5])
  cut(ink, '#d9a94a', 0.1).rect(-half * 1.02, -size * 0.96, [half * 2.04, size * 0.06])
  cut(ink, '#fbf3e2', 0.1).disc(0, -size * 0.68, size * 0.17)
  thing(ink, emblem, { x: 0, y: -size * 0.57, height: size * 0.22, shadow: 0 })
  for (const side of [-1, 1]) {
    const x = side * half * 0.68
    cut(ink, '#f4ead6', 0.08).rect(x - half * 0.15, -size * 0.34, [half * 0.3, size * 0.26])
    thing(ink, emblem, { x, y: -size * 0.12, height: size * 0.18, shadow: 0 })
  }
  for (const n of [-1.5, -0.5, 0.5, 1.5]) {
    cut(ink, '#5f2f2c', 0.04).standing(n * half * 0.2, 0, [half * 0.18, size * 0.26])
    mark(ink, ink.light.dark ? '#ffdf9e' : '#dbe8e6').standing(n * half * 0.2, -size * 0.04, [
      half * 0.12,
      size * 0.18,
    ])
  }
  cut(ink, '#f7efe0', 0.18).rounded([-half * 0.6, -size * 0.46, half * 1.2, size * 0.14], 0.2)
  stroke(ink, '#c8473f', 0.2).rounded([-half * 0.6, -size * 0.46, half * 1.2, size * 0.14], 0.2)
  bulbs(ink, { size, half })
}

/** The bulbs along the canopy; they burn by day, too. */
export function bulbs(ink: Ink, { size, half }: { size: number; half: number }): void {
  for (let n = 0; n <= 16; n++)
    for (const y of [-0.46, -0.32]) {
      const at = { x: (n / 8 - 1) * half * 0.6, y: y * size }
      mark(ink, '#ffe9a8').disc(at.x, at.y, 0.14)
      if (ink.light.dark) glow(ink, '#ffd58a', { ...at, radius: 0.6, strength: 0.5 })
    }
}
