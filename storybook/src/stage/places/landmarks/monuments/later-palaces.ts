import { both, monument } from './monument.ts'
import { OLD_TOWN, PLAZA } from './surroundings.ts'

/** A red windmill on the roof of a theatre. */
export const moulinRougePlace = monument({
  id: 'moulin-rouge',
  time: 'dusk',
  size: [18, 11],
  across: 0.95,
  behind: OLD_TOWN,
  before: PLAZA('#8f8a88'),
  lines: `
    box #d9cbb0 -7 0 4 7
    panes #6d7f92 -7 0.8 3.2 5.8 4 4
    gable #6d747c -7 7 4.2 1
    box #d2c4a8 7 0 4 6.4
    panes #6d7f92 7 0.8 3.2 5.2 4 4
    gable #6d747c 7 6.4 4.2 1
    box #a8322c 0 0 10 3.8
    box #c8443a 0 3.2 10.4 1
    panes #ffe08a 0 3.4 9.6 0.6 16 1
    arcade #ffd98a 0 0.2 9 2.4 5 1
    taper #c23a32 0 4.2 4 4 0.66
    panes #5a1c1a 0 5.2 1.6 1.6 2 1
    band #8f2a26 0 4.8 3.9 0.2
    dome #8f2a26 0 8.2 2.9 1.5
    stay #f0c8a0 -3.3 5.2 3.3 11 0.22
    stay #f0c8a0 3.3 5.2 -3.3 11 0.22
    ${[
      [-3.3, 5.2],
      [3.3, 11],
      [3.3, 5.2],
      [-3.3, 11],
    ]
      .map(([x = 0, y = 0]) => {
        const [a, b] = [x * 0.28, 8.1 + (y - 8.1) * 0.28]
        const side = x * (y - 8.1) > 0 ? -1 : 1
        return `poly #d8483e ${a} ${b} ${x} ${y} ${x + 0.7 * side} ${y + 0.7} ${a + 0.7 * side} ${b + 0.7}`
      })
      .join('\n')}
    disc #f0c8a0 0 8.1 0.7 0.7
  `,
})

/** A long front of pale stone with a balcony, behind gilded gates. */
export const buckinghamPalacePlace = monument({
  id: 'buckingham-palace',
  size: [24, 7.6],
  across: 1,
  upwards: 0.6,
  before: PLAZA('#c9b7a8'),
  trees: 'round',
  lines: `
    box #e6dcc8 0 0 22 5
    panes #7a8494 0 0.8 20.6 3.6 21 3
    ${both('box #ece3d0', '9.6 0 2.8 5.4')}
    ${both('columns #f6efe0', '9.6 1.7 2.6 3 4 1 0.4')}
    ${both('gable #ece3d0', '9.6 5.4 3 0.9')}
    box #ece3d0 0 0 5 5.6
    columns #f6efe0 0 1.7 4.6 3.2 6 1 0.4
    box #d9cdb4 0 1.5 5.4 0.3
    gable #ece3d0 0 5.6 5.2 1.1
    merlons #d9cdb4 0 5 22 0.4 44 1
    ${both('arch #5a5248', '1.6 0 0.8 1.4')}
    arch #5a5248 0 0 0.9 1.5
    stay #8d99a3 0 6.4 0 8.2 0.08
    face #2f4f8f 0 8.2 1.3 8.1 1.3 7.3 0 7.4
    face #c8372e 0.55 8.2 0.75 8.2 0.75 7.35 0.55 7.35
    face #c8372e 0 7.9 1.3 7.8 1.3 7.6 0 7.7
    merlons #2c2f33 0 0 21 0.9 60 1
    ${both('box #d9cdb4', '3.6 0 0.5 1.4')}
    ${both('disc #e0b04a', '3.6 1.6 0.4 0.4')}
  `,
})
