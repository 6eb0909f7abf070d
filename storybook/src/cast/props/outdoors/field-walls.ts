import type { Prop } from '../prop.ts'

const LONG = 1400

/** What runs over a land from one side of the frame to the other, behind those who graze there. */
export const FIELD_WALLS: readonly Prop[] = [
  {
    name: 'field-wall',
    words: ['dry stone wall', 'drystone wall', 'dry-stone wall', 'field wall', 'fieldstone wall'],
    tall: 1.1,
    width: LONG,
    colour: '#a5a199',
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
    tall: 1.1,
    width: LONG,
    colour: '#a9835a',
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
