/** What tells one breed from another: proportions in hundredths of the sheet's height, and the coat. */
export interface Breed {
  readonly name: string
  readonly words: readonly string[]
  /** True height in metres. */
  readonly tall: number
  readonly colour: string
  /** The coat's other colour: patches, mask, belly, points. */
  readonly second?: string
  readonly legs: number
  readonly long: number
  readonly deep: number
  /** Length of the muzzle before the skull. */
  readonly muzzle: number
  /** Radius of the skull. Default: 17. */
  readonly skull?: number
  readonly ears: 'prick' | 'bat' | 'drop' | 'fold' | 'small' | 'round' | 'tufted'
  readonly tail: 'curl' | 'plume' | 'stub' | 'whip' | 'flag' | 'up'
  readonly coat: 'plain' | 'saddle' | 'spots' | 'bib' | 'mask' | 'points' | 'patches' | 'stripes'
  /** Long hair: ruff, feathers on legs and belly. */
  readonly fluffy?: boolean
}

/** Where the parts of one animal are on its sheet, which is 100 high and looks left. */
export interface Build {
  readonly head: readonly [x: number, y: number]
  readonly skull: number
  /** Chest and rump. */
  readonly front: number
  readonly back: number
  readonly top: number
  readonly belly: number
  readonly width: number
}

const TAIL_ROOM = 22

/** The skeleton of a breed: the head rises above the back, or as high as short legs leave room for. */
export function buildOf({ legs, long, deep, muzzle, skull = 17 }: Breed): Build {
  const belly = 100 - legs
  const top = belly - deep
  const head = [muzzle + skull + 1, Math.max(skull + 9, top - skull * 0.35)] as const
  const front = head[0] - 3
  const back = front + long
  return { head, skull, front, back, top, belly, width: back + TAIL_ROOM }
}
