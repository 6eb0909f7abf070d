import { cut, glow, mark, stroke, type Ink } from '../paper.ts'

/** A lamp that hangs from the ceiling at `top`. */
export function pendant(
  ink: Ink,
  b: { x: number; top: number; drop: number; size: number; colour: string; glowing?: boolean },
): void {
  if (ink.open) return
  const { x, size } = b
  const y = b.top + b.drop
  if (b.glowing) {
    glow(ink, '#ffd995', {
      x,
      y: y + size * 0.2,
      radius: size * (ink.light.dark ? 3.4 : 2),
      strength: ink.light.dark ? 0.6 : 0.25,
    })
    mark(ink, '#fff3cf').disc(x, y + size * 0.06, size * 0.2)
    return
  }
  stroke(ink, '#4a4350', 0.05).line([x, b.top], [x, y - size * 0.4])
  mark(ink, '#fff3cf').disc(x, y + size * 0.04, size * 0.2)
  cut(ink, b.colour, [0.1, 0.3]).path(
    { x, y, w: size, h: size },
    'M-0.6 0Q-0.5 -0.5 0 -0.55Q0.5 -0.5 0.6 0Z',
  )
}

/** A standing lamp with a shade. */
export function floorLamp(
  ink: Ink,
  b: { x: number; y?: number; height: number; colour?: string; glowing?: boolean },
): void {
  const { x, y = 0, height: h, colour = '#f0d9a8' } = b
  const sy = y - h * 0.8
  if (b.glowing) {
    glow(ink, '#ffd995', {
      x,
      y: sy - h * 0.05,
      radius: h * (ink.light.dark ? 0.8 : 0.4),
      strength: ink.light.dark ? 0.6 : 0.2,
    })
    return
  }
  stroke(ink, '#5c4a44', h * 0.022).line([x, y], [x, sy])
  mark(ink, '#5c4a44').oval(x, y - 0.04, [h * 0.1, h * 0.025])
  cut(ink, colour, [0.1, 0.3]).polygon(
    [x - h * 0.15, sy],
    [x - h * 0.09, y - h],
    [x + h * 0.09, y - h],
    [x + h * 0.15, sy],
  )
}
