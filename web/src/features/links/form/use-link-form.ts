import { type ErrorCode, errorMessages } from '@everyshelf/domain/messages'
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
  /** The books of a pasted list, until the person says what to do with them. */
  readonly several: readonly string[] | null
  readonly change: (text: string) => void
  readonly submit: () => void
  /** Takes a whole pasted text. */
  readonly paste: (text: string) => void
  readonly takeFirst: () => void
}

const HINT = 'Paste it here, or anywhere on this page. A list makes several links.'

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

  const paste = async (pasted: string) => {
    const inputs = (await openWorkbench())?.splitBookInputs(pasted) ?? [pasted.trim()]
    if (inputs.length <= 1) return take(inputs[0] ?? pasted)
    change('')
    setSeveral(inputs)
  }

  return {
    text,
    isBusy,
    error: refusal ?? (workbench && explainLasting(workbench, text)),
    hint: workbench?.describeReading(workbench.readBookInput(text)) ?? HINT,
    several,
    change,
    submit: () => void make(text),
    paste: (pasted) => void paste(pasted),
    takeFirst: () => take(several?.[0] ?? ''),
  }
}

/** While typing, only what more typing will not mend is called wrong. */
function explainLasting({ readBookInput, explainReading }: Workbench, text: string): string | null {
  const reading = readBookInput(text)
  if (reading.kind !== 'invalid') return null
  const isLasting = reading.problem === 'check-digit' || reading.problem === 'music'
  return isLasting ? explainReading(reading, text) : null
}
