import type { Config } from '../config/settings.ts'
import { makeKeyCommand } from './make-key-command.ts'

export interface Greeting {
  readonly url: string
  /** Shown once, when it has just been made. */
  readonly token: string | null
  readonly config: Pick<Config, 'dataDir' | 'filesDir' | 'databaseUrl' | 's3Bucket'>
}

/** What a person reads who has just started the service. */
export function greeting({ url, token, config }: Greeting): string {
  const lines = ['', `  Zoetrope is ready at ${url}`, `  ${placesOf(config)}`, '']
  if (token === null) lines.push(`  Make a key with: npx ${makeKeyCommand(config.dataDir)}`, '')
  else {
    lines.push(
      '  Your API key, shown this once:',
      '',
      `    ${token}`,
      '',
      '  Try it:',
      '',
      `    curl ${url}/v1/videos/text-to-video \\`,
      `      -H 'Authorization: Bearer ${token}' \\`,
      `      -H 'Content-Type: application/json' \\`,
      `      -d '{"prompt": "six rabbits hop through a snowy garden at dusk"}'`,
      '',
    )
  }
  return `${lines.join('\n')}\n`
}

function placesOf({ dataDir, filesDir, databaseUrl, s3Bucket }: Greeting['config']): string {
  const films = s3Bucket === null ? (filesDir ?? dataDir) : `S3, bucket ${s3Bucket}`
  // Its address may hold a password.
  const database = databaseUrl === null ? dataDir : 'PostgreSQL'
  return films === database
    ? `Films and database: ${films}`
    : `Films: ${films}, database: ${database}`
}
