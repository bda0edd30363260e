import { readBookIdentifier } from '@everyshelf/domain/identifiers'
import { errorMessages } from '@everyshelf/domain/messages'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'
import { Loaded } from '../components/loaded.tsx'
import { CachedBook } from './cached-book.tsx'

/** The server's cache entry of one book. */
export function BookCache() {
  const [query, setQuery] = useSearchParams()
  const id = query.get('id') ?? ''
  const [text, setText] = useState(id)
  const [isInvalid, setInvalid] = useState(false)
  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    const isValid = readBookIdentifier(text).ok
    setInvalid(!isValid)
    if (isValid) setQuery({ id: text.trim() })
  }
  return (
    <>
      <p className="m-0 mb-6 max-w-[70ch] text-ink-soft">
        The server caches what the book catalogs return. Look up a book to see its entry or refresh
        it.
      </p>
      <form noValidate onSubmit={lookUp} className="max-w-xl">
        <TextField
          label="ISBN or ASIN"
          value={text}
          autoComplete="off"
          spellCheck={false}
          error={isInvalid ? errorMessages['invalid-identifier'].text : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          action={<Button type="submit">Look up</Button>}
        />
      </form>
      {readBookIdentifier(id).ok && <LookupResult key={id} id={id} />}
    </>
  )
}

function LookupResult({ id }: { readonly id: string }) {
  const query = trpc.admin.bookCache.find.useQuery({ id })
  return <Loaded query={query}>{(book) => <CachedBook id={id} book={book} />}</Loaded>
}
