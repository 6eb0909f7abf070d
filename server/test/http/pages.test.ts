import { describe, expect } from 'vitest'
import { test } from '../harness/shared.ts'

const PAGES = [
  ['/', 'text/html; charset=utf-8'],
  ['/docs', 'text/html; charset=utf-8'],
  ['/studio.js', 'text/javascript; charset=utf-8'],
  ['/client/index.js', 'text/javascript; charset=utf-8'],
  ['/studio.css', 'text/css; charset=utf-8'],
  ['/docs.js', 'text/javascript; charset=utf-8'],
  ['/style.css', 'text/css; charset=utf-8'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/svg+xml'],
] as const

describe('a page', () => {
  test.for(PAGES)('%s is there for anybody, as %s', async ([route, type], { api }) => {
    const response = await api.request(route, { key: null })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect((await response.text()).length).toBeGreaterThan(100)
  })

  test.for(PAGES)('%s may load nothing from elsewhere', async ([route], { api }) => {
    const response = await api.request(route, { key: null })
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const rules = new Map(
      policy.split(';').map((rule): [string, string] => {
        const [name = '', ...sources] = rule.trim().split(' ')
        return [name, sources.join(' ')]
      }),
    )
    expect(rules.get('default-src')).toBe("'none'")
    expect(rules.get('frame-ancestors')).toBe("'none'")
    expect(rules.get('base-uri')).toBe("'none'")
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
  })
})

test.for(['/', '/docs'])('%s works offline: all it names is here', async (route, { api }) => {
  const html = await (await api.request(route, { key: null })).text()
  const links = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(link, 'an address elsewhere').not.toMatch(/^(https?:)?\/\//)
    expect((await api.request(link, { key: null })).status, link).toBe(200)
  }
})

test.for(['/', '/docs'])(
  '%s has no script or style inside, as its policy asks',
  async (route, { api }) => {
    const html = await (await api.request(route, { key: null })).text()
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*\bsrc=)|\son\w+="/i)
  },
)
