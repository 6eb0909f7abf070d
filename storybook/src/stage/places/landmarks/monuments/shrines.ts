import { byWater } from './by-water.ts'
import { both, monument } from './monument.ts'
import { OLD_TOWN, PLAZA, snowyRange, wooded } from './surroundings.ts'

const [GOLD, DEEP_GOLD] = ['#e6b23a', '#c98f24']

/** A mission of pale stone with a curved gable over its carved door. */
export const alamoPlace = monument({
  id: 'the-alamo',
  time: 'golden',
  size: [20, 8.6],
  across: 0.95,
  upwards: 0.7,
  before: PLAZA('#d9c9a8'),
  trees: 'round',
  lines: `
    box #cdb68c 0 0 18.4 3.6
    merlons #c2aa80 -6.6 3.6 5 0.4 8 1
    merlons #c2aa80 6.6 3.6 5 0.4 8 1
    arcade #6c573c -6.8 0 3.6 2 3 1
    arcade #6c573c 6.8 0 3.6 2 3 1
    box #dcc69c 0 0 9.6 5
    poly #dcc69c -4.8 5 -4.4 5.6 -2.9 5.6 -2.6 6.6 -1.8 7.4 -0.9 8 0 8.2 0.9 8 1.8 7.4 2.6 6.6 2.9 5.6 4.4 5.6 4.8 5
    stay #b99f70 -4.6 5.5 -2.9 5.6 0.16
    stay #b99f70 -2.6 6.6 -0.9 7.9 0.16
    stay #b99f70 4.6 5.5 2.9 5.6 0.16
    stay #b99f70 2.6 6.6 0.9 7.9 0.16
    band #b99f70 0 4.7 9.6 0.2
    ${both('columns #ead8b2', '1.7 0 1.1 3.6 2 1 0.4')}
    ${both('columns #ead8b2', '3.9 0.4 0.6 3.4 1 1 0.5')}
    ${both('arch #8a7350', '2.9 0.7 0.8 1.8')}
    arch #5a4630 0 0 1.8 3.2
    arch #6c573c 0 5 1 1.5
    ${both('arch #6c573c', '2.9 4.9 0.6 0.01')}
    ${both('panes #5a4630', '2.9 3.4 0.8 0.7 1 1')}
    stay #8d99a3 -8 3.6 -8 7.4 0.08
    face #35558a -8 7.4 -7.2 7.3 -7.2 6.3 -8 6.4
    face #f4f1ea -7.2 7.3 -6 7 -6 6.5 -7.2 6.8
    face #c8372e -7.2 6.8 -6 6.5 -6 6 -7.2 6.3
  `,
})

/** A shrine of gold in the middle of a holy pool. */
export const goldenTemplePlace = monument({
  id: 'golden-temple',
  time: 'golden',
  size: [20, 8.4],
  across: 0.95,
  upwards: 0.66,
  ground: 'floor',
  behind: OLD_TOWN,
  before: byWater,
  lines: `
    box #f4efe2 0 0 18 0.7
    arcade #d6cbb2 -6.6 0.7 4.6 1.5 6 1
    box #f4efe2 -6.6 2 5 0.3
    box #f4efe2 0 0.7 6.6 1.9
    arcade #b98a3a 0 0.8 6 1.6 5 1
    box ${GOLD} 0 2.6 6.6 2
    arcade ${DEEP_GOLD} 0 2.8 6 1.5 7 1
    band #f6d56a 0 4.5 7 0.3
    box ${GOLD} 0 4.8 4.4 0.9
    dome ${GOLD} 0 5.7 3.2 1.9
    disc #f6d56a -0.5 6.8 0.7 0.5
    stay ${DEEP_GOLD} 0 7.5 0 8.4 0.14
    ${both(`box ${GOLD}`, '3 4.7 0.9 0.7')}
    ${both(`onion ${GOLD}`, '3 5.3 1.2 1.2')}
    ${both(`onion ${GOLD}`, '1.7 5 0.8 0.9')}
    ${both('box #f4efe2', '8.4 0.7 1.6 3')}
    ${both('onion #f4efe2', '8.4 3.7 1.6 1.4')}
  `,
})

/** A pavilion of three storeys, two of them gold, on a pond between pines. */
export const kinkakuJiPlace = monument({
  id: 'kinkaku-ji',
  size: [18, 9],
  across: 0.95,
  upwards: 0.7,
  ground: 'floor',
  behind: wooded,
  before: byWater,
  trees: 'pine',
  lines: `
    poly #6f8f52 -9 0 -6 0.9 6 0.9 9 0
    box #efe6d2 0 0.7 7 1.7
    columns #6b4a30 0 0.7 7 1.7 7 1 0.16
    eaves #5d5148 0 2.3 9.4 0.9
    box ${GOLD} 0 3 6.4 1.6
    columns ${DEEP_GOLD} 0 3 6.4 1.6 7 1 0.16
    band ${DEEP_GOLD} 0 3 7.4 0.24
    eaves #5d5148 0 4.5 8.8 1
    box ${GOLD} 0 5.3 4 1.4
    arcade ${DEEP_GOLD} 0 5.4 3.4 1.1 5 1
    eaves #6b5d52 0 6.6 6.4 1.5
    box ${GOLD} 0 8 0.3 0.3
    disc ${GOLD} 0 8.5 0.4 0.4
    poly ${GOLD} -0.3 8.6 0.1 8.7 0.6 9.1 0.2 8.3
    disc #4f7a44 -5.6 1.9 3.4 1.6
    disc #5f8c50 5.8 1.7 3 1.4
  `,
})

const BRONZE = '#6f9a86'

/** A great Buddha of bronze who sits with his hands in his lap. */
export const greatBuddhaPlace = monument({
  id: 'great-buddha',
  size: [15, 12],
  before: PLAZA('#cfc8b8'),
  behind: wooded,
  trees: 'pine',
  lines: `
    box #b9b0a0 0 0 12 0.8
    box #c9c0b0 0 0.8 10.4 0.6
    disc ${BRONZE} 0 2.6 10 2.8
    ${both('disc #5f8a76', '3.4 2.4 3.6 1.9')}
    poly ${BRONZE} -3.4 2.4 -3.9 5.4 -2.6 7.2 -1 7.7 1 7.7 2.6 7.2 3.9 5.4 3.4 2.4
    poly #83ae98 -0.9 7.6 0.9 7.6 1.5 3.6 -1.6 3.6
    stay #557d6a -1 7.5 1.4 3.7 0.18
    stay #557d6a 1 7.5 -1.5 3.7 0.14
    stay #5f8a76 -3.4 6.2 -1.2 3.2 0.9
    stay #5f8a76 3.4 6.2 1.2 3.2 0.9
    disc #83ae98 0 3.1 2.6 1
    box ${BRONZE} 0 7.4 1.3 0.9
    disc #7ba793 0 9.3 2.6 3
    ${both('disc #6f9a86', '1.36 9.1 0.42 1.5')}
    disc #4c6f60 0 10.4 2.7 1.5
    disc #4c6f60 0 11.3 1.3 0.9
    band #3e5d50 -0.55 9.4 0.7 0.1
    band #3e5d50 0.55 9.4 0.7 0.1
    stay #5f8a76 0 9.4 0 8.8 0.16
    band #3e5d50 0 8.4 0.8 0.1
    disc #d9c9a0 0 10 0.24 0.24
  `,
})

/** A golden dome over eight walls of blue tiles. */
export const domeOfTheRockPlace = monument({
  id: 'dome-of-the-rock',
  time: 'golden',
  size: [18, 10],
  behind: OLD_TOWN,
  before: PLAZA('#e2d6bc'),
  trees: 'poplar',
  lines: `
    box #e6dcc4 0 0 16 0.6
    poly #3f7fa8 -6.8 0.6 -6.8 4.2 6.8 4.2 6.8 0.6
    face #356c92 3.4 0.6 3.4 4.2 6.8 4.2 6.8 0.6
    face #4f93bc -6.8 0.6 -6.8 4.2 -3.4 4.2 -3.4 0.6
    box #f1ead8 0 0.6 13.6 1.3
    arcade #2f5a80 0 1.9 12.6 1.7 9 1
    band #e6cf8a 0 3.9 13.8 0.3
    band #f1ead8 0 4.2 13.8 0.3
    box #3f7fa8 0 4.5 6.6 1.4
    panes #e6cf8a 0 4.7 6 0.8 9 1
    dome ${GOLD} 0 5.9 6.8 3.6
    disc #f8dc7c -1.2 8 1.4 1
    stay #c98f24 2 6 1.2 9 0.08
    stay #c98f24 -2.4 6 -1.5 9 0.08
    stay ${DEEP_GOLD} 0 9.4 0 10 0.12
    arch #5a4630 0 0.6 1.6 2.5
  `,
})

/** A flower of white marble that opens in three rows of petals. */
export const lotusTemplePlace = monument({
  id: 'lotus-temple',
  size: [18, 9.6],
  before: byWater,
  behind: wooded,
  trees: 'palm',
  lines: `
    box #dcd6cc 0 0 15 0.7
    poly #e2ddd4 -2 0.6 -5.4 3.6 -6.9 6.2 -3.4 4.6 -1 1
    poly #e2ddd4 2 0.6 5.4 3.6 6.9 6.2 3.4 4.6 1 1
    poly #f4f1ec -2.6 0.6 -4.4 4.4 -3.6 8.2 -1.2 5 0 0.6
    poly #ebe7df 2.6 0.6 4.4 4.4 3.6 8.2 1.2 5 0 0.6
    poly #fbf9f5 -1.9 0.6 -2.3 5 0 9.4 2.3 5 1.9 0.6
    face #e4dfd6 0.1 0.6 0 9.4 2.3 5 1.9 0.6
    poly #f4f1ec -7 0.6 -7.8 2 -7.2 3.6 -5 2.6 -4 0.6
    poly #e6e1d8 7 0.6 7.8 2 7.2 3.6 5 2.6 4 0.6
    poly #fbf9f5 -4.4 0.6 -4.6 2.4 -2.8 4.4 -1.2 2.4 -1.4 0.6
    poly #f1ede6 4.4 0.6 4.6 2.4 2.8 4.4 1.2 2.4 1.4 0.6
    arch #b8b0a4 0 0.6 1.4 1.9
    ${both('arch #c4bcb0', '2.9 0.6 1 1.4')}
  `,
})

/** A round temple under a flat dome, with a porch of granite columns. */
export const pantheonPlace = monument({
  id: 'the-pantheon',
  size: [18, 9],
  behind: OLD_TOWN,
  before: PLAZA('#cfc4b0'),
  lines: `
    box #c9a888 0 0 15 5.6
    band #b8967a 0 3.4 15 0.24
    band #b8967a 0 5.4 15.2 0.3
    dome #a9a49c 0 5.6 12 2.8
    band #96918a 0 6.4 11.2 0.14
    band #96918a 0 7.2 9.4 0.14
    box #6d5a4a 0 0 9.6 4.6
    columns #d9cbb6 0 0 11 4.6 8 1 0.46
    box #e0d3bd 0 4.6 11.6 0.9
    gable #d6c8b0 0 5.5 11.6 2.2
    gable #c2b297 0 5.7 9.4 1.5
    arch #3f342a 0 0 1.6 3.2
  `,
})

/** A gate of red beams that stands in the sea. */
export const toriiGatePlace = monument({
  id: 'torii-gate',
  time: 'golden',
  size: [16, 9.4],
  across: 0.8,
  upwards: 0.74,
  ground: 'floor',
  behind: snowyRange,
  before: byWater,
  lines: `
    ${both('taper #a83224', '5.6 0 0.7 5 0.8')}
    ${both('taper #c23c2a', '3.8 0 1.1 7.4 0.82')}
    ${both('box #3a3434', '3.8 0 1.2 0.7')}
    stay #a83224 -5.9 2.2 5.9 2.2 0.34
    box #c23c2a 0 5.4 10.4 0.7
    box #d9492f 0 6.1 0.9 1.2
    box #c23c2a 0 7.2 10.6 0.6
    poly #3f3836 -7 8.9 -6.6 8.1 -3 7.8 3 7.8 6.6 8.1 7 8.9 3 8.5 -3 8.5
    poly #d9492f -6.6 8.1 -6.3 7.7 -3 7.4 3 7.4 6.3 7.7 6.6 8.1 3 7.8 -3 7.8
    ${both('gable #3f3836', '5.6 5 1.6 0.5')}
  `,
})

/** A beast with the head of a lion and the tail of a fish that spouts water over a bay of towers. */
export const merlionPlace = monument({
  id: 'merlion',
  size: [17, 11.6],
  across: 0.9,
  ground: 'floor',
  behind: (c) => [...wooded(c)],
  before: byWater,
  trees: 'palm',
  lines: `
    ${[3.6, 5.6, 7.6].map((x) => `taper #a9b8c4 ${x} 0 1.4 6 0.7\npanes #e6eef2 ${x} 0.4 0.9 5.2 3 8`).join('\n')}
    poly #d9d4c6 2.9 6 2.6 6.6 8.6 6.8 8.4 6
    box #b9b0a0 -2.6 0 5 1.2
    poly #6fa8c4 -4.4 1.2 -5.4 2.2 -4 2 -3.4 2.8 -2.6 2 -1.6 2.7 -1 1.9 0.4 2.1 -0.6 1.2
    poly #f1ede4 -4 1.6 -4.6 3.6 -4 6.2 -3.4 7.6 -1.4 7.6 -0.9 5.6 -0.7 3.4 -1.2 1.6
    poly #e2ddd0 -1.2 1.6 0.9 1.8 1.8 3.4 1.4 4.8 2.5 5.6 0.6 5.5 0 4.4 0.5 3.2 -0.4 2.8
    ${[2.4, 3.4, 4.4, 5.4, 6.4].map((y) => `arcade #d3ccbc -2.5 ${y} 2.6 0.6 4 1`).join('\n')}
    disc #e6e1d4 -2.6 8.7 4.4 4
    ${Array.from(
      { length: 9 },
      (_, at) =>
        [-2.6 + Math.sin(-2.4 + at * 0.6) * 2.1, 8.8 + Math.cos(-2.4 + at * 0.6) * 1.9] as const,
    )
      .map(([x, y]) => `disc #d6cfbf ${x.toFixed(2)} ${y.toFixed(2)} 1 0.9`)
      .join('\n')}
    disc #f7f4ec -3.2 8.6 2.8 2.7
    disc #f7f4ec -4.3 8.1 1.5 1.2
    disc #8a8274 -4.9 8.5 0.5 0.3
    disc #4a443c -3.5 9.1 0.34 0.34
    disc #8a8274 -4.6 7.6 0.8 0.5
    ${[0, 1, 2, 3, 4, 5].map((at) => `stay #cfeaf4 ${-4.8 - at * 0.62} ${7.5 - at * at * 0.22} ${-5.42 - at * 0.62} ${7.5 - (at + 1) * (at + 1) * 0.22} ${0.26 + at * 0.07}`).join('\n')}
  `,
})
