export interface PanelSize {
  readonly width: number
  readonly height: number
}

/** The part of the frame that each has: side by side, in an upright frame one above the other; even, as encoders want it. */
export function panelSize({ width, height }: PanelSize, count: number): PanelSize {
  if (count === 1) return { width, height }
  const even = (length: number): number => Math.ceil(length / count / 2) * 2
  return width >= height ? { width: even(width), height } : { width, height: even(height) }
}
