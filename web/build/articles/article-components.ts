import { readFileSync } from 'node:fs'
import { type ComponentProps, createContext, createElement as h, type ReactNode, use } from 'react'
import { type ArticleText, diagramFile } from './read-articles.ts'

interface WithChildren {
  readonly children?: ReactNode
}

/** The article that is being rendered. */
export const CurrentArticle = createContext<ArticleText | null>(null)

function useArticle(): ArticleText {
  const article = use(CurrentArticle)
  if (!article) throw new Error('outside of an article')
  return article
}

/** A numbered link to a source at the end of the article. */
function Source({ id }: { readonly id: string }) {
  const { slug, sources } = useArticle()
  const index = sources.findIndex((source) => source.id === id)
  if (index < 0) throw new Error(`${slug}: no source "${id}"`)
  const label = `Source ${index + 1}: ${sources[index]?.publisher}`
  return h('a', { className: 'source', href: `#source-${id}`, 'aria-label': label }, index + 1)
}

interface DiagramProps extends WithChildren {
  readonly name: string
  readonly alt: string
}

/** An inline SVG, so that it uses the theme's colors. */
function Diagram({ name, alt, children }: DiagramProps) {
  const { slug } = useArticle()
  const svg = readFileSync(diagramFile(slug, name), 'utf8')
    .trim()
    .replace(/aria-labelledby="[^"]*"/, `aria-label="${alt.replaceAll('"', '&quot;')}"`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG is our own file
  const drawing = h('div', { className: 'diagram', dangerouslySetInnerHTML: { __html: svg } })
  return h('figure', null, drawing, children ? h('figcaption', null, children) : null)
}

function Note({ children }: WithChildren) {
  return h('aside', { className: 'note' }, children)
}

function Unconfirmed({ children }: WithChildren) {
  const label = h('p', { className: 'label' }, 'Not confirmed')
  return h('aside', { className: 'note unconfirmed' }, label, children)
}

/** A form that opens the home page with the typed text. It needs no script. */
function TryIt() {
  const label = h('label', { htmlFor: 'try-it' }, 'Try it with your book')
  const field = h('input', {
    id: 'try-it',
    name: 'input',
    required: true,
    autoComplete: 'off',
    placeholder: 'ISBN, ASIN, or Amazon URL',
  })
  const button = h('button', { type: 'submit' }, 'Create a link')
  const form = { className: 'try-it', action: '/', method: 'get' }
  return h('form', form, label, h('div', null, field, button))
}

/** Wraps a table so that it scrolls sideways, also by keyboard. */
function ScrollingTable(props: ComponentProps<'table'>) {
  const region = { className: 'scroll-table', 'aria-label': 'Table', tabIndex: 0 }
  return h('section', region, h('table', props))
}

/** The components that articles may use. All render to plain HTML. */
export const articleComponents = {
  Source,
  Diagram,
  Note,
  Unconfirmed,
  TryIt,
  table: ScrollingTable,
}
