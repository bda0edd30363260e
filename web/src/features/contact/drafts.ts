import { onSessionEvent } from '../../lib/session-events.ts'

/** What stands in a form, until it is sent or the page is left: a dialog is closed so easily. */
const drafts = new Map<string, object>()

// Nothing of one person is left for the next.
onSessionEvent((event) => {
  if (event === 'signed-out') drafts.clear()
})

export function readDraft<Fields extends object>(form: string, empty: Fields): Fields {
  return { ...empty, ...drafts.get(form) }
}

export function keepDraft(form: string, fields: object): void {
  drafts.set(form, fields)
}

export function forgetDraft(form: string): void {
  drafts.delete(form)
}
