/** From 0…1 of the picture to own heights on the sheet. */
export function onSheet(
  points: readonly (readonly [number, number])[],
  aspect: number,
): [number, number][] {
  return points.map(([x, y]) => [(x - 0.5) * aspect, y - 1])
}
