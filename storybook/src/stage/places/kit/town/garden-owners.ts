import { castleTower, castleWall } from './castles.ts'
import { church, house } from './houses.ts'
import { pagoda } from './pagoda.ts'
import { portico } from './portico.ts'
import { pairs } from '../../../../scene/rows.ts'
import type { Ink } from '../paper.ts'

/** Draws something about x = 0 elsewhere. */
function at(ink: Ink, x: number, draw: () => void): void {
  ink.ctx.save()
  ink.ctx.translate(x, 0)
  draw()
  ink.ctx.restore()
}

const OWNERS: readonly (readonly [words: RegExp, draw: (ink: Ink, x: number) => void])[] = [
  [
    /\b(castle|fortress)\b/u,
    (ink, x) => {
      castleWall(ink, { x, width: 11, height: 4.6, colour: '#b5aeb4' })
      for (const [dx, height] of pairs('-5 8.6, 5 8, 0.6 10.6'))
        castleTower(ink, { x: x + dx, width: 2.4, height, colour: '#bdb6bc', roof: '#7a5a8a' })
    },
  ],
  [
    /\b(temple|shrine|pagoda|buddhist)\b/u,
    (ink, x) => at(ink, x, () => pagoda(ink, Math.min(0.9, -ink.crown / 16))),
  ],
  [
    /\b(monastery|abbey|convent|church|cloister)\b/u,
    (ink, x) => {
      church(ink, { x, width: 5, height: 9, colour: '#e9dcc2', roof: '#8a5a48' })
      for (const dx of [-6, -3.8, 3.8, 6])
        house(ink, { x: x + dx, width: 3, height: 3.4, colour: '#e4d6ba', roof: '#a8664e' })
    },
  ],
  [
    /\b(hotel|mansion|villa|manor|estate|museum)\b/u,
    (ink, x) => at(ink, x, () => portico(ink, Math.min(9, -ink.crown * 0.62))),
  ],
]

/** Whose garden it is stands behind it: a castle, a temple, a monastery; else a country house. */
export function gardenOwner(ink: Ink, words: string): void {
  const owner = OWNERS.find(([named]) => named.test(words))?.[1]
  if (owner) owner(ink, -ink.half * 0.36)
  else house(ink, { x: -ink.half * 0.5, width: 8, height: 7.4, colour: '#f3e3c6', roof: '#b5654a' })
}
