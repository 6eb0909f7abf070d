/**
 * The stage box. Units are stage units (u), not metres: a theatre has one size, whatever it shows.
 *
 *   x to the right, 0 in the middle; y up, 0 is the ground at the acting line; z away from the audience, 0 at the
 *   acting line. Furniture of the foreground stands at z −4…−1, actors at z 0…4, set pieces at z 5…30, the backdrop at z 40.
 *   At rest the camera stands at z −12, so a thing at z 12 looks half as large as at z 0.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Place3 {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** What the audience sees at the acting line with the camera at rest; the same for painters, recipes and the director. */
export interface Box {
  /** Visible width and height at z = 0, in u. Landscape: height 9. Portrait: taller, so that width is at least 8. */
  readonly width: number
  readonly height: number
  /** Share of the frame's height, from the top, where y = 0, z = 0 lies. About 0.8. */
  readonly floor: number
  /** Share of the frame's height, from the top, where the eye level (the horizon) lies. About 0.55. */
  readonly horizon: number
  /** Sets must be painted this much wider and higher than what shows, so that no camera move sees an edge. */
  readonly margin: number
}

/** Where the camera is at one instant. At rest: x 0, y the eye height of the box, z −12, zoom 1, roll 0, tilt 0. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly zoom: number
  /** Radians, small. */
  readonly roll: number
  /** Moves the whole picture up or down, in frame heights: positive looks up, so the picture moves down. */
  readonly tilt: number
  /** Moves the whole picture sideways, in frame widths: positive looks to the right. Default 0. */
  readonly pan?: number
  /** The depth that is sharp, and how fast things blur away from it (0: everything is sharp). */
  readonly focus: number
  readonly aperture: number
  /** Everything behind the focus is blurred by this one step, 1…6, as behind a portrait: far cheaper than by depth. */
  readonly backdrop?: number
}

/** A point of the stage on the frame: pixels, and how many pixels one u measures there. */
export interface Projected {
  readonly x: number
  readonly y: number
  readonly scale: number
}
