import { expect, it } from 'vitest'
import { loadConfig } from '../../config/config.ts'
import { createSiteService } from './site.service.ts'

it('returns its product and version, so an extension can recognize the server', () => {
  expect(createSiteService(loadConfig({})).identify()).toEqual({
    product: 'everyshelf',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

it('reports no services when none is configured', () => {
  expect(createSiteService(loadConfig({})).describe()).toEqual({
    operator: { name: null, address: null, email: null },
    uses: { stripe: false, google: false, mail: false },
  })
})

it('P9 returns the operator and the companies in use, without their keys', () => {
  const site = createSiteService(
    loadConfig({
      OPERATOR_NAME: 'Example Press Ltd',
      OPERATOR_ADDRESS: '1 Example Street, Example Town',
      STRIPE_SECRET_KEY: 'sk_live_1',
      SMTP_URL: 'smtp://user:pass@mail.example.org:587',
    }),
  )
  expect(site.describe()).toEqual({
    operator: {
      name: 'Example Press Ltd',
      address: '1 Example Street, Example Town',
      email: null,
    },
    uses: { stripe: true, google: false, mail: true },
  })
})
