import type { Actor, Pose } from './actor.ts'

/** Drawings of our own for deeds that a picture cannot be bent to: by picture, then by `pose.guise`. */
const GUISES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'noto:cat': { groom: 'cat-grooming' },
  'noto:black-cat': { groom: 'cat-grooming' },
  'noto:monkey': { swing: 'monkey-swinging' },
  'noto:snake': { slither: 'snake-slithering' },
  'noto:egg': { hatch: 'hatching-egg' },
  'prop:book': { open: 'opening-book' },
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
  return {
    ...actor,
    ...([...drawn.values()].some((each) => each?.opens) && { opens: true }),
    draw: (brush, pose) => shown(pose).draw(brush, pose),
    grip: (name, pose) => shown(pose).grip(name, pose),
  }
}
