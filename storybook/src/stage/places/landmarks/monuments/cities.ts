import { byWater } from './by-water.ts'
import { both, monument } from './monument.ts'
import { CITY, OLD_TOWN, PLAZA, town } from './surroundings.ts'

/** An arch of yellow stone at the harbour of Mumbai, beside it the red domes of the grand hotel. */
export const gatewayOfIndiaPlace = monument({
  id: 'gateway-of-india',
  size: [20, 10],
  upwards: 0.78,
  ground: 'floor',
  behind: CITY,
  before: byWater,
  lines: `
    box #cdbfae -6.4 0 6.6 4.6
    panes #7d6f68 -6.4 0.5 6 3.7 10 4
    ${['-9.3', '-3.7'].map((x) => `box #d8cab8 ${x} 0 1.1 5.4\ndome #b5604c ${x} 5.4 1.2 1`).join('\n')}
    box #d8cab8 -6.4 4.6 2 1
    dome #b5604c -6.4 5.6 2.2 1.9
    box #dcb77c 3 0 9.4 6
    arch #9fb4c8 3 0 2.9 4.9
    ${['0', '6'].map((x) => `arch #b98f58 ${x} 0 1.5 3`).join('\n')}
    band #bd9256 3 5.1 9.8 0.3
    box #e6c48c 3 6 9.8 0.6
    ${['-0.9', '1.3', '4.7', '6.9'].map((x) => `box #dcb77c ${x} 0 0.8 7.4\ndome #e6c48c ${x} 7.4 1 0.8`).join('\n')}
    box #dcb77c 3 6.6 3 0.9
    dome #e6c48c 3 7.5 2.4 0.9
  `,
})

/** The towers of Johannesburg: one with a drum near its top, one that is round, below them violet trees. */
export const johannesburgPlace = monument({
  id: 'johannesburg',
  time: 'day',
  size: [24, 13],
  behind: town([3, 7], ['#b9a894', '#c9b79c', '#a8a39c']),
  before: PLAZA('#cdb9a4'),
  lines: `
    box #b7a48e -9.6 0 3 5.6
    panes #6f7d8c -9.6 0.6 2.4 4.4 4 6
    box #c8b496 -6.4 0 2.8 7.6
    panes #7b8794 -6.4 0.6 2.2 6.4 4 9
    box #cfc5b8 -2.6 0 1 9
    taper #b9b2a8 -2.6 8 2.6 0.6 0.9
    box #8d97a2 -2.6 8.6 2.9 1.1
    band #e4604c -2.6 9 2.9 0.34
    box #cfc5b8 -2.6 9.7 1.8 0.6
    stay #b0473c -2.6 10.3 -2.6 12.8 0.14
    box #a89a8c 1.2 0 3 6.4
    panes #5f6e80 1.2 0.6 2.4 5.2 4 7
    box #c3bcb2 5 0 3.2 9.2
    columns #a59d92 5 0 3 9.2 8 1 0.18
    band #d94f45 5 9.2 3.4 1.1
    box #b3a48f 8.8 0 3.2 5
    panes #6d7b8a 8.8 0.5 2.6 3.9 4 5
    ${['-10.8 2.6', '-8 2.1', '-4.7 2.4', '-0.6 1.9', '3 2.3', '7 2.5', '10.6 2.8']
      .map((at) => {
        const [x = '0', h = '2'] = at.split(' ')
        return `box #6d5546 ${x} 0 0.2 ${h}\ndisc #9a7cc8 ${x} ${h} 2.5 1.7\ndisc #b296d8 ${x} ${Number(h) + 0.3} 1.6 1`
      })
      .join('\n')}
  `,
})

/** A white needle in the midst of an avenue. */
export const obeliscoPlace = monument({
  id: 'buenos-aires-obelisk',
  size: [16, 14],
  upwards: 0.94,
  behind: CITY,
  before: PLAZA('#cdc6bc'),
  trees: 'round',
  lines: `
    box #d9d2c4 0 0 3.4 0.7
    taper #f0ece2 0 0.7 1.7 11.4 0.62
    gable #f7f4ec 0 12.1 1.06 1.1
    ${both('box #c9bba4', '6 0 3.4 5.2')}
    ${both('panes #76838f', '6 0.6 2.8 4.2 5 5')}
    ${both('dome #7f8f9a', '6 5.2 2.2 1.2')}
  `,
})

/** A golden angel on a tall column in a roundabout. */
export const angelOfIndependencePlace = monument({
  id: 'angel-of-independence',
  size: [16, 14],
  upwards: 0.94,
  behind: CITY,
  before: PLAZA('#d0c4b4'),
  trees: 'palm',
  lines: `
    box #cfc4b2 0 0 5.4 0.6
    box #ddd3c2 0 0.6 3.8 0.7
    box #e4dccd 0 1.3 2 1.9
    columns #e9e2d4 0 3.2 0.9 7 2 1 0.44
    band #c9a652 0 3.2 1.2 0.24
    box #ddd3c2 0 10.2 1.5 0.5
    taper #e3b545 0 10.7 0.7 1.5 0.5
    disc #f0c860 0 12.4 0.5 0.5
    poly #e3b545 -0.2 11.6 -1.3 12.9 -0.9 11.4
    poly #e3b545 0.2 11.6 1.3 12.9 0.9 11.4
    stay #f0c860 0.2 12 0.7 13.2 0.12
  `,
})

/** The front of a rose palace, all small windows with round roofs. */
export const hawaMahalPlace = monument({
  id: 'hawa-mahal',
  size: [18, 12],
  time: 'golden',
  behind: OLD_TOWN,
  before: PLAZA('#d8b79c'),
  lines: `
    box #c97b5e 0 0 17 3.2
    arcade #8f4a3c 0 0.3 15.6 2 9 1
    box #d98c6a 0 3.2 15 2.6
    arcade #f4dcc4 0 3.5 14.2 1.8 13 1
    box #d4845f 0 5.8 11.4 2.2
    arcade #f4dcc4 0 6 10.6 1.6 10 1
    box #d98c6a 0 8 7.4 1.8
    arcade #f4dcc4 0 8.2 6.8 1.3 6 1
    box #d4845f 0 9.8 3.6 1.1
    ${[-6.6, -4.7, -2.8, 2.8, 4.7, 6.6].map((x) => `dome #e6a884 ${x} ${Math.abs(x) > 5.7 ? 5.8 : Math.abs(x) > 3.7 ? 8 : 9.8} 1.5 0.9`).join('\n')}
    ${[-1.2, 0, 1.2].map((x) => `dome #e6a884 ${x} 10.9 1.1 0.9`).join('\n')}
  `,
})

/** A long parliament of white spires and one red dome, across the river. */
export const budapestParliamentPlace = monument({
  id: 'budapest-parliament',
  size: [26, 11],
  upwards: 0.72,
  time: 'golden',
  ground: 'floor',
  behind: OLD_TOWN,
  before: byWater,
  lines: `
    box #e6ddcc 0 0 25 3
    arcade #8d8578 0 0.3 24.4 1.2 26 1
    panes #8d8578 0 1.8 24.4 0.8 30 1
    box #a5604c 0 3 24 0.9
    ${both('box #efe7d8', '7 0 3.4 4.4')}
    ${both('gable #a5604c', '7 4.4 3.6 1.6')}
    ${[-12, -9.4, -4.6, 4.6, 9.4, 12].map((x) => `box #efe7d8 ${x} 0 0.7 4.6\ngable #d9cfbe ${x} 4.6 0.7 2`).join('\n')}
    ${both('box #efe7d8', '2.6 0 0.9 6')}
    ${both('gable #d9cfbe', '2.6 6 0.9 2.8')}
    box #efe7d8 0 0 4.2 5.4
    arcade #8d8578 0 3.4 3.8 1.4 5 1
    dome #a5604c 0 5.4 3.8 3
    gable #efe7d8 0 8.3 0.6 2.2
  `,
})

/** An old fortress on its black rock above the roofs. */
export const edinburghCastlePlace = monument({
  id: 'edinburgh-castle',
  size: [22, 12],
  upwards: 0.84,
  behind: OLD_TOWN,
  trees: 'round',
  lines: `
    poly #6f6a66 -10.6 0 -9 2.4 -7.6 4.4 -5.4 5.6 -1 6.2 4 6 7.2 5.2 9 3 10.8 0
    poly #7d7872 -6.4 0 -5 2.6 -3.6 4.8 -0.4 5.6 1.4 2.4 2.2 0
    poly #5f8a54 -10.9 0 -10 1.2 -7 0.8 -3 1.4 1 0.7 6 1.3 10 1 11 0
    box #a79a88 -4.8 5.6 3 2.4
    box #b3a692 -1.4 6 4.4 3
    panes #5f574e -1.4 6.6 3.8 1.8 6 2
    gable #7b6f66 -1.4 9 4.6 1.2
    box #9c907f 2.6 5.9 4 2
    panes #5f574e 2.6 6.3 3.4 1 5 1
    box #b3a692 5 5.3 1.8 3.9
    box #a79a88 -6.2 4.8 1.6 3.4
    box #c2b5a0 -6.2 8.2 1.9 0.4
    stay #6a6058 1.2 9 1.2 11.6 0.08
    poly #3f6fb0 1.2 11.6 3 11.3 3 10.4 1.2 10.7
  `,
})
