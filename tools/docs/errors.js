import { CATALOGUE } from '../../server/dist/errors/catalogue.js'

/** Every error code, and how to mend it. */
export function errors() {
  const rows = Object.entries(CATALOGUE)
    .map(
      ([code, { status, retryable }]) =>
        `| [\`${code}\`](#${code}) | ${status} | ${retryable ? 'yes' : 'no'} |`,
    )
    .join('\n')
  const paragraphs = Object.entries(CATALOGUE)
    .map(
      ([code, { status, type, help }]) =>
        `### ${code}\n\nHTTP ${status}, type \`${type}\`. ${help}`,
    )
    .join('\n\n')
  return `# Errors

Every error has the same body, and its \`request_id\` is also in the header \`x-request-id\`:

\`\`\`json
{
  "error": { "message": "…", "type": "invalid_request_error", "param": "duration", "code": "invalid_value" },
  "request_id": "req_…"
}
\`\`\`

Go by \`code\`: messages are for people and may change. A task that failed carries the same codes in its \`error\`.

| code | status | may pass when tried again |
|---|---|---|
${rows}

${paragraphs}
`
}
