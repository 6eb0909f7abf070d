import type { Ink } from '../../ink.ts'
import type { MovingPiece } from '../../prop.ts'
import type { Breed, Build } from './breed.ts'
import { toneOf } from './second-tone.ts'

/** Four legs that walk: diagonal pairs together, the far ones in shade. */
export function legsOf(breed: Breed, build: Build): MovingPiece[] {
  const { front, back } = build
  const legs = [
    { x: front + 18, phase: 0.5, hind: false, behind: true },
    { x: back - 20, phase: 0.12, hind: true, behind: true },
    { x: front + 9, phase: 0, hind: false, behind: false },
    { x: back - 9, phase: 0.62, hind: true, behind: false },
  ]
  return legs.map(({ x, phase, hind, behind }) => ({
    by: 'step',
    phase,
    behind,
    at: [x, build.belly - 4],
    draw: (ink) => drawLeg(ink, { breed, build, x, hind, behind }),
  }))
}

interface LegSpec {
  readonly breed: Breed
  readonly build: Build
  readonly x: number
  readonly hind: boolean
  readonly behind: boolean
}

function drawLeg(ink: Ink, { breed, build, x, hind, behind }: LegSpec): void {
  const { belly } = build
  const sock = breed.coat === 'points' || breed.coat === 'bib' || breed.coat === 'mask'
  const tone = behind ? ink.dark : ink.main
  const half = breed.fluffy ? 6.4 : breed.legs > 36 ? 4.2 : 5.4
  if (hind) ink.oval([x, belly - 7, 11, 12], tone, 0.3)
  const knee = belly + (100 - belly) * 0.45
  const bent = hind ? 4 : 0
  ink.shape(
    `M${x - half - 1.5} ${belly - 8}Q${x - half - bent * 0.3} ${knee} ${x - half + bent} 94H${x + half + bent - 1}Q${x + half + bent * 1.4} ${knee} ${x + half + 2} ${belly - 8}Z`,
    tone,
  )
  const paw = sock ? toneOf(ink, breed) : tone
  if (sock)
    ink.shape(
      `M${x - half + bent * 0.7} ${knee + 3}L${x - half + bent} 96H${x + half + bent - 1}L${x + half + bent} ${knee + 3}Z`,
      paw,
    )
  ink.shape(
    `M${x - half + bent - 4.5} 100Q${x - half + bent - 5} 93 ${x - half + bent + 2} 92H${x + half + bent - 1}V98Q${x + half + bent - 1} 100 ${x + half + bent - 3} 100Z`,
    paw,
  )
}

const SHAPES: Readonly<Record<Breed['tail'], (x: number, y: number) => string>> = {
  curl: (x, y) =>
    `M${x} ${y}C${x + 16} ${y - 6} ${x + 14} ${y - 26} ${x} ${y - 24}C${x - 9} ${y - 22} ${x - 7} ${y - 11} ${x + 1} ${y - 12}`,
  plume: (x, y) => `M${x - 2} ${y + 2}Q${x + 16} ${y - 2} ${x + 15} ${y - 22}`,
  stub: (x, y) => `M${x - 2} ${y}L${x + 4} ${y - 5}`,
  whip: (x, y) => `M${x - 2} ${y + 2}Q${x + 14} ${y + 8} ${x + 17} ${y + 28}`,
  flag: (x, y) => `M${x - 2} ${y + 2}Q${x + 12} ${y - 2} ${x + 18} ${y - 14}`,
  up: (x, y) => `M${x - 2} ${y + 4}C${x + 14} ${y} ${x + 6} ${y - 22} ${x + 16} ${y - 34}`,
}
const THICK: Readonly<Record<Breed['tail'], number>> = {
  curl: 8,
  plume: 12,
  stub: 7,
  whip: 4.4,
  flag: 5.6,
  up: 6.4,
}

/** The tail, which wags by itself. */
export function tailOf(breed: Breed, { back, top }: Build): MovingPiece {
  const [x, y] = [back - 3, top + 7]
  return {
    by: 'sway',
    speed: 2.2,
    rate: 7,
    behind: true,
    at: [x, y],
    draw: (ink) => {
      const wide = THICK[breed.tail] * (breed.fluffy ? 1.35 : 1)
      ink.line(
        SHAPES[breed.tail](x, y),
        wide,
        breed.coat === 'points' ? toneOf(ink, breed) : ink.dark,
      )
      if (breed.coat === 'points') return
      ink.line(SHAPES[breed.tail](x, y - 0.6), wide - 2.4, ink.main)
    },
  }
}
