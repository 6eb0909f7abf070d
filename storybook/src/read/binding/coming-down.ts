import type { Binding } from './binding.ts'

/** Deeds that are done on the ground, whatever flies about meanwhile. */
const ON_THE_GROUND =
  /^(?:catch|serve-food|throw|juggle|walk|run|clap|cheer|cook|flip-pancake|look|watch|stand|sit|laugh|point|dance|celebrate|kneel|faceplant|wave)$/

/** "The glasses fly through the air and he catches them": he is not up there with them. */
export function comeDown(binding: Binding): void {
  const { place, subjects, relations } = binding
  const grounded = subjects.some(
    ({ id, kind, actions }) =>
      kind === 'person' &&
      actions.some(({ verb }) => ON_THE_GROUND.test(verb)) &&
      !relations.some(
        ({ from, relation }) => from === id && /^(?:riding|inside|on)$/.test(relation),
      ),
  )
  if (place === 'air' && grounded) binding.place = null
}
