import type { Person } from '../../plan/plan.ts'

type Worn = Person['wears'][number]

const OUTER = /\b(jacket|blazer|cardigan|vest|hoodie|sweatshirt|sweater|pullover)$/u

export function isOuter({ garment }: Worn): boolean {
  return OUTER.test(garment)
}

/** A jacket goes over a dress, in whatever order they are named. */
export function outerLast(wears: readonly Worn[]): readonly Worn[] {
  return [...wears.filter((piece) => !isOuter(piece)), ...wears.filter(isOuter)]
}
