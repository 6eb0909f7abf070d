import type { Shot } from '../../plan/plan.ts'
import { nearPart } from '../camera/named-part.ts'
import { fillWithEye, seeInGlass } from './close-eye.ts'
import { layOnFire } from './cooking.ts'
import { splashIntoCup } from './drop-splash.ts'
import { fallAsDrop } from './falling-drops.ts'
import { workAlone } from './hands-alone.ts'
import { pourLatteArt } from './latte-art.ts'
import { workWithTools } from './tools-at-work.ts'

/** What fills the frame when it is seen from very near. */
export const NEAR_TALES: readonly ((shot: Shot) => Shot)[] = [
  fillWithEye,
  seeInGlass,
  layOnFire,
  pourLatteArt,
  workAlone,
  workWithTools,
  nearPart,
  splashIntoCup,
  fallAsDrop,
]
