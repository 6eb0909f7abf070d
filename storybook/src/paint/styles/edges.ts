/** How much the brightness and the colour change around a pixel, 0…about 500, over `reach` pixels each way. */
export function edgeAt(
  source: Uint32Array,
  at: { readonly x: number; readonly y: number },
  size: { readonly width: number; readonly height: number; readonly reach: number },
): number {
  const { width, height, reach } = size
  const left = at.x >= reach ? -reach : 0
  const right = at.x < width - reach ? reach : 0
  const up = at.y >= reach ? -reach * width : 0
  const down = at.y < height - reach ? reach * width : 0
  const i = at.y * width + at.x
  return apart(source[i + left]!, source[i + right]!) + apart(source[i + up]!, source[i + down]!)
}

/** How different two packed pixels look. */
export function apart(a: number, b: number): number {
  const red = (a & 255) - (b & 255)
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255)
  const blue = ((a >>> 16) & 255) - ((b >>> 16) & 255)
  return (
    (red < 0 ? -red : red) * 0.3 +
    (green < 0 ? -green : green) * 0.5 +
    (blue < 0 ? -blue : blue) * 0.2
  )
}
