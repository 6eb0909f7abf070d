import type { Prop } from '../prop.ts'
import { metresTall } from '../prop.ts'
import { drawBack, drawFront, fillVessel } from './draw-vessel.ts'
import { levelAt, VESSEL_SHAPES } from './vessel-shapes.ts'

/** Vessels that one sees into, filled to two thirds with what has the prop's colour. */
export const CLEAR_VESSELS: readonly Prop[] = VESSEL_SHAPES.map((shape) => ({
  name: shape.name,
  words: shape.words,
  ...metresTall(shape.metres, shape.width, '#9fd6f0'),
  draw: (ink) => {
    drawBack(ink, shape)
    fillVessel(ink, shape, {
      from: levelAt(shape, 0.66),
      to: levelAt(shape, 0),
      colour: ink.main,
      alpha: 0.85,
    })
    drawFront(ink, shape)
  },
}))
