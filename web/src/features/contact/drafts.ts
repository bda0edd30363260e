import { onSessionEvent } from '../../lib/session/session-events.ts'

/** Unsent text, kept until it is sent or the page closes, because dialogs are easily closed. */
const drafts = new Map<string, object>()

// No account may see another account's drafts.
onSessionEvent((event) => {
  if (event === 'signed-out') drafts.clear()
})

export function readDraft<Fields extends object>(form: string, empty: Fields): Fields {
  return { ...empty, ...drafts.get(form) }
}

export function storeDraft(form: string, fields: object): void {
  drafts.set(form, fields)
}

export function forgetDraft(form: string): void {
  drafts.delete(form)
}
