import type { Shot } from '../../plan/plan.ts'

const CRYSTALS = /\b(?:crystal|gem|gemstone|geode)s?$/u
const SHINES = /^(?:light-up|glow|shine|sparkle|twinkle|flicker)$/u
const CAVES = /\b(?:cave|cavern|grotto|geode|mine)\b/u

/** The crystals of a cave grow on its walls, where they glow or light up one after the other. */
export function growCrystals(shot: Shot): Shot {
  if (!CAVES.test(shot.place ?? '')) return shot
  const crystals = shot.subjects.filter(
    ({ noun, count, actions }) =>
      CRYSTALS.test(noun) && count > 1 && actions.every(({ verb }) => SHINES.test(verb)),
  )
  const gone = new Set(crystals.map(({ id }) => id))
  const used = shot.relations.some(({ from, to }) => gone.has(from) || gone.has(to))
  if (crystals.length === 0 || used || gone.size === shot.subjects.length) return shot
  const lights = crystals.some(({ actions }) => actions.some(({ verb }) => verb === 'light-up'))
  return {
    ...shot,
    place: 'crystal cave',
    scenery: [...(lights ? ['lighting up'] : []), ...(shot.scenery ?? [])].slice(0, 6),
    subjects: shot.subjects.filter(({ id }) => !gone.has(id)),
  }
}
