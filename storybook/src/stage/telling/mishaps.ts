import type { Shot } from '../../plan/plan.ts'
import { befall } from './blows.ts'
import { comeDown } from './coming-down.ts'
import { reachUp } from './fetching.ts'
import { leapAcross } from './leaping-across.ts'
import { giveWay } from './giving-way.ts'
import { landInIt } from './landing-in.ts'
import { dropOnce, keepParts, spillOnTables, squirtInFaces } from './spilt-on-oneself.ts'
import { runAfterThings } from './runaways.ts'
import { runAlongBank } from './carried-off.ts'
import { landOnHeads, stickOnHeads } from './on-heads.ts'
import { operateOnPatient } from './people/crews.ts'
import { burstOverHead, comeDownOnHead } from './people/own-heads.ts'

/** What befalls somebody, before others tell what they do meanwhile. */
export const MISHAPS: readonly ((shot: Shot) => Shot)[] = [
  operateOnPatient,
  befall,
  comeDown,
  reachUp,
  leapAcross,
  comeDownOnHead,
  burstOverHead,
  landOnHeads,
  stickOnHeads,
  runAlongBank,
  runAfterThings,
  giveWay,
  landInIt,
  squirtInFaces,
  dropOnce,
  spillOnTables,
  keepParts,
]
