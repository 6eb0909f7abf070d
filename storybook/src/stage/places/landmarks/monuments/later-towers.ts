import { both, monument } from './monument.ts'
import { CITY, OLD_TOWN, wooded } from './surroundings.ts'
import { byWater } from './by-water.ts'

const ROSE = '#c25a78'

/** Balls of rose glass on three legs, strung on columns, across a river from older towers. */
export const orientalPearlPlace = monument({
  id: 'oriental-pearl',
  size: [15, 17],
  upwards: 0.97,
  ground: 'floor',
  behind: CITY,
  before: byWater,
  lines: `
    taper #9fb4c4 5.2 0 2.4 10.6 0.8
    panes #dfeaf0 5.2 0.6 1.8 9.4 3 12
    taper #b7a47c -5.2 0 2.6 7.6 0.9
    panes #f0e2c0 -5.2 0.5 2 6.6 4 9
    taper #8fa6b4 7 0 1.6 12.4 0.5
    poly #8e99a4 -3.6 0 -0.6 5 -0.2 5 -2.9 0
    poly #8e99a4 3.6 0 0.6 5 0.2 5 2.9 0
    columns #c9d0d6 0 0 1.9 12 3 1 0.8
    disc ${ROSE} 0 4.6 4.4 4.4
    disc #e08aa0 -0.7 5.4 1.5 1.2
    band #f0d2da 0 4.5 4.4 0.16
    band #8f3a56 0 3.5 3.6 0.14
    ${[6.9, 7.9, 8.9].map((y) => `disc ${ROSE} 0 ${y} 1 0.9`).join('\n')}
    disc ${ROSE} 0 11.2 2.9 2.9
    disc #e08aa0 -0.5 11.8 0.9 0.8
    band #f0d2da 0 11.1 2.9 0.13
    box #c9d0d6 0 12.5 0.8 1.1
    disc ${ROSE} 0 13.7 1 1
    taper #dfe4e8 0 14.1 0.3 2.8 0.2
    ${both('disc #b04a68', '3.4 0.7 1.3 1.3')}
  `,
})

/** A shard of glass that narrows to open points, red brick at its feet. */
export const shardPlace = monument({
  id: 'the-shard',
  size: [14, 17],
  upwards: 0.97,
  behind: OLD_TOWN,
  trees: 'round',
  lines: `
    box #a9705a -5 0 4 3.2
    panes #f0e0c8 -5 0.5 3.4 2.4 6 3
    box #b98a70 5 0 3.8 2.6
    panes #f0e0c8 5 0.4 3.2 1.9 5 2
    poly #8fb0c4 -3 0 -0.5 16.2 -0.1 15.2 0.5 16.8 3.2 0
    face #b4cfdd -3 0 -0.5 16.2 -0.7 0
    face #7598ae 1.2 0 0.5 16.8 3.2 0
    ${Array.from({ length: 14 }, (_, at) => `band #d9e8ef 0 ${(0.9 + at * 1.05).toFixed(2)} ${(5.7 - at * 0.39).toFixed(2)} 0.08`).join('\n')}
  `,
})

/** A tower of glass like a cone of a fir, wound round by dark bands. */
export const gherkinPlace = monument({
  id: 'the-gherkin',
  size: [14, 15],
  upwards: 0.96,
  behind: CITY,
  trees: 'round',
  lines: `
    box #c9bca4 -5 0 4 5
    panes #7c7062 -5 0.5 3.4 4.2 5 5
    box #b8ab98 5 0 3.6 4
    panes #7c7062 5 0.5 3 3.2 4 4
    poly #8fbac0 -2.2 0 -2.9 4 -2.9 7 -2.3 10.4 -1.2 13 0 14.2 1.2 13 2.3 10.4 2.9 7 2.9 4 2.2 0
    face #b8d8da -2.2 0 -2.9 4 -2.9 7 -2.3 10.4 -1.2 13 -0.8 7 -1 0
    face #6f9ca6 2.2 0 2.9 4 2.9 7 2.3 10.4 1.2 13 1.5 7 1.2 0
    ${[0, 1, 2, 3].map((at) => `stay #355663 ${-2.6 + at * 0.2} ${0.8 + at * 2.4} ${2.5 - at * 0.16} ${5 + at * 2.4} 0.34`).join('\n')}
    ${[0, 1, 2, 3].map((at) => `stay #4b7180 ${2.6 - at * 0.2} ${0.8 + at * 2.4} ${-2.5 + at * 0.16} ${5 + at * 2.4} 0.14`).join('\n')}
    disc #355663 0 13.8 0.9 0.6
  `,
})

/** A house as narrow as a slice of cake between two streets. */
export const flatironPlace = monument({
  id: 'flatiron-building',
  time: 'golden',
  size: [15, 14.5],
  upwards: 0.95,
  behind: CITY,
  lines: `
    box #a98a74 -5.6 0 3.2 6.6
    panes #e6d4b4 -5.6 0.5 2.6 5.8 4 7
    box #9aa2ac 5.8 0 3 5.4
    panes #e4e8ea 5.8 0.5 2.4 4.6 4 6
    poly #d6c6a4 -3 0 -3 13 -0.4 13.4 -0.4 0
    poly #bfae8c -0.4 0 -0.4 13.4 3.4 12.4 3.4 0
    panes #7a6c58 -1.7 2.4 2.2 9.6 4 12
    panes #6c5f4e 1.5 2.4 3.2 9 6 12
    band #e6d9bc -1.7 2 2.9 0.3
    band #e6d9bc -1.7 11.9 3 0.3
    poly #e6d9bc -3.3 12.6 -3.3 13.3 -0.4 13.8 3.7 12.8 3.7 12.1 -0.4 13.1
    box #7b8a68 -0.5 0 0.9 2.4
    arcade #6c5f4e -1.9 0 2 1.7 3 1
    arcade #5c5142 1.6 0 3 1.6 4 1
  `,
})

/** A needle of white stone at the end of a long pool. */
export const washingtonMonumentPlace = monument({
  id: 'washington-monument',
  size: [12, 16],
  upwards: 0.96,
  behind: wooded,
  trees: 'cherry',
  before: byWater,
  lines: `
    poly #8fae6a -7 0 -4 0.9 4 0.9 7 0
    taper #f1ede2 0 0.6 1.8 13.4 0.72
    face #d9d3c4 0.12 0.6 0.9 0.6 0.65 14 0.12 14
    gable #f7f4ec 0 14 1.3 1.3
    face #d9d3c4 0 15.3 0.65 14 0.1 14
    band #e2dccd 0 4.6 1.62 0.1
    ${[-5, -4, -3, 3, 4, 5].map((x) => `stay #8d99a3 ${x} 0.3 ${x} 2.2 0.06\nface #c8372e ${x} 2.2 ${x + 0.7} 2 ${x} 1.7`).join('\n')}
  `,
})

/** A temple of white columns at the top of wide steps. */
export const lincolnMemorialPlace = monument({
  id: 'lincoln-memorial',
  size: [20, 8],
  across: 0.95,
  upwards: 0.66,
  trees: 'round',
  behind: wooded,
  before: byWater,
  lines: `
    ${[0, 1, 2, 3].map((at) => `box #dcd6c8 0 ${at * 0.35} ${18 - at * 1.1} 0.35`).join('\n')}
    box #8d8a84 0 1.4 12.6 4
    band #4c4a48 0 1.4 2.6 3.8
    disc #f4f1ea 0 4.4 0.8 0.9
    box #f4f1ea 0 1.9 1.3 2
    box #e6e1d4 0 1.4 2.2 0.9
    columns #faf7ef 0 1.4 13.6 4.2 12 1 0.46
    box #f1ede2 0 5.6 14.4 0.9
    merlons #d9d3c4 0 6.2 14.2 0.2 40 1
    box #e9e4d8 0 6.5 11.6 1.1
  `,
})
