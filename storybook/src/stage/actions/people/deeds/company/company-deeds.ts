import type { Deeds } from '../../score.ts'
import { ALL_TOGETHER } from './all-together.ts'
import { AT_ONE_THING } from './at-one-thing.ts'
import { AT_OTHERS } from './at-others.ts'
import { AUDIENCES } from './audiences.ts'
import { BABIES } from './babies.ts'
import { BOUQUETS } from './bouquets.ts'
import { CARE } from './care.ts'
import { FRIENDS } from './friends.ts'
import { GREETINGS } from './greetings.ts'
import { MEETINGS } from './meetings.ts'
import { ON_BEAMS } from './on-beams.ts'
import { ON_SEATS } from './on-seats.ts'
import { OWN_TABLE } from './own-table.ts'
import { PAIRS } from './pairs.ts'
import { PARTIES } from './parties.ts'
import { SEATS } from './seats.ts'
import { SHARED_CLOTH } from './shared-cloth.ts'
import { SHOULDERS } from './shoulders.ts'
import { STORIES } from './stories.ts'
import { SWEETHEARTS } from './sweethearts.ts'
import { TENDED } from './tended.ts'
import { TABLES } from './tables.ts'

export const COMPANY_DEEDS: Deeds = {
  ...PAIRS,
  ...SEATS,
  ...ON_SEATS,
  ...ON_BEAMS,
  ...STORIES,
  ...OWN_TABLE,
  ...TABLES,
  ...ALL_TOGETHER,
  ...AT_ONE_THING,
  ...AT_OTHERS,
  ...AUDIENCES,
  ...MEETINGS,
  ...BABIES,
  ...CARE,
  ...TENDED,
  ...FRIENDS,
  ...GREETINGS,
  ...PARTIES,
  ...SWEETHEARTS,
  ...SHARED_CLOTH,
  ...SHOULDERS,
  ...BOUQUETS,
}
