import type { Deeds, PartnerScore, Score } from '../../score.ts'
import { SIT } from '../../postures.ts'
import { STOOL } from '../../furniture.ts'

const MONOPOLY = /\bmonopoly$/u

/** Games at a table. */
export const TABLE_GAMES: Deeds = {
  'play-chess': over('chess board'),
  'play-chess-alone': alone(over('chess board')),
  'play-checkers': over('checkers board'),
  'play-go': over('go board'),
  'play-backgammon': over('backgammon board'),
  'play-board-game': {
    needs: { company: 4 },
    by: ({ object }) => ({
      ...over(MONOPOLY.test(object ?? '') ? 'property board' : 'game board'),
      ...forFour(),
    }),
  },
  'play-dominoes': { ...over('domino game'), ...forFour() },
  'play-mahjong': { ...over('mahjong tiles'), ...forFour() },
}

/** The other stool is empty. */
function alone({ partner: _partner, ...score }: Score): Score {
  return score
}

/** Two at a small table with the game between them, each thinking and moving in turn. */
function over(game: string): Score {
  return {
    seconds: 3,
    set: [
      STOOL,
      { thing: 'stool', x: 1.03, z: 0.04, height: 0.255 },
      { thing: 'table', x: 0.5, z: -0.05, height: 0.4 },
      { thing: game, x: 0.5, y: 0.4, z: -0.06, height: 0.12 },
    ],
    keys: {
      0: { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 },
      0.3: { rh: [0.36, 0.54], torso: 0.24 },
      0.42: { rh: [0.42, 0.5] },
      0.65: { rh: ['chin', 0.02, -0.015], torso: 0.12 },
    },
    partner: {
      x: 1.0,
      keys: {
        0: { ...SIT, rh: ['chin', 0.02, -0.015], lh: [0.22, 0.42], torso: 0.14, neck: 0.12 },
        0.62: { rh: ['chin', 0.02, -0.015] },
        0.82: { rh: [0.38, 0.52], torso: 0.22 },
      },
    },
  }
}

/** The third and the fourth sit behind the table and face us. */
function forFour(): Pick<Score, 'needs' | 'fellows'> {
  return {
    needs: { company: 4 },
    fellows: (count) =>
      Array.from({ length: count }, (_, index): PartnerScore => ({
        x: 0.5 + (index - (count - 1) / 2) * 0.3,
        z: 0.09,
        faces: 1,
        view: 'front',
        guest: true,
        keys: {
          0: { hip: [0, 0.34], rh: [-0.08, 0.5], lh: [0.1, 0.48], neck: 0.05 },
          [0.25 + index * 0.4]: { rh: [-0.03, 0.46], neck: 0.1 },
          [0.4 + index * 0.4]: { rh: [-0.08, 0.5], mouth: 0.4 },
        },
      })),
  }
}
