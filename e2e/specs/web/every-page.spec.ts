import type { APIRequestContext } from '@playwright/test'
import { type App, edgeHeaders, expect, test } from '../../fixtures/app.ts'
import { DUNE } from '../../fixtures/owned-link.ts'
import { memberPlaces } from '../../fixtures/places/member.ts'
import { type Owner, ownerPlaces, readerPlaces } from '../../fixtures/places/owner.ts'
import { visitorPlaces } from '../../fixtures/places/visitor.ts'
import { call, grantPremium } from '../../fixtures/premium.ts'
import { sweep } from '../../fixtures/sweep.ts'

const SETTINGS = {
  editions: [
    { format: 'paperback', identifier: DUNE, notSoldIn: [] },
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['JP'] },
  ],
  shops: { order: ['ebay'], off: ['thalia'] },
  look: { note: 'Signed copies at Hugendubel until Christmas.', accent: 'rust' },
}

async function makeOwner(request: APIRequestContext, app: App): Promise<Owner> {
  const link = await call<Owner['link']>(request, app, 'links.save', { isbn: DUNE })
  await call(request, app, 'links.update', { id: link.id, settings: SETTINGS })
  for (const country of ['DE', 'DE', 'GB']) {
    await request.get(`${app.url}/go/${link.slug}`, {
      maxRedirects: 0,
      headers: {
        ...edgeHeaders('198.51.100.7', { country }),
        'user-agent':
          'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
        cookie: '',
      },
    })
  }
  return { link }
}

// One of the pages is of an address that has none, one sign-in fails.
test.use({ expectedErrors: /status of 40[14]/ })
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

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
    expect(await sweep(page, ownerPlaces, owner)).toEqual({})
    expect(await sweep(page, readerPlaces, owner)).toEqual({})
  })
})
