import type { Detail } from '../outfit.ts'
import { type Draw, inFront, buttons } from './details/drawing.ts'
import {
  collar,
  tie,
  bowTie,
  hood,
  lapels,
  vee,
  ruff,
  lacing,
  sailor,
  yoke,
} from './details/collars-and-ties.ts'
import { stripes, line, knit, dots, scales, plaid, flowers } from './details/patterns.ts'
import {
  pocket,
  badge,
  star,
  number,
  cross,
  sash,
  heart,
  emblem,
  pearls,
} from './details/emblems.ts'
import { bib, plates, panel, reflect, gears } from './details/plates.ts'

/** How each detail of a garment is drawn on the body; the body's shape clips it. */
export const CLOTH_DETAILS: Readonly<Record<Detail, Draw>> = {
  collar: inFront(collar),
  buttons: inFront(buttons([0])),
  'double-buttons': inFront(buttons([-0.024, 0.022])),
  tie: inFront(tie),
  'bow-tie': inFront(bowTie),
  stripes,
  zip: inFront(line),
  pocket: inFront(pocket),
  hood,
  knit,
  lapels: inFront(lapels),
  bib: inFront(bib),
  badge: inFront(badge),
  star: inFront(star),
  number,
  cross: inFront(cross),
  vee: inFront(vee),
  sash,
  plates,
  panel: inFront(panel),
  heart: inFront(heart),
  dots,
  emblem: inFront(emblem),
  ruff: inFront(ruff),
  lacing: inFront(lacing),
  pearls: inFront(pearls),
  sailor,
  yoke,
  reflect,
  scales,
  gears: inFront(gears),
  plaid,
  flowers,
}
