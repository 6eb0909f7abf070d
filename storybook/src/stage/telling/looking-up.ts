import type { Shot, Subject } from '../../plan/plan.ts'

const TREES =
  /\b(?:tree|redwood|sequoia|pine|fir|spruce|oak|birch|cedar|aspen|maple|beech|canopy)s?$/u
const WOODS = /\b(?:forest|woods?|woodland|grove|jungle|rainforest|redwoods|sequoias|trees)$/u

const isTree = ({ kind, noun, actions }: Subject): boolean =>
  kind === 'plant' &&
  TREES.test(noun) &&
  actions.every(({ verb }) => /^(?:sway|swing|wave|stand|grow|tower|reach)$/u.test(verb))

/** From the ground nobody sees trees side by side: they run together over whoever looks up. */
export function lookUp(shot: Shot): Shot {
  const { camera, subjects, place } = shot
  const woods = WOODS.test(place ?? '') || (subjects.length > 0 && place === null)
  const many = subjects.length === 0 || subjects.some(({ count }) => count > 1)
  if (camera.framing !== 'low-angle' || !woods || !many || !subjects.every(isTree)) return shot
  const move = camera.move ?? 'dolly-in'
  return {
    ...shot,
    place: 'treetops',
    subjects: [],
    relations: [],
    camera: { ...camera, framing: null, move },
  }
}
