const BEFORE_LENGTH = 60
const TEXT_LENGTH = 120

const blocks = new Set([
  ...['p', 'div', 'li', 'br', 'td', 'th', 'tr', 'dt', 'dd', 'section', 'blockquote', 'figcaption'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'title', 'body'],
])

/** Collects the text of a link and the text before it in the same paragraph. */
export function createNearbyText() {
  let recent = ''
  let collected: string | null = null

  const add = (text: string) => {
    recent = (recent + text).slice(-BEFORE_LENGTH * 4)
    if (collected !== null) collected = (collected + text).slice(0, TEXT_LENGTH * 4)
  }

  return {
    add,
    passTag: (element: string) => {
      if (!blocks.has(element)) return
      add(' ')
      recent = ''
    },
    /** The text before, in the same paragraph. */
    read: () => recent,
    begin: () => {
      const before = shortenStart(recent)
      collected = ''
      return before
    },
    end: () => {
      const text = shortenEnd(collected ?? '')
      collected = null
      return text
    },
  }
}

function squeeze(text: string) {
  return text.replace(/\s+/g, ' ').trim()
}

function shortenStart(text: string) {
  const squeezed = squeeze(text)
  return squeezed.length > BEFORE_LENGTH ? `… ${lastWords(squeezed)}` : squeezed
}

function lastWords(text: string) {
  const end = text.slice(-BEFORE_LENGTH)
  const space = end.indexOf(' ')
  return space < 0 ? end : end.slice(space + 1)
}

function shortenEnd(text: string) {
  const squeezed = squeeze(text)
  return squeezed.length > TEXT_LENGTH ? `${squeezed.slice(0, TEXT_LENGTH)}…` : squeezed
}
