/**
 * The English phrases that ask for each deed of people, in base forms, `|` between them.
 * - `pick apple`: a verb and its object; the apples come with the deed. `pet ~dog`: the dog is there by itself.
 *   An object of two words has an underscore: `play french_horn`.
 * - `pole-vault`: one word for the reader, however it is written. So are phrases of three words and more.
 * - `take+exam`: the same, and one or two words may stand before the last: "takes a hard history exam".
 */
export type DeedPhrases = Readonly<Record<string, string>>
