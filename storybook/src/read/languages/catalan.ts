import type { ItemKind } from './item.ts'
import type { Reading } from './reading.ts'

type Ending = readonly [ending: RegExp, instead: readonly string[]]

/** Gates, jardins, peixos: of many. */
const PLURALS: readonly Ending[] = [
  [/ques$/, ['ca', 'c']],
  [/gues$/, ['ga', 'c']],
  [/ges$/, ['ja', 'ge']],
  [/ces$/, ['ça']],
  [/ssos$/, ['s']],
  [/os$/, ['']],
  [/ans$/, ['à']],
  [/ens$/, ['è', 'e', 'é']],
  [/ins$/, ['í']],
  [/ons$/, ['ó']],
  [/es$/, ['a', 'e', '']],
  [/s$/, ['']],
]

/** Negra, blava, groga, rodones: a look of her, and of many. */
const LOOKS: readonly Ending[] = [
  [/ques$/, ['c']],
  [/gues$|ga$/, ['c']],
  [/ves$|va$/, ['u']],
  [/da$|des$/, ['t']],
  [/sses$|ssa$|ssos$/, ['s']],
  [/ones$|ona$|ons$/, ['ó']],
  [/ines$|ina$|ins$/, ['í']],
  [/es$/, ['e', '']],
  [/os$/, ['']],
  [/a$/, ['', 'e']],
  [/s$/, ['']],
]

/** What an inflected Catalan word may be. */
export function catalanReadings(word: string): readonly Reading[] {
  return [
    ...formsOf(word, PLURALS).map((lemma) => ({ lemma, kind: 'noun' as ItemKind, many: true })),
    ...formsOf(word, LOOKS).map((lemma) => ({ lemma, kind: 'adjective' as ItemKind })),
    // Cuinera: her calling.
    ...formsOf(word, [[/a$/, ['', 'e', 'o']]]).map((lemma) => ({
      lemma,
      kind: 'noun' as ItemKind,
    })),
  ]
}

function formsOf(word: string, endings: readonly Ending[]): readonly string[] {
  return endings.flatMap(([ending, instead]) => {
    const stem = word.replace(ending, '')
    return stem === word || stem.length < 2 ? [] : instead.map((end) => stem + end)
  })
}
