import { placeWord } from '../words/place-words.ts'

const WHO =
  '(?:people|kids|children|men|women|boys?|girls?|cars|birds|tourists|soldiers|crowds?|animals)'

/** A place without its article, and whoever does something there. */
const RUN_ON = new RegExp(
  `\\b((?:in|on|at|through|over|into) (?:(?:the|an?) )?)([a-z]+) (?=${WHO} (?:[a-z]+ing\\b|(?:in|on) [a-z]+))`,
  'g',
)

/** "Dinosaurs walking in city people running away": where the place ends, another tale begins. */
export function withStops(body: string): string {
  return body.replace(RUN_ON, (all, before: string, place: string) =>
    placeWord(place) ? `${before}${place}, ` : all,
  )
}
