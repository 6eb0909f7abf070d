import type { TestProject } from 'vitest/node'
import { startS3Server } from './s3-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Null where there is no S3 server: the tests that need it say so and are skipped. */
    s3: { readonly name: string; readonly endpoint: string } | null
  }
}

/** An S3 server for this run, started here on loopback and ended after. */
export default async function startS3(project: TestProject): Promise<() => Promise<void>> {
  const server = await startS3Server()
  project.provide('s3', server ? { name: server.name, endpoint: server.endpoint } : null)
  if (!server) {
    process.stderr.write(
      'No S3 server here (go install github.com/versity/versitygw/cmd/versitygw@v1.8.0, or pip install "moto[server]"): its tests are SKIPPED.\n',
    )
  } else if (server.name === 'moto_server') {
    process.stderr.write('The S3 server here is moto, which looks at no signature.\n')
  }
  return async () => server?.stop()
}
