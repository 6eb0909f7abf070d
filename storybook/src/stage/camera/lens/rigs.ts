/** A cut of paper before the lens: x from the middle, y up from the lower edge, in hundredths of the frame. */
export interface RigPart {
  readonly outline: string
  readonly colour: string
  /** A rod or a rim of this width instead of a filled shape. */
  readonly line?: number
  /** Moves with the others that have the same one. */
  readonly move?: (t: number) => RigMove
}

export interface RigMove {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  /** What it turns about. */
  readonly about?: readonly [x: number, y: number]
}

const [SKIN, SLEEVE, DARK, METAL] = ['#d9a37c', '#4f7aa8', '#2b2e37', '#aab3bd']

const arm = (x: number, y: number, side: number): RigPart[] => [
  {
    outline: `M${x + side * 62} 44L${x + side * 42} 44L${x + side * 3} ${y + 6}L${x + side * 10} ${y + 2}Z`,
    colour: SLEEVE,
  },
  { outline: `M${x - 5} ${y}a6 6.5 0 1 1 11 4a6 6.5 0 1 1 -11 -4Z`, colour: SKIN },
]

const moving = (parts: readonly RigPart[], move: RigPart['move']): RigPart[] =>
  parts.map((part) => (move ? { ...part, move } : part))

const steering = (t: number): RigMove => ({ turn: 0.16 * Math.sin(t * 1.3), about: [-14, -16] })
const bobbing = (t: number): RigMove => ({ y: -1.2 * Math.abs(Math.sin(t * 4)) })
const leaning = (t: number): RigMove => ({
  x: 5 * Math.sin(t * 1.6),
  turn: 0.06 * Math.sin(t * 1.6),
})
const paddling = (t: number): RigMove => ({ turn: 0.42 * Math.sin(t * 2.4), about: [0, -20] })
const flapping =
  (side: number) =>
  (t: number): RigMove => ({ turn: side * 0.22 * Math.sin(t * 5), about: [side * 14, 4] })

const wing = (side: number, colours: readonly [string, string]): RigPart[] =>
  moving(
    [
      {
        outline: `M${side * 18} 8Q${side * 40} -44 ${side * 96} -52Q${side * 88} -30 ${side * 74} -22Q${side * 66} -10 ${side * 52} -8Q${side * 40} 4 ${side * 18} 8Z`,
        colour: colours[0],
      },
      {
        outline: `M${side * 24} 6Q${side * 44} -30 ${side * 84} -40Q${side * 60} -26 ${side * 46} -10Q${side * 36} 2 ${side * 24} 6Z`,
        colour: colours[1],
      },
    ],
    flapping(side),
  )

/** Two forelegs that step in turn. */
const paws = (fur: string, toes: string): RigPart[] =>
  [-1, 1].flatMap((side) =>
    moving(
      [
        {
          outline: `M${side * 14} 30Q${side * 13} -14 ${side * 18} -26Q${side * 28} -40 ${side * 38} -26Q${side * 42} -10 ${side * 40} 30Z`,
          colour: fur,
        },
        {
          outline: `M${side * 22} -22V-32M${side * 28} -24V-35M${side * 34} -22V-32`,
          colour: toes,
          line: 1.4,
        },
      ],
      (t) => ({ y: 2 + 7 * side * Math.sin(t * 4) }),
    ),
  )

/** Arms that reach out before one in turn. */
const stroke = [-1, 1].flatMap((side) =>
  moving(arm(side * 26, -30, side), (t) => ({
    x: side * 10 * Math.cos(t * 1.8),
    y: 6 + 12 * Math.sin(t * 1.8 + (side > 0 ? 0.4 : 0)),
  })),
)

/** What one sees of oneself and of what carries one. */
export const RIGS = {
  wheel: [
    { outline: 'M-200 6V-20Q-110 -32 -30 -30Q80 -27 200 -20V6Z', colour: '#4a4f5c' },
    {
      outline: 'M-200 -20Q-110 -32 -30 -30Q80 -27 200 -20V-16Q80 -23 -30 -26Q-110 -28 -200 -16Z',
      colour: '#666c7a',
    },
    { outline: 'M20 -20h26v14h-26Z', colour: '#27414f' },
    ...moving(
      [
        { outline: 'M-44 -16a30 30 0 1 1 60 0a30 30 0 1 1 -60 0', colour: DARK, line: 5 },
        { outline: 'M-44 -16H16M-14 -16V14', colour: DARK, line: 4 },
        ...arm(-42, -20, -1),
        ...arm(14, -20, 1),
      ],
      steering,
    ),
  ],
  racer: [
    { outline: 'M-70 -27H70M-66 -18L-20 -12M66 -18L20 -12', colour: DARK, line: 2.4 },
    ...[-1, 1].flatMap((side): RigPart[] => [
      {
        outline: `M${side * 66} -38Q${side * 66} -42 ${side * 71} -42H${side * 90}Q${side * 95} -42 ${side * 95} -38V-8H${side * 66}Z`,
        colour: DARK,
      },
      {
        outline: `M${side * 72} -37V-14M${side * 80.5} -39V-12M${side * 89} -37V-14`,
        colour: '#454a57',
        line: 1.6,
      },
    ]),
    { outline: 'M-34 8L-15 -40Q0 -50 15 -40L34 8Z', colour: '#d6453f' },
    { outline: 'M-6 8L-3 -44Q0 -47 3 -44L6 8Z', colour: '#f4f1e6' },
    { outline: 'M-200 12V-4Q-60 -16 0 -16Q60 -16 200 -4V12Z', colour: '#a92f31' },
    ...moving(
      [
        { outline: 'M-20 -20Q-22 -8 -12 -6H12Q22 -8 20 -20Q10 -26 0 -26T-20 -20Z', colour: DARK },
        { outline: 'M-8 -19H8V-12H-8Z', colour: '#7fe0d0' },
        ...arm(-22, -16, -1),
        ...arm(20, -16, 1),
      ],
      (t) => ({ turn: 0.12 * Math.sin(t * 1.7), about: [0, -15] }),
    ),
  ],
  bars: moving(
    [
      { outline: 'M-6 8L-4 -30H4L6 8Z', colour: METAL },
      { outline: 'M-46 -22Q-36 -32 -16 -30H16Q36 -32 46 -22', colour: DARK, line: 4 },
      { outline: 'M-8 -36a8 8 0 1 1 16 0a8 8 0 1 1 -16 0', colour: '#3a3f4a' },
      { outline: 'M-6 -36a6 6 0 1 1 12 0a6 6 0 1 1 -12 0', colour: '#f4f1e6' },
      { outline: 'M0 -36L3 -40', colour: '#d6453f', line: 1 },
      ...arm(-44, -24, -1),
      ...arm(42, -24, 1),
    ],
    leaning,
  ),
  skis: moving(
    [
      { outline: 'M-24 6L-15 -34Q-13 -46 -9 -40L-8 6Z', colour: '#d6453f' },
      { outline: 'M24 6L15 -34Q13 -46 9 -40L8 6Z', colour: '#d6453f' },
      { outline: 'M-58 -28L-70 8M58 -28L70 8', colour: METAL, line: 1.6 },
      ...arm(-56, -26, -1),
      ...arm(54, -26, 1),
    ],
    leaning,
  ),
  coaster: moving(
    [
      { outline: 'M-66 8L-52 -18Q0 -34 52 -18L66 8Z', colour: '#d6453f' },
      { outline: 'M-60 -3Q0 -20 60 -3L63 3Q0 -13 -63 3Z', colour: '#f2c14a' },
      { outline: 'M-40 6V-8Q0 -16 40 -8V6', colour: METAL, line: 3 },
      ...arm(-58, -58, -1),
      ...arm(56, -58, 1),
    ],
    bobbing,
  ),
  bow: [
    { outline: 'M-44 8Q-26 -24 0 -40Q26 -24 44 8Z', colour: '#a9713f' },
    { outline: 'M-32 8Q-18 -16 0 -30Q18 -16 32 8Z', colour: '#7d5230' },
    ...moving(
      [
        { outline: 'M-78 -20H78', colour: '#c99a63', line: 2.4 },
        {
          outline:
            'M-96 -20a11 5 0 1 1 22 0a11 5 0 1 1 -22 0M96 -20a11 5 0 1 1 -22 0a11 5 0 1 1 22 0',
          colour: '#e0b36a',
        },
        ...arm(-26, -22, -1),
        ...arm(24, -22, 1),
      ],
      paddling,
    ),
  ],
  prow: moving(
    [
      { outline: 'M-90 10Q-60 -12 0 -46Q60 -12 90 10Z', colour: '#b58a5c' },
      { outline: 'M-78 10Q-50 -8 0 -38Q50 -8 78 10Z', colour: '#d3ab78' },
      {
        outline: 'M0 -38V10M-20 -25V10M20 -25V10M-42 -11V10M42 -11V10',
        colour: '#a9803f',
        line: 0.8,
      },
      {
        outline:
          'M-92 -10Q-60 -32 0 -62Q60 -32 92 -10M-46 -17V-36M46 -17V-36M0 -44V-62M-72 0V-22M72 0V-22',
        colour: '#f4f1e6',
        line: 2,
      },
      { outline: 'M0 -62V-84', colour: METAL, line: 1.4 },
      { outline: 'M0 -84L16 -79L0 -74Z', colour: '#d6453f' },
    ],
    (t) => ({ y: 2.4 * Math.sin(t * 1.5), turn: 0.03 * Math.sin(t * 1.1) }),
  ),
  cockpit: [
    { outline: 'M-200 -104H200V-90Q90 -97 0 -97T-200 -90Z', colour: '#3b404c' },
    { outline: 'M-70 -100L-92 -20M70 -100L92 -20M0 -98V-28', colour: '#3b404c', line: 5 },
    { outline: 'M-200 10V-24Q-90 -36 0 -36Q90 -36 200 -24V10Z', colour: '#454b58' },
    {
      outline: 'M-200 -24Q-90 -36 0 -36Q90 -36 200 -24V-20Q90 -32 0 -32Q-90 -32 -200 -20Z',
      colour: '#5f6675',
    },
    {
      outline:
        'M-52 -20a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M36 -20a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M-80 -15a7 7 0 1 1 14 0a7 7 0 1 1 -14 0M66 -15a7 7 0 1 1 14 0a7 7 0 1 1 -14 0',
      colour: '#1f242d',
    },
    {
      outline: 'M-44 -20L-40 -25M44 -20L41 -26M-73 -15L-77 -18M73 -15L77 -18',
      colour: '#ffb53c',
      line: 1.2,
    },
    { outline: 'M-26 -29h22v15h-22ZM4 -29h22v15h-22Z', colour: '#2f7f96' },
    { outline: 'M-26 -21h22v7h-22Z', colour: '#7a5a3c' },
    { outline: 'M6 -18l5 -6l4 3l6 -6', colour: '#8fe08a', line: 1 },
    ...moving(
      [
        { outline: 'M0 14V-8', colour: DARK, line: 5 },
        { outline: 'M-20 -20V-8H20V-20', colour: DARK, line: 5 },
        ...arm(-21, -16, -1),
        ...arm(19, -16, 1),
      ],
      (t) => ({ turn: 0.1 * Math.sin(t * 1.1), about: [0, -8] }),
    ),
  ],
  cab: [
    { outline: 'M-200 -104H200V-92H-200Z', colour: '#3b4a44' },
    { outline: 'M-74 -100L-84 -20M74 -100L84 -20', colour: '#3b4a44', line: 7 },
    { outline: 'M-200 10V-22H-88L-80 -26H80L88 -22H200V10Z', colour: '#4c5f57' },
    { outline: 'M-80 -26H80L84 -22H-84Z', colour: '#6d8379' },
    {
      outline:
        'M-50 -14a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M-28 -14a8 8 0 1 1 16 0a8 8 0 1 1 -16 0M-6 -14a8 8 0 1 1 16 0a8 8 0 1 1 -16 0',
      colour: '#f4f1e6',
    },
    { outline: 'M-42 -14L-38 -19M-20 -14L-23 -19M2 -14L6 -18', colour: '#d6453f', line: 1.2 },
    { outline: 'M20 -19h8v5h-8ZM32 -19h8v5h-8Z', colour: '#e0b13c' },
    ...moving([{ outline: 'M52 4L56 -22', colour: DARK, line: 3 }, ...arm(55, -22, 1)], (t) => ({
      turn: 0.1 * Math.sin(t * 1.1),
      about: [52, 4],
    })),
  ],
  mane: moving(
    [
      {
        outline: 'M-26 8Q-20 -24 -11 -46Q-9 -54 0 -54Q9 -54 11 -46Q20 -24 26 8Z',
        colour: '#8d5f3c',
      },
      { outline: 'M-11 -48L-13 -64L-3 -54ZM11 -48L13 -64L3 -54Z', colour: '#8d5f3c' },
      { outline: 'M-5 8Q-7 -30 -4 -54Q0 -62 4 -54Q7 -30 5 8Z', colour: '#4a3226' },
      { outline: 'M-12 -36Q-30 -24 -34 -8M12 -36Q30 -24 34 -8', colour: '#5b3b26', line: 1.4 },
      ...arm(-34, -10, -1),
      ...arm(32, -10, 1),
    ],
    bobbing,
  ),
  wings: [...wing(-1, ['#f1ece2', '#d6cfc2']), ...wing(1, ['#f1ece2', '#d6cfc2'])],
  'dragon wings': [...wing(-1, ['#5f9a58', '#d98b4a']), ...wing(1, ['#5f9a58', '#d98b4a'])],
  stroke,
  'cat paws': paws('#f0a63c', '#c97a22'),
  'dog paws': paws('#b98450', '#8a5c30'),
  'small paws': paws('#a9a39c', '#7d7770'),
  torch: moving(
    [
      { outline: 'M24 -30L36 -38L50 -16L40 -10Z', colour: '#3a4a5c' },
      { outline: 'M20 -32L34 -42L38 -37L25 -27Z', colour: '#f7e6a8' },
      ...arm(40, -14, 1),
    ],
    bobbing,
  ),
} as const satisfies Readonly<Record<string, readonly RigPart[]>>

export type RigName = keyof typeof RIGS
