import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { TURN } from '../easing.ts'
import { clear, darker } from '../places/kit/colour.ts'
import { createBits, type Face } from './bits.ts'
import { dice } from './dice.ts'
import { flakeFaces } from './flakes.ts'
import { leafFaces } from './leaf-faces.ts'

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
const EACH = 14
const LYING = 34

interface Shower {
  readonly flake: Flake
  readonly seed: number
  readonly box: Box
}

/** Leaves or petals all over the frame, tumbling down, and some that lie on the ground already. */
export function shower({ flake, seed, box }: Shower): Piece[] {
  const faces = facesOf(flake)
  const radius = 0.37 * (LARGER[flake] ?? 1)
  const falling = LAYERS.map((z): Piece => {
    const show = createBits(faces, { z, radius })
    return {
      name: `${flake} shower ${z}`,
      depth: () => z,
      draw: (pen) => {
        for (let i = 0; i < EACH; i++)
          fall(pen, { flake, box, z, chance: dice(seed, i + z * 131), show })
      },
    }
  })
  const show = createBits(faces.map(lying), { z: 3.5, radius })
  const carpet: Piece = {
    name: `${flake} carpet`,
    depth: () => 9.5,
    draw: (pen) => {
      for (let i = 0; i < LYING; i++) lie(pen, { flake, box, chance: dice(seed ^ 77, i), show })
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
  readonly show: ReturnType<typeof createBits>
}

function fall(pen: Pen, { flake, box, z, chance, show }: Fall): void {
  const far = (12 + z) / 12
  const [half, high] = [box.width * 0.75 * far, box.height * 1.5 * far]
  const speed = (0.9 + 0.3 * chance(1)) * (SPEEDS[flake] ?? 0.8)
  const fallen = (((chance(2) + 1) / 2) * high + pen.t * speed) % high
  const swing = Math.sin(pen.t * 1.4 + chance(3) * 6)
  const x = chance(4) * half + swing * 0.6 + pen.t * 0.12
  const at = pen.project(x, pen.eye + box.height * 0.62 * far - fallen, z)
  const turn = pen.t * (0.9 + 0.5 * chance(5)) + chance(6) * 6
  show(pen, {
    face: Math.floor((chance(8) + 1) * 500),
    x: at.x,
    y: at.y,
    // No larger before the actors than beside them: it would hide their faces.
    radius: at.scale * Math.min(1, far) * (0.29 + 0.08 * chance(7)) * (LARGER[flake] ?? 1),
    turn: turn * 0.6,
    wide: 0.35 + 0.65 * Math.abs(Math.cos(turn)),
  })
}

/** How fast they come down. */
const SPEEDS: Readonly<Partial<Record<Flake, number>>> = { leaf: 1.15, confetti: 1.2 }

function lie(pen: Pen, { flake, box, chance, show }: Omit<Fall, 'z'>): void {
  const z = 3.5 + 5 * chance(1)
  const at = pen.project(chance(2) * box.width * 0.75 * ((12 + z) / 12), 0, z)
  show(pen, {
    face: Math.floor((chance(4) + 1) * 500),
    x: at.x,
    y: at.y,
    radius: at.scale * 0.2 * (LARGER[flake] ?? 1),
  })
}

/** A face as it lies on the ground. */
const lying =
  (face: Face, index: number): Face =>
  (ctx) => {
    ctx.scale(1, 0.42)
    ctx.rotate(index * 1.3)
    face(ctx)
  }

function facesOf(flake: Flake): readonly Face[] {
  const colours = COLOURS[flake]
  if (flake === 'leaf' || flake === 'petal') return leafFaces(colours, flake === 'petal')
  if (flake === 'snowflake') return flakeFaces(colours[0] ?? '#ffffff')
  return colours.map(
    (colour): Face =>
      (ctx) =>
        CUTS[flake](ctx, colour),
  )
}

type Cut = (ctx: Pen['ctx'], colour: string) => void

const CUTS: Readonly<Record<'blossom' | 'feather' | 'confetti' | 'paper', Cut>> = {
  blossom(ctx, colour) {
    for (let i = 0; i < 5; i++) {
      const angle = (i / 5) * TURN
      blot(ctx, colour, [Math.cos(angle) * 0.5, Math.sin(angle) * 0.5, 0.46, 0.36, angle])
    }
    blot(ctx, darker(colour, 0.2), [0, 0, 0.2])
    blot(ctx, '#f7d878', [0, 0, 0.12])
  },
  feather(ctx, colour) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(-1, 0)
    ctx.quadraticCurveTo(-0.2, -0.52, 1, 0)
    ctx.quadraticCurveTo(-0.2, 0.52, -1, 0)
    ctx.fill()
    ctx.strokeStyle = 'rgba(70,60,70,0.3)'
    ctx.lineWidth = 0.06
    ctx.beginPath()
    ctx.moveTo(-1.1, 0)
    ctx.lineTo(0.8, 0)
    for (const x of [-0.3, 0, 0.3]) {
      ctx.moveTo(x - 0.2, 0)
      ctx.lineTo(x + 0.06, -0.2)
      ctx.moveTo(x - 0.2, 0)
      ctx.lineTo(x + 0.06, 0.2)
    }
    ctx.stroke()
  },
  confetti(ctx, colour) {
    slip(ctx, colour, [0.62, 0.34])
  },
  paper(ctx, colour) {
    slip(ctx, colour, [0.5, 0.68])
  },
}

/** A slip with one corner in the shade, as if it were bent. */
function slip(
  ctx: Pen['ctx'],
  colour: string,
  [half, high]: readonly [half: number, high: number],
): void {
  ctx.fillStyle = colour
  ctx.fillRect(-half, -high, 2 * half, 2 * high)
  ctx.fillStyle = clear(darker(colour, 0.5), 0.22)
  ctx.beginPath()
  ctx.moveTo(half, -high)
  ctx.lineTo(half, high)
  ctx.lineTo(-half, high)
  ctx.fill()
}
