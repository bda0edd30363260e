import { QuoteType, Tokenizer } from 'htmlparser2'
import { decodeReferences } from './character-references.ts'

/** A part of a text, by position. */
export interface Span {
  readonly start: number
  readonly end: number
}

export interface ScannedAttribute {
  /** Without a prefix, in lower case: `href` for `xlink:href`. */
  readonly name: string
  /** Decoded. */
  readonly value: string
  readonly valueSpan: Span
  /** From the space before its name to its closing quote. */
  readonly span: Span
  readonly isQuoted: boolean
}

interface MarkupListener {
  readonly onOpen: (element: string, attributes: readonly ScannedAttribute[]) => void
  readonly onClose?: (element: string) => void
  /** Decoded, and `span` has its position. */
  readonly onText?: (text: string, span: Span) => void
}

function localName(name: string) {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase()
}

/** Reads XML, well-formed or not, and reports where each attribute is, so that it can be edited. */
export function scanMarkup(markup: string, listener: MarkupListener): void {
  let element = ''
  let attributes: ScannedAttribute[] = []
  let name: Span = { start: 0, end: 0 }
  let value: Span | undefined

  const open = () => listener.onOpen(element, attributes)
  const addAttribute = (quote: QuoteType, end: number) => {
    const isQuoted = quote === QuoteType.Single || quote === QuoteType.Double
    const valueSpan = value ?? { start: end, end }
    attributes.push({
      name: localName(markup.slice(name.start, name.end)),
      value: decodeReferences(markup.slice(valueSpan.start, valueSpan.end)),
      valueSpan,
      span: { start: spaceBefore(markup, name.start), end: isQuoted ? valueSpan.end + 1 : end },
      isQuoted,
    })
  }

  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname: (start, end) => {
        element = localName(markup.slice(start, end))
        attributes = []
      },
      onattribname: (start, end) => {
        name = { start, end }
        value = undefined
      },
      onattribdata: (start, end) => {
        value = { start: value?.start ?? start, end }
      },
      onattribend: addAttribute,
      onopentagend: open,
      onselfclosingtag: () => {
        open()
        listener.onClose?.(element)
      },
      onclosetag: (start, end) => listener.onClose?.(localName(markup.slice(start, end))),
      ontext: (start, end) =>
        listener.onText?.(decodeReferences(markup.slice(start, end)), { start, end }),
      onattribentity: () => {},
      ontextentity: () => {},
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(markup)
  tokenizer.end()
}

function spaceBefore(markup: string, at: number) {
  let start = at
  while (start > 0 && /\s/.test(markup.charAt(start - 1))) start--
  return start
}
