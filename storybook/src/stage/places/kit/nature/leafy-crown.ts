import { clear, deeper, lighter, mix } from '../colour.ts'
import { mark, type Ink } from '../paper.ts'
import { soft, type Pair, type Shape } from '../shapes.ts'

export interface Crown {
  readonly x: number
  /** Its middle. */
  readonly y: number
  /** Half its width and half its height. */
  readonly size: Pair
  readonly colour: string
  /** How deep its bays are: 0 a ball, 1 a cloud. */
  readonly bays?: number
}

/** Half a crown of so many pixels shows no single leaves. */
const SMALL = 14

/** Foliage in sheets: a deep one in the shade, the tree's own, and warm ones where the sun falls. */
export function leafyCrown(ink: Ink, crown: Crown): void {
  const { x, y, size, colour } = crown
  const [wide, high] = size
  const lamp = ink.light.from <= 0 ? -1 : 1
  const thick = Math.min(wide, high)
  const sheets = [
    { tone: mix(deeper(colour, 0.6), '#1f5560', 0.24), at: [0, 0], share: 1 },
    { tone: colour, at: [lamp * 0.1, -0.07], share: 0.86 },
    { tone: mix(lighter(colour, 0.06), '#f2d95c', 0.12), at: [-lamp * 0.16, 0.3], share: 0.42 },
    { tone: mix(lighter(colour, 0.12), '#f2d95c', 0.26), at: [lamp * 0.22, -0.26], share: 0.56 },
  ] as const
  const small = thick * ink.unit < SMALL
  for (const { tone, at, share } of sheets) {
    if (small && share < 0.5) continue
    const middle: Pair = [x + at[0] * wide, y + at[1] * high]
    const how = { size: [wide * share, high * share], bays: crown.bays ?? 0.7 } as const
    layLeaves(ink, leafyOutline(ink, middle, how), { tone, thick })
  }
  if (!small) snips(ink, crown, lamp)
}

/** A blurred shadow for each sheet would cost more than all else in a wood: theirs is cut as sharp as they are. */
function layLeaves(
  { ctx, light }: Ink,
  outline: Shape,
  { tone, thick }: { readonly tone: string; readonly thick: number },
): void {
  ctx.save()
  ctx.translate(-light.from * thick * 0.06, thick * 0.06)
  ctx.fillStyle = clear(deeper(tone, 1), 0.2 + light.shadowAmount * 0.3)
  ctx.beginPath()
  outline(ctx)
  ctx.fill()
  ctx.restore()
  ctx.fillStyle = tone
  ctx.strokeStyle = clear(lighter(tone, 0.6), 0.3)
  ctx.lineWidth = thick * 0.025
  ctx.beginPath()
  outline(ctx)
  ctx.fill()
  ctx.stroke()
}

/** An outline of leaves: lobes of different sizes around an oval. */
export function leafyOutline(
  { random }: Pick<Ink, 'random'>,
  [x, y]: Pair,
  how: { readonly size: Pair; readonly bays: number },
): Shape {
  const [wide, high] = how.size
  const lobes = 8 + Math.floor(random.next() * 4)
  const turn = random.between(0, 6.3)
  const points: Pair[] = []
  for (let lobe = 0; lobe < lobes; lobe++) {
    const large = 1 + how.bays * random.between(-0.1, 0.1)
    for (const [part, far] of LOBE) {
      const angle = turn + ((lobe + part) / lobes) * Math.PI * 2
      const bay = far < 0 ? 1 - how.bays * 0.3 : large * (1 + 0.06 * far)
      points.push([x + Math.cos(angle) * wide * bay, y + Math.sin(angle) * high * bay])
    }
  }
  return soft(...points)
}

/** A bay, then the lobe: how far on, and how far out. */
const LOBE: readonly Pair[] = [
  [0, -1],
  [0.3, 1],
  [0.5, 1.6],
  [0.72, 1],
]

/** Leaves that are half cut out of the sunny sheet. */
function snips(ink: Ink, { x, y, size, colour }: Crown, lamp: number): void {
  const [wide, high] = size
  const small = Math.min(wide, high) * 0.1
  for (let i = 0; i < 12; i++) {
    const [dx, dy] = [ink.random.between(-0.62, 0.62), ink.random.between(-0.62, 0.5)]
    const sunny = dx * lamp - dy > 0
    const tone = sunny ? clear(lighter(colour, 0.55), 0.6) : clear(deeper(colour, 0.7), 0.4)
    const [px, py] = [x + dx * wide, y + dy * high]
    mark(ink, tone).path(
      { x: px, y: py, w: small * lamp, h: small },
      'M-1 0.3Q0 -0.9 1 -0.3Q0.2 0.5 -1 0.3Z',
    )
  }
}
