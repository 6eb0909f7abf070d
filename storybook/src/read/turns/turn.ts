/** A turn of phrase in other words. It is tried only where one of its guards, parted by spaces, stands in the text. */
export type Turn = readonly [guards: string, pattern: RegExp, plain: string]
