import type { Binding } from './binding.ts'

/** Whether one of the deeds told last is such a one. */
export function does({ actions }: Binding, deeds: RegExp): boolean {
  return actions.some(({ verb }) => deeds.test(verb))
}
