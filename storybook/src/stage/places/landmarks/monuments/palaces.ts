import { both, monument } from './monument.ts'
import { PLAZA, snowyRange, wooded } from './surroundings.ts'

const [CLAY, PALE, SHADE] = ['#c9825a', '#dba278', '#6e4632']

/** Red walls and square towers on a green hill, with snow behind. */
export const alhambraPlace = monument({
  id: 'alhambra',
  time: 'golden',
  size: [24, 10.5],
  across: 1,
  trees: 'poplar',
  behind: snowyRange,
  lines: `
    poly #7f9a5a -13 0 -11 2.4 -6 3.4 0 3 6 3.6 11 2.2 13 0
    box ${CLAY} 0 2.6 20 3
    merlons ${CLAY} 0 5.6 20 0.5 26 1
    box ${PALE} -7.4 2.6 3.2 5.6
    merlons ${PALE} -7.4 8.2 3.2 0.5 5 1
    panes ${SHADE} -7.4 5.4 2 1.6 2 1
    box ${PALE} -2.6 2.6 4.2 7.2
    merlons ${PALE} -2.6 9.8 4.2 0.5 6 1
    arcade ${SHADE} -2.6 6.4 3.2 1.6 3 1
    box ${CLAY} 2.6 2.6 4 4.4
    gable #a9543c 2.6 7 4.6 1.2
    arcade ${SHADE} 2.6 4 3.2 1.7 4 1
    box ${PALE} 7.4 2.6 2.6 6.2
    gable #a9543c 7.4 8.8 3.2 1.1
    panes ${SHADE} 7.4 6 1.6 1.4 2 1
    arcade ${SHADE} -5 3.2 1.2 1.8 1 1
    disc #5f8048 -9 2.2 4 1.8
    disc #6c8c50 -4.6 2 4.6 1.8
    disc #5f8048 0.4 1.9 4.4 1.7
    disc #6c8c50 5 2.1 4.4 1.9
    disc #5f8048 9.4 1.8 4 1.6
  `,
})

const [RED, GOLD, EDGE] = ['#b23a30', '#e0a63a', '#f1ede2']

/** A long hall under golden roofs on three marble terraces. */
export const forbiddenCityPlace = monument({
  id: 'forbidden-city',
  time: 'morning',
  size: [24, 11],
  across: 1,
  behind: wooded,
  before: PLAZA('#d9d0c0'),
  lines: `
    ${both(`box ${RED}`, '9.6 0 4.6 3.6')}
    ${both(`eaves ${GOLD}`, '9.6 3.5 5.6 1.8')}
    ${both('panes #6b241f', '9.6 0.8 3.8 1.8 5 1')}
    taper ${EDGE} 0 0 17 0.9 0.96
    taper ${EDGE} 0 0.9 15 0.9 0.96
    taper ${EDGE} 0 1.8 13.4 0.9 0.96
    merlons #d9d2c2 0 0.8 16.4 0.4 34 1
    merlons #d9d2c2 0 1.7 14.4 0.4 30 1
    taper #cfc6b4 0 0 3.4 2.7 0.8
    box ${RED} 0 2.7 11 2.6
    columns #8f2a22 0 2.7 11 2.6 9 1 0.24
    panes #e6c06a 0 3 9.8 1.8 8 1
    eaves ${GOLD} 0 5.1 14 1.7
    box #2f6b6a 0 6.3 9 0.8
    box ${RED} 0 6.9 9 0.7
    eaves ${GOLD} 0 7.4 12 2.4
    band #c98d2c 0 9.7 7.4 0.3
    ${both('disc #c98d2c', '3.7 9.9 0.6 0.6')}
    band #2d4d8a 0 6.2 1.2 1
  `,
})

const [WALL, SLATE] = ['#f2efe6', '#6f8098']

/** White towers with blue caps on a crag over a forest, mountains behind. */
export const neuschwansteinPlace = monument({
  id: 'neuschwanstein',
  size: [18, 13.5],
  across: 0.95,
  trees: 'pine',
  behind: snowyRange,
  lines: `
    poly #8d8a80 -9.5 0 -7 2.4 -5 3.4 5 3.6 7.4 2 9.5 0
    poly #5f7f52 -10 0 -8 1.8 -6.4 1.2 -4 2.4 -1 1.6 2 2.5 5 1.6 7 2.1 10 0
    box ${WALL} -1 3 8 4.6
    gable ${SLATE} -1 7.6 8.6 2
    panes #5d6b7d -1 4 7 3 9 3
    box ${WALL} 4.4 3 3 3.4
    gable ${SLATE} 4.4 6.4 3.6 1.6
    panes #5d6b7d 4.4 3.8 2.2 1.8 3 2
    box ${WALL} -5.4 3 1.8 6.4
    cone ${SLATE} -5.4 9.4 2.2 2.4
    panes #5d6b7d -5.4 4 0.7 4.4 1 4
    box ${WALL} 1.6 3 1.9 8
    box ${WALL} 1.6 10.6 2.3 0.7
    cone ${SLATE} 1.6 11.3 2.2 2.4
    panes #5d6b7d 1.6 5 0.7 5 1 4
    box ${WALL} -2.8 7.4 0.9 2.2
    cone ${SLATE} -2.8 9.6 1.2 1.6
    box #c98a6a 6.8 2.4 2.2 3
    cone ${SLATE} 6 5.2 0.9 1.4
    cone ${SLATE} 7.6 5.2 0.9 1.4
    arch #5a4030 6.8 2.4 0.9 1.4
  `,
})

/** A dome over columns and two long wings. */
export const capitolPlace = monument({
  id: 'capitol',
  size: [24, 10.5],
  across: 1,
  trees: 'round',
  lines: `
    ${both('box #efece2', '8 0 7 3.4')}
    ${both('columns #f8f5ec', '8 0.6 6.4 2.4 9 1 0.4')}
    ${both('panes #8a96a4', '8 0.9 5.6 1.6 8 1')}
    box #efece2 0 0 9.4 4
    columns #fbf8ef 0 0.8 6 2.6 8 1 0.4
    gable #f6f3ea 0 3.6 6.4 1.2
    box #efece2 0 4.2 4.6 1.4
    columns #fbf8ef 0 5.4 4.2 1.4 11 1 0.4
    box #e9e5d9 0 6.6 4 0.5
    dome #f4f1e8 0 7 3.8 2.4
    box #efece2 0 9.2 0.9 0.7
    gable #cfc9b8 0 9.9 0.7 0.6
    taper #e4dfd0 0 0 5 0.8 0.9
  `,
})

/** A white house with a round porch of columns. */
export const whiteHousePlace = monument({
  id: 'white-house',
  size: [20, 7.6],
  across: 0.95,
  upwards: 0.62,
  trees: 'round',
  lines: `
    box #f7f5ef 0 0 18 5
    band #e2ded2 0 4.8 18.4 0.4
    panes #7d8a98 -6 1 5 3.4 5 2
    panes #7d8a98 6 1 5 3.4 5 2
    box #fbfaf5 0 0 6.4 5.4
    columns #ffffff 0 0.6 6 4.2 6 1 0.3
    panes #7d8a98 0 1 4.8 3.2 4 2
    band #e2ded2 0 4.8 6.8 0.5
    box #3d4652 0 6.6 0.08 1.6
    face #c8372e 0.05 8 1.3 7.9 1.3 7.3 0.05 7.4
    taper #e2ded2 0 0 7 0.5 0.92
  `,
})

/** A fortress of white and red over a town at the foot of bare mountains. */
export const potalaPlace = monument({
  id: 'potala',
  size: [24, 11],
  across: 1,
  behind: snowyRange,
  lines: `
    poly #a08c6e -12 0 -10 3 -6 4.6 6 4.6 10 3 12 0
    taper #f3efe6 -5.4 2 9 5 0.86
    taper #f3efe6 6 2 8.6 4.4 0.86
    panes #4a3a34 -5.4 3 7 3.4 9 3
    panes #4a3a34 6 3 6.6 2.8 8 3
    taper #8e3a30 0.2 3.4 8 5.6 0.88
    panes #3a241f 0.2 4.4 6 4 7 4
    band #e0b04a 0.2 8.8 7.2 0.4
    eaves #e0a63a -1.4 9.1 2.8 1
    eaves #e0a63a 1.8 9.1 2.4 0.9
    poly #ece6d8 -9.6 0 -3 3.6 -2.6 3 -8.6 0
    poly #ece6d8 9.4 0 3 3.4 2.6 2.8 8.4 0
  `,
})
