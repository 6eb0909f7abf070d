import { lighten } from '../drawing/tone.ts'
import type { Tool, ToolPaper } from './tool.ts'

/** The tool in another colour: its first paper in the dye, whatever is drawn upon that in a lighter tone of it; in bands of several dyes. */
export function dyed(tool: Tool, dyes: readonly string[]): Tool {
  const [dye = '#d6707a', ...others] = dyes
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
        line: (outline, colour, width) =>
          others.length > 0
            ? drawBands(paper, { outline, width, dyes: [...others, dye] })
            : paper.line(outline, tone(colour), width),
        dot: (...[x, y, radius, colour]) => paper.dot(x, y, radius, tone(colour)),
      })
    },
  }
}

/** Thin ribs of wool become bands that leave little between them. */
const BROAD = 2.9

function drawBands(
  { line }: ToolPaper,
  { outline, width, dyes }: { outline: string; width: number; dyes: readonly string[] },
): void {
  for (const [index, rib] of outline.split(/(?=M)/u).entries())
    line(drawnIn(rib, (width * BROAD) / 2), dyes[index % dyes.length] ?? '#d6707a', width * BROAD)
}

/** A broad line has broad ends: it starts later and stops earlier, so that they are not over the edge. */
function drawnIn(rib: string, by: number): string {
  const [, from, y, to] = /^M(-?[\d.]+) (-?[\d.]+)[HL](-?[\d.]+)/u.exec(rib) ?? []
  return to === undefined ? rib : `M${Number(from) + by} ${y}H${Number(to) - by}`
}
