/** Endings that only a private resolver answers, or that no resolver should be asked. */
const LOCAL_ENDINGS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'test',
  'invalid',
  'example',
  'onion',
  'alt',
]

/** One spelling for each name: no brackets around IPv6, no dot at the end. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether DNS could carry the name at all. */
export function isHostName(host: string): boolean {
  return host.length <= 253 && host.split('.').every((label) => /^[a-z\d_-]{1,63}$/.test(label))
}

/** Whether the name can only mean a machine nearby. A name without a dot does: search domains complete it. */
export function isLocalName(host: string): boolean {
  if (!host.includes('.')) return true
  return LOCAL_ENDINGS.some((ending) => host.endsWith(`.${ending}`))
}
