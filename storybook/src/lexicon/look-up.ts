/** What a table says of a word that anybody may have typed: "constructor" is in none of them. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  word: string,
): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined
}
