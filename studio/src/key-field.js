import { Zoetrope } from './client/index.js'

const NAME = 'zoetrope-key'

/** Where the key is typed, and that it is known afterwards. It lives in this tab alone. */
export function openKeyField({ onKey }) {
  const field = document.querySelector('.key')
  const input = field.querySelector('input')
  const known = document.querySelector('.known-key')
  let shown

  const zoetrope = () => new Zoetrope({ apiKey: input.value.trim(), baseUrl: location.origin })

  const show = () => {
    const key = sessionStorage.getItem(NAME)
    field.hidden = key !== null
    known.hidden = key === null
    if (key === null || key === shown) return
    shown = key
    input.value = key
    known.querySelector('code').textContent = `${key.slice(0, 7)}…`
    onKey(zoetrope())
  }

  known.querySelector('button').addEventListener('click', () => {
    sessionStorage.removeItem(NAME)
    input.value = ''
    show()
    input.focus()
  })
  show()

  return {
    zoetrope,
    /** Only a key that has worked is kept. */
    remember() {
      sessionStorage.setItem(NAME, input.value.trim())
      show()
    },
  }
}
