import type { Shot } from '../../plan/plan.ts'
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

/** What the sets have in numbers of their own, by what is counted. */
const MISTAKEN: readonly (readonly [kinds: RegExp, words: readonly string[]])[] = [
  [/^(?:boat|ship|sailboat|yacht|ferry)$/u, ['boat', 'ship']],
  [/^(?:car|bus|truck|taxi|van|motorcycle|vehicle)$/u, ['vehicle', 'racer']],
  [/^(?:airplane|plane|jet|helicopter)$/u, ['airplane']],
  [/^(?:bird|seagull|gull|goose|duck|crow|pigeon|swan)$/u, ['bird']],
  [/^(?:hot air )?balloon$/u, ['balloon']],
]
const FEW = 9

/** "Four ships drift into the harbour": no sail of the harbour's own is a fifth. */
export function countedIn({ subjects }: Pick<Shot, 'subjects'>): string[] {
  return subjects.flatMap(({ noun, count }) =>
    count > 1 && count <= FEW ? (MISTAKEN.find(([kinds]) => kinds.test(noun))?.[1] ?? []) : [],
  )
}

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
