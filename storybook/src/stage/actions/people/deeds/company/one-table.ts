import { late, restaged, type Keys } from '../../keys.ts'
import type { PartnerScore, Score, SetPiece } from '../../score.ts'
import { SIT } from '../../postures.ts'

/** A table for two at its ends and the rest behind it, seen from the front. */
export function atOneTable(
  own: Omit<Score, 'keys'> & {
    readonly ends: Keys
    readonly behind: Keys
    /** They stand at it, as at work. */
    readonly standing?: boolean
    /** A small table for two who sit close. */
    readonly close?: boolean
    /** With a cloth over it, for a meal. */
    readonly laid?: boolean
  },
): Score {
  const { ends, behind, set = [], holds, standing = false, close = false, laid, ...score } = own
  const apart = close ? 0.96 : 1.16
  const keys = standing ? ends : restaged(ends, (stance) => ({ ...SIT, ...stance }))
  const guest: Pick<PartnerScore, 'holds' | 'face' | 'guest'> = {
    ...(holds ? { holds } : {}),
    ...(score.face ? { face: score.face } : {}),
    guest: true,
  }
  return {
    ...score,
    ...(holds ? { holds } : {}),
    set: [...(standing ? [] : stools(apart)), tableFor({ close, laid }), ...set],
    keys,
    partner: { x: apart, z: 0.02, ...guest, keys: late(keys, 0.37) },
    fellows: (count) =>
      Array.from({ length: count }, (_, index) => ({
        x: 0.58 + (index - (count - 1) / 2) * Math.min(0.3, 0.66 / count),
        z: 0.09,
        sees: 0.74,
        faces: 1 as const,
        view: 'front' as const,
        ...guest,
        keys: late(behind, 0.21 * (index + 1)),
      })),
  }
}

const stools = (apart: number): readonly SetPiece[] =>
  [-0.03, apart + 0.03].map((x) => ({ thing: 'stool', x, z: 0.04, height: 0.255 }))
const TABLE: SetPiece = { thing: 'long table', x: 0.58, z: -0.05, height: 0.4 }
const LAID_TABLE: SetPiece = { ...TABLE, thing: 'long laid table' }
const SMALL_TABLE: SetPiece = { thing: 'laid table', x: 0.48, z: -0.05, height: 0.4 }

function tableFor({ close, laid }: { close: boolean; laid: boolean | undefined }): SetPiece {
  if (close) return SMALL_TABLE
  return laid ? LAID_TABLE : TABLE
}
