import { z } from 'zod'
import { CATALOGUE, type ErrorCode } from '../errors/catalogue.ts'
import type { Operation } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import { ErrorBody, Model, Video, VideoDeleted, VideoList } from './schemas.ts'
import { Delivery, WebhookSettings } from './webhook-schemas.ts'

const COMPONENTS = {
  Video,
  VideoList,
  VideoDeleted,
  Model,
  WebhookSettings,
  WebhookDelivery: Delivery,
  Error: ErrorBody,
}
type Json = Record<string, unknown>
type JsonSchema = Json & { readonly $defs?: Readonly<Record<string, Json>> }

/** OpenAPI 3.1, made from the schemas that validate: it cannot say anything else than what holds. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: toOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zoetrope',
      version: '1',
      summary: 'Video generation that anyone can run.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    tags: [...new Set(OPERATIONS.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'Your API key.' } },
      schemas: Object.fromEntries(
        Object.entries(COMPONENTS).map(([name, schema]) => [
          name,
          toSchema(schema, 'output', name),
        ]),
      ),
    },
  }
}

function toOperation(operation: Operation): Json {
  const { id, group, summary, description, open } = operation
  const parameters = toParameters(operation)
  const body = toBody(operation)
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(description && { description }),
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: toResponses(operation),
  }
}

function toParameters({ path, query, headers = [] }: Operation): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  // As it is read: a query is text, but what it means is a number or a word.
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = toSchema(schema as z.ZodType, 'output')
    return { name, in: 'query', ...(description ? { description } : {}), schema: rest }
  })
  const inHeader = headers.map((header) => ({
    ...header,
    in: 'header',
    schema: { type: 'string' },
  }))
  return [...inPath, ...inQuery, ...inHeader]
}

function toBody({ json, form }: Operation): Json | undefined {
  if (!json) return undefined
  const multipart = form && { 'multipart/form-data': { schema: withFile(toSchema(form, 'input')) } }
  const content = { 'application/json': { schema: toSchema(json, 'input') }, ...multipart }
  return { required: true, content }
}

/** In a form the picture may be a file; zod has no word for that which JSON Schema knows. */
function withFile(schema: Json): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const properties = { ...(schema['properties'] as Json), input_reference: file, image: file }
  return { ...schema, properties }
}

/** What can go wrong wherever a key is asked for. */
const ANYWHERE: readonly ErrorCode[] = [
  'missing_api_key',
  'invalid_api_key',
  'insufficient_scope',
  'rate_limit_exceeded',
  'internal_error',
  'store_unavailable',
]

function toResponses({ answer, otherAnswers = {}, errors, open }: Operation): Json {
  const codes: ErrorCode[] = open ? [...errors] : [...errors, ...ANYWHERE]
  const statuses = [...new Set(codes.map((code) => CATALOGUE[code].status))]
  const failures = statuses.map((status) => {
    const names = codes.filter((code) => CATALOGUE[code].status === status)
    const description = names.map((name) => `\`${name}\``).join(', ')
    const schema = { $ref: '#/components/schemas/Error' }
    return [String(status), { description, content: { 'application/json': { schema } } }] as const
  })
  const others = Object.entries(otherAnswers).map(([status, description]) => [
    status,
    { description },
  ])
  return { '200': toSuccess(answer), ...Object.fromEntries([...others, ...failures]) }
}

function toSuccess(answer: Operation['answer']): Json {
  if (!(answer instanceof z.ZodType)) {
    const content = Object.fromEntries(answer.mimeTypes.map((mimeType) => [mimeType, {}]))
    return { description: answer.description, content }
  }
  return {
    description: 'Success.',
    content: { 'application/json': { schema: toSchema(answer, 'output') } },
  }
}

/** Schemas with a name of their own become references to the components; inside its component a schema is spelled out. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', self?: string): Json {
  const name = z.globalRegistry.get(schema)?.id
  if (name !== undefined && name !== self) return { $ref: `#/components/schemas/${name}` }
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  const { $schema: _, $defs: named = {}, ...unnamed } = whole
  const { id: __, ...json } = named[name ?? ''] ?? unnamed
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as Json
}
