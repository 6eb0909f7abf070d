import type { Action, Shot, Subject } from '../../plan/plan.ts'

/** Who is at home in the water or on board: these are on land only where a shore is told. */
const OF_THE_WATER =
  /\b(?:crocodile|alligator|turtle|hippo\w*|beaver|otter|seal|walrus|sea lion|frog|toad|crab|lobster|penguin|polar bear|capybara|water buffalo|mer(?:maid|man)|kraken|monster|serpent|sailor|captain|crew|crewman|pirate|viking(?: warrior)?|fisher(?:man|woman)|rower|oarsman|kayaker|canoeist|surfer|swimmer|diver|lifeguard|gondolier|ferryman|skipper|castaway|ghost)s?$/u

/** What one does in a boat or in the water; where no shore is told, more is done from aboard. */
const AFLOAT =
  /^(?:swim|row|sail|float|dive|surf|kayak|paddle|steer|drift|drown|sink|snorkel|water-ski|windsurf|raft|jetski|fly|hover|hop-pads)/u
const ABOARD = /^(?:bathe|splash|wade|fish|catch-fish|fall|jump|board)/u

const ON_FEET = /^(?:person|animal|insect|creature)$/u
export const SWIMMING_BIRDS =
  /\b(?:duck|duckling|goose|gosling|swan|gull|seagull|pelican|cygnet)s?$/u

const BY_WATER =
  /\b(?:pier|dock|jetty|landing|beach|harbou?r|quay|port|shore|coast|seaside|bank|riverbank|lake|pond|canal)$/u

/** Whether a place has a shore to stand on. */
export const isByWater = (place: string): boolean => BY_WATER.test(place)

/** Relations that take somebody along with another one, or put it where that one is. */
const BORNE =
  /^(?:on|inside|riding|under|behind|in-front-of|hanging-from|above|around|next-to|left-of|right-of)$/u

/** Whether somebody of a shot is neither in a boat nor in the water: that one stands on the shore. */
export function hasShoreFolk(shot: Shot): boolean {
  return shot.subjects.some((subject) => isOnShore(subject, shot))
}

function isOnShore(subject: Subject, shot: Shot): boolean {
  const { noun, actions, size } = subject
  const told = isByWater(shot.place ?? '')
  if (size === 'giant' || !mayStand(subject, told)) return false
  const wet = OF_THE_WATER.test(noun) || actions.some(isFromAboard)
  if (wet && !told && !standsByBoat(subject, shot)) return false
  return !actions.some(({ verb }) => AFLOAT.test(verb)) && !isAboard(subject.id, shot)
}

const isFromAboard = ({ verb }: Action): boolean => ABOARD.test(verb)

/** Who has feet; birds only on a shore that is told, and an eagle that fishes comes down to the water. */
function mayStand({ noun, kind, actions }: Subject, told: boolean): boolean {
  const bird = kind === 'bird' && !SWIMMING_BIRDS.test(noun) && !actions.some(isFromAboard)
  return ON_FEET.test(kind) || (told && bird)
}

const ON_LAND = /^(?:stand|wait|look|sit|walk|pose|smile|lean|talk|paint|hammer|repair|kneel)$/u

/** A fisherman who stands next to his boat does not stand in the sea. */
function standsByBoat({ id, kind, actions }: Subject, { relations, subjects }: Shot): boolean {
  const stands = kind === 'person' && actions.some(({ verb }) => ON_LAND.test(verb))
  const isBoat = (other: string): boolean =>
    subjects.some((each) => each.id === other && each.kind === 'boat')
  return (
    stands &&
    relations.some(({ from, relation, to }) => from === id && relation === 'next-to' && isBoat(to))
  )
}

/** In a boat, on it, or with somebody who is. */
function isAboard(
  id: string,
  { relations, subjects }: Pick<Shot, 'relations' | 'subjects'>,
  beyond: readonly string[] = [],
): boolean {
  return relations.some(({ from, relation, to }) => {
    const held = /^(?:holding|wearing)$/u.test(relation) && to === id
    const other = held ? from : from === id && BORNE.test(relation) ? to : null
    if (other === null || beyond.includes(other)) return false
    const boat = subjects.some((each) => each.id === other && each.kind === 'boat')
    if (boat) return /^(?:on|inside|riding)$/u.test(relation)
    return isAboard(other, { relations, subjects }, [...beyond, id])
  })
}

/** What needs deep water: it lies off the quay, and on no sand. */
const DEEP =
  /\b(?:ship|steamship|warship|battleship|ferry|liner|tanker|freighter|galleon|yacht|sailboat|sailing boat|submarine|steamer|trawler|carrier|catamaran|tugboat)s?$/u

export function isShip({ kind, noun }: Subject): boolean {
  return kind === 'boat' && DEEP.test(noun)
}
