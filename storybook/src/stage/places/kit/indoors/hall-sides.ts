import { darker, lighter } from '../colour.ts'
import type { HallSides } from './hall-looks.ts'
import { sideBricks, type WallBrush } from './side-wall.ts'

/** The wall of a passage: its height, how far it runs, its paint. */
export interface HallSide {
  readonly top: number
  readonly depth: number
  readonly colour: string
}

type Lining = (brush: WallBrush, side: HallSide) => void

export const LININGS: Readonly<Record<HallSides, Lining>> = {
  doors,
  wards,
  lockers,
  cells,
  road: (brush, { depth, top, colour }) => {
    sideBricks(brush, { colour, size: 0.9, share: 0.35 })
    brush.patch('#f0c23c', [-9, depth], [0.6, 0.9])
    brush.patch('#4a4a50', [-9, depth], [top * 0.7, top * 0.74])
  },
  metro: (brush, { depth, top, colour }) => {
    sideBricks(brush, { colour, size: 1.8, share: 0.25 })
    for (const [y, tone] of [
      [0.34, '#3a3a40'],
      [0.4, '#8a4a3a'],
      [0.46, '#3a3a40'],
    ] as const)
      brush.patch(tone, [-9, depth], [top * y, top * y + 0.16])
    for (let z = -5; z < depth; z += 4) brush.patch(darker(colour, 0.35), [z, z + 0.5], [0, top])
  },
  sewer: (brush, { depth, top, colour }) => {
    sideBricks(brush, { colour, size: 0.7, share: 0.5 })
    brush.patch('rgba(86,112,62,0.55)', [-9, depth], [0, 1.1])
    for (const y of [0.62, 0.74]) brush.patch('#8a6a4c', [-9, depth], [top * y, top * y + 0.34])
    for (let z = -5; z < depth - 2; z += 7) {
      brush.patch(darker(colour, 0.3), [z - 0.2, z + 1.6], [1.1, 3])
      brush.patch('#23261f', [z, z + 1.4], [1.2, 2.8])
      brush.patch('#6f8a4c', [z + 0.3, z + 1.1], [0, 1.5])
    }
  },
  mine: (brush, { depth, colour }) => {
    sideBricks(brush, { colour, size: 1.7, share: 0.7 })
    for (let z = -5; z < depth - 2; z += 3.4)
      for (const [dz, y, glint] of [
        [0.4, 2.2, '#d9b45c'],
        [1.6, 3.6, '#3c332e'],
        [2.2, 1.2, '#8fc4cf'],
      ] as const)
        brush.patch(glint, [z + dz, z + dz + 0.3], [y, y + 0.26])
  },
}

/** Doors of wood in white frames, and pictures between them. */
function doors(brush: WallBrush, { depth, top, colour }: HallSide): void {
  brush.patch(colour, [-9, depth], [0, top])
  brush.patch('#8fae9a', [-9, depth], [0, 1.9])
  brush.patch('#f7efe0', [-9, depth], [1.9, 2.06])
  for (let z = -6; z < depth - 2; z += 4.6) {
    brush.patch('#f4ead6', [z - 0.2, z + 2], [0, 4.2])
    brush.patch('#8a5f45', [z, z + 1.8], [0, 4])
    brush.patch('#a3765a', [z + 0.3, z + 1.5], [2.2, 3.6])
    brush.patch('#a3765a', [z + 0.3, z + 1.5], [0.4, 1.8])
    brush.patch('#ecc762', [z + 0.2, z + 0.34], [1.9, 2.06])
    brush.patch('#b08d4f', [z + 2.6, z + 3.7], [2.7, 4.1])
    brush.patch('#9fc0b5', [z + 2.75, z + 3.55], [2.85, 3.95])
  }
}

/** Wide doors with panes, a rail to hold on to, red crosses. */
function wards(brush: WallBrush, { depth, top, colour }: HallSide): void {
  brush.patch(colour, [-9, depth], [0, top])
  brush.patch('#a9d3cc', [-9, depth], [0, 1.7])
  brush.patch('#5f8f96', [-9, depth], [1.7, 1.92])
  for (let z = -6; z < depth - 2; z += 5.4) {
    brush.patch('#7fa3ad', [z - 0.2, z + 3], [0, 4.3])
    for (const leaf of [z, z + 1.42]) {
      brush.patch('#d8e6ea', [leaf, leaf + 1.36], [0, 4.1])
      brush.patch('#7fb4cc', [leaf + 0.44, leaf + 0.92], [2.2, 3.5])
      brush.patch('#b5c4c8', [leaf + 0.1, leaf + 1.26], [0.1, 0.8])
    }
    brush.patch('#fdfdfb', [z + 3.5, z + 4.9], [2.7, 4.1])
    brush.patch('#d8433c', [z + 4.02, z + 4.38], [2.9, 3.9])
    brush.patch('#d8433c', [z + 3.7, z + 4.7], [3.22, 3.58])
  }
}

const LOCKERS = ['#4f86b5', '#5b93c0', '#4678a5'] as const

/** Lockers door by door, and a notice board above them. */
function lockers(brush: WallBrush, { depth, top, colour }: HallSide): void {
  brush.patch(colour, [-9, depth], [0, top])
  for (let z = -6, i = 0; z < depth - 1; z += 1, i++) {
    if (i % 9 > 6) {
      if (i % 9 === 7) {
        brush.patch('#f4ead6', [z, z + 1.9], [0, 4.4])
        brush.patch('#b5794a', [z + 0.15, z + 1.75], [0, 4.2])
        brush.patch('#bfe0ea', [z + 0.6, z + 1.3], [2.4, 3.7])
      }
      continue
    }
    const tone = LOCKERS[i % LOCKERS.length] ?? LOCKERS[0]
    brush.patch(darker(tone, 0.35), [z, z + 1], [0.1, 4])
    brush.patch(tone, [z + 0.06, z + 0.94], [0.2, 3.94])
    for (const y of [3.2, 3.4, 3.6])
      brush.patch(darker(tone, 0.3), [z + 0.26, z + 0.74], [y, y + 0.08])
    brush.patch(lighter(tone, 0.6), [z + 0.72, z + 0.84], [1.9, 2.3])
  }
}

/** Cells behind bars. */
function cells(brush: WallBrush, { depth, colour }: HallSide): void {
  sideBricks(brush, { colour, size: 1.3, share: 0.35 })
  for (let z = -6; z < depth - 2; z += 4.6) {
    brush.patch('#2f3138', [z, z + 3], [0, 4.4])
    for (let k = 0; k <= 9; k++)
      brush.patch('#6d727c', [z + k * 0.33, z + k * 0.33 + 0.1], [0, 4.4])
    for (const y of [0.1, 2.2, 4.3]) brush.patch('#6d727c', [z, z + 3], [y, y + 0.14])
  }
}
