import { monument } from './monument.ts'

/** The letters, each as its rows from the top. */
const LETTERS = [
  '101 101 111 101 101',
  '111 101 101 101 111',
  '100 100 100 100 111',
  '100 100 100 100 111',
  '101 101 010 010 010',
  '1001 1001 1001 1111 0110',
  '111 101 101 101 111',
  '111 101 101 101 111',
  '110 101 101 101 110',
]
const CELL = 0.4
const GAP = 0.3

/** Where each letter begins. */
const LEFTS = LETTERS.reduce<number[]>(
  (lefts, letter) => [...lefts, (lefts.at(-1) ?? 0) + letter.indexOf(' ') * CELL + GAP],
  [-6.4],
)

/** The lines of one letter, a box for each of its cells. */
function boards(letter: string, at: number): string[] {
  const up = 5.6 + Math.sin(at * 0.8) * 0.25
  return letter.split(' ').flatMap((cells, row) =>
    Array.from(cells).flatMap((on, column) => {
      const x = (LEFTS[at] ?? 0) + column * CELL
      const y = up + (4 - row) * 0.42
      return on === '1' ? [`box #fbf9f4 ${x.toFixed(2)} ${y.toFixed(2)} 0.41 0.43`] : []
    }),
  )
}

const BUSHES = [-9, -7.4, -5, -2, 1, 3.6, 6, 8.4]

/** White letters as tall as houses on a dry hillside. */
export const hollywoodSignPlace = monument({
  id: 'hollywood-sign',
  size: [22, 10],
  across: 1,
  trees: 'palm',
  lines: [
    'poly #a89a68 -11.5 0 -10 3 -7.6 5.4 -4 7.4 -1 9 1.4 9.6 4 8.4 7 7.4 9.6 4.4 11.5 0',
    'poly #98904f -11.5 0 -8 2.8 -4 4.6 0 4.9 4 4.7 8 3.4 11.5 0',
    'stay #8d99a3 2.4 9 2.4 11 0.1',
    ...LETTERS.flatMap(boards),
    ...BUSHES.map((x, at) => `disc #6f7f42 ${x} ${1 + (at % 3) * 0.9} ${1.6 + (at % 2) * 0.7} 0.9`),
  ].join('\n'),
})
