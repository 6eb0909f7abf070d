const NAME = 'zoetrope-key'

/** The key that has worked. This tab keeps it until it is closed, and asks for none meanwhile. */
export function openKnownKey() {
  const field = document.querySelector('.key')
  const known = document.querySelector('.known-key')
  const get = () => sessionStorage.getItem(NAME)

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
      sessionStorage.setItem(NAME, key)
      const wasHere = field.contains(document.activeElement)
      show()
      // Whoever goes by keyboard goes on at the sentence: the field is not there any more.
      if (wasHere) document.querySelector('#composer textarea').focus()
    },
    forget() {
      sessionStorage.removeItem(NAME)
      show()
    },
    onOther: (listener) => known.querySelector('button').addEventListener('click', listener),
  }
}
