/** The request as a line for a terminal. The key is left to the environment: it belongs in no history. */
export function toCurl({ source, image, ...request }) {
  const route = source ? `${source}/remix` : image ? 'image-to-video' : 'text-to-video'
  const lines = [
    `curl ${location.origin}/v1/videos/${route}`,
    `-H "Authorization: Bearer $ZOETROPE_API_KEY"`,
  ]
  if (image) {
    const fields = Object.entries(request).map(([name, value]) => `-F ${quote(`${name}=${value}`)}`)
    lines.push(...fields, `-F ${quote(`image=@${image.name}`)}`)
  } else {
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quote(JSON.stringify(request))}`)
  }
  return lines.join(' \\\n  ')
}

/** For a shell: nothing inside single quotes means anything, but the quote itself. */
const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`
