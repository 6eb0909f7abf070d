import type { Deeds } from '../../score.ts'
import { AT_DESKS } from './at-desks.ts'
import { BAD_DAYS } from './bad-days.ts'
import { BUYING } from './buying.ts'
import { OUTDOORS } from './outdoors.ts'
import { SERVED } from './served.ts'
import { SMALL_EVENTS } from './small-events.ts'
import { WINNING } from './winning.ts'

export const EVERYDAY_DEEDS: Deeds = {
  ...AT_DESKS,
  ...BAD_DAYS,
  ...BUYING,
  ...OUTDOORS,
  ...SERVED,
  ...SMALL_EVENTS,
  ...WINNING,
}
