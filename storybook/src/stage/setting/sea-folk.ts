import type { Shot, Subject } from '../../plan/plan.ts'

const SEA_FOLK = /\bmer(maid|man|people)\b/u
const SUNKEN = /\b(sunken|shipwreck)\b/u
const ASHORE = /^(sing|sit|stand|lie|brush-hair|look|wave)$/u

/** What even an octopus does in a room: under water nobody would know the deed again. */
const ROOMS: readonly (readonly [verbs: RegExp, room: string])[] = [
  [/^(wash-dishes|cook|bake|cook-.+|chop|stir|knead|fry|set-table|make-coffee)$/u, 'kitchen'],
  [/^(type|phone|work|write)$/u, 'office'],
  [/^(bartend|mix-drink)$/u, 'bar'],
  [/^(latte-art|wait-tables|serve)$/u, 'cafe'],
  [/^(play-(?!piano).+|sing|conduct|dj|juggle|magic)$/u, 'stage'],
  [/^(paint|draw|sculpt|pottery)$/u, 'art-studio'],
  [/^(cut-hair|shave)$/u, 'barbershop'],
  [/^(teach)$/u, 'classroom'],
  [/^(knit|iron|vacuum|sweep|fold-.+|watch-tv|game|play-piano|do-laundry)$/u, 'living-room'],
]

/** Where those are who are half fish, and what has sunk: no mermaid sings on a stage, no sunken ship sails. */
export function seaHomes({ subjects }: Shot): readonly string[] {
  const deep = ['underwater', 'coral-reef']
  if (subjects.some(({ words }) => SUNKEN.test(words))) return deep
  const [lead] = subjects
  const [deed] = lead?.kind === 'fish' ? lead.actions : []
  const room = ROOMS.find(([verbs]) => verbs.test(deed?.verb ?? ''))?.[1]
  if (room) return [room]
  const folk = subjects.find(({ noun }) => SEA_FOLK.test(noun))
  if (!folk) return []
  return ASHORE.test(folk.actions[0]?.verb ?? 'swim') ? ['beach', ...deep] : deep
}

/** Ships, and fish that leap: no whale breaches on the sand. */
export function isAtSea({ kind, actions }: Subject): boolean {
  const leaps = actions.some(({ verb }) => /^(jump|leap|breach|flip)$/u.test(verb))
  return kind === 'boat' || (kind === 'fish' && leaps)
}
