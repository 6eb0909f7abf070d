import type { Actor, Pose } from './actor.ts'

/** Drawings of our own for deeds that a picture cannot be bent to: by picture, then by `pose.guise`. */
const GUISES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'noto:cat': { groom: 'cat-grooming', sleep: 'cat-sleeping' },
  'noto:black-cat': { groom: 'cat-grooming', sleep: 'cat-sleeping' },
  'noto:dog': { sleep: 'dog-sleeping', profile: 'mongrel' },
  'prop:dragon': { sleep: 'dragon-sleeping' },
  'noto:hippopotamus': { yawn: 'hippo-gaping' },
  'noto:wolf': { howl: 'wolf-howling', sleep: 'wolf-curled' },
  'noto:fox': { sleep: 'fox-curled' },
  'noto:bear': { sleep: 'bear-curled' },
  'noto:polar-bear': { sleep: 'polar-bear-curled' },
  'noto:panda': { sleep: 'panda-curled' },
  'prop:red-panda': { sleep: 'red-panda-curled' },
  'noto:raccoon': { sleep: 'raccoon-curled' },
  'noto:lion': { sleep: 'maned-lion-curled' },
  'prop:lioness': { sleep: 'lion-curled' },
  'prop:lion-cub': { sleep: 'lion-curled' },
  'noto:tiger': { sleep: 'tiger-curled' },
  'prop:tiger-cub': { sleep: 'tiger-curled' },
  'noto:leopard': { sleep: 'leopard-curled' },
  'noto:deer': { sleep: 'deer-curled' },
  'prop:fawn': { sleep: 'fawn-curled' },
  'noto:rabbit': { sleep: 'rabbit-curled' },
  'prop:squirrel': { sleep: 'squirrel-curled' },
  'noto:chipmunk': { sleep: 'squirrel-curled' },
  'noto:mouse': { sleep: 'mouse-curled' },
  'noto:rat': { sleep: 'mouse-curled' },
  'noto:hamster': { sleep: 'hamster-curled' },
  'noto:koala': { sleep: 'koala-curled' },
  'noto:otter': { sleep: 'otter-curled' },
  'noto:hedgehog': { sleep: 'hedgehog-curled' },
  'prop:gecko': { cling: 'gecko-from-above' },
  'prop:lizard': { cling: 'lizard-from-above' },
  'noto:lizard': { cling: 'lizard-from-above' },
  'prop:salamander': { cling: 'salamander-from-above' },
  'prop:woodpecker': { drum: 'woodpecker-drumming' },
  'noto:monkey': { swing: 'monkey-swinging' },
  'noto:orangutan': { swing: 'monkey-swinging' },
  'noto:gorilla': { swing: 'monkey-swinging' },
  'noto:snake': { slither: 'snake-slithering' },
  'noto:egg': { hatch: 'hatching-egg' },
  'prop:book': { open: 'opening-book' },
  'noto:package': { open: 'opening-box' },
  'noto:treasure-chest': { open: 'treasure-chest' },
}

/** Whether there is a drawing of this actor doing this. */
export function hasGuise(picture: string, deed: string): boolean {
  return GUISES[picture]?.[deed] !== undefined
}

/** The same actor, who shows its other drawings when the deed asks for one. */
export function withGuises(actor: Actor, create: (prop: string) => Actor | undefined): Actor {
  const known = GUISES[actor.name]
  if (!known) return actor
  const drawn = new Map(Object.entries(known).map(([deed, prop]) => [deed, create(prop)]))
  const shown = ({ guise }: Pose): Actor =>
    (guise === undefined ? actor : drawn.get(guise)) ?? actor
  /** Long drawings are shown lower, so that nobody grows when it lies down. */
  const size = (other: Actor): number =>
    other === actor ? 1 : Math.min(1, 1.12 * Math.sqrt(actor.aspect / other.aspect))
  return {
    ...actor,
    ...([...drawn.values()].some((each) => each?.opens) && { opens: true }),
    aspectIn: (pose) => shown(pose).aspect * size(shown(pose)),
    draw: (brush, pose) => {
      const other = shown(pose)
      const k = size(other)
      brush.ctx.save()
      brush.ctx.scale(k, k)
      other.draw({ ...brush, pixels: brush.pixels * k }, pose)
      brush.ctx.restore()
    },
    grip: (name, pose) => {
      const other = shown(pose)
      const { x, y } = other.grip(name, pose)
      return { x: x * size(other), y: y * size(other) }
    },
  }
}

/** The same actor, asleep whatever is done to it: who strokes a sleeping cat does not wake it. */
export function asleep(actor: Actor): Actor {
  const rests: Pose = hasGuise(actor.name, 'sleep') ? { guise: 'sleep' } : { crouch: 1, bow: 0.62 }
  const inSleep = (pose: Pose): Pose => ({ ...pose, ...rests, blink: 1, face: 'sleepy' })
  return {
    ...actor,
    ...(actor.aspectIn && { aspectIn: (pose) => actor.aspectIn?.(inSleep(pose)) ?? actor.aspect }),
    draw: (brush, pose) => actor.draw(brush, inSleep(pose)),
    grip: (name, pose) => actor.grip(name, inSleep(pose)),
  }
}
