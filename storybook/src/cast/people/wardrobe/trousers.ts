import { legs, type Garment } from './garment.ts'

/** For the legs. */
export const TROUSERS: Readonly<Record<string, Garment>> = {
  trousers: legs(1, 0.3),
  jeans: legs(1, 0.22, '#4d6c99'),
  'baggy trousers': legs(1, 0.8),
  leggings: legs(1, 0),
  tights: legs(1, 0, '#55495e'),
  shorts: legs(0.48, 0.35),
}
