import { readFileSync } from 'node:fs'

/** A file of `storybook/assets/`; the same relative path from `src/lexicon/`, `dist/lexicon/` and `dist/thread/`. */
export function readAsset(name: string): Buffer {
  return readFileSync(new URL(`../../assets/${name}`, import.meta.url))
}
