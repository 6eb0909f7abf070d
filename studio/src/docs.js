// Draws /openapi.json as a page. Everything is set as text, so nothing in the document can become markup.
import { curl, json } from './curl.js'

const spec = await (await fetch('/openapi.json')).json()
const nav = document.querySelector('nav')
const main = document.querySelector('main')

for (const { name } of spec.tags) {
  nav.append(element('h2', {}, name))
  main.append(element('h2', {}, name))
  for (const [path, method, operation] of operationsOf(name)) {
    nav.append(element('a', { href: `#${operation.operationId}` }, operation.summary))
    main.append(drawOperation(path, method, operation))
  }
}

nav.append(element('h2', {}, 'Objects'))
main.append(element('h2', {}, 'Objects'))
for (const [name, schema] of Object.entries(spec.components.schemas)) {
  nav.append(element('a', { href: `#${name}` }, name))
  const section = element('section', { className: 'operation', id: name })
  section.append(element('h3', {}, name), ...drawFields('Fields', schema))
  main.append(section)
}
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()

function operationsOf(tag) {
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => [path, method, operation]),
  )
}

function drawOperation(path, method, operation) {
  const section = element('section', { className: 'operation', id: operation.operationId })
  const route = element('p', { className: 'route' })
  route.append(
    element('span', { className: `method ${method}` }, method),
    element('code', {}, path),
  )
  section.append(element('h3', {}, operation.summary), route)
  if (operation.description) section.append(prose('p', operation.description))

  const [example] = operation.requestBody?.content['application/json'].schema.examples ?? []
  if (example) section.append(element('pre', {}, curl(path, json(example))))

  const parameters = operation.parameters ?? []
  if (parameters.length > 0) section.append(drawTable('Parameters', parameters.map(parameterRow)))
  for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {})) {
    section.append(...drawFields(`Body: ${type}`, schema))
  }
  section.append(drawTable('Answers', Object.entries(operation.responses).map(responseRow)))
  return section
}

function parameterRow({ name, in: place, required, description, schema }) {
  return [nameCell(name, required), typeAndText(`${place}, ${typeOf(schema)}`, description)]
}

function responseRow([status, { description, content = {} }]) {
  const schema = Object.values(content)[0]?.schema
  return [element('code', {}, status), typeAndText(schema ? typeOf(schema) : '', description)]
}

function drawFields(title, schema) {
  const required = new Set(schema.required ?? [])
  const rows = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    nameCell(name, required.has(name)),
    typeAndText(typeOf(field), field.description),
  ])
  return rows.length > 0 ? [drawTable(title, rows)] : []
}

function drawTable(title, rows) {
  const table = element('table')
  table.append(element('caption', {}, title))
  for (const cells of rows) {
    const row = element('tr')
    for (const cell of cells) row.append(wrap('td', cell))
    table.append(row)
  }
  return table
}

function nameCell(name, required) {
  const cell = element('span')
  cell.append(element('code', {}, name))
  if (required) cell.append(' ', element('span', { className: 'required' }, 'required'))
  return cell
}

function typeAndText(type, text = '') {
  const cell = element('span')
  if (type) cell.append(element('span', { className: 'type' }, type), text ? '. ' : '')
  cell.append(...prose('span', text).childNodes)
  return cell
}

function typeOf(schema) {
  if (!schema) return ''
  if (schema.$ref) return schema.$ref.split('/').at(-1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return options.map(typeOf).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}`
  return `${schema.type ?? 'any'}${rangeOf(schema)}`
}

/** Bounds that say something: those of the number type itself do not. */
function rangeOf({ minimum, maximum, maxLength }) {
  if (maxLength !== undefined) return ` of at most ${maxLength} characters`
  const bounds = [minimum, maximum].map((bound) =>
    Math.abs(bound ?? Infinity) < Number.MAX_SAFE_INTEGER ? bound : '',
  )
  return bounds.some((bound) => bound !== '') ? ` ${bounds.join('…')}` : ''
}

/** Text with `code` in it. */
function prose(tag, text) {
  const node = element(tag)
  text
    .split('`')
    .forEach((part, index) => node.append(index % 2 ? element('code', {}, part) : part))
  return node
}

function wrap(tag, child) {
  const node = element(tag)
  node.append(child)
  return node
}

function element(tag, properties = {}, text = '') {
  const node = Object.assign(document.createElement(tag), properties)
  if (text) node.textContent = text
  return node
}
