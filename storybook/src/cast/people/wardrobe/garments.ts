import { COATS } from './coats.ts'
import { EXTRAS } from './extras.ts'
import { FOOTWEAR } from './footwear.ts'
import { FOLK_DRESS } from './folk-dress.ts'
import { HEADWEAR } from './headwear.ts'
import { COSTUMES } from './robes-and-costumes.ts'
import { DRESSES } from './swimwear-and-dresses.ts'
import { TOPS } from './tops.ts'
import { TROUSERS } from './trousers.ts'
import type { Garment } from './garment.ts'

/** Garments by their English word; every other word for the same thing is an entry of `GARMENT_WORDS`. */
export const GARMENTS: Readonly<Record<string, Garment>> = {
  ...TOPS,
  ...DRESSES,
  ...COSTUMES,
  ...FOLK_DRESS,
  ...COATS,
  ...TROUSERS,
  ...HEADWEAR,
  ...EXTRAS,
  ...FOOTWEAR,
}
