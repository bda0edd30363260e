import type { APIRequestContext } from '@playwright/test'
import { makeAdmin } from '../../fixtures/admin.ts'
import { type App, edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { adminPlaces } from '../../fixtures/places/admin.ts'
import { memberPlaces } from '../../fixtures/places/member.ts'
import { type Owner, ownerPlaces, readerPlaces } from '../../fixtures/places/owner.ts'
import { visitorPlaces } from '../../fixtures/places/visitor.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { sweep } from '../../fixtures/sweep.ts'

const SETTINGS = {
  editions: [
    { format: 'paperback', identifier: DUNE, notSoldIn: ['FR'] },
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['FR'] },
  ],
  shops: { order: ['ebay'], off: ['thalia'] },
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
  return { origin: app.url, link }
}

// One of the pages is of an address that has none, one sign-in fails, and the mail that an admin is
// shown lets not even the tests run anything in it.
// Tracing would copy the page at each of a thousand steps.
test.use({
  expectedErrors: /status of 40[14]|Blocked script execution.*mail-preview/,
  trace: 'off',
})
test.describe.configure({ mode: 'parallel', timeout: 360_000 })

test.describe('every page keeps nobody out, in any theme, width, size of letters or colours', () => {
  test('to a visitor', async ({ page }) => {
    expect(await sweep(page, visitorPlaces, null)).toEqual({})
  })

  test('to somebody with an account', async ({ page, app, account }) => {
    expect(await sweep(page, memberPlaces, { app, account })).toEqual({})
  })

  test('to an owner with Premium, and to the readers of the link', async ({
    page,
    app,
    account,
  }) => {
    await grantPremium(app, account)
    const owner = await makeOwner(page.request, app)
    await call(page.request, app, 'profile.update', { affiliateTags: { us: 'ada-20' } })
    await call(page.request, app, 'links.update', { id: owner.link.id, settings: SETTINGS })
    expect(await sweep(page, ownerPlaces, owner)).toEqual({})
    expect(await sweep(page, readerPlaces, owner)).toEqual({})
  })

  test('to whoever runs the server', async ({ page, app, account }) => {
    const { link } = await makeOwner(page.request, app)
    const admin = await makeAdmin(page.request, app, account, link.id)
    expect(await sweep(page, adminPlaces, admin)).toEqual({})
  })
})
