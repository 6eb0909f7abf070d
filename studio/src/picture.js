/** The picture of an image-to-video film: chosen, dropped or pasted, and shown. */
export function openPicture(form) {
  const area = form.querySelector('.picture')
  const input = area.querySelector('input')
  const image = area.querySelector('img')
  const remove = area.querySelector('button')
  const words = area.querySelector('span')
  const invitation = words.textContent

  const show = () => {
    const [file] = input.files
    URL.revokeObjectURL(image.src)
    image.hidden = remove.hidden = !file
    words.textContent = file ? file.name : invitation
    if (file) image.src = URL.createObjectURL(file)
    else image.removeAttribute('src')
    form.dispatchEvent(new Event('input'))
  }
  const take = (files) => {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0 || area.disabled) return false
    const one = new DataTransfer()
    one.items.add(pictures[0])
    input.files = one.files
    show()
    return true
  }

  // What the browser cannot draw the service may still read; until it has, only the name is shown.
  image.addEventListener('error', () => (image.hidden = true))
  input.addEventListener('change', show)
  remove.addEventListener('click', () => {
    input.value = ''
    show()
  })
  form.addEventListener('dragover', (event) => event.preventDefault())
  form.addEventListener('drop', (event) => {
    event.preventDefault()
    take(event.dataTransfer.files)
  })
  form.addEventListener('paste', (event) => {
    if (take(event.clipboardData.files)) event.preventDefault()
  })

  return { file: () => input.files[0] }
}
