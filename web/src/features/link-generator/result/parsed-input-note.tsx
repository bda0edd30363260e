import { nameRetailer, unknownSite } from '@everyshelf/ui/book-input'
import type { MadeLinks } from '../../../components/book-field/make-links.ts'

/** Shows how the pasted text was understood, and what was removed from it. */
export function ParsedInputNote({ made }: { readonly made: MadeLinks }) {
  const parts = describe(made)
  if (parts.length === 0) return null
  return (
    <p className="m-0 mt-2 text-sm text-ink-soft">
      <span className="text-ink-faint">What you pasted: </span>
      {parts.join('. ')}.
    </p>
  )
}

/** @example ['Amazon.de page, ISBN 978-0-14-143951-8', 'We removed the tag “ada-21”'] */
function describe({ links, shortenedHost }: MadeLinks): string[] {
  const { identifier, source } = links
  const store = nameRetailer(source)
  const code = `${identifier.kind === 'isbn' ? 'ISBN' : 'ASIN'} ${identifier.display}`
  const parts: string[] = []
  if (shortenedHost) parts.push(`a shortened ${shortenedHost} link to ${code}`)
  else if (store) parts.push(`${store} page, ${code}`)
  else if (source.unknownSite) parts.push(`${code}, from ${unknownSite(source.unknownSite)}`)
  if (source.foreignTag) parts.push(`We removed the tag “${source.foreignTag}”`)
  return parts
}
