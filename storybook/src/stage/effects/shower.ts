import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'
import { dice } from './dice.ts'

/** What comes down in a shower. */
export type Flake = 'leaf' | 'petal' | 'blossom' | 'feather' | 'confetti' | 'snowflake' | 'paper'

const COLOURS: Readonly<Record<Flake, readonly string[]>> = {
  leaf: ['#d9702c', '#e7a53a', '#b9482a', '#c98b2f', '#a63c28'],
  petal: ['#f9c6d6', '#fbdce6', '#f4a6c0'],
  blossom: ['#f9b9cf', '#fcd7e3', '#f598ba'],
  feather: ['#ffffff', '#eef2f6', '#e3e8ee'],
  confetti: ['#e8554e', '#f2b544', '#57a773', '#4a8fd0', '#b06fc4', '#f28bb2'],
  snowflake: ['#ffffff', '#e9f3fb'],
  paper: ['#ffffff', '#fbf7ee', '#f3efe4'],
}
/** How much larger than a leaf they are seen. */
const LARGER: Readonly<Partial<Record<Flake, number>>> = { paper: 2, feather: 1.5 }
const LAYERS = [9, 5, 2, -1.5, -3.5] as const
const EACH = 17
const LYING = 34

interface Shower {
  readonly flake: Flake
  readonly seed: number
  readonly box: Box
}

/** Leaves or petals all over the frame, tumbling down, and some that lie on the ground already. */
export function shower({ flake, seed, box }: Shower): Piece[] {
  const falling = LAYERS.map((z): Piece => ({
    name: `${flake} shower ${z}`,
    depth: () => z,
    draw: (pen) => {
      for (let i = 0; i < EACH; i++) fall(pen, { flake, box, z, chance: dice(seed, i + z * 131) })
    },
  }))
  const carpet: Piece = {
    name: `${flake} carpet`,
    depth: () => 9.5,
    draw: (pen) => {
      for (let i = 0; i < LYING; i++) lie(pen, { flake, box, chance: dice(seed ^ 77, i) })
    },
  }
  return [carpet, ...falling]
}

interface Fall {
  readonly flake: Flake
  readonly box: Box
  readonly z: number
  /** −1 … 1 by side. */
  readonly chance: (side: number) => number
}

function fall(pen: Pen, { flake, box, z, chance }: Fall): void {
  const far = (12 + z) / 12
  const [half, high] = [box.width * 0.75 * far, box.height * 1.5 * far]
  const speed = (0.9 + 0.3 * chance(1)) * (flake === 'leaf' ? 1.15 : 0.8)
  const fallen = (((chance(2) + 1) / 2) * high + pen.t * speed) % high
  const swing = Math.sin(pen.t * 1.4 + chance(3) * 6)
  const x = chance(4) * half + swing * 0.6 + pen.t * 0.12
  const at = pen.project(x, pen.eye + box.height * 0.62 * far - fallen, z)
  const turn = pen.t * (0.9 + 0.5 * chance(5)) + chance(6) * 6
  draw(pen.ctx, flake, {
    x: at.x,
    y: at.y,
    size: at.scale * (0.29 + 0.08 * chance(7)) * (LARGER[flake] ?? 1),
    turn: turn * 0.6,
    squash: 0.35 + 0.65 * Math.abs(Math.cos(turn)),
    colour: colourOf(flake, chance(8)),
  })
}

function lie(pen: Pen, { flake, box, chance }: Omit<Fall, 'z'>): void {
  const z = 3.5 + 5 * chance(1)
  const at = pen.project(chance(2) * box.width * 0.75 * ((12 + z) / 12), 0, z)
  draw(pen.ctx, flake, {
    x: at.x,
    y: at.y,
    size: at.scale * 0.2 * (LARGER[flake] ?? 1),
    turn: chance(3) * 3,
    squash: 0.42,
    colour: colourOf(flake, chance(4)),
  })
}

function colourOf(flake: Flake, chance: number): string {
  const colours = COLOURS[flake]
  return colours[Math.floor(((chance + 1) / 2) * 0.999 * colours.length)] ?? '#ffffff'
}

interface Bit {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly squash: number
  readonly colour: string
}

function draw(ctx: Pen['ctx'], flake: Flake, { x, y, size, turn, squash, colour }: Bit): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size, size * squash)
  ctx.rotate(turn)
  ctx.fillStyle = colour
  ctx.beginPath()
  if (flake === 'blossom') {
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TURN
      ctx.ellipse(Math.cos(angle) * 0.5, Math.sin(angle) * 0.5, 0.5, 0.36, angle, 0, TURN)
    }
  } else if (flake === 'confetti') {
    ctx.rect(-0.62, -0.34, 1.24, 0.68)
  } else if (flake === 'paper') {
    ctx.rect(-0.5, -0.68, 1, 1.36)
  } else if (flake === 'snowflake') {
    drawCrystal(ctx, colour)
  } else {
    const wide = flake === 'feather' ? 0.3 : 0.52
    ctx.moveTo(-1, 0)
    ctx.quadraticCurveTo(-0.2, -wide * 1.7, 1, 0)
    ctx.quadraticCurveTo(-0.2, wide * 1.7, -1, 0)
  }
  ctx.fill()
  ctx.strokeStyle = 'rgba(70,30,20,0.28)'
  ctx.lineWidth = 0.08
  if (flake === 'leaf' || flake === 'petal' || flake === 'feather') {
    ctx.beginPath()
    ctx.moveTo(-1.3, 0)
    ctx.lineTo(0.8, 0)
    ctx.stroke()
  }
  ctx.restore()
}

/** Six arms with barbs. */
function drawCrystal(ctx: Pen['ctx'], colour: string): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 0.16
  for (let arm = 0; arm < 6; arm++) {
    const angle = (arm / 6) * TURN
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    ctx.moveTo(0, 0)
    ctx.lineTo(x, y)
    for (const turn of [-0.7, 0.7]) {
      ctx.moveTo(x * 0.58, y * 0.58)
      ctx.lineTo(x * 0.58 + Math.cos(angle + turn) * 0.34, y * 0.58 + Math.sin(angle + turn) * 0.34)
    }
  }
  ctx.stroke()
  ctx.beginPath()
}
