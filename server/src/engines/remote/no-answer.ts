/** A server did not answer, or not to the end. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  /** Whether it can have heard the question. If not, nothing was begun there. */
  readonly heard: boolean

  constructor(heard: boolean, options: ErrorOptions) {
    super(heard ? 'The answer did not come.' : 'Nobody answers there.', options)
    this.heard = heard
  }
}
