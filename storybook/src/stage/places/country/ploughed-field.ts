import { darker } from '../kit/colour.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { mark } from '../kit/paper.ts'

const EARTH = '#8a5f3f'

/** Bare brown earth in furrows to the horizon, with clods along them. */
export const ploughedFieldPlace = cropField({
  id: 'ploughed-field',
  earth: ['#7d5538', '#946a47', '#a88058'],
  rows: ['#6b462d', '#9a6f4b'],
  height: 0.3,
  step: 0.62,
  farm: 'house',
  trodden: false,
  plant(ink, { x, y, height: h }) {
    const wide = 0.5 + 0.3 * ink.random.next()
    mark(ink, ink.random.pick([EARTH, darker(EARTH, 0.12), '#9c7350'])).skyline(
      [
        [x - wide, y + 0.1],
        [x - wide * 0.4, y - h * 0.8],
        [x + wide * 0.2, y - h],
        [x + wide, y + 0.1],
      ],
      y + 0.1,
    )
    mark(ink, darker(EARTH, 0.3)).oval(x + wide * 0.3, y - h * 0.3, [0.12, 0.05])
  },
})
