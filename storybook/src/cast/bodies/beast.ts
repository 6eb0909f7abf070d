/** A beast of which Noto draws only the head: what to draw under it. Lengths in hundredths of the whole height. */
export interface Beast {
  /** Height of the head's picture, and where its middle is: x from the middle of the beast, y above the feet. */
  readonly head: { readonly tall: number; readonly x: number; readonly y: number }
  readonly build: 'prowler' | 'bear' | 'horse' | 'bird' | 'frog' | 'figure'
  /** Colours that do not follow from the head. */
  readonly main?: string
  readonly limbs?: string
  readonly belly?: string
  readonly tail?: 'stub' | 'brush' | 'tuft' | 'mane' | 'none'
  readonly tailTip?: string
  readonly band?: boolean
  /** True height in metres. */
  readonly tall: number
}

export const BEASTS: Readonly<Record<string, Beast>> = {
  bear: { build: 'bear', head: { tall: 52, x: -26, y: 70 }, tail: 'stub', tall: 1.4 },
  panda: {
    build: 'bear',
    head: { tall: 52, x: -26, y: 70 },
    main: '#f4f2ee',
    limbs: '#3d3f44',
    band: true,
    tail: 'stub',
    tall: 1.1,
  },
  'polar-bear': {
    build: 'bear',
    head: { tall: 50, x: -26, y: 70 },
    main: '#eef5f8',
    limbs: '#dfeaf0',
    tail: 'stub',
    tall: 1.5,
  },
  koala: {
    build: 'bear',
    head: { tall: 56, x: -24, y: 70 },
    belly: '#e8e6e4',
    tail: 'none',
    tall: 0.7,
  },
  hamster: {
    build: 'bear',
    head: { tall: 58, x: -22, y: 66 },
    belly: '#fff3e2',
    tail: 'none',
    tall: 0.1,
  },
  lion: {
    build: 'prowler',
    head: { tall: 62, x: -27, y: 68 },
    main: '#fbbf2e',
    tail: 'tuft',
    tailTip: '#875b52',
    tall: 1.25,
  },
  fox: {
    build: 'prowler',
    head: { tall: 50, x: -30, y: 70 },
    limbs: '#5b4038',
    belly: '#fff4e6',
    tail: 'brush',
    tailTip: '#fff4e6',
    tall: 0.6,
  },
  wolf: {
    build: 'prowler',
    head: { tall: 52, x: -29, y: 72 },
    belly: '#e6e6e6',
    tail: 'brush',
    tailTip: '#e6e6e6',
    tall: 0.95,
  },
  boar: { build: 'prowler', head: { tall: 60, x: -30, y: 56 }, tail: 'stub', tall: 0.9 },
  moose: { build: 'horse', head: { tall: 62, x: -30, y: 69 }, tail: 'stub', tall: 2.1 },
  unicorn: {
    build: 'horse',
    head: { tall: 62, x: -30, y: 69 },
    main: '#e6e6e6',
    tail: 'mane',
    tailTip: '#f0568c',
    tall: 1.9,
  },
  chicken: { build: 'bird', head: { tall: 56, x: -22, y: 72 }, limbs: '#f0a02c', tall: 0.45 },
  frog: { build: 'frog', head: { tall: 62, x: 0, y: 64 }, tall: 0.12 },
  robot: {
    build: 'figure',
    head: { tall: 40, x: 0, y: 80 },
    main: '#8fa9b8',
    limbs: '#7b8f9c',
    belly: '#cfdde4',
    tall: 1.6,
  },
  alien: { build: 'figure', head: { tall: 44, x: 0, y: 78 }, tall: 1.4 },
}

/** Heads of which there is a whole picture: it plays instead. */
export const WHOLE_BODIES: Readonly<Record<string, string>> = {
  'cat-face': 'cat',
  'cow-face': 'cow',
  'dog-face': 'dog',
  'horse-face': 'horse',
  'monkey-face': 'monkey',
  'mouse-face': 'mouse',
  'pig-face': 'pig',
  'rabbit-face': 'rabbit',
  'tiger-face': 'tiger',
  'dragon-face': 'dragon',
}
