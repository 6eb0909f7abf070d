import { lookUp } from '../../lexicon/look-up.ts'

type Endings = readonly (readonly [one: RegExp, others: readonly string[]])[]

/** What one does, and the endings with which many do it or somebody is doing it. */
const AGREEMENT: Readonly<Record<string, Endings>> = {
  es: [
    [/a$/, ['an', 'ando']],
    [/e$/, ['en', 'iendo']],
  ],
  pt: [
    [/a$/, ['am', 'ando']],
    [/e$/, ['em', 'endo']],
  ],
  it: [
    [/a$/, ['ano', 'ando']],
    [/e$/, ['ono', 'endo']],
  ],
  fr: [[/e$/, ['ent', 'ant']]],
  de: [[/(?<=[^aeiouäöüt])t$/, ['en']]],
  da: [[/er$/, ['e', 'ende']]],
  nb: [[/er$/, ['e', 'ende']]],
  pl: [
    [/uje$/, ['ują']],
    [/a$/, ['ają']],
  ],
  ru: [
    [/ает$/, ['ают']],
    [/ует$/, ['уют']],
    [/ит$/, ['ят']],
  ],
  uk: [
    [/ає$/, ['ають']],
    [/ує$/, ['ують']],
    [/ить$/, ['лять', 'ять']],
  ],
}

const SHORTEST = 5

/** Lleva, llevan, llevando; "se inclina", "se inclinan": a deed of one, and of many. */
export function agreeing(phrase: string, language: string): readonly string[] {
  const endings = lookUp(AGREEMENT, language)
  const at = /^(?:se|si|s') /.exec(phrase)?.[0].length ?? 0
  const verb = /^\p{L}+(?![\p{L}*[])/u.exec(phrase.slice(at))?.[0] ?? ''
  // "Spielt auf" is to perform, "spielen auf" says where.
  if (endings === undefined || verb.length < SHORTEST || (language === 'de' && verb !== phrase))
    return []
  const [one, others] = endings.find(([ending]) => ending.test(verb)) ?? [null, []]
  if (one === null) return []
  return others.map(
    (ending) => phrase.slice(0, at) + verb.replace(one, ending) + phrase.slice(at + verb.length),
  )
}
