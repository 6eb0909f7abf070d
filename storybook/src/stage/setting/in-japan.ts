import type { Shot, Subject } from '../../plan/plan.ts'

const JAPANESE =
  /\b(samurai|ninja|shogun|ronin|geisha|maiko|kimono|yukata|japan|japanese|kyoto|sakura|koi|torii|cherry blossoms?|sumo wrestler|daruma|shinto|katana)\b/u
/** Bridges that are somewhere else, whoever stands on them. */
const ELSEWHERE =
  /\b(golden gate|san francisco|suspension|brooklyn|steel|iron|railway|tower|rope|hanging|covered|stone|overpass|viaduct|london|paris|prague|venice)\b/u

const KINDS: readonly (readonly [places: RegExp, better: string])[] = [
  [/^(country-)?bridge$/u, 'japanese-bridge'],
  [/^(garden|backyard|pond)$/u, 'japanese-garden'],
]

const toldOf = ({ noun, words, person }: Subject): string =>
  [noun, words, person?.role ?? '', ...(person?.wears ?? []).map(({ garment }) => garment)].join(
    ' ',
  )

/** The bridge or garden of a samurai, a geisha or of cherry blossoms is a Japanese one. */
export function inJapan(
  place: string,
  { subjects, scenery = [], place: words }: Shot,
): string | null {
  const better = KINDS.find(([places]) => places.test(place))?.[1]
  if (better === undefined) return null
  const told = [words ?? '', ...scenery]
  const named = /\b(japan|japanese|kyoto)\b/iu.test(told.join(' '))
  if (!named && ELSEWHERE.test(told.join(' ').toLowerCase())) return null
  return JAPANESE.test([...told, ...subjects.map(toldOf)].join(' ').toLowerCase()) ? better : null
}
