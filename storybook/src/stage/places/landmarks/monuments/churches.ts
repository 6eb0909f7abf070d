import { both, monument } from './monument.ts'
import { CITY, OLD_TOWN, PLAZA } from './surroundings.ts'

const SAND = '#c9a878'

/** Spires like sandcastles, full of holes, with bright tips, and cranes between them. */
export const sagradaFamiliaPlace = monument({
  id: 'sagrada-familia',
  time: 'golden',
  size: [17, 16],
  upwards: 0.95,
  trees: 'round',
  behind: CITY,
  lines: `
    box #b3936a 0 0 13 3.4
    cone ${SAND} 0 2 3.6 13.2
    panes #7d6444 0 4 1 7.4 2 9
    disc #f0d060 0 15.4 0.6 0.6
    ${both(`cone ${SAND}`, '2.3 2 2.4 10.6')}
    ${both('panes #7d6444', '2.3 4 0.7 5.6 2 8')}
    ${both('disc #e06a4a', '2.3 12.7 0.55 0.55')}
    ${both(`cone ${SAND}`, '4.7 0 2.3 11.4')}
    ${both('panes #7d6444', '4.7 3.4 0.7 5.6 2 8')}
    ${both('disc #e8c04a', '4.7 11.5 0.55 0.55')}
    ${both(`cone #b3936a`, '6.6 0 1.8 8')}
    ${both('panes #7d6444', '6.6 3 0.5 3.4 2 5')}
    gable #d8b98a 0 3 8 2.6
    ${both('arch #6b543a', '2.5 0 2 3.6')}
    arch #5a4630 0 0 2.6 4.6
    ring #6b8aa6 0 4.7 1 0 0.18
    stay #d9b24a 7.4 0 7.4 13 0.12
    stay #d9b24a 4.6 12.6 9.4 12.6 0.1
  `,
})

const STONE = '#d4c8b0'

/** Two square towers, a rose window, three doors, and a thin spire behind. */
export const notreDamePlace = monument({
  id: 'notre-dame',
  size: [14, 13.5],
  upwards: 0.95,
  trees: 'round',
  behind: OLD_TOWN,
  before: PLAZA('#d8cdb8'),
  lines: `
    box #8b9096 0 5 5 3.4
    gable #6d747c 0 12.8 0.01 0.01
    cone #6d747c 0 8 0.9 5.4
    box ${STONE} 0 0 11 6.4
    ${both(`box ${STONE}`, '3.8 0 3.4 11')}
    ${both('arcade #5f574a', '3.8 7 2.2 3.4 2 1')}
    ${both('merlons #c2b498', '3.8 11 3.4 0.4 7 1')}
    arcade #8a8070 0 6.4 11 1 18 1
    band #c2b498 0 5.9 11.2 0.4
    band #c2b498 0 3.5 11.2 0.4
    arcade #7a7060 0 3.6 0.01 0.01 1 1
    disc #5a6a86 0 4.9 2 2
    ring ${STONE} 0 4.9 2 0 0.2
    ring #c9a2b4 0 4.9 1.1 0 0.16
    ${both('arch #5f574a', '3.8 3.9 1.4 1.7')}
    arch #4a3a2c 0 0 2 3
    ${both('arch #4a3a2c', '3.8 0 1.7 2.7')}
  `,
})

/** A great ribbed dome over a long front of columns, and colonnades like arms. */
export const stPetersPlace = monument({
  id: 'st-peters',
  time: 'golden',
  size: [24, 11],
  across: 1,
  before: PLAZA('#d9cfbd'),
  lines: `
    box #d8ccb2 0 4 6 2
    columns #efe6d2 0 5.4 5.2 1.4 10 1 0.4
    dome #8fa3b4 0 6.6 5.4 3.4
    box #efe6d2 0 9.8 0.8 0.8
    disc #e0b04a 0 10.9 0.4 0.4
    ${both('dome #8fa3b4', '4.6 5 2 1.4')}
    box #e2d6bc 0 0 13 5
    columns #f4ecd8 0 0.4 12 3.6 10 1 0.4
    gable #e9dfc8 0 4.2 5 1.1
    merlons #e9dfc8 0 5 13 0.5 12 1
    ${both('columns #efe6d2', '9.6 0 5.4 2.2 11 1 0.5')}
    ${both('box #e2d6bc', '9.6 2.2 5.6 0.5')}
    stay #cbb892 0 0 0 4 0.4
  `,
})

/** A white dome like an egg over arches on a hill of steps. */
export const sacreCoeurPlace = monument({
  id: 'sacre-coeur',
  size: [16, 12.5],
  trees: 'round',
  behind: OLD_TOWN,
  lines: `
    poly #8fae6a -12 0 -7 2 7 2 12 0
    taper #efeae0 0 0 4 2 0.8
    box #f4f0e6 0 2 9 4
    arcade #8c8478 0 2.2 4.4 2.2 3 1
    ${both('box #f4f0e6', '3.6 5 2 2')}
    ${both('onion #f8f5ee', '3.6 7 2.4 2.2')}
    box #f4f0e6 0 6 3.8 1.8
    columns #ffffff 0 6 3.4 1.7 8 1 0.4
    onion #f8f5ee 0 7.7 4.6 4
    box #f4f0e6 0 11.2 0.7 1
  `,
})
