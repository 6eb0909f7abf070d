import { NoAnswer } from './no-answer.ts'

/** Whatever goes wrong before the job is handed in, nothing was begun. */
export function before<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((cause: unknown) => {
    throw cause instanceof NoAnswer ? new NoAnswer(false, { cause }) : cause
  })
}
