import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { iconBody, iconNames, resolveIcon } from '../../src/cast/noto/icons.ts'

const path = createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json')
const file = JSON.parse(readFileSync(path, 'utf8')) as {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

test('reading pictures piecemeal finds what parsing the whole file finds', () => {
  expect(iconNames()).toEqual(Object.keys(file.icons))
  for (const [name, { body }] of Object.entries(file.icons)) expect(iconBody(name)).toBe(body)
})

test('an alias leads to its picture', () => {
  for (const [alias, { parent }] of Object.entries(file.aliases)) {
    expect(resolveIcon(alias)).toBe(resolveIcon(parent))
  }
})
