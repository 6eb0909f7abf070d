/** A small, fast, seedable source of chance (mulberry32): the same on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number
  between(low: number, high: number): number
  /** low ≤ value ≤ high, whole. */
  whole(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
  /** A source of its own for a named part, so that adding a tree does not move the clouds. */
  fork(name: string): Random
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number): number => low + (high - low) * next()
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Nothing to pick from.')
      return item
    },
    chance: (probability) => next() < probability,
    fork: (name) => createRandom((hashText(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0),
  }
}

/** FNV-1a: a number for a text, the same everywhere. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
