/** The request as a line for a terminal. */
export function toCurl({ source, image, ...request }) {
  const route = source ? `${source}/remix` : image ? 'image-to-video' : 'text-to-video'
  if (!image) return curl(`/v1/videos/${route}`, json(request))
  // Not -F, to which a semicolon is the end of the sentence.
  const field = ([name, value]) => `--form-string ${quote(`${name}=${value}`)}`
  const file = `-F ${quote(`image=@"${image.name.replaceAll(/["\\]/g, String.raw`\$&`)}"`)}`
  return curl(`/v1/videos/${route}`, [...Object.entries(request).map(field), file])
}

/** The key is left to the environment: it belongs in no history. */
export function curl(path, options) {
  const key = '-H "Authorization: Bearer $ZOETROPE_API_KEY"'
  return [`curl ${location.origin}${path}`, key, ...options].join(' \\\n  ')
}

export function json(body) {
  return [`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(body))}`]
}

/** For a shell: nothing inside single quotes means anything, but the quote itself. */
const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
