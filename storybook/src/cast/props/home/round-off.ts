import type { Ink } from '../ink.ts'

/** A slim round of shade along the right of an oval thing, and light at its upper left. */
export function roundOff(
  ink: Ink,
  [x, y, rx, ry]: readonly [number, number, number, number],
): void {
  ink.faint(0.5, () =>
    ink.shape(
      `M${x + rx * 0.4} ${y - ry * 0.92}Q${x + rx * 1.05} ${y - ry * 0.5} ${x + rx} ${y + ry * 0.1}Q${x + rx * 0.8} ${y + ry} ${x - rx * 0.1} ${y + ry}Q${x + rx * 0.8} ${y + ry * 0.3} ${x + rx * 0.4} ${y - ry * 0.92}Z`,
      ink.deep,
    ),
  )
  ink.faint(0.6, () =>
    ink.oval([x - rx * 0.4, y - ry * 0.45, rx * 0.26, ry * 0.14], ink.pale, -0.5),
  )
}
