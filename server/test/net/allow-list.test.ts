import { describe, expect, it } from 'vitest'
import { Problem } from '../../src/errors/problem.ts'
import { createAddressGuard } from '../../src/net/address-guard.ts'
import { NetworkError } from '../../src/net/network-error.ts'

function allows(allowList: string[], link: string, address?: string): boolean {
  const guard = createAddressGuard({ allowList })
  try {
    const target = guard.check(new URL(link))
    return address === undefined || guard.allows(address, target)
  } catch (thrown) {
    if (thrown instanceof NetworkError) return false
    throw thrown
  }
}

describe('an allow-list', () => {
  it.each([
    ['127.0.0.1:9000', 'http://127.0.0.1:9000/', true],
    ['127.0.0.1:9000', 'http://127.0.0.1:9001/', false],
    ['127.0.0.1:9000', 'http://127.0.0.2:9000/', false],
    ['127.0.0.1:9000', 'http://2130706433:9000/', true],
    ['127.0.0.1:25', 'http://127.0.0.1:25/', true],
    ['127.0.0.1', 'http://127.0.0.1:25/', false],
    ['10.0.0.0/8', 'http://10.9.8.7/', true],
    ['10.0.0.0/8', 'http://11.0.0.1:81/', false],
    ['10.0.0.0/8:81', 'http://10.0.0.1:81/', true],
    ['10.0.0.0/8', 'http://192.168.0.1/', false],
    ['0.0.0.0/0', 'http://[::ffff:127.0.0.1]/', false],
    ['::1', 'http://[::1]:8080/', true],
    ['[::1]:8080', 'http://[::1]:8080/', true],
    ['[::1]:8080', 'http://[::1]:8081/', false],
    ['fd00::/8', 'http://[fd12::1]/', true],
    ['wiki.corp', 'http://wiki.corp/', true],
    ['wiki.corp', 'http://WIKI.corp./', true],
    ['wiki.corp', 'http://other.wiki.corp/', false],
    ['wiki.corp:8080', 'http://wiki.corp/', false],
    ['*.corp', 'http://wiki.corp/', true],
    ['*.corp', 'http://corp/', false],
    ['bücher.local', 'http://bücher.local/', true],
    ['2130706433', 'http://127.0.0.1/', true],
  ])('of %s treats %s as allowed: %s', (entry, link, expected) => {
    expect(allows([entry], link)).toBe(expected)
  })

  it('trusts a listed name wherever it resolves, and no other name there', () => {
    expect(allows(['wiki.corp'], 'http://wiki.corp/', '10.0.0.1')).toBe(true)
    expect(allows(['wiki.corp'], 'http://example.com/', '10.0.0.1')).toBe(false)
  })

  it('trusts a listed block whatever name resolves into it', () => {
    expect(allows(['10.0.0.0/8'], 'http://example.com/', '10.0.0.1')).toBe(true)
    expect(allows(['10.0.0.0/8'], 'http://example.com/', '192.168.0.1')).toBe(false)
  })

  it('still refuses credentials', () => {
    expect(allows(['10.0.0.0/8'], 'http://user@10.0.0.1/')).toBe(false)
  })

  it.each([
    '',
    '10.0.0.0/33',
    'host:0',
    'host:99999',
    'http://host',
    '[::1',
    'a b',
    'user@host',
    '*',
  ])('refuses to start with %j', (entry) => {
    expect(() => createAddressGuard({ allowList: [entry] })).toThrow(Problem)
  })
})
