import { linkAllowance } from '@everyshelf/domain/plans'
import type { RouterInputs } from '@everyshelf/server/api'
import { screen, within } from '@testing-library/react'
import { type FakeCalls, useFakeApi } from './fake-api.ts'
import { createLinkSettingsHandlers, sampleSettings } from './fake-link-settings.ts'
import { signedInResponse } from './fake-session.ts'
import { openPage } from './render-page.tsx'

interface Options {
  /** The rest of the path, after the link's management page. */
  readonly subpath?: string
  readonly isPremium?: boolean
  readonly first?: Parameters<typeof createLinkSettingsHandlers>[0]
  readonly responses?: Partial<FakeCalls>
}

export const MANAGEMENT = '/link-management/5f0c9a1be24d77c0a3b61e90'

/** Opens the management page of a link. The fake server stores the changes. */
export async function useManagementPage(options: Options = {}) {
  const { subpath = '', isPremium = true, first = sampleSettings(), responses = {} } = options
  const server = createLinkSettingsHandlers(first)
  const updates: RouterInputs['links']['update'][] = []
  const api = useFakeApi({
    'session.get': () =>
      signedInResponse({ isPremium }, linkAllowance(isPremium ? 'premium' : 'free', 1)),
    ...server,
    'links.update': (input) => {
      updates.push(input)
      return server['links.update'](input)
    },
    ...responses,
  })
  const router = await openPage(`${MANAGEMENT}${subpath}`)
  return { api, updates, router }
}

/** The texts of a list's items, in order. */
export function itemsOf(name: string): string[] {
  const list = screen.getByRole('list', { name })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}
