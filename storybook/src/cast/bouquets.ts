import type { Actor, ActorBrush } from './actor.ts'

/** Each bloom: how far it leans from the middle, how long its stem is and how large it is, those behind first. */
const BLOOMS = [
  { lean: -0.3, reach: 0.62, size: 0.34 },
  { lean: 0.3, reach: 0.62, size: 0.34 },
  { lean: 0, reach: 0.66, size: 0.36 },
  { lean: -0.56, reach: 0.5, size: 0.36 },
  { lean: 0.56, reach: 0.5, size: 0.36 },
  { lean: -0.2, reach: 0.46, size: 0.38 },
  { lean: 0.2, reach: 0.46, size: 0.38 },
] as const
const ASPECT = 0.92
/** Where it is held. */
const HANDLE = 0.18

/** Whether a noun speaks of flowers that are tied together: "bouquet of rose". */
export function isBouquet(noun: string): boolean {
  return noun.startsWith('bouquet of ')
}

/** Many of one flower in one hand, wrapped in paper. */
export function createBouquet(one: Actor): Actor {
  return {
    ...one,
    name: `bouquet:${one.name}`,
    kind: 'prop',
    build: 'still',
    faces: 'front',
    home: 'ground',
    aspect: ASPECT,
    metres: 0.45,
    draw: (brush, pose) => {
      drawLeaves(brush)
      for (const bloom of BLOOMS) drawBloom(brush, bloom, (own) => one.draw(own, pose))
      drawPaper(brush)
    },
    grip: (grip) => ({ x: 0, y: grip === 'top' ? 0.9 : grip === 'feet' ? 0 : HANDLE }),
  }
}

function drawBloom(
  brush: ActorBrush,
  { lean, reach, size }: (typeof BLOOMS)[number],
  draw: (own: ActorBrush) => void,
): void {
  const { ctx, pixels } = brush
  ctx.save()
  ctx.translate(0, -HANDLE)
  ctx.rotate(lean)
  ctx.translate(0, -reach + size * 0.45)
  ctx.scale(size, size)
  draw({ ...brush, pixels: pixels * size })
  ctx.restore()
}

function drawLeaves({ ctx }: ActorBrush): void {
  ctx.fillStyle = '#4f8a45'
  for (const lean of [-0.75, -0.45, 0.45, 0.75]) {
    ctx.save()
    ctx.translate(0, -HANDLE)
    ctx.rotate(lean)
    ctx.beginPath()
    ctx.ellipse(0, -0.4, 0.07, 0.22, 0, 0, 7)
    ctx.fill()
    ctx.restore()
  }
}

/** A cone of paper around the stems, and a ribbon where they are tied. */
function drawPaper({ ctx }: ActorBrush): void {
  ctx.fillStyle = '#6f9f5a'
  ctx.fillRect(-0.035, -HANDLE, 0.07, HANDLE)
  ctx.fillStyle = '#f3e6d2'
  ctx.beginPath()
  ctx.moveTo(-0.06, -HANDLE + 0.02)
  ctx.lineTo(-0.3, -0.5)
  ctx.quadraticCurveTo(0, -0.38, 0.3, -0.5)
  ctx.lineTo(0.06, -HANDLE + 0.02)
  ctx.fill()
  ctx.fillStyle = '#e2cfb2'
  ctx.beginPath()
  ctx.moveTo(0.02, -HANDLE + 0.02)
  ctx.lineTo(0.06, -0.42)
  ctx.lineTo(0.3, -0.5)
  ctx.lineTo(0.06, -HANDLE + 0.02)
  ctx.fill()
  ctx.fillStyle = '#c9566b'
  ctx.fillRect(-0.075, -HANDLE - 0.05, 0.15, 0.05)
}
