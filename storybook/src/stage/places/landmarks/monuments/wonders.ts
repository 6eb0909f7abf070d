import { both, monument } from './monument.ts'
import { OLD_TOWN, snowyRange, wooded } from './surroundings.ts'

/** A stepped pyramid with stairs up its middle and a temple on top, in the forest. */
export const chichenItzaPlace = monument({
  id: 'chichen-itza',
  size: [18, 9.5],
  across: 0.92,
  behind: wooded,
  trees: 'palm',
  lines: `
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `taper #c8b894 0 ${at * 0.88} ${16 - at * 1.5} 0.88 0.95`).join('\n')}
    ${[0, 1, 2, 3, 4, 5, 6, 7].map((at) => `band #a8966e 0 ${at * 0.88} ${16 - at * 1.5} 0.12`).join('\n')}
    taper #ded0ae 0 0 3.4 7.1 0.7
    ${Array.from({ length: 16 }, (_, at) => `band #b3a27c 0 ${(at * 0.44).toFixed(2)} ${(2.7 - at * 0.05).toFixed(2)} 0.1`).join('\n')}
    box #d2c29c 0 7 4 1.8
    band #b8a680 0 8.5 4.3 0.4
    ${both('band #5f5340', '1.1 7 0.5 1.2')}
    band #5f5340 0 7 0.7 1.2
  `,
})

/** Four faces carved out of a mountain. */
export const rushmorePlace = monument({
  id: 'mount-rushmore',
  size: [22, 10],
  across: 1,
  behind: wooded,
  trees: 'pine',
  lines: [-5.4, -1.9, 1.5, 5]
    .map(
      (x, at) => `
    cone #d8cfc2 ${x} ${3 - (at % 2) * 0.3} 3.5 5.8
    disc #d8cfc2 ${x} ${5.2 - (at % 2) * 0.3} 2.9 3.9
    disc #c2b8aa ${x} ${6.9 - (at % 2) * 0.3} 3 1.3
    band #8f867a ${x - 0.62} ${5.7 - (at % 2) * 0.3} 0.7 0.22
    band #8f867a ${x + 0.62} ${5.7 - (at % 2) * 0.3} 0.7 0.22
    poly #b9afa1 ${x - 0.1} ${5.8 - (at % 2) * 0.3} ${x + 0.45} ${4.5 - (at % 2) * 0.3} ${x - 0.3} ${4.5 - (at % 2) * 0.3}
    band #978d80 ${x} ${3.9 - (at % 2) * 0.3} 1.1 0.2
    ${at === 2 ? `ring #8f867a ${x - 0.62} ${5.8 - 0.3} 0.9 0 0.12` : ''}
    ${at === 3 ? `disc #c2b8aa ${x} 3.3 1.9 1.4` : ''}`,
    )
    .join('\n')
    .replace(/^/, `poly #b7ad9f -11 0 -10 5.4 -7.4 8.4 -4 9.2 0 8.8 4 9.4 8 8.4 10.4 5 11 0`)
    .concat(
      '\npoly #a89e90 -11 0 -9 2.2 -5 3.2 -1 2.6 3 3.4 7 2.4 11 0\npoly #5f7f52 -12 0 -8 1.2 -3 0.8 3 1.3 8 0.8 12 0',
    ),
})

/** An island of houses that climbs to an abbey with a spire, in the sand of a wide bay. */
export const montSaintMichelPlace = monument({
  id: 'mont-saint-michel',
  time: 'golden',
  size: [22, 11.5],
  across: 0.95,
  z: 22,
  behind: () => [],
  lines: `
    poly #8f9a78 -7.6 0 -5.6 2.4 -3 4 0 4.8 3 4 5.6 2.4 7.6 0
    box #c9b694 0 0 15 1
    merlons #c9b694 0 1 15 0.3 30 1
    ${[-5.4, -4, -2.6, -1.2, 0.2, 1.6, 3, 4.4].map((x, at) => `box #e2d4b8 ${x} ${1 + (at % 2) * 0.7} 1.2 1.3\ngable #7d6f6a ${x} ${2.3 + (at % 2) * 0.7} 1.5 0.8`).join('\n')}
    box #b9a888 0 3.2 6.4 2.4
    arcade #6f6450 0 3.5 5.8 1.5 8 1
    box #c4b392 0 5.4 3.8 1.6
    gable #6d747c 0 7 4.2 1
    box #c4b392 0 7 1 1.6
    cone #6d747c 0 8.6 1.1 2.6
    disc #e0b04a 0 11.2 0.2 0.3
  `,
})

/** Nine silver balls joined by tubes. */
export const atomiumPlace = monument({
  id: 'atomium',
  size: [14, 13],
  behind: wooded,
  trees: 'round',
  lines: `
    ${['0 1.4 0 11.4', '-4.2 3.8 0 6.4', '4.2 3.8 0 6.4', '-4.2 9 0 6.4', '4.2 9 0 6.4', '-4.2 3.8 -4.2 9', '4.2 3.8 4.2 9', '0 1.4 -4.2 3.8', '0 1.4 4.2 3.8', '0 11.4 -4.2 9', '0 11.4 4.2 9'].map((at) => `stay #a9b4bd ${at} 0.34`).join('\n')}
    ${['0 1.4', '0 11.4', '0 6.4', '-4.2 3.8', '4.2 3.8', '-4.2 9', '4.2 9'].map((at) => `disc #cfd8de ${at} 2.5 2.5`).join('\n')}
    ${['-0.4 1.9', '-0.4 11.9', '-0.4 6.9', '-4.6 4.3', '3.8 4.3', '-4.6 9.5', '3.8 9.5'].map((at) => `disc #f4f8fa ${at} 0.7 0.5`).join('\n')}
    dome #b9bfc4 0 0 2.6 0.8
  `,
})

/** A castle of white storeys under curved roofs on a wall of stone. */
export const himejiPlace = monument({
  id: 'himeji-castle',
  size: [15, 12.5],
  behind: snowyRange,
  trees: 'round',
  lines: `
    taper #a39b8c 0 0 13 3 0.84
    box #f4f1ea 0 3 8.6 1.8
    eaves #6b7480 0 4.7 10.4 1.3
    box #f4f1ea 0 5.9 6.6 1.4
    eaves #6b7480 0 7.2 8.2 1.2
    box #f4f1ea 0 8.3 4.8 1.2
    eaves #6b7480 0 9.4 6.4 1.1
    gable #f4f1ea 0 7.3 2.2 1
    box #f4f1ea 0 10.4 3 0.9
    eaves #6b7480 0 11.2 4.6 1.2
    panes #4a4f58 0 3.5 7.6 0.8 9 1
    panes #4a4f58 0 6.3 5.6 0.7 7 1
    panes #4a4f58 0 8.6 3.8 0.6 5 1
    box #f4f1ea -5.4 2.6 2.6 1.6
    eaves #6b7480 -5.4 4.1 3.6 1
  `,
})

/** A brick dome over marble walls, a bell tower beside it. */
export const florencePlace = monument({
  id: 'florence-cathedral',
  time: 'golden',
  size: [19, 12],
  behind: OLD_TOWN,
  trees: 'poplar',
  lines: `
    box #f0e6d4 -6.4 0 2.3 9.6
    panes #6f8a76 -6.4 1 1.4 8 2 5
    band #c98a7a -6.4 9.4 2.6 0.4
    box #f0e6d4 -1.6 0 7.4 5.4
    gable #c06a48 -1.6 5.4 7.8 1.4
    ring #6f8a76 -1.6 4 1.2 0 0.2
    arcade #7a5a48 -1.6 0 6 2.6 3 1
    box #f0e6d4 4.6 0 6.4 5.6
    arcade #8a9a8a 4.6 1.4 5.4 3 4 1
    box #e6d8c0 4.2 5.4 5 1.4
    ring #8a7a68 4.2 6.1 0.7 0 0.12
    dome #c4623f 4.2 6.8 5.2 3.6
    stay #f3e7d4 4.2 6.8 4.2 10.3 0.12
    stay #f3e7d4 2.6 7 3.6 10 0.1
    stay #f3e7d4 5.8 7 4.8 10 0.1
    box #f6efe2 4.2 10.2 0.8 0.9
    gable #f6efe2 4.2 11.1 0.8 0.8
  `,
})
