/** A window that nobody can be seen through: who sits there is drawn on it. In the vehicle's own heights, as it faces left. */
export interface Pane {
  readonly left: number
  readonly right: number
  readonly sill: number
  readonly top: number
  /** How much of people is seen over it where it is no window, from the top. */
  readonly shows?: number
}

/** Before the sail, over the shields. */
const LONGSHIP: readonly Pane[] = [0.02, -0.26, 0.3].map((x) => ({
  left: x - 0.15,
  right: x + 0.15,
  sill: 0.33,
  top: 0.58,
}))

/** On the after deck, and before the mast. */
const HELM: readonly Pane[] = [0.36, -0.06, -0.34].map((x) => ({
  left: x - 0.17,
  right: x + 0.17,
  sill: 0.27,
  top: 0.58,
}))

/** On deck, before the sails. */
const DECK: readonly Pane[] = [0.3, -0.3, 0.02].map((x) => ({
  left: x - 0.15,
  right: x + 0.15,
  sill: 0.14,
  top: 0.4,
}))

/** The passengers' windows, by their left edges in a drawing of this width and 100 high. */
function panesIn(width: number, lefts: readonly number[], pane: PaneSize): Pane[] {
  const { wide, sill, top } = pane
  return lefts.map((x) => ({
    left: (x - width / 2) / 100,
    right: (x + wide - width / 2) / 100,
    sill,
    top,
  }))
}

interface PaneSize extends Pick<Pane, 'sill' | 'top'> {
  readonly wide: number
}

/** The windows of each, the driver's first. */
export const PANES: Readonly<Record<string, readonly Pane[]>> = {
  'noto:automobile': [
    { left: -0.3, right: 0.07, sill: 0.6, top: 0.87 },
    { left: 0.13, right: 0.42, sill: 0.6, top: 0.85 },
  ],
  'noto:taxi': [
    { left: -0.26, right: 0.13, sill: 0.53, top: 0.8 },
    { left: 0.19, right: 0.46, sill: 0.53, top: 0.78 },
  ],
  'noto:sport-utility-vehicle': [
    { left: -0.2, right: 0.17, sill: 0.63, top: 0.92 },
    { left: 0.27, right: 0.53, sill: 0.63, top: 0.91 },
  ],
  'noto:police-car': [
    { left: -0.28, right: 0.05, sill: 0.61, top: 0.84 },
    { left: 0.11, right: 0.38, sill: 0.61, top: 0.82 },
  ],
  'prop:bus': [
    { left: -0.96, right: -0.7, sill: 0.47, top: 0.86 },
    ...panesIn(212, [72, 98, 124, 150, 176], { wide: 18, sill: 0.56, top: 0.82 }),
  ],
  'prop:school-bus': [
    { left: -0.61, right: -0.45, sill: 0.57, top: 0.86 },
    ...panesIn(222, [94, 118, 142, 166, 190], { wide: 18, sill: 0.56, top: 0.82 }),
  ],
  // The driver below, the passengers above and below.
  'prop:double-decker': [
    { left: -0.75, right: -0.53, sill: 0.27, top: 0.48 },
    ...panesIn(168, [43, 67, 91, 115, 139], { wide: 18, sill: 0.69, top: 0.88 }),
    ...panesIn(168, [43, 67, 91, 115, 139], { wide: 18, sill: 0.29, top: 0.48 }),
  ],
  'prop:train': [
    { left: -1.32, right: -0.94, sill: 0.55, top: 0.82 },
    ...panesIn(330, [88, 122, 156, 212, 246, 292], { wide: 27, sill: 0.55, top: 0.8 }),
  ],
  'prop:tram': panesIn(250, [12, 46, 112, 146, 214], { wide: 27, sill: 0.47, top: 0.72 }),
  'noto:helicopter': [{ left: -0.5, right: -0.25, sill: 0.42, top: 0.62 }],
  'prop:biplane': [{ left: -0.1, right: 0.14, sill: 0.56, top: 0.82 }],
  'prop:sports-car': [
    { left: -0.3, right: 0.1, sill: 0.62, top: 0.87 },
    { left: 0.18, right: 0.58, sill: 0.62, top: 0.85 },
  ],
  // No roof: the driver's head is over the windscreen.
  'prop:convertible': [
    { left: -0.02, right: 0.62, sill: 0.56, top: 1.12 },
    { left: 0.6, right: 1.1, sill: 0.56, top: 1.08 },
    ...[0.58, 1.14, 0.8].map((x) => ({ left: x - 0.2, right: x + 0.2, sill: 0.6, top: 0.98 })),
  ],
  'prop:carriage': panesIn(140, [42, 74], { wide: 26, sill: 0.58, top: 0.88 }),
  'prop:cable-car': panesIn(92, [35, 10, 60], { wide: 22, sill: 0.27, top: 0.54 }),
  // Who is in its bed is seen over the side.
  'noto:pickup-truck': [{ left: -0.36, right: -0.02, sill: 0.66, top: 0.95 }],
  'noto:sailboat': DECK,
  'noto:ship': [-0.38, -0.27, 0.4].map((x) => ({
    left: x - 0.1,
    right: x + 0.1,
    sill: 0.41,
    top: 0.63,
  })),
  'prop:pirate-ship': HELM,
  'prop:ghost-ship': HELM,
  'prop:viking-ship': LONGSHIP,
  'prop:rowed-longship': LONGSHIP,
  'prop:rowed-boat': [-0.84, -0.3, 0.24, 0.78].map((x) => ({
    left: x - 0.27,
    right: x + 0.27,
    sill: 0.56,
    top: 1.14,
  })),
  'prop:paddled-canoe': [-0.98, 0.84, -0.06, 0.4].map((x) => ({
    left: x - 0.27,
    right: x + 0.27,
    sill: 0.52,
    top: 1.12,
  })),
  'noto:tractor': [{ left: 0.4, right: 0.8, sill: 0.5, top: 1.02, shows: 0.6 }],
  'prop:chariot': [{ left: -0.3, right: 0.5, sill: 0.5, top: 1.4, shows: 0.62 }],
  'prop:sidecar-motorcycle': [{ left: 0.12, right: 0.7, sill: 0.5, top: 1.06 }],
  'prop:forklift': [{ left: -0.08, right: 0.44, sill: 0.46, top: 0.9, shows: 0.52 }],
  'prop:hot-tub': [-0.44, 0.44, -0.92, 0.92, 0].map((x) => ({
    left: x - 0.3,
    right: x + 0.3,
    sill: 0.62,
    top: 1.3,
    shows: 0.42,
  })),
  'prop:wheel-cabin': [0.12, -0.2].map((x) => ({
    left: x - 0.2,
    right: x + 0.2,
    sill: 0.28,
    top: 0.51,
    shows: 0.46,
  })),
  'prop:rocket': [{ left: -0.07, right: 0.07, sill: 0.575, top: 0.705 }],
  'prop:submarine': [
    { left: -0.83, right: -0.67, sill: 0.28, top: 0.44 },
    { left: -0.43, right: -0.27, sill: 0.28, top: 0.44 },
  ],
  'noto:fire-engine': [{ left: -0.38, right: -0.17, sill: 0.52, top: 0.72 }],
  'noto:ambulance': [{ left: -0.34, right: -0.1, sill: 0.54, top: 0.73 }],
}
