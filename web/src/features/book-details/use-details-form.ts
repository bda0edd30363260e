import type { BookDetailField } from '@everyshelf/domain/books'
import { bookDetailsChange } from '@everyshelf/domain/schemas'
import { useState } from 'react'
import type { BookDetailsEditor, BookDetailsView } from './use-book-details.ts'

type Texts = Readonly<Record<BookDetailField, string>>
type Problems = Partial<Record<BookDetailField, string>>

/** The schema refuses a text for one reason per field; the fields limit their lengths themselves. */
const problemOf: Readonly<Record<BookDetailField, string>> = {
  title: 'Enter a title without web addresses.',
  subtitle: 'Enter a shorter subtitle.',
  authors: 'Enter at most 20 authors, each with up to 200 characters.',
  description: 'Enter a shorter description.',
  language: 'Choose a language.',
  series: 'Enter a shorter series name.',
  seriesNumber: 'Enter a shorter series number.',
  publishedOn: 'Enter a year, month, or full date, such as 2026-11-24.',
}

/** What the owner typed and did not save yet. */
export function useDetailsForm(view: BookDetailsView, save: BookDetailsEditor['save']) {
  const [typed, setTyped] = useState<Partial<Texts>>({})
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setBusy] = useState(false)
  const saved: Texts = { ...view.details, authors: view.details.authors.join('\n') }
  const texts: Texts = { ...saved, ...typed }
  const changed = (Object.keys(typed) as BookDetailField[]).filter(
    (name) => texts[name] !== saved[name],
  )

  const discard = () => {
    setTyped({})
    setProblems({})
  }

  const submit = async () => {
    if (isBusy || changed.length === 0) return
    const parsed = bookDetailsChange.safeParse(toChange(texts, changed))
    if (!parsed.success) {
      const names = parsed.error.issues.map(({ path }) => path[0] as BookDetailField)
      return setProblems(Object.fromEntries(names.map((name) => [name, problemOf[name]])))
    }
    setBusy(true)
    const isDone = await save(parsed.data)
    setBusy(false)
    if (isDone) discard()
  }

  return {
    texts,
    problems,
    isBusy,
    isChanged: changed.length > 0,
    type: (name: BookDetailField, text: string) => {
      setTyped((before) => ({ ...before, [name]: text }))
      setProblems((before) => ({ ...before, [name]: undefined }))
    },
    submit,
    discard,
  }
}

function toChange(texts: Texts, names: readonly BookDetailField[]) {
  return Object.fromEntries(
    names.map((name) => [name, name === 'authors' ? texts.authors.split('\n') : texts[name]]),
  )
}
