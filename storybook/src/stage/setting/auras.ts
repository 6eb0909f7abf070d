import { readColour } from '../../cast/colour/read-colour.ts'
import type { Subject, Weather } from '../../plan/plan.ts'
import { hashText } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { EffectName } from '../actions/action.ts'
import { beacons } from '../effects/beacons.ts'
import { firelight } from '../effects/firelight.ts'
import { headlamps } from '../effects/headlamps.ts'
import { particles } from '../effects/particles.ts'
import { projector } from '../effects/projector.ts'
import { RECIPES } from '../effects/recipes/all-recipes.ts'
import { turningBeam } from '../effects/turning-beam.ts'
import type { Player } from '../player.ts'

const AFLAME =
  /\b(phoenix|fire ?bird|fire spirit|fire elemental|fire demon|flaming \w+|burning \w+)$/u
const LAMPS =
  /\b(campfire|bonfire|fire|flames?|torch|candles?|fireplace|lantern|jack-o-lantern|carved pumpkin|firefly jar)$/u
const GLOWING = /^(neon|light|stars)$/u
const COLD = '#7fe6ff'
const POSTS = /\b(street ?lamp|street ?light|lamp ?post|lantern post)$/u
const LIGHTHOUSE = /\blighthouse$/u
/** What glows as a flame does. */
const WARM = /\b(pumpkin|lamp|window|ember|lava|coal|bulb|oven|furnace|jar)s?$/u

/** What comes off those who are made of it. */
const STREAMS: ReadonlyMap<string, readonly [EffectName, Spring]> = new Map([
  ['smoke', ['smoke', { high: 0.5, strength: 1.4 }]],
  ['water', ['drips', { high: 0.3, strength: 1 }]],
  ['lava', ['sparks', { high: 0.3, strength: 0.8 }]],
])

/** What hangs about those who are of fire, smoke, water or light, whatever they do. */
export function aurasOf(player: Player, weather: Weather): Piece[] {
  const { subject } = player
  if (LIGHTHOUSE.test(subject.noun)) return [lighthouseBeam(player, weather)]
  if (subject.material === 'hologram') return [projector(player)]
  const own = ofItsKind(player)
  if (own !== null) return [own]
  if (isAflame(subject)) return [...flames(player), lightOf(player)]
  if (isLamp(subject) || isHouseFire(subject)) return [lightOf(player)]
  const [name, spring] = STREAMS.get(subject.material ?? '') ?? []
  if (name && spring) return [stream(player, name, spring)]
  return glows(subject) ? [glowOf(player)] : []
}

/** The lamps of a car, the smoke of a cottage; null for all others. */
function ofItsKind(player: Player): Piece | null {
  const { picture, noun, words } = player.subject
  if (EMERGENCY.test(noun) && /^noto:|^prop:(ambulance|fire)/u.test(picture ?? ''))
    return rotaryLamps(player)
  if (CARS.test(picture ?? '')) return lampsOf(player)
  const chimney = CHIMNEYS.get(picture ?? '')
  return chimney && SMOKING.test(`${noun} ${words}`) ? chimneySmoke(player, chimney) : null
}

const EMERGENCY = /\b(police (car|van|vehicle)|ambulance|fire ?(engine|truck)|squad car)s?$/u

function rotaryLamps(player: Player): Piece {
  return beacons({
    name: player.key,
    at: (t) => {
      const { x, y, z, height, facing } = player.at(t)
      // On a fire engine they are on its cab, below the ladder.
      const [aside, up] = /fire/u.test(player.subject.noun) ? [0.31, 0.84] : [0.03, 0.97]
      return { x: x + aside * height * facing, y, z, height, up, apart: height * 0.2 }
    },
  })
}

/** Vehicles of the road that are seen from the side. */
const CARS =
  /^(?:noto|prop):(?:automobile|car|taxi|police-car|sport-utility-vehicle|delivery-truck|pickup-truck|minibus|bus|trolleybus|ambulance|fire-engine|racing-car|sports-car|limousine|convertible|van|truck|motorcycle|articulated-lorry|tractor)$/u

function lampsOf(player: Player): Piece {
  return headlamps({
    name: player.key,
    at: (t) => {
      const { x, y, z, height, facing } = player.at(t)
      return { x, y, z, height, facing, wide: height * player.actor.aspect * 0.92 }
    },
  })
}

/** Where the chimney of a drawn house ends, in its heights from the middle of its foot. */
const CHIMNEYS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['prop:log-cabin', [0.33, 0.98]],
  ['noto:house', [-0.25, 0.92]],
  ['noto:house-with-garden', [-0.25, 0.92]],
])
const SMOKING = /\b(cottage|cabin|hut|chalet|farmhouse|chimney|lodge)s?\b/u

function chimneySmoke(player: Player, [aside, high]: readonly [number, number]): Piece {
  const { smoke } = RECIPES
  return particles({
    name: `${player.key} chimney smoke`,
    recipe: {
      ...smoke,
      rate: 6,
      life: 3.4,
      size: [0.07, 0.24],
      speed: [0.05, 0.1],
      spread: [0.05, 0.03],
      scatter: [0.02, 0.01],
      alpha: 0.8,
    },
    from: -4,
    until: Infinity,
    strength: 1,
    seed: hashText(`${player.key} chimney`),
    spring: (t) => {
      const { x, y, z, height, facing } = player.at(t)
      return { x: x + aside * height, y: y + high * height, z, unit: height, facing }
    },
  })
}

function glowOf(player: Player): Piece {
  const { colour, noun } = player.subject
  const warm = colour === null && WARM.test(noun)
  return warm ? lightOf(player) : lightOf(player, readColour(colour ?? '') ?? COLD)
}

const isLamp = ({ noun }: Subject): boolean => LAMPS.test(noun) || POSTS.test(noun)

const isHouseFire = ({ kind, actions }: Subject): boolean =>
  kind === 'building' && actions.some(({ verb }) => verb === 'burn' || verb === 'burn-down')

function isAflame({ noun, material, actions }: Subject): boolean {
  // Who burns as a deed has the deed's flames already.
  const burns = actions.some(({ verb }) => verb === 'burn')
  return !burns && (material === 'fire' || AFLAME.test(noun))
}

function glows({ material, actions }: Subject): boolean {
  if (GLOWING.test(material ?? '')) return true
  return actions.some(({ verb }) => verb === 'glow' || verb === 'shine')
}

/** All along what is long: a train, a word. */
function flames(player: Player): Piece[] {
  const wide = Math.max(0.42, player.actor.aspect * 0.44 - 0.2)
  return [
    stream(player, 'fire', { high: 0.2, strength: (2.6 * wide) / 0.42, wide }),
    stream(player, 'sparks', { high: 0.3, strength: 0.6 }),
  ]
}

interface Spring {
  /** Where on the body, in own heights above its feet. */
  readonly high: number
  readonly strength: number
  readonly wide?: number
}

function stream(player: Player, name: EffectName, { high, strength, wide }: Spring): Piece {
  const recipe = RECIPES[name]
  const scatter =
    wide === undefined
      ? {}
      : { scatter: [wide, 0.26] as const, size: [0.16, 0.04] as const, rate: 44, depth: 0.1 }
  return particles({
    name: `${player.key} aura ${name}`,
    recipe: { ...recipe, ...scatter },
    from: -3,
    until: Infinity,
    strength,
    seed: hashText(`${player.key} aura ${name}`),
    spring: (t) => {
      const { x, y, z, height, facing } = player.at(t)
      return { x, y: y + height * high, z, unit: height, facing }
    },
  })
}

/** It is lit for ships: in the dark and in bad weather, or because it is said to shine. */
function lighthouseBeam(player: Player, weather: Weather): Piece {
  const needed = /^(rain|storm|fog|snow|blizzard)$/u.test(weather) || glows(player.subject)
  return turningBeam({
    name: `${player.key} beam`,
    from: (t) => {
      const { x, y, z, height } = player.at(t)
      return { x, y: y + height * 0.83, z, reach: height * 2.4 }
    },
    strength: { dark: 0.7, light: needed ? 0.5 : 0.1 },
  })
}

function lightOf(player: Player, colour?: string): Piece {
  return firelight({
    name: player.key,
    ...(colour === undefined || colour === 'rainbow' ? {} : { colour }),
    at: (t) => {
      const { x, y, z, height } = player.at(t)
      return {
        x,
        y: y + height * (POSTS.test(player.subject.noun) ? 0.86 : 0.45),
        z,
        reach: colour === undefined ? 3 + height * 1.1 : 0.5 + height * 0.85,
      }
    },
  })
}
