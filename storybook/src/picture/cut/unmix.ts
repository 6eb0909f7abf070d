/** The colour which, laid over what is behind by `solid` of 255 or as much more as it takes, gives what is seen. */
export function unmixed(seen: number, behind: number, solid: number): number {
  return frontOf(seen, behind, Math.max(solid, leastSolid(seen, behind)))
}

/** The colour which, laid over what is behind by exactly this share of 255, comes nearest to what is seen. */
export function frontOf(seen: number, behind: number, share: number): number {
  if (share === 0) return 0
  const part = (shift: number): number => {
    const back = (behind >>> shift) & 255
    const front = back + ((((seen >>> shift) & 255) - back) * 255) / share
    return (front < 0 ? 0 : front > 255 ? 255 : Math.round(front)) << shift
  }
  return ((share << 24) | part(16) | part(8) | part(0)) >>> 0
}

/** How solid a colour must at least be to make what is seen out of what is behind. */
function leastSolid(seen: number, behind: number): number {
  let least = 0
  for (const shift of [0, 8, 16]) {
    const [front, back] = [(seen >>> shift) & 255, (behind >>> shift) & 255]
    const room = front > back ? 255 - back : back
    if (front !== back) least = Math.max(least, (255 * Math.abs(front - back)) / room)
  }
  return Math.ceil(least)
}
