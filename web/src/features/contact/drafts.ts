/** What stands in a form, until it is sent or the page is left: a dialog is closed so easily. */
const drafts = new Map<string, unknown>()

export function readDraft<Fields>(form: string, empty: Fields): Fields {
  return (drafts.get(form) as Fields | undefined) ?? empty
}

export function keepDraft(form: string, fields: unknown): void {
  drafts.set(form, fields)
}

export function forgetDraft(form: string): void {
  drafts.delete(form)
}
