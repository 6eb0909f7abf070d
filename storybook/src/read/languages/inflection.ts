/** A form of a deed, with a star where its ending stands, and the endings that it may have. */
export interface Inflection {
  readonly word: string
  readonly ends: RegExp
}
