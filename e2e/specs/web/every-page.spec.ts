import type { APIRequestContext } from '@playwright/test'
import { makeAdmin } from '../../fixtures/admin.ts'
import { type App, edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { checkPageStates } from '../../fixtures/check-page-states.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { adminPageStates } from '../../fixtures/page-states/admin.ts'
import { type Owner, ownerPageStates, readerPageStates } from '../../fixtures/page-states/owner.ts'
import { userPageStates } from '../../fixtures/page-states/user.ts'
import { visitorPageStates } from '../../fixtures/page-states/visitor.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'

const OTHER_BOOK = '9780143127741'

const SETTINGS = {
  editions: [
    { format: 'paperback', identifier: DUNE, notSoldIn: ['FR'] },
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['FR'] },
  ],
  retailers: { order: ['ebay'], off: ['thalia'] },
  look: { note: 'Signed copies at Hugendubel until Christmas.', accent: 'rust' },
}

async function makeOwner(request: APIRequestContext, app: App): Promise<Owner> {
  const link = await call<Owner['link']>(request, app, 'links.save', { isbn: DUNE })
  for (const country of ['DE', 'DE', 'GB']) {
    await request.get(`${app.url}/go/${link.slug}`, {
      maxRedirects: 0,
      headers: {
        ...edgeHeaders('198.51.100.7', { country }),
        'accept-language': 'en',
        'user-agent':
          'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
        cookie: '',
      },
    })
  }
  const other = await call<Owner['link']>(request, app, 'links.save', { isbn: OTHER_BOOK })
  const series = await call<Owner['series']>(request, app, 'series.create', {
    name: 'The Dune Chronicles',
    // Both have the same number, so that the editor names a problem.
    books: [link, other].map(({ id }) => ({ linkId: id, position: 100 })),
  })
  await call(request, app, 'series.update', { id: series.id, isPublished: true })
  return { origin: app.url, link, series }
}

// One path has no page, one sign-in fails, and the email preview blocks all scripts, even the tests'.
test.use({
  expectedErrors: /status of 40[014]|Blocked script execution.*mail-preview/,
})
test.describe.configure({ mode: 'parallel', timeout: 360_000 })

test.describe('every page is accessible in any theme, width, text size and color mode', () => {
  test('for a visitor', async ({ page }) => {
    expect(await checkPageStates(page, visitorPageStates, null)).toEqual({})
  })

  test('for a user with an account', async ({ page, app, account }) => {
    expect(await checkPageStates(page, userPageStates, { app, account })).toEqual({})
  })

  test('for a Premium owner and the readers of the link', async ({ page, app, account }) => {
    await grantPremium(app, account)
    const owner = await makeOwner(page.request, app)
    await call(page.request, app, 'profile.update', { affiliateTags: { us: 'ada-20' } })
    await call(page.request, app, 'links.update', { id: owner.link.id, settings: SETTINGS })
    expect(await checkPageStates(page, ownerPageStates, owner)).toEqual({})
    expect(await checkPageStates(page, readerPageStates, owner)).toEqual({})
  })

  test('for an admin', async ({ page, app, account }) => {
    const { link } = await makeOwner(page.request, app)
    const admin = await makeAdmin(page.request, app, account, link.id)
    expect(await checkPageStates(page, adminPageStates, admin)).toEqual({})
  })
})
