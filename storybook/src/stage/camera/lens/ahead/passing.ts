import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { Camera } from '../../../../scene/space.ts'
import { drawCuts, litColour, type Cut } from './cut-paper.ts'
import { WAYSIDES, type Wayside } from './wayside.ts'

/** From how far things come, and how near they are when they leave the frame. */
const [FAR, NEAR] = [44, 2.2]
const LITTER = 26

export interface Ahead {
  readonly camera: (t: number) => Camera
  /** How fast it goes, in u a second of story. */
  readonly speed: number
  /** What is said of the place, its season and who is there. */
  readonly words: string
}

/** The world goes past those through whose eyes one looks: it comes nearer and leaves at the sides. */
export function passing(ahead: Ahead): Piece[] {
  const wayside = WAYSIDES.find(([words]) => words.test(ahead.words))?.[1]
  if (!wayside) return []
  const rows = wayside.things.length === 0 ? 0 : Math.floor((FAR - NEAR) / wayside.apart)
  return [
    ...(wayside.litter === null ? [] : [litter(wayside.litter, ahead)]),
    ...Array.from({ length: rows * 2 }, (_, i) => passer(i, wayside, ahead)),
  ]
}

/** How far it is from the eye at a time: each comes back from afar when it has gone past. */
function awayAt(start: number, t: number, speed: number): number {
  const long = FAR - NEAR
  return NEAR + ((((start - t * speed) % long) + long) % long)
}

function passer(i: number, wayside: Wayside, { camera, speed }: Ahead): Piece {
  const { things, aside, apart, afloat } = wayside
  const side = i % 2 === 0 ? -1 : 1
  const row = Math.floor(i / 2)
  const start = row * apart + (side > 0 ? apart * 0.45 : 0)
  const cuts: readonly Cut[] = things[(row + (side > 0 ? 1 : 0)) % things.length] ?? []
  const x = side * (aside + ((i * 37) % 11) * 0.14)
  const y = afloat ? 1.5 + ((i * 53) % 17) * 0.34 - 1.6 : 0
  const size = 0.85 + ((i * 29) % 7) * 0.06
  return {
    name: `passing ${i}`,
    depth: (t) => camera(t).z + awayAt(start, t, speed),
    draw: (pen) => {
      const away = awayAt(start, pen.t, speed)
      pen.ctx.globalAlpha = Math.min(1, (FAR - away) / 9)
      drawCuts(pen, cuts, { x: pen.camera.x + x, y, z: pen.camera.z + away, size })
      pen.ctx.globalAlpha = 1
    },
  }
}

/** Tufts and stones: on an empty ground nobody would see that it moves. */
function litter(colour: string, { speed }: Ahead): Piece {
  return {
    name: 'passing ground',
    depth: () => 4.5,
    draw: (pen) => {
      for (let i = 0; i < LITTER; i++) drawTuft(pen, { colour, i, speed })
    },
  }
}

function drawTuft(
  pen: Pen,
  { colour, i, speed }: { readonly colour: string; readonly i: number; readonly speed: number },
): void {
  const away = awayAt(i * 1.61, pen.t, speed)
  if (away > 30) return
  const side = i % 2 === 0 ? -1 : 1
  const { x, y, scale } = pen.project(
    pen.camera.x + side * (0.7 + ((i * 31) % 13) * 0.3),
    0,
    pen.camera.z + away,
  )
  pen.ctx.fillStyle = litColour(pen, colour, away)
  pen.ctx.globalAlpha = Math.min(0.9, (30 - away) / 8)
  pen.ctx.beginPath()
  pen.ctx.ellipse(x, y, 0.16 * scale, 0.045 * scale, 0, 0, 7)
  pen.ctx.fill()
  pen.ctx.globalAlpha = 1
}
