import { isKey } from '../storage.ts'
import type { S3Client } from './client.ts'
import { textOf, textsOf } from './xml.ts'

/** A thousand for each request, asked for only when somebody wants them. What is not ours has no key. */
export async function* listObjects(client: S3Client): AsyncGenerator<string> {
  const { prefix } = client.bucket
  for (let token: string | undefined; ;) {
    const query = { ...LIST, prefix, ...(token !== undefined && { 'continuation-token': token }) }
    const { text } = await client.ask({ method: 'GET', query })
    for (const name of textsOf(text, 'Key').map(decodeName)) {
      const key = name.slice(prefix.length)
      if (name.startsWith(prefix) && isKey(key)) yield key
    }
    const next = textOf(text, 'NextContinuationToken')
    if (textOf(text, 'IsTruncated') !== 'true' || !next || next === token) return
    token = next
  }
}

const LIST = { 'list-type': '2', 'encoding-type': 'url' }

/** Names of others can be anything, and XML cannot. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
