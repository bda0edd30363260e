import { findAccessibilityViolations } from '../../fixtures/axe.ts'
import { connectExtension } from '../../fixtures/connect-extension.ts'
import { expect, test } from '../../fixtures/extension.ts'
import { checkLayoutAtWidth } from '../../fixtures/layout-checks.ts'

const NARROW = 320
const WIDTHS = [NARROW, 390, 1280]

const readers = [
  {
    language: 'de',
    field: 'ISBN, ASIN oder Amazon-Adresse eingeben',
    link: 'Ihr Global Link',
    texts: ['Für einen Kurzlink speichern', 'Wohin Leser gelangen', 'Amazon Deutschland'],
    menu: 'Konto, Tags und Einstellungen',
    tags: 'Ihre Affiliate-Tags',
    tagTexts: ['0 von 12 gesetzt', 'Vereinigte Staaten', 'Nicht gesetzt'],
    pages: [
      {
        name: 'options',
        heading: 'Einstellungen',
        texts: ['Serveradresse', 'Links kopieren als', 'Dunkel', 'Shops auswählen'],
      },
      {
        name: 'welcome',
        heading: 'Ein Klick auf der Seite eines Buchs',
        texts: ['Übungsseite öffnen', 'Ohne Konto fortfahren', 'Website öffnen'],
      },
    ],
  },
  {
    language: 'ja',
    field: 'ISBN、ASIN、またはAmazonのURLを入力',
    link: 'あなたのGlobal Link',
    texts: ['保存して短縮リンクにする', '読者が開くストア', 'Amazon ドイツ'],
    menu: 'アカウント、タグ、設定',
    tags: 'アフィリエイトタグ',
    tagTexts: ['12件中0件を設定済み', 'アメリカ合衆国', '未設定'],
    pages: [
      {
        name: 'options',
        heading: '設定',
        texts: ['サーバーのアドレス', 'リンクのコピー形式', 'ダーク', 'ストアを選ぶ'],
      },
      {
        name: 'welcome',
        heading: '本のページでワンクリック',
        texts: ['練習用ページを開く', 'アカウントなしで続ける', 'ウェブサイトを開く'],
      },
    ],
  },
  {
    language: 'hi',
    field: 'ISBN, ASIN या Amazon का URL डालें',
    link: 'आपका Global Link',
    texts: ['छोटे लिंक के लिए सहेजें', 'पाठक कहाँ पहुँचते हैं', 'Amazon जर्मनी'],
    menu: 'खाता, टैग और सेटिंग',
    tags: 'आपके एफ़िलिएट टैग',
    tagTexts: ['12 में से 0 सेट हैं', 'सेट नहीं है'],
    pages: [
      {
        name: 'options',
        heading: 'सेटिंग',
        texts: ['सर्वर का पता', 'लिंक किस रूप में कॉपी हों', 'गहरी', 'स्टोर चुनें'],
      },
      {
        name: 'welcome',
        heading: 'किसी भी किताब के पेज पर बस एक क्लिक',
        texts: ['अभ्यास पेज खोलें', 'बिना खाते के जारी रखें', 'वेबसाइट खोलें'],
      },
    ],
  },
] as const

for (const { language, field, link, texts, menu, tags, tagTexts, pages } of readers) {
  test.describe(`a browser in ${language}`, () => {
    test.use({ language })

    test('shows the popup in its language, which fits and meets WCAG 2.2 AA', async ({
      extension,
      context,
      app,
      account,
      page,
    }) => {
      await connectExtension(extension, context.request, app, account)
      await page.goto(`chrome-extension://${extension.id}/popup.html`)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      const entry = page.getByLabel(field)
      await entry.fill('978-0-14-143951-8')
      expect(await checkLayoutAtWidth(page, NARROW), 'the field').toEqual([])
      await entry.press('Enter')
      await expect(page.getByRole('textbox', { name: link })).toBeVisible()
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible()
      expect(await checkLayoutAtWidth(page, NARROW), 'a link').toEqual([])
      expect(await findAccessibilityViolations(page), 'a link').toEqual([])
      await page.locator('summary').first().click()
      expect(await checkLayoutAtWidth(page, NARROW), 'more').toEqual([])
      await page.getByRole('button', { name: menu }).click()
      expect(await checkLayoutAtWidth(page, NARROW), 'the menu').toEqual([])
      await page.getByRole('button', { name: tags }).click()
      for (const text of tagTexts) await expect(page.getByText(text).first()).toBeVisible()
      expect(await checkLayoutAtWidth(page, NARROW), 'the tags').toEqual([])
    })

    test('shows the options and welcome page in its language, which fit and meet WCAG 2.2 AA', async ({
      extension,
      page,
    }) => {
      for (const { name, heading, texts: pageTexts } of pages) {
        await page.goto(`chrome-extension://${extension.id}/${name}.html`)
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
        for (const text of pageTexts) await expect(page.getByText(text).first()).toBeVisible()
        for (const width of WIDTHS) expect(await checkLayoutAtWidth(page, width), name).toEqual([])
        expect(await findAccessibilityViolations(page), name).toEqual([])
      }
    })
  })
}
