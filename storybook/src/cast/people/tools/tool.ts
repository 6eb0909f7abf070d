/** Draws one tool: x from the middle, y up from −100 (top) to 0 (bottom); hundredths of its height. */
export type DrawTool = (paper: ToolPaper) => void

export interface ToolPaper {
  /** Cuts an SVG outline out of paper. */
  readonly shape: (outline: string, colour: string) => void
  /** A rod, string or handle. */
  readonly line: (outline: string, colour: string, width: number) => void
  /** x, y, radius, colour. */
  readonly dot: (...spot: readonly [number, number, number, string]) => void
}

/** A thing for the hand, with the geometry that makes it sit right: how long, where gripped, how turned. */
export interface Tool {
  /** Width ÷ height as drawn. */
  readonly aspect: number
  /** Its height in an adult's heights. */
  readonly size: number
  /** Where the hand is: 0,0 top left … 1,1 bottom right. */
  readonly at: readonly [number, number]
  /** On top of the hand's direction: π/2 stands across the fist, π prolongs the arm. */
  readonly angle?: number
  readonly upright?: boolean
  /** Whoever carries it sets its lower end on the ground. */
  readonly planted?: boolean
  readonly draw: DrawTool
}
