import type { StyleName } from '../../plan/plan.ts'
import type { StyleWords } from './style-words.ts'

/** Schools and crafts whose names are a look where they stand by themselves behind a comma; elsewhere a puppet theatre is one. */
const TAGS: Partial<Record<StyleName, string>> = {
  oil: '(?:early|high|late|northern|italian|flemish) renaissance|(?:contemporary|new|social|american|classical) realism|symbolism|mannerism|neo-?classicism',
  'van-gogh': '(?:action|drip|splatter) painting',
  surreal: '(?:dadaist|dada|surrealist) (?:photo ?montage|collage)|dada(?:ism)?',
  watercolour: "children'?s (?:picture )?book(?: illustration)?",
  noir: 'gothic',
  neon: 'holographic',
  felt: '(?:felt(?:ed)?|wool(?:l?en|ly)?|yarn|knit(?:ted)?|crochet(?:ed)?|plush|hand|glove|sock) (?:puppets?|dolls?|toys?)|puppet (?:theat(?:re|er)|show|play)|muppets',
}

export const STYLE_TAGS: readonly StyleWords[] = Object.entries(TAGS).map(([style, words]) => ({
  style: style as StyleName,
  words: `(?<=[,;¦]\\s*)(?:${words})(?=\\s*(?:[,.;¦]|$))`,
  names: `(?:${words})`,
  kin: true,
}))
