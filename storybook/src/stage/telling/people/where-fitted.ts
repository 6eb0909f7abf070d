/** Where things stand that are cleaned or mended on the spot, and where gear is made ready. */
const FITTED: readonly (readonly [thing: RegExp, place: string])[] = [
  [/\b(?:bath ?tub|toilet|shower|wash ?basin)$/u, 'bathroom'],
  [
    /\b(?:oven|stove|cooker|fridge|refrigerator|freezer|dishwasher|microwave(?: oven)?|kitchen counter)$/u,
    'kitchen',
  ],
  [/\bsurf ?boards?$/u, 'beach'],
  [/\b(?:skis?|snowboards?)$/u, 'snowy-mountain'],
]

/** The room or the ground where such a thing is at hand; null if it may be anywhere. */
export function fittedIn(noun: string): string | null {
  return FITTED.find(([words]) => words.test(noun))?.[1] ?? null
}
