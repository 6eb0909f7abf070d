/** What of a drawing is one even colour, and what is there at all: a row of cells after the other. */
export interface PlainPart {
  readonly width: number
  readonly height: number
  readonly plain: readonly boolean[]
  readonly solid: readonly boolean[]
  readonly tone: readonly [red: number, green: number, blue: number]
}

interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Glass lets half of the light through and is still there. */
const SOLID = 70
/** Steps of a colour that count as the same when the commonest is looked for, and how far from it is still plain. */
const [STEP, FAR] = [32, 62]

export function plainPart({ data, width, height }: Pixels): PlainPart {
  const at = (cell: number): Rgb => [data[cell * 4]!, data[cell * 4 + 1]!, data[cell * 4 + 2]!]
  const cells = Array.from({ length: width * height }, (_, cell) => cell)
  const solid = cells.map((cell) => data[cell * 4 + 3]! >= SOLID)
  const tone = commonest(cells.filter((cell) => solid[cell]).map(at))
  const plain = cells.map((cell) => solid[cell] === true && distance(at(cell), tone) < FAR)
  return { width, height, plain, solid, tone }
}

type Rgb = readonly [red: number, green: number, blue: number]

/** Light and shade on one paint are the same colour: brightness counts half. */
function distance(a: Rgb, b: Rgb): number {
  const apart = [a[0] - b[0], a[1] - b[1], a[2] - b[2]] as const
  const brighter = (apart[0] + apart[1] + apart[2]) / 3
  const [red, green, blue] = apart.map((part) => part - brighter / 2)
  return Math.hypot(red!, green!, blue!)
}

/** The mean of those that fall into the fullest drawer. */
function commonest(colours: readonly Rgb[]): Rgb {
  const drawers = new Map<string, Rgb[]>()
  for (const colour of colours) {
    const key = colour.map((part) => Math.floor(part / STEP)).join()
    const drawer = drawers.get(key)
    if (drawer) drawer.push(colour)
    else drawers.set(key, [colour])
  }
  const full = [...drawers.values()].toSorted((a, b) => b.length - a.length)[0] ?? [[128, 128, 128]]
  const mean = (part: 0 | 1 | 2): number =>
    full.reduce((sum, colour) => sum + colour[part], 0) / full.length
  return [mean(0), mean(1), mean(2)]
}
