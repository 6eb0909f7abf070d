/** What lies behind a site and under it. */
export type SiteBack = 'hills' | 'peaks' | 'town' | 'woods' | 'sea' | 'flat'
export type SiteGround = 'yard' | 'grass' | 'dust' | 'snow' | 'salt' | 'sand'

/** The words for it; its ground, what lies behind, a fence; what stands farther back and near: `name place height`, in halves of the frame. */
export type SiteRow = readonly [words: RegExp, land: string, far: string, near: string]

export interface Site {
  readonly ground: SiteGround
  readonly back: SiteBack
  readonly fence: 'iron' | 'rail' | null
  readonly far: readonly Standing[]
  readonly near: readonly Standing[]
}

export interface Standing {
  readonly name: string
  /** In halves of the frame. */
  readonly at: number
  readonly height: number
}

const GROUNDS: Readonly<Record<string, SiteGround>> = {
  yard: 'yard',
  grass: 'grass',
  dust: 'dust',
  snow: 'snow',
  salt: 'salt',
  sand: 'sand',
}
const BACKS: Readonly<Record<string, SiteBack>> = {
  hills: 'hills',
  peaks: 'peaks',
  town: 'town',
  woods: 'woods',
  sea: 'sea',
  flat: 'flat',
}
const FENCES: Readonly<Record<string, 'iron' | 'rail'>> = { iron: 'iron', rail: 'rail' }

export function toSite([, land, far, near]: SiteRow): Site {
  const [ground = '', back = '', fence = ''] = land.split(' ')
  return {
    ground: GROUNDS[ground] ?? 'grass',
    back: BACKS[back] ?? 'hills',
    fence: FENCES[fence] ?? null,
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
