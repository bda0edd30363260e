import { readBookIdentifier } from '@everyshelf/domain/identifiers'
import { Button, TextField } from '@everyshelf/ui/primitives'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { LoadFailure } from '../../../components/load-failure.tsx'
import { trpc } from '../../../lib/api.tsx'
import { ListSkeleton } from '../lists/paged-list.tsx'
import { CachedBook } from './cached-book.tsx'

/** What the server remembers of one book. */
export function BookCache() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('id') ?? ''
  const [text, setText] = useState(asked)
  const [isWrong, setWrong] = useState(false)
  const look = (event: FormEvent) => {
    event.preventDefault()
    const isRight = readBookIdentifier(text).ok
    setWrong(!isRight)
    if (isRight) setQuery({ id: text.trim() })
  }
  return (
    <>
      <p className="m-0 mb-6 max-w-[70ch] text-ink-soft">
        Catalogues are asked once a month for each book, and the answer is kept. Here is what is
        kept, and a way to ask now.
      </p>
      <form noValidate onSubmit={look} className="max-w-xl">
        <TextField
          label="ISBN or ASIN"
          value={text}
          autoComplete="off"
          spellCheck={false}
          error={isWrong ? 'Please enter a valid ISBN-10, ISBN-13 or ASIN' : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          action={<Button type="submit">Look it up</Button>}
        />
      </form>
      {readBookIdentifier(asked).ok && <Found key={asked} id={asked} />}
    </>
  )
}

function Found({ id }: { readonly id: string }) {
  const { data, isError, refetch } = trpc.admin.bookCache.find.useQuery({ id })
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return <CachedBook id={id} book={data} />
}
