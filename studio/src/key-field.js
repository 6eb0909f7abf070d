import { Zoetrope } from './client/index.js'
import { openKnownKey } from './known-key.js'

const ASK_AGAIN_MS = 4_000

/** Where the key is typed. Its films are looked up at once: so it is also known whether it works. */
export function openKeyField({ onKey, onNoKey }) {
  const input = document.querySelector('.key input')
  const problem = document.querySelector('#key-problem')
  const known = openKnownKey()
  let tried

  // A program waits in silence for as long as it is told; a person wants to know at once.
  const zoetrope = () =>
    new Zoetrope({ apiKey: input.value.trim(), baseUrl: location.origin, maxRetries: 0 })

  const forget = () => {
    tried = undefined
    known.forget()
    onNoKey()
  }
  const lookUp = async () => {
    const key = input.value.trim()
    if (key === '' || key === tried) return
    tried = key
    problem.textContent = ''
    try {
      await onKey(zoetrope())
      if (tried === key) known.keep(key)
    } catch (error) {
      if (tried !== key) return
      // Whoever presses Enter once more, when the service is back, asks again.
      tried = undefined
      problem.textContent = error.message
      if (error.status === 401) forget()
      // The field of a known key is hidden: there is nothing to press Enter in.
      else if (error.retryable && known.get() === key) setTimeout(() => void lookUp(), ASK_AGAIN_MS)
    }
  }

  whenTyped(input, () => void lookUp())
  known.onOther(() => {
    input.value = problem.textContent = ''
    forget()
    input.focus()
  })
  input.value = known.get() ?? ''
  void lookUp()

  return {
    zoetrope,
    /** It was not accepted after all: mistyped, or revoked meanwhile. */
    refuse(error) {
      forget()
      problem.textContent = error.message
      input.focus()
    },
    /** A film was accepted: the key is good, whether its films were looked up or not. */
    remember() {
      void lookUp()
      known.keep(input.value.trim())
    },
  }
}

function whenTyped(input, act) {
  input.addEventListener('change', act)
  // A key is pasted whole: whoever then waits for their films, waited for ever.
  input.addEventListener('input', ({ inputType }) => inputType === 'insertFromPaste' && act())
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    // Whoever types a key wants to come in, and has not asked for a film yet.
    event.preventDefault()
    act()
  })
}
