import type { Deeds } from '../../score.ts'
import { AIMED } from './aimed.ts'
import { ATHLETICS } from './athletics.ts'
import { BASKETBALL } from './basketball.ts'
import { BATS_AND_CLUBS } from './bats-and-clubs.ts'
import { BEAM } from './beam.ts'
import { CLIMBING } from './climbing.ts'
import { FIELD_EVENTS } from './field-events.ts'
import { FIGHTS } from './fights.ts'
import { FOOTBALL } from './football.ts'
import { GYMNASTICS } from './gymnastics.ts'
import { JOUSTING } from './jousting.ts'
import { LINES } from './lines.ts'
import { MATCHES } from './matches.ts'
import { MOUNTED_ARCHERY } from './mounted-archery.ts'
import { RACKETS } from './rackets.ts'
import { ROUGH_GAMES } from './rough-games.ts'
import { STEEP_WALLS } from './steep-walls.ts'
import { SWORDS_AND_BOWS } from './swords-and-bows.ts'
import { TARGET_THROWS } from './target-throws.ts'
import { TEAM_GAMES } from './team-games.ts'
import { THROWING } from './throwing.ts'
import { TREES_AND_ICE } from './trees-and-ice.ts'
import { VAULTING } from './vaulting.ts'

export const SPORT_DEEDS: Deeds = {
  ...BEAM,
  ...MATCHES,
  ...LINES,
  ...AIMED,
  ...ATHLETICS,
  ...BASKETBALL,
  ...BATS_AND_CLUBS,
  ...CLIMBING,
  ...STEEP_WALLS,
  ...FIELD_EVENTS,
  ...FIGHTS,
  ...FOOTBALL,
  ...GYMNASTICS,
  ...RACKETS,
  ...ROUGH_GAMES,
  ...JOUSTING,
  ...SWORDS_AND_BOWS,
  ...MOUNTED_ARCHERY,
  ...TARGET_THROWS,
  ...TEAM_GAMES,
  ...THROWING,
  ...TREES_AND_ICE,
  ...VAULTING,
}
