import type { Person } from '../../plan/plan.ts'

/** What one word may say about a person. */
export type Trait = Partial<Pick<Person, 'role' | 'gender' | 'age' | 'hair' | 'skin'>>
