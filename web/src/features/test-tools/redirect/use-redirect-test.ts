import { isEditionFormat, isLikelyTitle, readTypedBook } from '@everyshelf/domain/books'
import { type DeviceType, deviceTypes } from '@everyshelf/domain/clicks'
import { isCountryCode } from '@everyshelf/domain/countries'
import { BOOK_INPUT_MAX_LENGTH } from '@everyshelf/domain/schemas'
import { explainBookInput } from '@everyshelf/ui/book-input'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { trpc } from '../../../lib/api/trpc.tsx'

/** The imaginary reader of the test. Empty values are unknown. */
interface TestedReader {
  readonly country: string
  readonly language: string
  readonly device: DeviceType
  /** The requested format, for links with several editions. */
  readonly format: string
}

export interface RedirectExample {
  readonly title: string
  readonly input: string
  readonly reader: Partial<TestedReader>
}

/** The state of the redirect test: its fields, and the result for the submitted link. */
export function useRedirectTest() {
  const [query] = useSearchParams()
  const [text, setText] = useState(query.get('input') ?? '')
  const [submitted, setSubmitted] = useState<string | null>(query.get('input'))
  const [reader, setReader] = useState<TestedReader>(() => readReader(query))
  const { country, language, format } = reader
  const input = submitted?.trim().slice(0, BOOK_INPUT_MAX_LENGTH) ?? ''
  const isTitle = isLikelyTitle(input)
  const isEmpty = submitted !== null && input === '' && text.trim() === ''
  const route = trpc.routes.explain.useQuery(
    {
      input,
      country: isCountryCode(country) ? country : null,
      languages: language ? [language] : [],
      format: isEditionFormat(format) ? format : null,
    },
    {
      enabled: input !== '' && !isTitle,
      retry: false,
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
  )
  const error: unknown = isTitle ? null : route.error
  return {
    text,
    /** The tested link or number; empty before the first test. */
    input,
    /** Why the submitted text cannot be tested; null if it can. */
    problem: isEmpty
      ? 'Paste an Everyshelf link, ISBN, or ASIN.'
      : isTitle
        ? explainBookInput(readTypedBook(input), input)
        : null,
    reader,
    route: isTitle ? undefined : route.data,
    error,
    isBusy: input !== '' && route.isFetching,
    setText,
    change: (changes: Partial<TestedReader>) => setReader({ ...reader, ...changes }),
    submit: () => {
      if (text.trim() === input && input && !isTitle) void route.refetch()
      setSubmitted(text)
    },
    pick: (example: RedirectExample) => {
      setText(example.input)
      setReader({ ...reader, country: '', language: '', format: '', ...example.reader })
      setSubmitted(example.input)
    },
  }
}

export type RedirectTestState = ReturnType<typeof useRedirectTest>

function readReader(query: URLSearchParams) {
  const device = deviceTypes.find((type) => type === query.get('device')) ?? 'Mobile'
  const country = query.get('country')?.toUpperCase() ?? ''
  const format = query.get('format') ?? ''
  return {
    country: isCountryCode(country) ? country : '',
    language: '',
    device,
    format: isEditionFormat(format) ? format : '',
  }
}
