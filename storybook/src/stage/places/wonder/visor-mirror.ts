import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { fade, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import type { Ctx } from '../kit/shapes.ts'

/** A visor, goggles or sunglasses so near that one sees only what is mirrored in them. */
export const visorMirrorPlace = place({
  id: 'visor-mirror',
  indoors: true,
  far: 3,
  set: (c) => [mirroredLand(c), rim(c), glare()],
})

const [LAND, RIM, GLARE] = [9, -1.2, -1.4] as const
const COSMOS = /\b(earth|moon|planet|space|galaxy|stars?|nebula|astronaut)\b/u
const BLAZE = /\b(fire|burning|flames?|explosion)\b/u
const PEAKS = /\b(mountains?|peaks?|slope|alps)\b/u
const TOWN = /\b(city|town|street|skyline|neon)\b/u

/** The frames that hold such glass. */
const FRAMES: readonly (readonly [words: RegExp, colour: string])[] = [
  [/\bsunglasses|\bglasses/u, '#2a2430'],
  [/\bgoggles/u, '#d8583a'],
  [/./u, '#e6e2dc'],
]

/** What is mirrored, too, tells of its sky. */
const saidOf = ({ words, nouns = [] }: PlaceContext): string => [words, ...nouns].join(' ')

function skyOf(c: PlaceContext): readonly string[] {
  const { time } = c
  const words = saidOf(c)
  if (COSMOS.test(words)) return ['#0b1030', '#141a44', '#23285a']
  if (BLAZE.test(words)) return ['#3a1018', '#a83a1c', '#f0a03a']
  if (time === 'night') return ['#101838', '#1f3060', '#4a6aa0']
  return time === 'sunset' || time === 'golden'
    ? ['#5a3a7a', '#e8604a', '#ffb86a']
    : ['#4f8ac0', '#9cc8e6', '#e8f2f4']
}

/** All that is before the glass: the sky, what stands on the horizon, the ground. */
function mirroredLand(c: PlaceContext): Piece[] {
  const sky = skyOf(c)
  return plane(c, { name: 'mirrored land', z: LAND, haze: 0, shadow: 0 }, (ink) => {
    const { left, right, top, bottom } = ink
    mark(ink, fade(ink, sky, [top, bottom * 0.4])).rect(left, top, [right - left, bottom - top])
    if (COSMOS.test(saidOf(c))) return stars(ink)
    const dark = darker(sky.at(-1) ?? '#557', 0.5)
    for (let i = 0; i < 12; i++)
      outline(ink, { i, town: TOWN.test(c.words), peaks: PEAKS.test(c.words), dark })
    mark(ink, darker(dark, 0.25)).rect(left, 0, [right - left, bottom])
  })
}

interface Outline {
  readonly i: number
  readonly town: boolean
  readonly peaks: boolean
  readonly dark: string
}

function outline(ink: Ink, { i, town, peaks, dark }: Outline): void {
  const wide = (ink.right - ink.left) / 12
  const x = ink.left + i * wide
  const tall = wide * ink.random.between(peaks ? 1.2 : 0.5, town || peaks ? 2.4 : 0.8)
  const paint = mark(ink, peaks ? lighter(dark, 0.1 * (i % 3)) : dark)
  if (town) paint.rect(x, -tall, [wide * 0.86, tall])
  else paint.polygon([x - wide * 0.6, 0], [x + wide * 0.5, -tall], [x + wide * 1.6, 0])
}

function stars(ink: Ink): void {
  for (let i = 0; i < 140; i++) {
    const [x, y] = [
      ink.random.between(ink.left, ink.right),
      ink.random.between(ink.top, ink.bottom),
    ]
    mark(ink, '#fff8e6').disc(x, y, ink.random.between(0.02, 0.06))
  }
}

/** The glass from edge to edge, bowed like a helmet's. */
function glass(ctx: Ctx, { half, crown, foot }: Pick<Ink, 'half' | 'crown' | 'foot'>): void {
  const [a, b, y] = [half * 0.84, (foot - crown) * 0.42, (crown + foot) / 2]
  ctx.moveTo(-a, y)
  ctx.bezierCurveTo(-a, y + b * 1.25, a, y + b * 1.25, a, y)
  ctx.bezierCurveTo(a, y - b * 1.25, -a, y - b * 1.25, -a, y)
  ctx.closePath()
}

function rim(c: PlaceContext): Piece[] {
  const colour = FRAMES.find(([words]) => words.test(c.words))?.[1] ?? '#e6e2dc'
  return plane(c, { name: 'rim of the visor', z: RIM, haze: 0, shadow: 1, edge: 0.6 }, (ink) => {
    mark(ink, colour).shape((ctx) => {
      ctx.rect(ink.left, ink.top, ink.right - ink.left, ink.bottom - ink.top)
      glass(ctx, ink)
    })
    stroke(ink, darker(colour, 0.35), ink.half * 0.03).shape((ctx) => glass(ctx, ink))
    stroke(ink, clear('#e0a93a', 0.8), ink.half * 0.012).shape((ctx) => glass(ctx, ink))
  })
}

/** What makes glass of it: two streaks of light that wander over it, and darker edges. */
function glare(): Piece {
  return live({ name: 'glare of the visor', depth: GLARE }, ({ ctx, width, height, t }) => {
    ctx.save()
    ctx.globalCompositeOperation = 'screen'
    ctx.beginPath()
    ctx.ellipse(width / 2, height / 2, width * 0.41, height * 0.4, 0, 0, 7)
    ctx.clip()
    ctx.transform(1, 0, -0.5, 1, width * (0.28 + 0.05 * Math.sin(t * 0.5)), 0)
    ctx.fillStyle = 'rgba(255,255,255,0.16)'
    ctx.fillRect(0, 0, width * 0.1, height)
    ctx.fillRect(width * 0.13, 0, width * 0.03, height)
    ctx.restore()
  })
}
