import { browser } from 'wxt/browser'

/** Data that may leave Firefox only after the user has agreed. Other browsers do not ask. */
export type OptionalData = 'searchTerms' | 'authenticationInfo'

interface DataPermissions {
  readonly data_collection?: readonly string[]
}

/** The types of `browser` know only Chrome's permissions. */
const permissions = browser.permissions as unknown as {
  readonly getAll: () => Promise<DataPermissions>
  readonly request: (wanted: DataPermissions) => Promise<boolean>
  readonly remove: (given: DataPermissions) => Promise<boolean>
}

/** True in other browsers, and in a Firefox whose user has turned these questions off. */
export async function maySend(data: OptionalData): Promise<boolean> {
  if (import.meta.env.BROWSER !== 'firefox') return true
  const { data_collection: granted } = await permissions.getAll()
  return granted?.includes(data) ?? true
}

/**
 * Asks the user for consent. Call it directly in a click handler. Firefox would open its prompt beneath the
 * popup, so the popup opens a tab that asks.
 */
export async function requestConsent(data: OptionalData): Promise<boolean> {
  return (
    import.meta.env.BROWSER !== 'firefox' ||
    (await permissions.request({ data_collection: [data] }))
  )
}

export async function withdrawConsent(data: OptionalData): Promise<void> {
  await permissions.remove({ data_collection: [data] })
}
