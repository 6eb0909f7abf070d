import { PROPS } from '../../storybook/dist/cast/props/all-props.js'

/** The words of everything that Storybook draws itself, as the reader loads them without the drawings: name, kind, words. By name, so that a drawing may move. */
export function storybookProps() {
  const lines = PROPS.map(
    ({ name, kind, words }) => `${name}\t${kind}\t${words.join('|')}`,
  ).toSorted()
  return `${lines.join('\n')}\n`
}
