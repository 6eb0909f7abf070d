import { SMALL_HARDWARE } from './small-hardware.ts'
import { RARE_TOOLS } from './rare-tools.ts'
import { SMALL_OFFICE_THINGS } from './small-office-things.ts'
import { ODD_IMPLEMENTS } from './odd-implements.ts'
import type { Family } from '../prop.ts'
import { BENCH_TOOLS } from './bench-tools.ts'
import { CRAFTS } from './crafts.ts'
import { DESK_THINGS } from './desk-things.ts'
import { FIXTURES } from './fixtures.ts'
import { GARDEN } from './garden.ts'
import { GIRDERS } from './girders.ts'
import { HAND_MACHINES } from './hand-machines.ts'
import { MACHINES } from './machines.ts'
import { MAPS } from './maps.ts'
import { NATIONAL_FLAGS } from './national-flags.ts'
import { OFFICE_THINGS } from './office-things.ts'
import { PICTURE_TAKERS } from './picture-takers.ts'
import { SCIENCE } from './science.ts'
import { SCREEN_BANKS } from './screen-banks.ts'
import { SHEETS } from './sheets.ts'
import { SMALL_TOOLS } from './small-tools.ts'
import { WORKSHOP } from './workshop.ts'

/** Tools, machines and what is on desks. */
export const THINGS_OF_WORK: readonly Family[] = [
  ['tool', SMALL_TOOLS],
  ['tool', BENCH_TOOLS],
  ['thing', SHEETS],
  ['tool', WORKSHOP],
  ['thing', CRAFTS],
  ['tool', SCIENCE],
  ['thing', GARDEN],
  ['thing', NATIONAL_FLAGS],
  ['thing', DESK_THINGS],
  ['thing', SCREEN_BANKS],
  ['thing', PICTURE_TAKERS],
  ['thing', MACHINES],
  ['tool', HAND_MACHINES],
  ['thing', OFFICE_THINGS],
  ['thing', GIRDERS],
  ['thing', FIXTURES],
  ['thing', MAPS],
  ['tool', ODD_IMPLEMENTS],
  ['thing', SMALL_OFFICE_THINGS],
  ['thing', RARE_TOOLS],
  ['tool', SMALL_HARDWARE],
]
