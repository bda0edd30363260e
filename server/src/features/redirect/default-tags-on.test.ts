import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOwnedLinksApp, type OwnedLinksApp } from '../../testing/owned-links-app.ts'
import { locationOf } from '../../testing/redirect-app.ts'

const PAGE = '/book/9780441172719/universal'

describe('a server whose own tags are on its pages alone', () => {
  let app: OwnedLinksApp

  beforeAll(async () => {
    app = await createOwnedLinksApp('sqlite', { defaultTagsOn: 'pages' })
  }, 60_000)
  afterAll(() => app.close())

  const openFrom = async (country: string, path: string) =>
    locationOf(await app.open(path, [`x-country: ${country}`])) ?? ''

  test.each([
    ['/go/bobdune', 'US'],
    ['/go/bobdune', 'GB'],
    ['/redirect?isbn=9780441172719', 'US'],
    ['/redirect?isbn=9780441172719&aff=1&tag=shelf-20', 'US'],
  ])('%s from %s carries none of them', async (path, country) => {
    const location = await openFrom(country, path)
    expect(location).toMatch(/^https:\/\/www\.amazon\./)
    expect(location).not.toContain('tag=')
  })

  test('the buttons of its pages do', async () => {
    const page = await app.read(`${PAGE}?link=bobdune`, { 'x-country': 'US' })
    expect(page).toContain('As an Amazon Associate I earn')
    const [, path = ''] = page.match(/href="(\/out\/amazon-us\/[^"]+)"/) ?? []
    expect(await openFrom('US', path.replaceAll('&amp;', '&'))).toContain('tag=shelf-20')
  })

  test('the owner’s own tag is on both', async () => {
    expect(await openFrom('DE', '/go/dune')).toContain('tag=ada-21')
    expect(await openFrom('DE', '/out/amazon-de/9780441172719?link=dune')).toContain('tag=ada-21')
  })

  test('tells the website so', async () => {
    const response = await fetch(`${app.url}/api/trpc/session.get`)
    expect(await response.json()).toMatchObject({
      result: { data: { hasServiceTags: true, serviceTagsOn: 'pages' } },
    })
  })
})
