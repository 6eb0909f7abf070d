import { describe, expect, test } from 'vitest'
import { amzDate, authorize, sha256, type Signable } from '../../../src/storage/s3/sign.ts'

const EMPTY = sha256('')
const signatureIn = (authorization: string): string | undefined => authorization.split('=').at(-1)

/** AWS's own test suite for Signature Version 4. */
describe('the published test suite', () => {
  const credentials = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    sessionToken: null,
  }
  const scope = { region: 'us-east-1', service: 'service' }
  const sign = (path: string, changes: Partial<Signable> = {}): string =>
    authorize(
      {
        method: 'GET',
        url: new URL(path, 'https://example.amazonaws.com'),
        payloadHash: EMPTY,
        ...changes,
        headers: {
          host: 'example.amazonaws.com',
          'x-amz-date': '20150830T123600Z',
          ...changes.headers,
        },
      },
      credentials,
      scope,
    )

  test('get-vanilla, all of it', () => {
    expect(sign('/')).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31',
    )
  })

  test.each([
    [
      'get-vanilla-query-order-key-case',
      '/?Param2=value2&Param1=value1',
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    [
      'get-vanilla-empty-query-key',
      '/?Param1=value1',
      'a67d582fa61cc504c4bae71f336f98b97f1ea3c7a6bfe1b6e45aec72011b9aeb',
    ],
    [
      'get-unreserved',
      '/-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
      '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f',
    ],
    ['get-utf8', '/ሴ', '8318018e0b0f223aa2bbf98705b62bb787dc9c0e678f255a891fd03141be5d85'],
    [
      'get-vanilla-utf8-query',
      '/?ሴ=bar',
      '2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04',
    ],
  ])('%s', (_, path, signature) => {
    expect(signatureIn(sign(path))).toBe(signature)
  })

  test('post-header-key-sort', () => {
    const headers = { 'my-header1': 'value1' }
    expect(signatureIn(sign('/', { method: 'POST', headers }))).toBe(
      'c5410059b04c1ee005303aed430f6e6645f61f4dc9e1461ec8f8916fdf18852c',
    )
  })
})

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
describe('the examples of S3', () => {
  const host = 'examplebucket.s3.amazonaws.com'
  const sign = (
    method: string,
    path: string,
    headers: Record<string, string>,
  ): string | undefined =>
    signatureIn(
      authorize(
        {
          method,
          url: new URL(path, `https://${host}`),
          payloadHash: headers['x-amz-content-sha256'] ?? '',
          headers: { host, 'x-amz-date': '20130524T000000Z', ...headers },
        },
        {
          accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
          secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
          sessionToken: null,
        },
        { region: 'us-east-1', service: 's3' },
      ),
    )

  test('a part of an object', () => {
    const headers = { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY }
    expect(sign('GET', '/test.txt', headers)).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  test('an object with a name that must be encoded', () => {
    const headers = {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': sha256('Welcome to Amazon S3.'),
    }
    expect(sign('PUT', '/test$file.text', headers)).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    )
  })

  test('a question without a value, and a list', () => {
    const headers = { 'x-amz-content-sha256': EMPTY }
    expect(sign('GET', '/?lifecycle', headers)).toBe(
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    )
    expect(sign('GET', '/?max-keys=2&prefix=J', headers)).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    )
  })
})

test('a time is written as AWS wants it', () => {
  expect(amzDate(new Date('2026-01-31T23:59:59.999Z'))).toBe('20260131T235959Z')
})
