import { expect } from 'vitest'

/** What an error must look like, whatever went wrong. */
export async function expectError(
  response: Response,
  { status, code, param = null }: { status: number; code: string; param?: string | null },
): Promise<string> {
  const body = (await response.json()) as { error: { message: string } }
  expect({ status: response.status, body }).toMatchObject({
    status,
    body: {
      error: { message: expect.any(String), type: expect.any(String), param, code },
      request_id: response.headers.get('x-request-id'),
    },
  })
  return body.error.message
}
