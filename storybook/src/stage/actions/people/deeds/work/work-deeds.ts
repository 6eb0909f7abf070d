import type { Deeds } from '../../score.ts'
import { ART } from './art.ts'
import { AT_COUNTERS } from './at-counters.ts'
import { BELL_DEEDS } from './bells.ts'
import { BENCH_WORK } from './bench-work.ts'
import { BOARDS } from './boards.ts'
import { BUILDING } from './building.ts'
import { CALLINGS } from './callings.ts'
import { DESK_WORK } from './desk.ts'
import { FALCONRY } from './falconry.ts'
import { FIRE_FIGHTING } from './fire-fighting.ts'
import { GARAGE } from './garage.ts'
import { HEAVY_WORK } from './heavy-work.ts'
import { HANDWORK } from './handwork.ts'
import { LOADING } from './loading.ts'
import { MEDICINE } from './medicine.ts'
import { MIXING } from './mixing.ts'
import { NEEDLEWORK } from './needlework.ts'
import { GLAZING } from './glazing.ts'
import { PRESS } from './press.ts'
import { RARE_WORK } from './rare-work.ts'
import { RESCUING } from './rescuing.ts'
import { SCAFFOLDS } from './scaffolds.ts'
import { SPEAKING } from './speaking.ts'
import { TENDING } from './tending.ts'
import { TRADES } from './trades.ts'
import { VEHICLE_WORK } from './vehicles.ts'
import { WALL_ART } from './wall-art.ts'

export const WORK_DEEDS: Deeds = {
  ...FALCONRY,
  ...GLAZING,
  ...RARE_WORK,
  ...WALL_ART,
  ...MIXING,
  ...BELL_DEEDS,
  ...AT_COUNTERS,
  ...BENCH_WORK,
  ...LOADING,
  ...SCAFFOLDS,
  ...PRESS,
  ...ART,
  ...BOARDS,
  ...BUILDING,
  ...TENDING,
  ...CALLINGS,
  ...DESK_WORK,
  ...FIRE_FIGHTING,
  ...GARAGE,
  ...HANDWORK,
  ...HEAVY_WORK,
  ...MEDICINE,
  ...NEEDLEWORK,
  ...SPEAKING,
  ...TRADES,
  ...RESCUING,
  ...VEHICLE_WORK,
}
