/** What lies under a site and behind it. */
const GROUNDS = ['yard', 'grass', 'dust', 'snow', 'salt', 'sand'] as const
export type SiteGround = (typeof GROUNDS)[number]
const BACKS = ['hills', 'peaks', 'town', 'woods', 'sea', 'flat'] as const
export type SiteBack = (typeof BACKS)[number]
const FENCES = ['iron', 'rail'] as const

/** The words for it; its ground, what lies behind, a fence; what stands farther back and near: `name place height`, in halves of the frame. */
export type SiteRow = readonly [words: RegExp, land: string, far: string, near: string]

export interface Site {
  readonly ground: SiteGround
  readonly back: SiteBack
  readonly fence: (typeof FENCES)[number] | null
  readonly far: readonly Standing[]
  readonly near: readonly Standing[]
}

export interface Standing {
  readonly name: string
  /** In halves of the frame. */
  readonly at: number
  readonly height: number
}

export function toSite([, land, far, near]: SiteRow): Site {
  const told = land.split(' ')
  return {
    ground: GROUNDS.find((each) => told[0] === each) ?? 'grass',
    back: BACKS.find((each) => told[1] === each) ?? 'hills',
    fence: FENCES.find((each) => told[2] === each) ?? null,
    far: listed(far),
    near: listed(near),
  }
}

export function listed(words: string): Standing[] {
  if (words === '') return []
  const all = words.split(' ')
  return all.flatMap((name, i) =>
    i % 3 === 0 ? [{ name, at: Number(all[i + 1]), height: Number(all[i + 2]) }] : [],
  )
}
