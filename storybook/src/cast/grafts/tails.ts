import { blot } from '../../scene/blot.ts'
import { shift } from '../colour/oklch.ts'
import { placed, type DrawPart, type PartBrush } from './draw-part.ts'
import { curve, taper } from './taper.ts'

type Draw = (brush: PartBrush, wag: number) => void

const TAILS: readonly (readonly [RegExp, Draw])[] = [
  [/squirrel|chipmunk|skunk/u, brush],
  [/fox|wolf|raccoon|dog|cat(?!tle)/u, bush],
  [/monkey|lemur|chameleon|seahorse/u, curl],
  [/lizard|crocodile|alligator|snake|dragon|dinosaur|rex|gecko|iguana|rat|mouse|kangaroo/u, whip],
  [/peacock|turkey/u, train],
  [/scorpion/u, sting],
  [/fish|shark|whale|dolphin|mermaid|orca/u, fluke],
  [/horse|pony|unicorn|zebra/u, hair],
  [/beaver|platypus/u, paddle],
  [/lion|cow|bull|donkey|giraffe/u, tuft],
  [/rabbit|bunny|hare|deer|bear|goat|sheep/u, stub],
]

/** The tail of somebody else, at the rear, wagging a little. */
export const tail: DrawPart = (part) => {
  const { ctx, at, of, t } = part
  const draw = TAILS.find(([kind]) => kind.test(of))?.[1] ?? fan
  const size = Math.max(0.45, Math.min(0.75, at.torso.top))
  placed(ctx, { ...at.rear, size, ahead: -at.ahead }, () => draw(part, 0.1 * Math.sin(t * 3.1)))
}

function brush({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0.1, 0.5, 0.2, 0.5 + wag, -0.5, 0.34 + wag, -0.8),
    wide: [0.16, 0.42],
    fill: coat.tone,
  })
  taper(ctx, {
    curve: curve(0.3, 0, 0.5, -0.2, 0.46 + wag, -0.5, 0.36 + wag, -0.74),
    wide: [0.06, 0.2],
    fill: shift(coat.tone, 0.1),
  })
}

function bush({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0, 0.3, 0, 0.5, -0.2 + wag, 0.8, -0.3 + wag),
    wide: [0.16, 0.3],
    fill: coat.tone,
  })
  blot(ctx, '#f6f1e8', [0.84, -0.32 + wag, 0.13])
}

function curl({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0.04, 0.6, 0.2, 0.7 + wag, -0.3, 0.56, -0.8),
    wide: [0.15, 0.1],
    fill: coat.tone,
  })
  taper(ctx, {
    curve: curve(0.56, -0.8, 0.46, -1.1, 0.86, -1.1, 0.74, -0.84),
    wide: [0.1, 0.06],
    fill: coat.tone,
  })
}

function whip({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(-0.06, 0, 0.4, 0.1, 0.7, 0.56 + wag, 1.25, 0.34 + wag),
    wide: [0.34, 0.03],
    fill: coat.tone,
    rings: coat.marks === 'scales' ? 10 : 0,
  })
}

function train({ ctx }: PartBrush, wag: number): void {
  for (let feather = 0; feather < 9; feather++) {
    const angle = -1.5 + feather * 0.2 + wag
    const [x, y] = [0.8 * Math.cos(angle), 0.8 * Math.sin(angle)]
    taper(ctx, {
      curve: curve(0, 0, x * 0.4, y * 0.4, x * 0.8, y * 0.8, x, y),
      wide: [0.07, 0.2],
      fill: feather % 2 ? '#1d8a72' : '#23a083',
    })
    blot(ctx, '#f0c04a', [x, y, 0.09])
    blot(ctx, '#1f4fa0', [x, y, 0.055])
  }
}

function sting({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0, 0.7, 0, 0.8, -1 + wag, 0.1, -1 + wag),
    wide: [0.24, 0.14],
    fill: coat.tone,
    rings: 6,
  })
  taper(ctx, {
    curve: curve(0.1, -1 + wag, -0.1, -1 + wag, -0.16, -0.9 + wag, -0.16, -0.74 + wag),
    wide: [0.18, 0.02],
    fill: '#3a2a28',
  })
}

function fluke({ ctx, of, coat }: PartBrush, wag: number): void {
  const fill = /shark|whale|orca/u.test(of) ? '#6f8793' : coat.tone
  taper(ctx, { curve: curve(-0.05, 0, 0.3, 0.06, 0.5, 0, 0.8, wag), wide: [0.4, 0.14], fill })
  for (const side of [-1, 1])
    taper(ctx, {
      curve: curve(
        0.74,
        wag,
        0.9,
        wag + side * 0.1,
        1.05,
        wag + side * 0.3,
        1.2,
        wag + side * 0.46,
      ),
      wide: [0.2, 0.05],
      fill: shift(fill, 0.05),
    })
}

function hair({ ctx }: PartBrush, wag: number): void {
  for (const strand of [0, 0.08, 0.16])
    taper(ctx, {
      curve: curve(0, 0, 0.4, -0.1, 0.46 - strand, 0.4, 0.5 - strand + wag, 0.86),
      wide: [0.12, 0.09],
      fill: strand === 0.08 ? '#6b4a3a' : '#573a2e',
    })
}

function paddle({ ctx }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0, 0.3, 0.06, 0.5, 0.1, 0.9, 0.14 + wag),
    wide: [0.14, 0.4],
    fill: '#6b4a3c',
    rings: 6,
  })
}

function tuft({ ctx, coat }: PartBrush, wag: number): void {
  taper(ctx, {
    curve: curve(0, 0, 0.5, 0.1, 0.6, -0.2, 0.8 + wag, -0.4),
    wide: [0.1, 0.06],
    fill: coat.tone,
  })
  blot(ctx, '#6b4636', [0.84 + wag, -0.46, 0.13, 0.18, 0.5])
}

function stub({ ctx, coat }: PartBrush): void {
  blot(ctx, shift(coat.tone, 0.08), [0.06, -0.06, 0.16])
}

/** Feathers of any bird. */
function fan({ ctx, coat }: PartBrush, wag: number): void {
  for (const [index, turn] of [-0.5, -0.25, 0, 0.25].entries()) {
    const angle = turn + wag
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    taper(ctx, {
      curve: curve(0, 0, x * 0.3, y * 0.3, x * 0.5, y * 0.5, x * 0.75, y * 0.75),
      wide: [0.1, 0.22],
      fill: shift(coat.tone, index % 2 ? -0.06 : 0.02),
    })
  }
}
