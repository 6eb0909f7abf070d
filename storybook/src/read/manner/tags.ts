import type { StyleName } from '../../plan/plan.ts'
import type { StyleWords } from './style-words.ts'

/**
 * Schools, crafts and painters whose names are a look where they stand by themselves behind a comma. Elsewhere a puppet theatre
 * is one, and so is a collage; painters whose names are words, like Turner and Wood, are known by `painters.ts` alone.
 */
const TAGS: Partial<Record<StyleName, string>> = {
  oil: '(?:early|high|late|northern|italian|flemish) renaissance|(?:contemporary|new|social|american|classical) realism|symbolism|mannerism|neo-?classicism|(?:sandro )?botticelli|(?:marc )?chagall|frida kahlo|edward hopper|bob ross|el greco|(?:francisco )?goya|titian|rubens|(?:leonardo )?da vinci|michelangelo|norman rockwell|van eyck|caspar david friedrich|(?:hieronymus )?bosch|(?:j\\.? ?m\\.? ?w\\.? |william )turner|grant wood|henri rousseau|(?:pieter )?brueg[eh]el',
  'van-gogh': '(?:action|drip|splatter) painting|gauguin',
  impressionist: '(?:paul )?c[eé]zanne|sorolla',
  cubist: 'modigliani|(?:fernand )?l[eé]ger',
  bauhaus: '(?:jackson )?pollock|(?:joan )?mir[oó]|(?:paul )?klee|malevich|calder',
  surreal:
    'dal[ií]|(?:m\\.? ?c\\.? ?)?escher|(?:dadaist|dada|surrealist) (?:photo ?montage|collage)|dada(?:ism)?|beksi[nń]ski|(?:h\\.? ?r\\.? )?giger|(?:giorgio )?de chirico',
  comic: 'moebius|m[oö]bius|herg[eé]',
  'pop-art': '(?:jean-michel )?basquiat|(?:david )?hockney|(?:yayoi )?kusama|takashi murakami',
  watercolour:
    "(?:(?:dr\\.?|doctor) )?seuss|beatrix potter|quentin blake|(?:eric )?carle|maurice sendak|children'?s (?:picture )?book",
  noir: 'gothic|edward gorey',
  neon: 'holographic',
  felt: '(?:felt(?:ed)?|wool(?:l?en|ly)?|yarn|knit(?:ted)?|crochet(?:ed)?|plush|hand|glove|sock) (?:puppets?|dolls?|toys?)|puppet (?:theat(?:re|er)|show|play)|muppets',
}

export const STYLE_TAGS: readonly StyleWords[] = Object.entries(TAGS).map(([style, words]) => ({
  style: style as StyleName,
  words: `(?<=[,;¦]\\s*)(?:${words})(?=\\s*(?:[,.;¦]|$))`,
  names: `(?:${words})`,
  kin: true,
}))
