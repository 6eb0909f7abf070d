/** What is said instead: a text as `replace` knows it, or made of what the pattern's groups found. */
export type Plain = string | ((match: string, ...groups: string[]) => string)

/** A turn of phrase in other words. It is tried only where one of its guards, parted by spaces, stands in the text. */
export type Turn = readonly [guards: string, pattern: RegExp, plain: Plain]

/** Rows of a table whose words share one pattern: the words, and what is said for them. */
export type Rows = readonly (readonly [words: string, plain: string])[]

/** All words of a table, for the pattern that finds them. The first row that fits counts. */
export function anyOf(rows: Rows): string {
  return rows.map(([words]) => words).join('|')
}

/** What the table says for a word that its pattern found. */
export function saidFor(rows: Rows, found: string): string {
  return rows.find(([words]) => new RegExp(`^(?:${words})$`).test(found))?.[1] ?? found
}

/** In the same form as the words that it stands for. */
export function inForm(
  form: string,
  [one, many, going]: readonly [string, string, string],
): string {
  return form.endsWith('ing') ? going : form.endsWith('s') ? one : many
}
