import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
import { type BookSearch, useBookSearch } from '@everyshelf/ui/book-search'
import { showError, toasts } from '@everyshelf/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useIsAtLimit } from '../../../components/links/allowance-banner.tsx'
import { useLimitToast } from '../../../components/links/use-limit-toast.ts'
import { keepDraft, readDraft } from '../draft.ts'
import type { MadeLinks } from '../make-links.ts'
import { useWorkbench, type Workbench } from './use-workbench.ts'

interface LinkFormOptions {
  readonly onMade: (made: MadeLinks) => Promise<void>
  readonly onRefused: () => void
}

export interface LinkFormState {
  readonly text: string
  readonly isBusy: boolean
  readonly error: string | null
  readonly hint: string
  /** The search for a text that names no book by its number. */
  readonly search: BookSearch
  /** What shows the results; null until it has been fetched. */
  readonly BookResults: Workbench['BookResults'] | null
  /** The books of a pasted list, until the person says what to do with them. */
  readonly several: readonly string[] | null
  readonly change: (text: string) => void
  readonly submit: () => void
  /** Takes a whole pasted text. */
  readonly paste: (text: string) => void
  readonly takeFirst: () => void
  readonly takeOne: (input: string) => void
}

const HINT = 'Paste it here, or anywhere on this page. A title or an author works too.'

export function useLinkForm({ onMade, onRefused }: LinkFormOptions): LinkFormState {
  const [workbench, openWorkbench] = useWorkbench()
  const [text, setText] = useState(readDraft)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [several, setSeveral] = useState<readonly string[] | null>(null)
  const isRunning = useRef(false)
  const isAtLimit = useIsAtLimit()
  const showLimit = useLimitToast()
  const lastToast = useRef<number | null>(null)
  useEffect(() => {
    if (text) void openWorkbench()
  }, [text, openWorkbench])

  const change = (next: string) => {
    setText(next)
    keepDraft(next)
    setSeveral(null)
    setRefusal(null)
  }

  const make = async (input: string) => {
    if (isRunning.current || isAtLimit) return
    isRunning.current = true
    setBusy(true)
    setRefusal(null)
    if (lastToast.current !== null) toasts.dismiss(lastToast.current)
    const refused = await attempt(input)
    isRunning.current = false
    setBusy(false)
    if (!refused) return
    setRefusal(refused.text)
    lastToast.current = showRefusal(refused.code)
    onRefused()
  }

  const showRefusal = (code: ErrorCode) =>
    code === 'link-limit-reached' ? showLimit() : showError(code)

  /** Null when it went well; code that cannot be fetched is as good as a server that is away. */
  const attempt = async (input: string): Promise<{ code: ErrorCode; text: string } | null> => {
    try {
      const bench = await openWorkbench()
      if (!bench) return { code: 'offline', text: errorMessages.offline.text }
      const result = await bench.makeLinks(input)
      if (!result.ok) {
        const { refusal } = result
        return { code: refusal.code, text: bench.explainRefusal(refusal, input) }
      }
      await onMade(result.made)
      return null
    } catch {
      return { code: 'offline', text: errorMessages.offline.text }
    }
  }

  const take = (input: string) => {
    change(input)
    void make(input)
  }

  /** A typed text may name several books too. */
  const submit = async () => {
    const bench = await openWorkbench()
    const reading = bench?.readBookInput(text)
    if (reading?.kind !== 'several') return make(text)
    setSeveral(reading.inputs)
  }

  const paste = async (pasted: string) => {
    const inputs = (await openWorkbench())?.splitBookInputs(pasted) ?? [pasted.trim()]
    if (inputs.length <= 1) return take(inputs[0] ?? pasted)
    change('')
    setSeveral(inputs)
  }

  const canSearch = workbench && !isBusy && !isAtLimit && !several
  const search = useBookSearch({
    query: canSearch ? workbench.readSearchQuery(text) : null,
    search: async (query, signal) =>
      (await openWorkbench())?.searchBooks(query, signal) ?? { ok: false, code: 'offline' },
    onChoose: ({ isbn13 }) => take(isbn13),
  })
  const reading = workbench?.describeInput(text)

  return {
    text,
    isBusy,
    error: refusal ?? (workbench && explainLasting(workbench, text)),
    hint: search.isSearching ? 'Searching…' : (reading ?? HINT),
    search,
    BookResults: workbench?.BookResults ?? null,
    several,
    change,
    submit: () => void submit(),
    paste: (pasted) => void paste(pasted),
    takeFirst: () => take(several?.[0] ?? ''),
    takeOne: take,
  }
}

/** While typing, only what more typing will not mend is called wrong. */
function explainLasting({ readBookInput, explainReading }: Workbench, text: string): string | null {
  const reading = readBookInput(text)
  if (reading.kind !== 'invalid') return null
  const isLasting = reading.problem === 'check-digit' || reading.problem === 'music'
  return isLasting ? explainReading(reading, text) : null
}
