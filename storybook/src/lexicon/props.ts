import type { Kind } from '../plan/plan.ts'

/** Things that we draw ourselves because Noto has no picture of them. `prop: kind: words`. */
const TABLE = `
surfboard: vehicle: surf board|paddle board
refrigerator: furniture: fridge|icebox|freezer
oven: furniture: stove|cooker|range cooker
sink: furniture: washbasin|basin|kitchen sink|wash basin
toaster: tool: bread toaster
vase: thing: flower vase|urn vase
dining-table: furniture: dining table|table|desk|kitchen table|coffee table|wooden table
microwave: furniture: microwave oven
fire-hydrant: thing: fire hydrant|hydrant
parking-meter: thing: parking meter
hair-drier: tool: hair drier|hair dryer|hairdryer|blow dryer|blow drier
snowboard: vehicle: snow board
baseball-glove: clothing: baseball glove|baseball mitt|catchers mitt|mitt
baseball-bat: tool: baseball bat
remote: tool: remote control|tv remote|remote controller
bench: furniture: park bench|wooden bench
sewing-machine: tool: sewing machine
`

interface Prop {
  readonly picture: string
  readonly kind: Kind
}

const PROPS: ReadonlyMap<string, Prop> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', kind = 'thing', words = ''] = line.split(': ')
      const prop = { picture: `prop:${name}`, kind: kind as Kind }
      return [name, ...words.split('|')].map((word): [string, Prop] => [word, prop])
    }),
)

export function findProp(phrase: string): Prop | null {
  return PROPS.get(phrase) ?? null
}
