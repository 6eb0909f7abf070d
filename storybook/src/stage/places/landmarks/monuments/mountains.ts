import { monument } from './monument.ts'
import { wooded } from './surroundings.ts'

/** A broad mountain with a flat white top over the plain. */
export const kilimanjaroPlace = monument({
  id: 'mount-kilimanjaro',
  time: 'golden',
  size: [26, 9],
  across: 1.2,
  upwards: 0.72,
  z: 30,
  trees: 'acacia',
  behind: () => [],
  lines: `
    poly #7f8fb0 -14 0 -8 2.2 -4.6 5.6 -3 7.6 -1.6 8.2 0.6 8 2.6 8.3 4 7.2 6 4.6 9 2 14 0
    face #6d7da0 2.6 8.3 4 7.2 6 4.6 9 2 14 0 2 0 1 5
    poly #f6f9fc -3.6 6.9 -3 7.6 -1.6 8.2 0.6 8 2.6 8.3 4 7.2 4.5 6.5 3.4 6.8 2.6 6 1.6 6.9 0.6 6.2 -0.6 6.9 -1.6 6.1 -2.6 6.9
    poly #a9a56c -14 0 -9 0.8 -3 0.4 3 0.9 9 0.4 14 0
  `,
})

/** A high peak and a small one beside it, white above, over a dry plain. */
export const araratPlace = monument({
  id: 'mount-ararat',
  time: 'morning',
  size: [26, 10],
  across: 1.2,
  upwards: 0.78,
  z: 30,
  behind: () => [],
  lines: `
    poly #8292ae 1 0 5 3 7.4 5.6 8.2 5.7 9.4 4.6 14 0
    poly #f4f7fb 6.8 4.9 7.4 5.6 8.2 5.7 8.8 5.1 8.1 5.2 7.6 4.7
    poly #7787a6 -14 0 -9 2.4 -5 6.2 -3 9 -1.8 9.6 -0.6 9.2 1.4 6.4 4 3 8 0
    face #66769a -1.8 9.6 -0.6 9.2 1.4 6.4 4 3 8 0 0 0 -1.4 5
    poly #f7fafc -5 6.2 -3 9 -1.8 9.6 -0.6 9.2 1.4 6.4 0.4 6.9 -0.6 5.6 -1.4 6.6 -2.4 5.4 -3.2 6.6 -4.2 5.8
    poly #b79a6c -14 0 -8 0.7 -2 0.4 5 0.8 14 0
  `,
})

/** Small clouds before a wall. */
const CLOUDS = [-8.6, -3, 3.4, 8.8]
  .flatMap((x, at) =>
    [-0.9, 0, 0.9].map((dx) => [x + dx, 2.5 + (at % 2) * 0.5 + (dx === 0 ? 0.35 : 0), 2.2, 1.3]),
  )
  .map((at) => `disc #fafcfd ${at.join(' ')}`)
  .join('\n')

/** A table of rock with walls that fall into the clouds and waterfalls on its face. */
export const roraimaPlace = monument({
  id: 'mount-roraima',
  size: [26, 10],
  across: 1.15,
  upwards: 0.84,
  z: 26,
  behind: wooded,
  lines: `
    poly #8f7a68 -11 0 -9.6 3 -9.2 7.6 -7 8.2 -3 7.9 1 8.3 5 8 8.6 8.3 9.2 3 11 0
    face #7a6656 3 8.1 5 8 8.6 8.3 9.2 3 11 0 4 0
    poly #6f9454 -9.3 7.5 -7 8.2 -3 7.9 1 8.3 5 8 8.7 8.2 8.6 8.7 4 8.6 0 8.9 -5 8.5 -8.6 8.3
    ${[-8, -6.2, -3.6, -1.2, 1.4, 3.8, 6.4, 8].map((x, at) => `stay #6a574a ${x} 3 ${x + 0.3} ${7.2 + (at % 2) * 0.4} 0.09`).join('\n')}
    stay #eaf4f8 -4.8 2.6 -4.6 7.8 0.24
    stay #eaf4f8 2.4 2.6 2.6 8 0.18
    ${CLOUDS}
    poly #5f8a4c -13 0 -9 1.6 -4 1.2 1 1.8 6 1.2 10 1.7 13 0
  `,
})

/** A sheer wall of granite, a half dome and a fall between them, over pines. */
export const yosemitePlace = monument({
  id: 'yosemite',
  time: 'golden',
  size: [26, 11],
  across: 1.15,
  upwards: 0.92,
  z: 28,
  trees: 'pine',
  behind: wooded,
  lines: `
    poly #9aa2ac 3 0 4 5 5.4 8.4 6.6 9.4 7.4 9.5 7.6 6 9 3.4 12 0
    face #828b97 7.4 9.5 7.6 6 9 3.4 12 0 6.6 0 6.9 6
    poly #a8a69e -13 0 -13 8.6 -9.4 9.8 -6.4 10.2 -5.2 9 -4.6 4.4 -3.4 0
    face #8d8b85 -6.4 10.2 -5.2 9 -4.6 4.4 -3.4 0 -7 0 -6.8 5
    poly #b4aea2 8.6 0 9.4 5.4 11 7.6 14 8.4 14 0
    stay #f2f8fb 9.5 1 9.5 5.4 0.3
    disc #f2f8fb 9.5 1 1.6 0.7
    poly #4f7550 -14 0 -12 1.6 -9 1 -5 2 -1 1.1 3 1.8 8 1 13 1.7 14 0
  `,
})

/** A red rock that lies alone on a red plain. */
export const uluruPlace = monument({
  id: 'uluru',
  time: 'sunset',
  size: [26, 6.4],
  across: 1.1,
  upwards: 0.52,
  z: 26,
  behind: () => [],
  lines: `
    poly #b9573a -11 0 -10 2.6 -8.4 4.4 -5 5.2 0 5.6 5 5.2 8.6 4.4 10.4 2.4 11 0
    face #9c4530 3 5.4 5 5.2 8.6 4.4 10.4 2.4 11 0 5 0
    ${[-8, -6, -4, -2, 0, 2, 4, 6, 8].map((x, at) => `stay #8a3b2a ${x} 0.4 ${x + 0.5} ${3.6 + (at % 3) * 0.4} 0.1`).join('\n')}
    poly #8f9a54 -13 0 -8 0.5 -2 0.3 4 0.6 13 0
  `,
})

/** A crooked pyramid of rock and snow. */
export const matterhornPlace = monument({
  id: 'matterhorn',
  time: 'morning',
  size: [22, 12],
  across: 1.1,
  upwards: 0.95,
  z: 30,
  trees: 'pine',
  behind: wooded,
  lines: `
    poly #8794ac -12 0 -6 2.6 -3 5 -0.8 9.6 0.6 11.6 1.5 11.2 1.7 9.8 3.6 6 6 3 12 0
    face #6f7c98 0.6 11.6 1.5 11.2 1.7 9.8 3.6 6 6 3 12 0 1 0 1.4 5
    poly #f6f9fc -3 5 -0.8 9.6 0.6 11.6 0.4 8.6 -0.6 6.6 -1 7.4 -1.8 5
    poly #eef3f8 1.5 11.2 1.7 9.8 3.6 6 2.4 6.8 1.6 8
    poly #f6f9fc -9 1.3 -6 2.6 -4.4 3.8 -4.8 2.2 -6 1.6
    poly #f6f9fc 4.8 4.4 6 3 9 1.5 6.4 1.7 5.4 2.8
    poly #6f9a5e -13 0 -8 1.2 -3 0.7 3 1.2 8 0.7 13 0
  `,
})

/** The highest of all, a dark pyramid over walls of ice. */
export const everestPlace = monument({
  id: 'mount-everest',
  time: 'morning',
  size: [26, 12],
  across: 1.15,
  upwards: 0.95,
  z: 30,
  behind: () => [],
  lines: `
    poly #b6c6da -14 0 -12 4 -9 6.4 -7 5.2 -4.6 7 -2 4 0 0
    poly #aebfd6 2 0 5 6 7.4 8.2 9.6 6.2 12 6.8 14 4 14 0
    poly #67758f -7 0 -4 5 -1.6 9 0.4 11.6 2 10 4.4 6 8 0
    poly #f6f9fd -4 5 -1.6 9 0.4 11.6 0.2 9.4 -0.8 8.4 -0.6 6.6 -2 6.8 -2.2 5
    poly #e9f0f8 2 10 4.4 6 6 3.4 4 5 3 6.6 2.4 7.6
    poly #f2f7fc -14 0 -10 2.4 -6 1.4 -1 3 4 1.6 9 2.8 14 0
  `,
})
