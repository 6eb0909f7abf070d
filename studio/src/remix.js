/** Of what a remix keeps, what a film tells of itself. */
const TOLD = ['aspect_ratio', 'resolution', 'duration', 'seed']

/** While a film is remixed, what a remix keeps is shown, and cannot be changed. */
export function openRemix(form, { onChange }) {
  const note = form.querySelector('.remixing')
  const fill = (values) => TOLD.forEach((name) => (form.elements[name].value = values[name]))
  let source
  let before

  const set = (video) => {
    source = video?.id
    if (video) before ??= Object.fromEntries(TOLD.map((name) => [name, form.elements[name].value]))
    if (before) fill(video ?? before)
    if (!video) before = undefined
    form.querySelector('.make').textContent = video ? 'Make the remix' : 'Make the film'
    for (const kept of form.querySelectorAll('fieldset')) kept.disabled = Boolean(video)
    form.querySelector('#ideas').hidden = Boolean(video)
    note.hidden = !video
    onChange()
  }
  note.querySelector('button').addEventListener('click', () => {
    set(undefined)
    form.elements.prompt.focus()
  })

  return { source: () => source, begin: set, end: () => set(undefined) }
}
