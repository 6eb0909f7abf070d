import { pairs } from '../../../../scene/rows.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker } from '../colour.ts'
import { fade, mark, type Ink } from '../paper.ts'
import { disc, oval, type Pair } from '../shapes.ts'

/** Where an eye looks that looks about: it stays, then jumps. */
export function gazeOf(t: number): { readonly x: number; readonly y: number } {
  const jumps = [0, 0.22, -0.18, 0.08] as const
  const at = Math.floor((t + 0.4) / 1.3)
  const share = Math.min(1, ((t + 0.4) % 1.3) / 0.12)
  const [from, to] = [jumps[(at + 3) % 4] ?? 0, jumps[at % 4] ?? 0]
  return { x: from + (to - from) * share, y: 0.03 * Math.sin(t) }
}

const TOWN = /\b(city|town|street|village|marrakech|market|paris|london|tokyo|skyline)\b/u
const LAND = /\b(mountains?|hills?|desert|dunes?|forest|woods?|jungle)\b/u
const BLAZE = /\b(fire|flames?|burning|explosion|volcano|lava)\b/u
const COSMOS = /\b(galaxy|galaxies|universe|cosmos|nebula|space|stars?|planets?|milky)\b/u

/** The world before the eye, small and bright on the iris, and a spark of light. */
export function mirrored(ink: Ink, c: PlaceContext, at: { y: number; radius: number }): void {
  const { radius } = at
  if (COSMOS.test(c.words)) return cosmos(ink, at)
  const [x, y] = [-radius * 0.3, at.y - radius * 0.36]
  const [wide, tall] = [radius * 0.5, radius * 0.36]
  ink.ctx.save()
  ink.ctx.beginPath()
  oval(x, y, [wide, tall])(ink.ctx)
  ink.ctx.clip()
  ink.ctx.globalAlpha = 0.82
  const blaze = BLAZE.test(c.words)
  const sky = blaze ? ['#3a1018', '#b8341c', '#ffb03a'] : skyOf(c)
  mark(ink, fade(ink, sky, [y - tall, y + tall])).rect(x - wide, y - tall, [2 * wide, 2 * tall])
  mark(ink, blaze ? '#fff0a8' : '#fff3cf').disc(x + wide * 0.3, y + tall * 0.05, radius * 0.09)
  const dark = darker(sky.at(-1) ?? '#557', 0.65)
  const outline = blaze ? FLAMES : TOWN.test(c.words) ? ROOFS : LAND.test(c.words) ? PEAKS : HILLS
  mark(ink, blaze ? '#ff7a1c' : dark).polygon(
    ...outline.map(([px, py]): Pair => [x + px * wide, y + tall * (1 - py)]),
  )
  ink.ctx.restore()
  mark(ink, clear('#ffffff', 0.9)).oval(x - wide * 0.5, y - tall * 0.55, [
    radius * 0.1,
    radius * 0.07,
  ])
  mark(ink, clear('#ffffff', 0.5)).disc(radius * 0.34, at.y + radius * 0.42, radius * 0.06)
}

/** All of the iris is a night of stars that turn about the pupil. */
function cosmos(ink: Ink, { y, radius }: { y: number; radius: number }): void {
  ink.ctx.save()
  ink.ctx.beginPath()
  disc(0, y, radius * 0.93)(ink.ctx)
  ink.ctx.clip()
  mark(ink, clear('#1c0f48', 0.88)).disc(0, y, radius)
  for (let i = 0; i < 90; i++) {
    const far = 0.3 + 0.62 * (i / 90)
    for (const arm of [0, Math.PI]) {
      const angle = arm + far * 5.2 + ink.random.between(-0.16, 0.16)
      const [x, dy] = [Math.cos(angle) * far * radius, Math.sin(angle) * far * radius]
      const glow = i % 3 === 0 ? '#ffd9f2' : i % 3 === 1 ? '#b07cf0' : '#5fb6ff'
      mark(ink, clear(glow, 0.4)).disc(x, y + dy, radius * ink.random.between(0.03, 0.09))
    }
  }
  for (let i = 0; i < 70; i++) {
    const [angle, far] = [ink.random.between(0, 6.28), radius * ink.random.between(0.1, 0.92)]
    const [x, dy] = [Math.cos(angle) * far, Math.sin(angle) * far]
    mark(ink, '#fff8e6').disc(x, y + dy, radius * ink.random.between(0.008, 0.02))
  }
  mark(ink, clear('#ffe9c4', 0.55)).disc(0, y, radius * 0.2)
  mark(ink, '#fff8ea').disc(0, y, radius * 0.1)
  ink.ctx.restore()
  mark(ink, clear('#ffffff', 0.85)).oval(-radius * 0.42, y - radius * 0.48, [
    radius * 0.12,
    radius * 0.08,
  ])
}

const SKIES: Readonly<Partial<Record<PlaceContext['time'], readonly string[]>>> = {
  golden: ['#7a5a8a', '#f08a4a', '#ffd98a'],
  sunset: ['#5a3a7a', '#e8604a', '#ffb86a'],
  dawn: ['#6a6aa8', '#f0a08a', '#ffe0a8'],
  night: ['#101838', '#1f3060', '#4a6aa0'],
}

const skyOf = ({ time }: PlaceContext): readonly string[] =>
  SKIES[time] ?? ['#4f9ad0', '#a8d4ec', '#f4fafc']

/** Outlines from the left to the right; heights in half heights of the mirror. */
const ROOFS: readonly Pair[] = pairs(`
  -1 0, -1 0.6, -0.7 0.6, -0.7 0.85, -0.46 0.85, -0.46 0.55, -0.3 0.55, -0.3 1.5, -0.2 1.75,
  -0.1 1.5, -0.1 0.6, 0.12 0.6, 0.12 0.8, 0.5 0.8, 0.5 1.05, 0.7 1.05, 0.7 0.5, 1 0.5, 1 0
`)
const PEAKS: readonly Pair[] = pairs(
  '-1 0, -1 0.6, -0.6 1.2, -0.3 0.7, 0.1 1.4, 0.5 0.7, 0.75 1, 1 0.6, 1 0',
)
const HILLS: readonly Pair[] = pairs('-1 0, -1 0.7, -0.4 0.85, 0.2 0.65, 1 0.8, 1 0')
const FLAMES: readonly Pair[] = pairs(`
  -1 0, -0.9 0.7, -0.75 1.3, -0.6 0.7, -0.35 1.7, -0.15 0.8, 0.1 1.9, 0.3 0.8, 0.5 1.5, 0.65 0.7,
  0.85 1.1, 1 0
`)
