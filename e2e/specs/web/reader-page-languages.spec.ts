import type { Page } from '@playwright/test'
import { expect } from '../../fixtures/app.ts'
import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { checkLayoutAtWidth, checkLayoutWithLargeText } from '../../fixtures/layout-checks.ts'
import { DUNE, test } from '../../fixtures/owned-link.ts'
import { chineseBook, japaneseBook } from '../../fixtures/test-data.ts'

/** The name of each language in the footer, its tag, the button, and the question about the country. */
const languages = [
  ['Deutsch', 'de', 'Bei Amazon.com.au ansehen', 'Falsches Land?'],
  ['français', 'fr', 'Voir sur Amazon.com.au', 'Ce n’est pas votre pays ?'],
  ['español', 'es', 'Ver en Amazon.com.au', '¿No es tu país?'],
  ['italiano', 'it', 'Vedi su Amazon.com.au', 'Paese sbagliato?'],
  ['日本語', 'ja', 'Amazon.com.auで見る', '国が違いますか？'],
  ['हिन्दी', 'hi', 'Amazon.com.au पर देखें', 'देश ग़लत है?'],
  ['português', 'pt', 'Ver em Amazon.com.au', 'País errado?'],
  ['Nederlands', 'nl', 'Bekijk bij Amazon.com.au', 'Verkeerd land?'],
  ['polski', 'pl', 'Zobacz w sklepie Amazon.com.au', 'To nie Twój kraj?'],
  ['svenska', 'sv', 'Visa hos Amazon.com.au', 'Fel land?'],
  ['简体中文', 'zh-Hans', '在 Amazon.com.au 查看', '国家/地区有误？'],
  ['English', 'en', 'View at Amazon.com.au', 'Wrong country?'],
] as const

/** All that an owner can show, so that every text of the page is there. */
const settings = {
  editions: [
    { format: 'paperback', identifier: DUNE, notSoldIn: [] },
    { format: 'kindle', identifier: 'B00B7NPRY8', notSoldIn: ['AU'] },
    { format: 'hardcover', identifier: '9780593099322', notSoldIn: [] },
  ],
  look: { note: 'Signed copies at Hugendubel until Christmas.', accent: 'rust' },
}

/** In both themes, as wide as a phone and as a desktop, with every part of the page open. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const faults: string[] = []
  for (const width of [390, 1280]) {
    faults.push(...(await checkLayoutAtWidth(page, width)))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const violations = await findAccessibilityViolations(page)
      faults.push(...violations.map((violation) => `${colorScheme}, ${width} px: ${violation}`))
    }
  }
  faults.push(...(await checkLayoutWithLargeText(page)))
  return [...faults, ...(await checkLayoutAtWidth(page, 320))]
}

test.describe('a reader who changes the language', () => {
  test.use({ reader: { country: 'AU' }, locale: 'en-AU' })
  test.setTimeout(240_000)

  test('reads the whole page in each of twelve languages, on a phone and a desktop, in both themes', async ({
    page,
    link,
  }) => {
    await link.update({ settings })
    await page.goto(`/book/${DUNE}/universal?link=${link.slug}`)
    const found: Record<string, string[]> = {}
    for (const [name, tag, button, question] of languages) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.getByRole('link', { name: button })).toBeVisible()
      await expect(page.getByText(question)).toBeVisible()
      const faults = await findFaults(page)
      if (faults.length > 0) found[name] = faults
    }
    expect(found).toEqual({})
    expect(new URL(page.url()).searchParams.get('link')).toBe(link.slug)
  })
})

test('a Chinese reader gets Simplified Chinese, and a reader in Taiwan the next language', async ({
  request,
}) => {
  for (const [accepted, tag] of [
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7', 'en'],
  ] as const) {
    const headers = { 'accept-language': accepted }
    const response = await request.get(`/book/${DUNE}/universal`, { headers })
    expect(await response.text()).toContain(`<html lang="${tag}">`)
  }
})

test('Chinese is never set in Japanese fonts, and the reverse', async ({ page }) => {
  const fontsOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  const JAPANESE = /Hiragino|Yu Mincho|Shippori|JP"/
  const CHINESE = /PingFang SC|Songti SC|SC"/

  await page.goto(`/book/${japaneseBook.isbn13}/universal?lang=zh`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(japaneseBook.title)
  expect(await fontsOf('h1')).toMatch(JAPANESE)
  expect(await fontsOf('h1')).not.toMatch(CHINESE)
  for (const chinese of ['body', 'h2', 'button']) {
    expect(await fontsOf(chinese)).toMatch(CHINESE)
    expect(await fontsOf(chinese)).not.toMatch(JAPANESE)
  }

  await page.goto(`/book/${chineseBook.isbn13}/universal?lang=ja`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chineseBook.title)
  expect(await fontsOf('h1')).toMatch(CHINESE)
  expect(await fontsOf('h1')).not.toMatch(JAPANESE)
  for (const japanese of ['body', 'h2', 'button']) {
    expect(await fontsOf(japanese)).toMatch(JAPANESE)
    expect(await fontsOf(japanese)).not.toMatch(CHINESE)
  }
  // The language links at the bottom, each in its own language.
  expect(await fontsOf('footer [lang="zh-Hans"]')).toMatch(CHINESE)
  expect(await fontsOf('footer [lang="de"]')).not.toMatch(CHINESE)
})
