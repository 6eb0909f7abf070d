import { alreadySent } from './already-sent.ts'
import { takeHeaders, type Headers } from './answer-headers.ts'
import type { HttpDeps } from './deps.ts'
import { toStream, type FileBody } from './file-body.ts'
import { bindingsOf, type RequestContext } from './request-context.ts'
import { createSendBody } from './send-body.ts'

export interface FileAnswer {
  readonly status: 200 | 206
  readonly headers: Headers
  readonly pieces: FileBody
}

/** Starts to send files. What becomes of them is not waited for: a film may take its reader an hour. */
export function createAnswerFile({ onError }: Pick<HttpDeps, 'onError'>) {
  const send = createSendBody()

  return (c: RequestContext, { status, headers, pieces }: FileAnswer): Response => {
    const { outgoing } = bindingsOf(c)
    if (!outgoing) return c.body(toStream(pieces), status, headers)
    outgoing.writeHead(status, takeHeaders(c, headers))
    send(outgoing, pieces).catch((error: Error) => {
      // A reader that goes away is no fault of ours.
      if (!outgoing.destroyed) onError(error, c.var.requestId)
      outgoing.destroy()
    })
    return alreadySent(status)
  }
}
