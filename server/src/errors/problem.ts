/** A mistake of the operator's (a taken port, an unwritable folder): one sentence on stderr, never a stack trace. */
export class Problem extends Error {
  override readonly name = 'Problem'
}
