/** How a part is dressed: garments (`word:colour`), hair, age, gender and the tool that tells it. */
export interface Role {
  /** Garments parted by commas, a colour after a colon. */
  readonly wears: string
  readonly tool?: string
  readonly gender?: 'woman' | 'man'
  readonly age?: 'baby' | 'child' | 'teen' | 'adult' | 'old'
  readonly hair?: string
  readonly skin?: string
}

/** Dressed so. */
export const wears = (text: string, more: Omit<Role, 'wears'> = {}): Role => ({
  wears: text,
  ...more,
})
export const she = { gender: 'woman' } as const
export const he = { gender: 'man' } as const
export const girl = { age: 'child', ...she } as const
export const oldMan = { age: 'old', ...he } as const
