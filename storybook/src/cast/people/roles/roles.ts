import { AGES_PAST } from './ages.ts'
import { BEASTS } from './beasts.ts'
import { CHARACTERS } from './characters.ts'
import { CRAFTS } from './crafts.ts'
import { CALLINGS } from './callings.ts'
import { FAMILIES } from './families.ts'
import { HEROES } from './heroes.ts'
import { MYTHS } from './myths.ts'
import { PERFORMERS } from './performers.ts'
import { SERVICES } from './services.ts'
import { SPORTS } from './sports.ts'
import { TALES } from './tales.ts'
import type { Role } from './role.ts'

/** Professions and parts by their plain English name. */
export const ROLES: Readonly<Record<string, Role>> = {
  ...CRAFTS,
  ...AGES_PAST,
  ...CALLINGS,
  ...PERFORMERS,
  ...SPORTS,
  ...SERVICES,
  ...TALES,
  ...BEASTS,
  ...MYTHS,
  ...FAMILIES,
  ...CHARACTERS,
  ...HEROES,
}
