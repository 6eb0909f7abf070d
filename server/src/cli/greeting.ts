import { makeKeyCommand } from './make-key-command.ts'

export interface Greeting {
  readonly url: string
  /** Shown once, when it has just been made. */
  readonly token: string | null
  readonly dataDir: string
}

/** What a person reads who has just started the service. */
export function greeting({ url, token, dataDir }: Greeting): string {
  const lines = ['', `  Zoetrope is ready at ${url}`, `  Films and database: ${dataDir}`, '']
  if (token === null) lines.push(`  Make a key with: npx ${makeKeyCommand(dataDir)}`, '')
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
