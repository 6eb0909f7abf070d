import type { HairStyle, Look } from '../outfit.ts'

/** By the gender, what hair of a style is when nobody says that it is long. */
const UNSAID: Record<Look['gender'], Partial<Record<HairStyle, HairStyle>>> = {
  woman: {},
  man: { wavy: 'short-waves' },
}

/** Long curls fall; a man's waves end at his ears unless they are said to be long. */
export function ofLength(style: HairStyle, said: string, gender: Look['gender']): HairStyle {
  if (/\blong\b/u.test(said)) return style === 'curly' ? 'long-curls' : style
  if (/\bshort\b/u.test(said)) return style === 'wavy' ? 'short-waves' : style
  if (/\bmullet\b/u.test(said)) return style
  return (/\bwav/u.test(said) ? UNSAID[gender][style] : undefined) ?? style
}
