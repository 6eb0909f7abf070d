/** Numbers in −1…1 for one of many, without any memory: the same seed, number and side give the same chance. */
export function dice(seed: number, number: number): (side: number) => number {
  return (side) => {
    let mixed = (seed ^ Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(side, 0x85ebca6b)) >>> 0
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
    mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2147483648 - 1
  }
}
