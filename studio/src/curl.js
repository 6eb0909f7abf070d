/** The request as a line for a terminal. */
export function toCurl({ source, image, ...request }) {
  const route = source ? `${source}/remix` : image ? 'image-to-video' : 'text-to-video'
  if (!image) return curl(`/v1/videos/${route}`, json(request))
  const fields = Object.entries(request).map(([name, value]) => `-F ${quote(`${name}=${value}`)}`)
  return curl(`/v1/videos/${route}`, [...fields, `-F ${quote(`image=@${image.name}`)}`])
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
