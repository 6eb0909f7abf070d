// Writes assets/picture-groups.json: which emoji subgroup each Noto picture belongs to (skin tones left out).
// Run it again after an update of @iconify-json/noto or emojibase-data: node storybook/tools/make-picture-groups.js
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const load = (path) => JSON.parse(readFileSync(require.resolve(path), 'utf8'))
const { icons } = load('@iconify-json/noto/icons.json')
const chars = load('@iconify-json/noto/chars.json')
const { subgroups } = load('emojibase-data/meta/groups.json')

const bare = (hexcode) => hexcode.toLowerCase().replaceAll('-fe0f', '').replaceAll('-200d', '')
const byCode = new Map(Object.entries(chars).map(([code, name]) => [bare(code), name]))
const groups = {}
for (const { hexcode, subgroup } of load('emojibase-data/en/data.json')) {
  const name = byCode.get(bare(hexcode))
  if (name && icons[name] && subgroup !== undefined) (groups[subgroups[subgroup]] ??= []).push(name)
}
for (const names of Object.values(groups)) names.sort()
const path = new URL('../assets/picture-groups.json', import.meta.url)
writeFileSync(path, `${JSON.stringify(groups, null, 1)}\n`)
