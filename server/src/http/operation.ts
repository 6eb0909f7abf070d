import type { z } from 'zod'
import type { ErrorCode } from '../errors/catalogue.ts'

/** One route as its reader sees it. A test holds this table against the routes that really answer. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: string
  readonly id: string
  readonly group: 'Create' | 'Videos' | 'Webhooks' | 'Account' | 'Service'
  readonly summary: string
  readonly description?: string
  readonly query?: z.ZodObject
  readonly headers?: readonly RequestHeader[]
  readonly json?: z.ZodType
  readonly form?: z.ZodType
  readonly answer:
    | z.ZodType
    | { readonly mimeTypes: readonly string[]; readonly description: string }
  /** Other ways to succeed, by status. */
  readonly otherAnswers?: Readonly<Record<number, string>>
  readonly errors: readonly ErrorCode[]
  /** Answers without a key. */
  readonly open?: true
}

export interface RequestHeader {
  readonly name: string
  readonly description: string
}
