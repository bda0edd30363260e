import { type ErrorCode, loadingMessages } from '@everyshelf/domain/messages'
import { useBookSearch } from '@everyshelf/ui/book-search'
import type { FailureCause } from '@everyshelf/ui/labels'
import { showFailure, toasts } from '@everyshelf/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { useLimitToast } from '../links/use-limit-toast.ts'
import { useIsAtLimit } from '../links/use-link-limit.ts'
import { readDraft, storeDraft } from './draft.ts'
import type { MadeLinks } from './make-links.ts'
import { type FormLogic, useFormLogic } from './use-form-logic.ts'

interface LinkFormDeps {
  readonly onMade: (made: MadeLinks) => Promise<void>
  /** Called when the text makes no links: the user has to change it, or to choose an edition. */
  readonly onRefused: () => void
  /** Called in the press that submits a text, while the browser still allows writing to the clipboard. */
  readonly onPress?: () => void
}

interface Refused {
  readonly code: ErrorCode
  readonly text: string
  readonly cause?: FailureCause
  readonly offer?: { readonly isbn: string; readonly label: string }
}

/** The catalog may be among the code that did not arrive. */
const withoutConnection: Refused = {
  code: 'generation-failed',
  text: `${loadingMessages['generation-failed'].text} There is no connection.`,
  cause: { code: 'offline' },
}

export function useLinkForm({ onMade, onRefused, onPress }: LinkFormDeps) {
  const [formLogic, loadFormLogic] = useFormLogic()
  const [text, setText] = useState(readDraft)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  const [several, setSeveral] = useState<readonly string[] | null>(null)
  const isRunning = useRef(false)
  const isAtLimit = useIsAtLimit()
  const showLimit = useLimitToast()
  const lastToast = useRef<number | null>(null)
  useEffect(() => {
    if (text) void loadFormLogic()
  }, [text, loadFormLogic])

  const change = (next: string) => {
    setText(next)
    storeDraft(next)
    setSeveral(null)
    setRefusal(null)
  }

  const make = async (input: string) => {
    if (isRunning.current) return
    isRunning.current = true
    setRefusal(null)
    if (lastToast.current !== null) toasts.dismiss(lastToast.current)
    const isChoice = await (await loadFormLogic())?.needsChoice(input)
    setBusy(!isChoice)
    const refused = isChoice ? null : await attempt(input)
    isRunning.current = false
    setBusy(false)
    if (isChoice) {
      onRefused()
      search.open()
    }
    if (!refused) return
    setRefusal(refused)
    lastToast.current = showRefusal(refused)
    onRefused()
  }

  const showRefusal = ({ code, cause }: Refused) =>
    code === 'link-limit-reached' ? showLimit() : showFailure(code, cause)

  /** Null on success. A failed code download counts as being offline. */
  const attempt = async (input: string): Promise<Refused | null> => {
    try {
      const logic = await loadFormLogic()
      if (!logic) return withoutConnection
      const result = await logic.makeLinks(input, { lookUpOnly: isAtLimit })
      if (!result.ok) {
        const { refusal } = result
        const { parsed } = refusal
        const isbn = parsed?.kind === 'invalid' ? parsed.offer : undefined
        const offer = isbn && { isbn, label: logic.hint('useIsbn', { isbn }) }
        return {
          ...refusal,
          text: logic.explainRefusal(refusal, input),
          ...(offer && { offer }),
        }
      }
      await onMade(result.made)
      return null
    } catch {
      return withoutConnection
    }
  }

  const take = (input: string) => {
    change(input)
    void make(input)
  }

  const choose = (input: string) => {
    onPress?.()
    take(input)
  }

  /** Typed texts can name several books too. */
  const submit = async () => {
    onPress?.()
    const logic = await loadFormLogic()
    const inputs = logic ? listTyped(logic, text) : []
    if (inputs.length <= 1) return make(text)
    setSeveral(inputs)
  }

  const paste = async (pasted: string) => {
    onPress?.()
    const logic = await loadFormLogic()
    const inputs = logic?.splitBookInputs(pasted) ?? [pasted.trim()]
    if (inputs.length <= 1) return take(inputs[0] ?? pasted)
    // A title may contain commas.
    const isOneLine = !/[\r\n]/.test(pasted.trim())
    if (isOneLine && logic?.readSearchQuery(pasted)) return take(pasted.trim())
    change('')
    setSeveral(inputs)
  }

  const canSearch = formLogic && !isBusy && !several
  const search = useBookSearch({
    query: canSearch ? formLogic.readSearchQuery(text) : null,
    search: async (query, signal) =>
      (await loadFormLogic())?.searchBooks(query, signal) ?? { ok: false, code: 'offline' },
    onChoose: ({ isbn13 }) => choose(isbn13),
  })
  // Without results, the list says so, and there is no edition to choose.
  const isNothingFound = search.outcome?.ok === true && search.outcome.response.books.length === 0
  const parsed = isNothingFound ? null : formLogic?.describeInput(text)

  return {
    text,
    isBusy,
    error: refusal?.text ?? (formLogic && explainLasting(formLogic, text)),
    /** How the text is understood; null while there is nothing to say. */
    hint: search.isSearching ? 'Searching…' : (parsed ?? null),
    /** The search query when the text contains no ISBN, ASIN, or URL. */
    search,
    /** The component for search results; null until its code is loaded. */
    BookResults: formLogic?.BookResults ?? null,
    /** The list of several books to choose one from; null until its code is loaded. */
    BookChoices: formLogic?.BookChoices ?? null,
    /** The books of a pasted list, until the user chooses what to do with them. */
    several,
    /** The ISBN that the refused text may stand for; null without one. */
    offer: refusal?.offer ?? null,
    change,
    submit: () => void submit(),
    paste: (pasted: string) => void paste(pasted),
    chooseFirst: () => choose(several?.[0] ?? ''),
    choose,
  }
}

/** The books of a typed text, and between them the numbers of a list that are mistyped. */
function listTyped({ readTypedBook, splitBookInputs }: FormLogic, text: string): readonly string[] {
  const parsed = readTypedBook(text)
  const found = parsed.kind === 'several' ? parsed.inputs : []
  if (found.length === 0 && (parsed.kind !== 'book' || parsed.source !== 'text')) return []
  const listed = splitBookInputs(text)
  return listed.length > found.length ? listed : found
}

/** While the user types, reports only errors that more typing cannot fix. */
function explainLasting(
  { readTypedBook, explainBookInput }: FormLogic,
  text: string,
): string | null {
  const parsed = readTypedBook(text)
  if (parsed.kind !== 'invalid') return null
  const isLasting = ['check-digit', 'music', 'shortened'].includes(parsed.problem ?? '')
  return isLasting ? explainBookInput(parsed, text) : null
}
