/** A pattern of several parts that is looked for everywhere. Its backslashes are single ones. */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly string[]): RegExp {
  return new RegExp(String.raw({ raw }, ...parts), 'g')
}
