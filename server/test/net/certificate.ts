import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  readonly key: string
  readonly cert: string
}

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 0x80 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts)
const hex = (text: string): Buffer => Buffer.from(text, 'hex')

const ECDSA_WITH_SHA256 = sequence(hex('06082a8648ce3d040302'))
const SUBJECT_ALT_NAME = hex('0603551d11')

const nameOf = (text: string): Buffer =>
  sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(text)))))

const timeOf = (date: Date): Buffer =>
  der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))

/** Makes a certificate that vouches for itself, good for an hour and for one name or IPv4 address. */
export function createCertificate(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const isAddress = /^\d+\.\d+\.\d+\.\d+$/.test(host)
  const alternative = isAddress
    ? der(0x87, Buffer.from(host.split('.').map(Number)))
    : der(0x82, Buffer.from(host))
  const content = sequence(
    der(0xa0, hex('020102')),
    hex('020101'),
    ECDSA_WITH_SHA256,
    nameOf(host),
    sequence(timeOf(new Date(Date.now() - 60_000)), timeOf(new Date(Date.now() + 3_600_000))),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(SUBJECT_ALT_NAME, der(0x04, sequence(alternative))))),
  )
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey))
  const base64 = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  }
}
