import { both, monument } from './monument.ts'
import { CITY, OLD_TOWN, PLAZA, wooded } from './surroundings.ts'

const STONE = '#dccfb2'

/** One great arch of carved stone on a round place. */
export const arcDeTriomphePlace = monument({
  id: 'arc-de-triomphe',
  time: 'golden',
  size: [13, 10.5],
  behind: OLD_TOWN,
  before: PLAZA('#cfc6b6'),
  trees: 'round',
  lines: `
    box ${STONE} 0 0 9.4 8.6
    arch #8f9cae 0 0 3.4 6.4
    band #c8b996 0 6.8 9.8 0.4
    box #e4d9c0 0 8.2 9.9 0.6
    box #d2c4a4 0 8.8 9 1.2
    panes #b8a884 0 9 8.4 0.8 14 1
    ${both('box #cbbb98', '3.2 1.4 1.6 2.6')}
    ${both('disc #b9a982', '3.2 3.2 1 1.6')}
    ${both('band #c8b996', '3.2 5.4 2 0.9')}
  `,
})

/** Six pairs of columns with a chariot on top. */
export const brandenburgGatePlace = monument({
  id: 'brandenburg-gate',
  size: [18, 10],
  before: PLAZA('#cfc8ba'),
  trees: 'round',
  behind: CITY,
  lines: `
    ${both('box #d5c6a4', '8 0 3 4')}
    ${both('gable #cdbd99', '8 4 3.4 1')}
    ${both('columns #e6dabd', '8 0.2 2.4 3.4 4 1 0.4')}
    box #93a3b6 0 0 12.4 5.8
    columns #e6dabd 0 0 12.6 6 6 1 0.42
    box #ddd0b0 0 6 13.4 1
    box #d5c6a4 0 7 11 0.8
    box #ddd0b0 0 7.8 4.6 0.7
    box #5d8a78 0.6 8.5 1 0.8
    disc #5d8a78 0.6 9.9 0.5 0.7
    poly #5d8a78 -0.4 8.5 -1.9 8.5 -2 9.2 -1.5 9.7 -1 9.4 -0.4 9.4
    stay #5d8a78 0.8 9 1.1 10.6 0.12
  `,
})

/** A thin steel arch over a river town. */
export const gatewayArchPlace = monument({
  id: 'gateway-arch',
  size: [16, 13],
  behind: CITY,
  trees: 'round',
  lines: `
    poly #cfd6dc -6.4 0 -5.6 6 -3.4 10.6 0 12.6 3.4 10.6 5.6 6 6.4 0 5.5 0 4.7 5.7 2.8 9.8 0 11.9 -2.8 9.8 -4.7 5.7 -5.5 0
    face #aab4bd 0 12.6 3.4 10.6 5.6 6 6.4 0 5.9 0 5.1 5.9 3.1 10.2 0 12.2
  `,
})

/** An arch of sandstone at the end of a long lawn. */
export const indiaGatePlace = monument({
  id: 'india-gate',
  size: [13, 11.5],
  behind: wooded,
  trees: 'round',
  lines: `
    box #d9b684 0 0 7.4 7.4
    arch #9fb4c8 0 0 2.8 5.8
    ${both('box #cfa972', '2.6 0 2 1.2')}
    band #c69c64 0 6.2 7.8 0.4
    box #dfc092 0 7.4 7.9 0.5
    taper #d9b684 0 7.9 5.6 1.6 0.8
    dome #dfc092 0 9.4 3 0.9
    ${both('panes #a9804c', '2.6 3 1 1.4 1 1')}
  `,
})

/** A pyramid of glass before a palace. */
export const louvrePyramidPlace = monument({
  id: 'louvre-pyramid',
  time: 'golden',
  size: [24, 8.4],
  across: 1,
  upwards: 0.72,
  before: PLAZA('#d6cbb8'),
  lines: `
    box #d8c9a6 0 0 24 4.6
    panes #6f7884 0 0.7 23 3.4 26 2
    eaves #77818c -7.6 4.5 6.4 2.6
    eaves #77818c 7.6 4.5 6.4 2.6
    eaves #77818c 0 4.5 7 3.2
    ${both('gable #b5d4dc', '6.4 0 2.6 1.7')}
    gable #bfe0e6 0 0 10 6
    face #9cc4d0 0 6 5 0 1.4 0
    ${[1, 2, 3, 4, 5].map((y) => `stay #f2f8f8 ${-5 + y * 0.83} ${y} ${5 - y * 0.83} ${y} 0.06`).join('\n')}
    ${[-3.4, -1.7, 0, 1.7, 3.4].map((x) => `stay #f2f8f8 ${x} 0 0 6 0.06`).join('\n')}
  `,
})
