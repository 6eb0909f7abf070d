import { CALLINGS } from './callings.ts'
import { FAMILIES } from './families.ts'
import { PERFORMERS } from './performers.ts'
import { SERVICES } from './services.ts'
import { SPORTS } from './sports.ts'
import { TALES } from './tales.ts'
import type { Role } from './role.ts'

/** Professions and parts by their plain English name. */
export const ROLES: Readonly<Record<string, Role>> = {
  ...CALLINGS,
  ...PERFORMERS,
  ...SPORTS,
  ...SERVICES,
  ...TALES,
  ...FAMILIES,
}
