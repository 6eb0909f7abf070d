const NAME = 'zoetrope-key'

/** The key that has worked. This tab keeps it until it is closed, and asks for none meanwhile. */
export function openKnownKey() {
  const field = document.querySelector('.key')
  const known = document.querySelector('.known-key')
  const memory = openMemory()
  const get = () => memory.getItem(NAME)

  const show = () => {
    const key = get()
    field.hidden = key !== null
    known.hidden = key === null
    known.querySelector('code').textContent = `${key?.slice(0, 7)}…`
  }
  show()

  return {
    get,
    keep(key) {
      memory.setItem(NAME, key)
      const wasHere = field.contains(document.activeElement)
      show()
      // Whoever goes by keyboard goes on at the sentence: the field is not there any more.
      if (wasHere) document.querySelector('#composer textarea').focus()
    },
    forget() {
      memory.removeItem(NAME)
      show()
    },
    onOther: (listener) => known.querySelector('button').addEventListener('click', listener),
  }
}

/** A browser that keeps no data of pages throws at whoever asks: then the key is known until the page is left. */
function openMemory() {
  try {
    return sessionStorage
  } catch {
    const kept = new Map()
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }
  }
}
