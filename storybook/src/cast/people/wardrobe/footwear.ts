import { shoes, type Garment } from './garment.ts'

/** For the feet. */
export const FOOTWEAR: Readonly<Record<string, Garment>> = {
  shoes: shoes('shoes', '#4a3832'),
  sneakers: shoes('sneakers', '#f1ece2'),
  boots: shoes('boots', '#5d4132'),
  heels: shoes('heels', '#b3273d'),
  sandals: shoes('sandals', '#9c6b3f'),
  barefoot: shoes('bare', '#ffffff'),
  flippers: shoes('flippers', '#f2b632'),
  'ice skates': shoes('skates', '#f4f2ec'),
  'roller skates': shoes('roller-skates', '#e0608a'),
  'ballet shoes': shoes('ballet', '#f2a5b8'),
  'curled shoes': shoes('curled', '#4f9d5d'),
  socks: shoes('socks', '#e8e2d6'),
}
