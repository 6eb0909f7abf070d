import type { NounPhrase } from '../phrases/sentence-parts.ts'

/** What the plan's `prop` calls it: `blue horse`, `lion of marble`, `giant stack of block`. No subject is there to keep what is said of it. */
export function describedName({ head, traits: { colour, material, size } }: NounPhrase): string {
  const coloured = colour === null || head.startsWith(`${colour} `) ? head : `${colour} ${head}`
  const stuff = material === null || coloured.includes(' of ') ? '' : ` of ${material}`
  return sized(`${coloured}${stuff}`, size)
}

/** How large it is comes before all else. */
export function sized(name: string, size: NounPhrase['traits']['size']): string {
  const plain = name.replace(/^(?:tiny|small|large|giant) /, '')
  return (size === 'normal' ? plain : `${size} ${plain}`).slice(0, 60)
}
