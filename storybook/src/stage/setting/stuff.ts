import { readColour } from '../../cast/colour/read-colour.ts'
import type { Subject } from '../../plan/plan.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Effect, EffectName } from '../actions/action.ts'
import { particles, type Stream } from '../effects/particles.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import { tinted } from '../effects/recipes/tinted.ts'
import type { Player } from '../player.ts'

interface Stuff {
  readonly words: RegExp
  readonly effect: EffectName
  /** Whether it comes from the foot, not from the top. */
  readonly low: boolean
}

/** Stuff that comes out of others: shown as an effect on the lead when there is one. */
const STUFF: readonly Stuff[] = [
  { words: /^(flames?|fire|blaze)$/u, effect: 'fire', low: true },
  { words: /^(smoke|exhaust|fumes)$/u, effect: 'smoke', low: true },
  { words: /^(steam)$/u, effect: 'steam', low: false },
  { words: /^(sparks?)$/u, effect: 'sparks', low: false },
  { words: /^(dust|dust cloud|sand cloud)$/u, effect: 'dust', low: true },
  { words: /^mud clod$/u, effect: 'mud', low: true },
  { words: /^(bubbles?)$/u, effect: 'bubbles', low: false },
  { words: /^(confetti)$/u, effect: 'confetti', low: false },
  { words: /^(petals?|cherry blossom petals?)$/u, effect: 'petals', low: false },
  {
    words: /^((?:water |rain |dew )?(?:drops?|droplets?)|raindrops?|dewdrops?|dew)$/u,
    effect: 'beads',
    low: false,
  },
  { words: /^(sparkles?|glitter|magic)$/u, effect: 'magic', low: false },
]

/** The stuff that a subject is, if it is any. */
export const stuffOf = ({ noun }: Subject): Stuff | undefined =>
  STUFF.find(({ words }) => words.test(noun))

/** Drops that gather on a skin, swell and run a little. */
function beadsOn(player: Player, seed: number): Piece {
  return particles({
    name: `${player.key} beads`,
    recipe: RECIPES.beads,
    from: 0,
    until: Infinity,
    strength: 1,
    seed: seed ^ hashText(player.key),
    spring: (t) => {
      const { x, y, z, height } = player.at(t)
      const { aspect } = player.actor
      const unit = height * Math.min(1, aspect)
      // As far to the sides as it is wide.
      return { x, y: y + 0.42 * height, z, unit, facing: Math.max(1, aspect) }
    },
  })
}

const GREAT = new Set<Subject['size']>(['large', 'giant'])

const RISES = /^(rise|take-off|fly-up)$/u

/** They may have been put on wheels. */
const HOUSES = /\b(?:house|hut|cottage|cabin|castle)$/u

/** Where stuff leaves the one it comes out of. */
function springOf(stuff: Stuff, lead: Player, own: Effect | undefined): Stream['spring'] {
  // Smoke leaves a house by its chimney.
  const housed = lead.subject.kind === 'building' || HOUSES.test(lead.subject.noun)
  const low = stuff.low && !housed
  // Who rises from the flames leaves them on the ground.
  const stays = stuff.low && RISES.test(lead.subject.actions[0]?.verb ?? '')
  return (t) => {
    const { x, y, z, height, facing } = lead.at(t)
    const high = own?.at(t).y ?? (low ? 0.05 : 0.85)
    return { x, y: (stays ? 0 : y) + high * height, z, unit: height, facing }
  }
}

/** The pieces of stuff that comes out of the lead, or gathers on all who are there. */
export function stuffPieces(subject: Subject, players: readonly Player[], seed: number): Piece[] {
  const stuff = stuffOf(subject)
  const [lead] = players
  if (!stuff || !lead) return []
  if (stuff.effect === 'beads') return players.map((player) => beadsOn(player, seed))
  const colour = readColour(subject.colour ?? '')
  const own = lead.performance.effects.find(({ name }) => name === stuff.effect)
  if (own && colour === null && !GREAT.has(subject.size)) return []
  const { from, until } = own ?? { from: 0, until: Infinity }
  return [
    particles({
      name: `${lead.key} ${stuff.effect}`,
      recipe: tinted(RECIPES[stuff.effect], subject.colour),
      from,
      until,
      strength: (own ? 3 : 1.5) * (GREAT.has(subject.size) ? 2 : 1),
      seed: seed ^ hashText(subject.id),
      spring: springOf(stuff, lead, own),
    }),
  ]
}
