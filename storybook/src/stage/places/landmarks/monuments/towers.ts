import { both, monument } from './monument.ts'
import { CITY, wooded } from './surroundings.ts'

const CONCRETE = '#c8c9cc'

/** A concrete needle with a round pod two thirds up. */
export const cnTowerPlace = monument({
  id: 'cn-tower',
  size: [15, 17],
  upwards: 0.97,
  behind: CITY,
  lines: `
    box #8fa6b8 -5.6 0 2.6 5.4
    panes #dfe9ee -5.6 0.4 2.2 4.6 4 7
    box #a4b4c0 5.2 0 2.8 4.6
    panes #e6eef2 5.2 0.4 2.4 3.8 4 6
    dome #dfe3e6 -2.6 0 4.4 1.7
    taper ${CONCRETE} 0 0 2.4 10.6 0.36
    face #a9abb2 0.05 0 0.9 0 0.36 10.6 0.05 10.6
    disc #9aa2aa 0 10.7 2.4 0.7
    disc #e4e6e8 0 11.2 2.9 1
    band #4f6f86 0 11.1 2.7 0.3
    taper #c2c5ca 0 11.6 1.8 0.5 0.5
    taper ${CONCRETE} 0 12 0.6 2.2 0.7
    disc #dfe2e4 0 14.2 0.8 0.4
    taper #e2564a 0 14.3 0.22 2.7 0.2
  `,
})

/** A saucer on three legs that narrow and spread. */
export const spaceNeedlePlace = monument({
  id: 'space-needle',
  size: [12, 15],
  upwards: 0.95,
  behind: (c) => [...wooded(c), ...CITY(c)],
  lines: `
    poly #e9e7e0 -2.4 0 -0.5 7 -0.9 11.2 -0.4 11.2 -0.2 7 -1.8 0
    poly #d9d6cc 2.4 0 0.5 7 0.9 11.2 0.4 11.2 0.2 7 1.8 0
    box #cfccc2 0 0 0.5 11
    disc #e9e7e0 0 2 2.4 0.4
    taper #f0eee8 0 10.8 2.4 0.8 2.1
    disc #f6f4ee 0 11.9 5.6 0.8
    band #5c7a90 0 11.9 4 0.36
    cone #e8b24a 0 12.2 3.4 1.3
    taper #e9e7e0 0 13.2 0.3 2 0.2
  `,
})

/** A tower of red and white iron. */
export const tokyoTowerPlace = monument({
  id: 'tokyo-tower',
  size: [13, 16],
  upwards: 0.96,
  behind: CITY,
  trees: 'round',
  lines: `
    poly #d9482f -3.4 0 -0.9 7.6 0.9 7.6 3.4 0 2.2 0 1.2 2.4 -1.2 2.4 -2.2 0
    stay #f6e9e2 -2.6 1.6 1.6 4.6 0.12
    stay #f6e9e2 2.6 1.6 -1.6 4.6 0.12
    stay #f6e9e2 -1.7 4.4 1 7.4 0.12
    stay #f6e9e2 1.7 4.4 -1 7.4 0.12
    band #f6f1ea 0 3 4.8 0.4
    box #f6f1ea 0 6.8 2.8 1.2
    panes #56708a 0 6.9 2.6 0.9 6 2
    taper #d9482f 0 8 1.6 3.6 0.36
    band #f6f1ea 0 9 1.5 0.7
    box #f6f1ea 0 11.2 1 0.7
    taper #f6f1ea 0 11.9 0.5 1.6 0.6
    taper #d9482f 0 13.5 0.3 2.4 0.3
  `,
})

/** A stepped tower of stone with a silver spire. */
export const empireStatePlace = monument({
  id: 'empire-state',
  time: 'golden',
  size: [15, 17],
  upwards: 0.97,
  behind: CITY,
  lines: `
    box #b08a72 -5.4 0 3 5.8
    panes #e8d9b8 -5.4 0.4 2.5 5 5 8
    box #9aa6b2 5.4 0 3.2 6.6
    panes #e8eef0 5.4 0.4 2.7 5.8 5 9
    box #c3b59c 0 0 5.6 3
    box #cbbda4 0 3 4.4 2.4
    box #d2c5ad 0 5.4 3.2 6
    box #cbbda4 0 11.4 2.4 1
    panes #75695a 0 0.4 5 2.4 11 3
    panes #75695a 0 3.4 3.8 2 9 3
    panes #75695a 0 5.8 2.6 5.2 7 9
    taper #b9c0c6 0 12.4 1.4 1.8 0.5
    cone #c9ced3 0 14 0.8 0.9
    taper #8f979e 0 14.8 0.18 2.2 0.2
  `,
})

/** Twin towers of steel with a bridge between them. */
export const petronasPlace = monument({
  id: 'petronas',
  time: 'dusk',
  size: [14, 16],
  upwards: 0.96,
  behind: CITY,
  trees: 'palm',
  lines: [2.4, -2.4]
    .map(
      (x) => `
    box #a9b6c2 ${x} 0 2.9 7.4
    box #b4c0cb ${x} 7.4 2.5 2.4
    box #bfcad3 ${x} 9.8 2 1.6
    box #c8d2da ${x} 11.4 1.4 1
    panes #f3ecd0 ${x} 0.3 2.4 7 4 14
    panes #f3ecd0 ${x} 7.5 2 2.2 4 4
    cone #d3dbe2 ${x} 12.4 1.1 1.8
    taper #e2e8ec ${x} 14 0.16 2 0.2`,
    )
    .join('\n')
    .concat(
      '\nbox #8f9ba6 0 6.6 2.2 0.5\nstay #8f9ba6 0 6.6 1 4.6 0.12\nstay #8f9ba6 0 6.6 -1 4.6 0.12',
    ),
})

/** A thin tower with one silver ball. */
export const berlinTowerPlace = monument({
  id: 'berlin-tv-tower',
  size: [12, 16],
  upwards: 0.96,
  behind: CITY,
  trees: 'round',
  lines: `
    dome #d9d4c8 0 0 4 0.9
    taper #cfd0d0 0 0.6 1.5 9.4 0.5
    disc #b9c3ca 0 11 2.4 2.4
    band #55697a 0 10.8 2.3 0.4
    disc #e6edf0 -0.4 11.5 0.7 0.5
    taper #e9e9e6 0 12 0.6 1.6 0.7
    taper #d6483c 0 13.6 0.4 0.8 0.9
    taper #f0efea 0 14.4 0.3 0.8 0.8
    taper #d6483c 0 15.2 0.2 0.8 0.4
  `,
})

/** A tower of bamboo joints that stands over all others. */
export const taipeiPlace = monument({
  id: 'taipei-101',
  size: [13, 16],
  upwards: 0.96,
  behind: CITY,
  lines: [0, 1, 2, 3, 4, 5, 6]
    .map(
      (at) => `box #5f9a94 0 ${3 + at * 1.4} 2 1.3\ntaper #7fb4a8 0 ${3.1 + at * 1.4} 1.9 1.3 1.35`,
    )
    .join('\n')
    .concat(
      '\ntaper #6aa49c 0 0 3.4 3 0.7\npanes #d8efe6 0 3.3 1.5 9.4 5 14\nbox #7fb4a8 0 12.8 1.2 0.9\ntaper #9cc7bc 0 13.7 0.5 2.2 0.2',
    ),
})

/** Three towers with a ship across their tops. */
export const marinaBayPlace = monument({
  id: 'marina-bay-sands',
  time: 'dusk',
  size: [20, 11],
  across: 0.95,
  behind: CITY,
  trees: 'palm',
  lines: [-5, 0, 5]
    .map((x) => `taper #b7c4cf ${x} 0 3.6 8.6 0.66\npanes #eef3f2 ${x} 0.4 2.3 7.8 6 12`)
    .join('\n')
    .concat('\npoly #e8e2d2 -8.6 8.5 -9.4 9.5 10 9.9 8.4 8.5\nmerlons #6f9a5a 0 9.4 15 0.6 14 1'),
})

/** A wheel as high as a tower, with cabins all round it. */
export const londonEyePlace = monument({
  id: 'london-eye',
  size: [14, 13],
  upwards: 0.95,
  behind: CITY,
  lines: Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8)
    .map((turn) => {
      const [x, y] = [Math.cos(turn), Math.sin(turn)].map((each) => (each * 5.6).toFixed(2))
      return `stay #c9d3da 0 6.6 ${x} ${(Number(y) + 6.6).toFixed(2)} 0.05\ndisc #eef3f6 ${x} ${(Number(y) + 6.6).toFixed(2)} 0.7 0.5`
    })
    .join('\n')
    .concat(
      `\nring #f1f4f6 0 6.6 11.2 0 0.2\n${both('stay #e4e9ec', '2.6 0 0 6.6 0.26')}\ndisc #e4e9ec 0 6.6 0.9 0.9`,
    ),
})
