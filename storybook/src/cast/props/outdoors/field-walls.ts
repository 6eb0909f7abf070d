import { triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'

const LONG = 1400

/** What runs over a land from one side of the frame to the other, behind those who graze there. */
export const FIELD_WALLS: readonly Prop[] = [
  {
    name: 'painted-wall',
    words: ['graffiti', 'mural', 'street art', 'fresco', 'wall painting', 'painted wall'],
    ...metresTall(2.6, 300, '#b8a99a'),
    kind: 'thing',
    draw: (ink) => {
      ink.box([0, 0, 300, 100], ink.main)
      for (let row = 0; row < 8; row++)
        for (let x = row % 2 ? -12 : 0; x < 300; x += 24)
          ink.box([x + 1, row * 12.5 + 1, 22, 10.5], (row * 5 + x) % 7 < 3 ? ink.light : ink.main)
      // Large letters that nobody can read, a heart, a crown: paint that drips.
      ink.shape(
        'M22 66Q14 30 44 28Q62 26 60 42L48 44Q44 38 36 44Q32 60 46 58V52H40V44H62V70Z',
        '#e8437f',
      )
      ink.shape(
        'M68 70L64 32Q88 20 98 36Q100 48 90 52L106 68L92 74L80 58V70ZM78 40L80 50Q88 46 84 40Z',
        '#2f9be0',
      )
      ink.shape('M108 72L122 28H138L154 72H140L137 62H124L121 72ZM127 52H134L131 40Z', '#f2b632')
      ink.shape('M162 72V30H196V42H176V48H192V58H176V72Z', '#4fb866')
      ink.shape('M226 78Q196 54 206 38Q218 28 226 44Q234 28 246 38Q256 54 226 78Z', '#d6453f')
      ink.poly('254,40 262,22 270,36 278,18 284,36 294,24 292,48 256,48', '#f2cf3a')
      for (const [x, y, long] of triples('30 66 16, 54 68 10, 146 70 18, 168 70 12, 222 74 14'))
        ink.box([x, y, 3, long], '#3b3a44', 1.5)
      ink.line('M16 84Q90 94 150 84T292 80', 4, '#7b55c0')
    },
  },
  {
    name: 'field-wall',
    words: ['dry stone wall', 'drystone wall', 'dry-stone wall', 'field wall', 'fieldstone wall'],
    ...metresTall(1.1, LONG, '#a5a199'),
    kind: 'thing',
    draw: (ink) => {
      ink.box([0, 16, LONG, 84], ink.deep)
      for (let row = 0; row < 4; row++)
        for (let x = -8, i = row; x < LONG; i++) {
          const wide = 26 + ((i * 17 + row * 11) % 5) * 7
          const fill = [ink.main, ink.light, ink.dark, ink.main, ink.pale][(i * 3 + row) % 5]!
          ink.box([x + 1, 20 + row * 20, wide - 2, 18], fill, 6)
          x += wide
        }
      for (let x = 0, i = 0; x < LONG; x += 15, i++)
        ink.box([x, 2 + (i % 3) * 2, 13, 20], i % 2 === 0 ? ink.light : ink.main, 5)
    },
  },
  {
    name: 'field-fence',
    words: ['rail fence', 'post and rail fence', 'pasture fence', 'field fence', 'ranch fence'],
    ...metresTall(1.1, LONG, '#a9835a'),
    kind: 'thing',
    draw: (ink) => {
      for (const y of [22, 48, 74]) {
        ink.box([0, y, LONG, 9], ink.main, 2)
        ink.box([0, y + 6, LONG, 3], ink.dark, 1)
      }
      for (let x = 10; x < LONG; x += 98) {
        ink.box([x, 6, 16, 94], ink.light, 3)
        ink.box([x + 10, 6, 6, 94], ink.dark, 2)
      }
    },
  },
]
