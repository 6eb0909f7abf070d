import { PROPS } from '../../storybook/dist/cast/props/all-props.js'

/** The words of everything that Storybook draws itself, as the reader loads them without the drawings: name, kind, words. */
export function storybookProps() {
  const lines = PROPS.map(({ name, kind, words }) => `${name}\t${kind}\t${words.join('|')}`)
  return `${lines.join('\n')}\n`
}
