import type { Piece } from '../../scene/scene.ts'

/** What a set calls the things that prompts want absent, where it has another word for them. */
const CALLED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    person: /^(stroller|walker|shopper|skier|crowd|racer)/u,
    human: /^(stroller|walker|shopper|skier|crowd|racer)/u,
    crowd: /^(stroller|walker|shopper|crowd)/u,
    pedestrian: /^(stroller|walker)/u,
    vehicle: /^(car|cars|traffic|racer|taxi)\b/u,
    traffic: /^(car|cars|traffic)\b/u,
    boat: /^(sail|ship|boat|ferry)\b/u,
    ship: /^(sail|ship|ferry)\b/u,
    plane: /^(landing plane|parked|taxiing)\b/u,
    airplane: /^(landing plane|parked|taxiing)\b/u,
    animal: /^(herd|far birds)\b/u,
    star: /stars$/u,
    cloud: /^(cloud|clouds|bank|sea of clouds)\b/u,
    umbrella: /^parasol/u,
  }),
)

/** What a place cannot be without. */
const BARE = /^(sky|ground|floor|back wall|side walls|ceiling)$/u

/** The pieces of a set without those that show what the prompt wants absent. */
export function keptOnstage(pieces: readonly Piece[], without: readonly string[]): Piece[] {
  const shows = ({ name }: Piece, word: string): boolean =>
    CALLED.get(word)?.test(name) ?? isNamed(name, word)
  return pieces.filter(
    (piece) => BARE.test(piece.name) || !without.some((word) => shows(piece, word)),
  )
}

/** "Far lamps glow" is named by "lamp". */
function isNamed(name: string, word: string): boolean {
  return name.split(' ').some((part) => part === word || part === `${word}s`)
}
