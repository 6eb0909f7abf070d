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
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = toSchema(schema as z.ZodType, 'input')
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

function toResponses({ answer, errors, open }: Operation): Json {
  const codes: ErrorCode[] = open
    ? [...errors]
    : [...errors, 'missing_api_key', 'invalid_api_key', 'rate_limit_exceeded', 'internal_error']
  const statuses = [...new Set(codes.map((code) => CATALOGUE[code].status))]
  const failures = statuses.map((status) => {
    const names = codes.filter((code) => CATALOGUE[code].status === status)
    const description = names.map((name) => `\`${name}\``).join(', ')
    const schema = { $ref: '#/components/schemas/Error' }
    return [String(status), { description, content: { 'application/json': { schema } } }] as const
  })
  return { '200': toSuccess(answer), ...Object.fromEntries(failures) }
}

function toSuccess(answer: Operation['answer']): Json {
  if (!(answer instanceof z.ZodType)) {
    return { description: answer.description, content: { [answer.mimeType]: {} } }
  }
  return {
    description: 'Success.',
    content: { 'application/json': { schema: toSchema(answer, 'output') } },
  }
}

/** Named schemas become references; inside its own definition a schema is spelled out. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', self?: string): Json {
  const {
    $schema: _,
    $defs: __,
    ...json
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = z.globalRegistry.get(zodSchema)?.id
      delete jsonSchema.id
      if (name === undefined || name === self) return
      for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
      jsonSchema.$ref = `#/components/schemas/${name}`
    },
  }) as Json
  return json
}
