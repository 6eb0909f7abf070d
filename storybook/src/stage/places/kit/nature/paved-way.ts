import { blot } from '../../../../scene/blot.ts'
import { clear, darker, lighter } from '../colour.ts'
import { lay, level, type GroundInk } from './ground.ts'
import { path } from './nature.ts'

interface Paving {
  readonly colour: string
  /** Whole boards across, stones in rows, or nothing but its edge. */
  readonly laid: 'stones' | 'boards' | 'line' | 'grains' | 'plain'
  /** How deep and how wide one stone is, in u. */
  readonly size: readonly [deep: number, wide: number]
}

const PAVINGS: readonly (readonly [words: RegExp, paving: Paving])[] = [
  [/\bcobble\w*\b/u, { colour: '#a39a8e', laid: 'stones', size: [0.5, 0.6] }],
  [/\bbricks?\b/u, { colour: '#b8694e', laid: 'stones', size: [0.36, 0.7] }],
  [
    /\b(stones?|paved|flagstones?|marble|slabs?)\b/u,
    { colour: '#b9b2a6', laid: 'stones', size: [1, 1.2] },
  ],
  [
    /\b(wooden|boards?|planks?|boardwalk)\b/u,
    { colour: '#b48a60', laid: 'boards', size: [0.5, 4] },
  ],
  [/\b(gravel|pebbles?)\b/u, { colour: '#cfc4ae', laid: 'grains', size: [0.3, 0.3] }],
  [
    /\b(road|street|highway|avenue|boulevard|drive|driveway)\b/u,
    { colour: '#6a6c74', laid: 'line', size: [2, 0.2] },
  ],
]

const EARTH: Paving = { colour: '#d2b486', laid: 'plain', size: [1, 1] }
const WIDE = 4.2
const FAR = 30

/** A straight way from us to the horizon, paved as the words say; bare earth where they say nothing. */
export function pavedWay(ink: GroundInk, words: string): void {
  const paving = PAVINGS.find(([named]) => named.test(words))?.[1] ?? EARTH
  const { colour, laid } = paving
  path(ink, { colour: darker(colour, 0.2), width: WIDE + 0.5, bend: 0, far: FAR })
  path(ink, { colour, width: WIDE, bend: 0, far: FAR })
  if (laid === 'stones' || laid === 'boards') courses(ink, paving)
  if (laid === 'grains') grains(ink, colour)
  if (laid === 'line')
    for (let z = -4; z < FAR; z += 2.4)
      lay(ink, '#f1e6cc', () => level(ink, [-0.08, 0.08], [z, z + 1.2]))
}

/** Rows of stones, each row shifted against the last; boards go right across. */
function courses(ink: GroundInk, { colour, laid, size }: Paving): void {
  const [deep, wide] = size
  const half = WIDE / 2
  for (let row = 0, z = -4; z < FAR; row++, z += deep) {
    const shift = laid === 'stones' ? (row % 2) * wide * 0.5 : 0
    for (let x = -half - shift; x < half; x += wide) {
      const [left, right] = [Math.max(-half, x + 0.05), Math.min(half, x + wide - 0.05)]
      if (right - left < 0.1) continue
      const tone = ink.random.pick([
        lighter(colour, 0.16),
        lighter(colour, 0.06),
        darker(colour, 0.07),
      ])
      lay(ink, clear(tone, 0.9), () => level(ink, [left, right], [z + 0.05, z + deep - 0.05]))
    }
  }
}

function grains(ink: GroundInk, colour: string): void {
  for (let i = 0; i < 500; i++) {
    const z = (FAR + 4) * ink.random.next() ** 2 - 4
    const p = ink.at(ink.random.between(-0.5, 0.5) * WIDE, z)
    blot(ink.ctx, ink.random.pick([lighter(colour, 0.3), darker(colour, 0.18)]), [
      p.x,
      p.y,
      0.07 * p.scale,
      0.035 * p.scale,
    ])
  }
}
