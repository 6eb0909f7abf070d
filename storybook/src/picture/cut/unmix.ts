/** The colour which, laid over what is behind by 0…255, gives what is seen. */
export function unmixed(seen: number, behind: number, solid: number): number {
  const part = (shift: number): number => {
    const back = (behind >>> shift) & 255
    const front = back + ((((seen >>> shift) & 255) - back) * 255) / solid
    return (front < 0 ? 0 : front > 255 ? 255 : Math.round(front)) << shift
  }
  return ((solid << 24) | part(16) | part(8) | part(0)) >>> 0
}
