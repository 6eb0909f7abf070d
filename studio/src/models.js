/** Which model makes the film: a choice only where there are several. What the chosen one cannot do is not offered. */
export function openModels(form, { onChange }) {
  const label = form.querySelector('.model')
  const select = form.elements.model
  let models = []

  const limit = () => {
    const model = models.find(({ id }) => id === select.selectedOptions[0]?.dataset.id)
    if (!model) return
    offer(form.elements.resolution, model.resolutions)
    offer(form.elements.aspect_ratio, ['', ...model.aspect_ratios])
    bound(form.elements.duration, model)
  }
  select.addEventListener('change', limit)

  return {
    offer: (known) => {
      const chosen = select.value
      models = known
      select.replaceChildren(...known.toSorted(defaultFirst).map(toOption))
      if (known.some(({ id }) => id === chosen)) select.value = chosen
      label.hidden = select.disabled = known.length < 2
      limit()
      onChange()
    },
  }
}

const defaultFirst = (a, b) => Number(b.default) - Number(a.default)

/** The default is not named in requests: it stays the service's to choose. */
function toOption(model) {
  const option = new Option(model.id, model.default ? '' : model.id)
  option.dataset.id = model.id
  option.title = model.label
  return option
}

function offer(select, values) {
  for (const option of select.options) option.disabled = !values.includes(option.value)
  if (!select.selectedOptions[0]?.disabled) return
  select.value = [...select.options].find(({ disabled }) => !disabled)?.value ?? ''
}

function bound(input, { min_duration: min, max_duration: max }) {
  input.min = min
  input.max = max
  if (input.value !== '') input.value = Math.min(Math.max(Number(input.value), min), max)
}
