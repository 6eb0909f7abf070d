import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const METALS: readonly (readonly [stuff: RegExp, colour: string])[] = [
  [/\b(?:gold|golden|brass)\b/u, '#e2b340'],
  [/\b(?:copper|bronze)\b/u, '#c77b4a'],
  [/\b(?:iron|steel|lava)\b/u, '#e8703a'],
]
const STEPS = 72
const ROOMS = [
  ['#3a3f4d', '#14161d'],
  ['#4a3a52', '#1b1420'],
  ['#2f4a55', '#101c22'],
  ['#55453a', '#201812'],
] as const

interface Ball {
  readonly colour: string
  readonly seconds: number
  readonly phase: number
}

/** Nothing but a drop of liquid metal: it heaves and flows, and comes to rest as a ball. */
export const moltenBallPlace = place({
  id: 'molten-ball',
  ...NOWHERE,
  set: (c) => {
    const usual = METALS.find(([stuff]) => stuff.test(c.words))?.[1] ?? '#b8c2cc'
    const [colour = usual] = coloursIn(c.words, [usual])
    const random = c.random.fork('metal')
    const [above, below] = random.pick(ROOMS)
    const how = { colour, seconds: c.seconds ?? 5, phase: random.between(0, 6) }
    return [backdrop(above, below), floor(), ball(how)]
  },
})

function floor(): Piece {
  return live({ name: 'floor', depth: 30 }, ({ ctx, width, height, spare }) => {
    const shine = ctx.createLinearGradient(0, height * 0.78, 0, height)
    shine.addColorStop(0, '#232631')
    shine.addColorStop(1, '#0d0e13')
    ctx.fillStyle = shine
    ctx.fillRect(-spare, height * 0.78, width + 2 * spare, height)
  })
}

function ball({ colour, seconds, phase }: Ball): Piece {
  return live({ name: 'ball', depth: 20 }, ({ ctx, width, height, t }) => {
    const calm = Math.min(1, t / (seconds * 0.75)) ** 2
    const swell = 0.34 * (1 - calm) + 0.03
    const size = height * 0.27
    const reach = (angle: number): number =>
      size *
      (1 +
        swell * Math.sin(angle * 3 + t * 1.6 + phase) * Math.cos(angle - t * 0.9) +
        swell * 0.5 * Math.sin(angle * 5 - t * 2.1))
    ctx.save()
    ctx.translate(width / 2, height * 0.5)
    body(ctx, reach)
    const metal = ctx.createLinearGradient(0, -size, 0, size)
    for (const [at, tone] of [
      [0, lighter(colour, 0.34)],
      [0.34, colour],
      [0.5, darker(colour, 0.34)],
      [0.56, lighter(colour, 0.26)],
      [1, darker(colour, 0.14)],
    ] as const)
      metal.addColorStop(at, tone)
    ctx.fillStyle = metal
    ctx.shadowColor = 'rgba(0,0,0,0.6)'
    ctx.shadowBlur = size * 0.3
    ctx.shadowOffsetY = size * 0.2
    ctx.fill()
    ctx.shadowColor = 'transparent'
    gloss(ctx, size, t)
    ctx.restore()
  })
}

type Context = Parameters<Parameters<typeof live>[1]>[0]['ctx']

function body(ctx: Context, reach: (angle: number) => number): void {
  ctx.beginPath()
  for (let step = 0; step < STEPS; step++) {
    const angle = (step / STEPS) * Math.PI * 2
    ctx.lineTo(Math.cos(angle) * reach(angle), Math.sin(angle) * reach(angle))
  }
  ctx.closePath()
}

/** What the room throws back from it. */
function gloss(ctx: Context, size: number, t: number): void {
  ctx.clip()
  ctx.fillStyle = clear('#ffffff', 0.75)
  ctx.beginPath()
  ctx.ellipse(-0.36 * size, -0.5 * size, 0.3 * size, 0.13 * size, -0.5, 0, 7)
  ctx.fill()
  ctx.fillStyle = clear('#ffffff', 0.28)
  ctx.beginPath()
  ctx.ellipse(0.2 * size, (0.4 + 0.04 * Math.sin(t)) * size, 0.5 * size, 0.1 * size, 0.1, 0, 7)
  ctx.fill()
}
