import type { Subject } from '../../plan/plan.ts'

export const FLIES =
  /^(fly|soar|glide|hover|swoop|patrol|ride-broom|ride-carpet|fly-jetpack|fly-hoverboard)$/u

export function has(subjects: readonly Subject[], words: RegExp): boolean {
  return subjects.some(({ noun }) => words.test(noun))
}

export function does({ actions }: Subject, verbs: RegExp): boolean {
  return actions.some(({ verb }) => verbs.test(verb))
}
