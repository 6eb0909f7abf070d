import { lookUp } from '../../lexicon/look-up.ts'

interface Diminutive {
  readonly endings: RegExp
  /** What names end in without it. */
  readonly names: readonly string[]
  readonly small: string
}

const DIMINUTIVES: Readonly<Record<string, Diminutive>> = {
  es: { endings: /(?:c|ec)?(?:it|ill)[oa]s?$/, names: ['', 'o', 'a', 'e'], small: 'pequeño' },
  pt: { endings: /(?:z)?inh[oa]s?$/, names: ['', 'o', 'a', 'e'], small: 'pequeno' },
  it: {
    endings: /(?:ol|c|ic)?(?:in|ett|ell)[oaie]$/,
    names: ['o', 'a', 'e', ''],
    small: 'piccolo',
  },
  nl: { endings: /(?:[tpk]|et)?jes?$/, names: ['', 'e'], small: 'klein' },
  de: { endings: /(?:chen|lein)$/, names: ['', 'e'], small: 'klein' },
}

const SHORTEST = 6

/** "Ratoncito", "topolino", "muisje": a name that nobody knows may be a small one of a name that is known. */
export function withoutDiminutive(
  word: string,
  language: string,
  known: (name: string) => string | null,
): string | null {
  const found = lookUp(DIMINUTIVES, language)
  if (found === undefined || word.length < SHORTEST || !found.endings.test(word)) return null
  const stem = word.replace(found.endings, '')
  const stems = language === 'de' ? [stem, withoutUmlaut(stem)] : [stem]
  const names = stems.flatMap((start) => found.names.map((ending) => start + ending))
  for (const name of names) {
    const spelt = name.length > 2 ? known(name) : null
    if (spelt !== null) return `${found.small} ${spelt}`
  }
  return null
}

function withoutUmlaut(stem: string): string {
  return stem.replace('äu', 'au').replace('ä', 'a').replace('ö', 'o').replace('ü', 'u')
}
