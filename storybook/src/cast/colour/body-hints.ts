/** Pictures whose body is not the family of colours that shows most: one colour of the part that is meant. */
export const BODY_HINTS: Readonly<Record<string, string>> = {
  bicycle: '#67a6ad',
  tractor: '#02ab47',
}
