import type { ListedLink } from '../book/check-epub.ts'

const SHOWN = 3

/** Where a link stands: the text around it, the chapter, and the file. */
export function LinkPlaces({ places }: { readonly places: readonly ListedLink[] }) {
  const shown = places.slice(0, SHOWN)
  const hidden = places.length - shown.length
  return (
    <ul aria-label="Places" className="m-0 mt-1 list-none p-0 text-sm text-ink-soft">
      {shown.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and places can be equal
        <li key={index} className="mt-1 text-pretty wrap-anywhere">
          <Context place={place} />
          {place.chapter && `${place.chapter} · `}
          {place.file}
        </li>
      ))}
      {hidden > 0 && <li className="mt-1">and {hidden} more</li>}
    </ul>
  )
}

function Context({ place: { before, text } }: { readonly place: ListedLink }) {
  if (!before && !text) return null
  return (
    <span className="block text-ink">
      “{before && `${before} `}
      {text && <span className="underline decoration-accent underline-offset-3">{text}</span>}”
    </span>
  )
}
