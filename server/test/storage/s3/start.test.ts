import { describe, expect, onTestFinished, test } from 'vitest'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Flags } from '../../harness/service.ts'
import { readConfig } from '../../../src/config/read-config.ts'
import { bucketFlags } from '../../harness/buckets.ts'
import { temporaryFolder } from '../../harness/temporary-folder.ts'
import { BUCKET, startFaultyS3, type FaultyS3 } from './faulty-s3.ts'

const onTrouble = (): undefined => undefined

async function open(flags: Flags) {
  const opened = await openStorage(readConfig({ flags }), { onTrouble })
  onTestFinished(() => opened.close())
  return opened
}

describe('a start on S3', () => {
  test('looks whether films can be listed, stored and removed, and leaves nothing', async () => {
    const s3 = await startFaultyS3()
    await open(bucketFlags(s3.endpoint, BUCKET))
    expect(s3.requests.map((request) => request.split(' ')[0])).toEqual(['GET', 'PUT', 'DELETE'])
    expect([...s3.objects]).toEqual([])
  })

  test.each<[string, (s3: FaultyS3) => Flags | void, string[]]>([
    [
      'a wrong key',
      () => ({ s3AccessKeyId: 'other' }),
      ['does not know the key in AWS_ACCESS_KEY_ID'],
    ],
    ['a wrong secret', () => ({ s3SecretAccessKey: 'hunter2' }), ['AWS_SECRET_ACCESS_KEY is not']],
    ['a wrong region', () => ({ s3Region: 'eu-west-3' }), ['ZOETROPE_S3_REGION=us-east-1']],
    [
      'a missing bucket',
      () => ({ s3Bucket: 'nothing-here' }),
      ['no bucket nothing-here', 'ZOETROPE_S3_BUCKET'],
    ],
    ['a clock that is behind', (s3) => void (s3.skewMs = 3_600_000), ['60 minutes behind', 'NTP']],
    [
      'a redirect to another region',
      (s3) =>
        s3.fail('GET', {
          status: 301,
          code: 'PermanentRedirect',
          headers: { 'x-amz-bucket-region': 'ap-south-1', location: 'https://elsewhere.example/' },
        }),
      ['ZOETROPE_S3_REGION=ap-south-1'],
    ],
    [
      'a key that may not write',
      (s3) => s3.fail('PUT', { status: 403, code: 'AccessDenied' }),
      ['s3:PutObject', 'films/some/where/*'],
    ],
    [
      'a token that is over',
      (s3) => s3.fail('GET', { status: 400, code: 'ExpiredToken' }),
      ['AWS_SESSION_TOKEN'],
    ],
    [
      'something that is no S3',
      (s3) =>
        s3.fail('GET', (response) => response.writeHead(404).end('<html>Nothing here</html>')),
      ['does not speak S3', 'ZOETROPE_S3_ENDPOINT'],
    ],
    [
      'https where there is none',
      (s3) => ({ s3Endpoint: s3.endpoint.replace('http:', 'https:') }),
      ['ZOETROPE_S3_ENDPOINT'],
    ],
    [
      'nobody',
      () => ({ s3Endpoint: 'http://127.0.0.1:1' }),
      ['Nobody answers at http://127.0.0.1:1', 'ECONNREFUSED'],
    ],
  ])('that meets %s says what to change', async (_, spoil, sentences) => {
    const s3 = await startFaultyS3()
    const flags = { ...bucketFlags(s3.endpoint, BUCKET), ...spoil(s3) }
    const error: unknown = await open(flags).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'Problem' })
    for (const text of sentences) expect((error as Error).message).toContain(text)
    expect((error as Error).message).not.toContain('hunter2')
  })

  test('without a key, or with a folder as well, does not begin', async () => {
    const { s3Bucket = '', ...rest } = bucketFlags('http://127.0.0.1:1', BUCKET)
    await expect(open({ s3Bucket })).rejects.toThrow('set AWS_ACCESS_KEY_ID')
    const filesDir = await temporaryFolder()
    await expect(open({ s3Bucket, ...rest, filesDir })).rejects.toThrow('not both')
  })

  test('sends the token of a key that was lent', async () => {
    const s3 = await startFaultyS3()
    await open({ ...bucketFlags(s3.endpoint, BUCKET), s3SessionToken: 'a-token' })
  })

  test('on a server that knows no conditions leaves its note all the same', async () => {
    const s3 = await startFaultyS3()
    const opened = await open(bucketFlags(s3.endpoint, BUCKET))
    s3.fail('PUT', { status: 501, code: 'NotImplemented' })
    await opened.claim('me')
    expect(s3.objects.get('some/where/.owner')?.toString()).toBe('me')
  })
})

test.each([
  [{ s3Endpoint: 'https://key@minio.example.org' }, 'without a key'],
  [{ s3Endpoint: 'minio:9000' }, 'https://minio.example.org'],
  [{ s3Prefix: '/films' }, 'zoetrope/films'],
  [{ s3Prefix: 'a/../b' }, 'zoetrope/films'],
  [{ s3Bucket: 'My Films' }, 'name of a bucket'],
] as const)('the setting %j is refused', (flags, sentence) => {
  expect(() => readConfig({ flags })).toThrow(sentence)
})

test.each([
  [{}, 'https://films.s3.us-east-1.amazonaws.com/some/where/a'],
  [
    { s3Bucket: 'films.example.org' },
    'https://s3.us-east-1.amazonaws.com/films.example.org/some/where/a',
  ],
  [
    { s3PathStyle: 'true', s3Region: 'eu-west-1' },
    'https://s3.eu-west-1.amazonaws.com/films/some/where/a',
  ],
  [{ s3Endpoint: 'http://minio:9000' }, 'http://minio:9000/films/some/where/a'],
  [
    { s3Endpoint: 'https://s3.example.org/v1', s3PathStyle: 'false' },
    'https://films.s3.example.org/v1/some/where/a',
  ],
])('the settings %j lead to %s', async (changes, url) => {
  const { toBucket, urlOfObject } = await import('../../../src/storage/s3/bucket.ts')
  const { s3Endpoint: _, ...flags } = bucketFlags('', BUCKET)
  const config = readConfig({ flags: { ...flags, ...changes } })
  expect(urlOfObject(toBucket(config.s3Bucket ?? '', config), 'a').href).toBe(url)
})
