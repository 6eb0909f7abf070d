import { createLines, type LineOptions } from './ink-lines.ts'
import type { Style } from '../style.ts'

/** A style whose outlines are drawn over it in one colour; `reach` is a share of the height. */
export function contoured(style: Style, ink: number, line: LineOptions): Style {
  return {
    hold: style.hold,
    open(setup) {
      const work = style.open(setup)
      const pen = createLines(setup)
      const reach = Math.max(1, Math.round(setup.height * line.reach))
      return {
        ...work,
        develop(plate) {
          work.develop?.(plate)
          const lines = pen(plate, { ...line, reach })
          const { target } = plate
          for (let i = 0; i < target.length; i++) if (lines[i]! > 127) target[i] = ink
        },
      }
    },
  }
}
