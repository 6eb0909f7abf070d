import { lighten } from '../drawing/tone.ts'
import type { Tool } from './tool.ts'

/** The tool in another colour: its first paper in the dye, whatever is drawn upon that in a lighter tone of it. */
export function dyed(tool: Tool, dye: string): Tool {
  const pale = lighten(dye, 0.4)
  return {
    ...tool,
    draw: (paper) => {
      let main: string | null = null
      const tone = (colour: string): string => {
        main ??= colour
        return colour === main ? dye : pale
      }
      tool.draw({
        shape: (outline, colour) => paper.shape(outline, tone(colour)),
        line: (outline, colour, width) => paper.line(outline, tone(colour), width),
        dot: (...[x, y, radius, colour]) => paper.dot(x, y, radius, tone(colour)),
      })
    },
  }
}
