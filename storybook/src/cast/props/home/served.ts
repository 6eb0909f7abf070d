import { grown, type Grown } from './grown.ts'
import type { Prop } from '../prop.ts'

/** A meal is as wide as its plate, and what is put on it stands in its middle. */
export function served({ width = 150, tall = 0.16, ...of }: Grown): Prop {
  return { ...grown({ ...of, width, tall }), kind: 'food', grips: { top: [0.5, 0.5] } }
}
