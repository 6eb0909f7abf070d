import type { Place } from '../../../place.ts'
import { built, litPanes } from '../../kit/town/built.ts'
import { sight, type Sight } from '../../kit/sight.ts'

/** A sight that is told line by line. */
interface Monument extends Omit<Sight, 'draw' | 'glow'> {
  readonly lines: string
}

/** A place of its own for a sight that is told line by line; its windows are lit at night. */
export const monument = ({ lines, ...look }: Monument): Place =>
  sight({
    z: 17,
    upwards: 0.9,
    ...look,
    draw: (ink) => built(ink, lines),
    glow: (ink) => litPanes(ink, lines),
  })

/** The same part on both sides: `both('box #ccc', '4 0 1 6')`. */
export const both = (part: string, at: string): string => {
  const [x = '', ...rest] = at.split(' ')
  return [Number(x), -Number(x)].map((side) => [part, side, ...rest].join(' ')).join('\n')
}
