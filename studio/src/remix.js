/** While a film is remixed, what a remix keeps cannot be changed, and looks like it. */
export function openRemix(form, { onChange }) {
  const note = form.querySelector('.remixing')
  let source

  const set = (video) => {
    source = video?.id
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
