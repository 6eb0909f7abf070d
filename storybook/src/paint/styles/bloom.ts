import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'

/** Lets the light of bright parts spill over their surroundings. Worked out at an eighth of the size. */
export function bloom(
  ctx: SKRSContext2D,
  canvas: Canvas,
  options: { readonly strength: number; readonly reach: number; readonly threshold?: number },
): void {
  const small = createCanvas(Math.ceil(canvas.width / 8), Math.ceil(canvas.height / 8))
  const soft = small.getContext('2d')
  soft.drawImage(canvas, 0, 0, small.width, small.height)
  // Multiplying the picture with itself leaves the lights and sinks the rest.
  soft.globalCompositeOperation = 'multiply'
  const self = createCanvas(small.width, small.height)
  self.getContext('2d').drawImage(small, 0, 0)
  const times = options.threshold ?? 1
  for (let k = 0; k < times; k++) soft.drawImage(self, 0, 0)
  const glow = createCanvas(small.width, small.height)
  const blurred = glow.getContext('2d')
  blurred.filter = `blur(${Math.max(1, (options.reach * canvas.height) / 8)}px)`
  blurred.drawImage(small, 0, 0)
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = options.strength
  ctx.drawImage(glow, 0, 0, canvas.width, canvas.height)
  ctx.restore()
}
