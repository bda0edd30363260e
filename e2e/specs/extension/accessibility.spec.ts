import { findBarriers } from '../../fixtures/axe.ts'
import { expect, test } from '../../fixtures/extension.ts'

const states = [
  ['a book', 'amazon-us-paperback', 'Pride and Prejudice (Penguin Classics)'],
  ['no book', 'amazon-us-lamp', 'This is not a book'],
] as const

for (const [what, name, title] of states) {
  for (const look of ['light', 'dark'] as const) {
    test(`the popup with ${what} holds WCAG 2.2 AA in the ${look} theme`, async ({ extension }) => {
      const popup = await extension.press(await extension.openShop(name))
      await popup.showIn(look)
      await expect.poll(() => popup.heading()).toBe(title)
      await popup.settle()
      expect(await popup.findViolations()).toEqual([])
    })
  }
}

test('the popup says the same to screen readers when the server is away', async ({ extension }) => {
  const page = await extension.openShop('amazon-de-taschenbuch')
  await extension.proxy.close()
  const popup = await extension.press(page)
  await expect.poll(() => popup.text()).toContain('No connection')
  await popup.settle()
  expect(await popup.findViolations()).toEqual([])
})

test('everything in the popup can be reached and done with the keyboard', async ({ extension }) => {
  const popup = await extension.press(await extension.openShop('amazon-de-taschenbuch'))
  await expect.poll(() => popup.heading()).toBe('Die Verwandlung')
  const stops: string[] = []
  for (let stop = 0; stop < 11; stop++) {
    await popup.press('Tab', 9)
    stops.push(await popup.focused())
  }
  expect(stops).toEqual([
    'Another book',
    'Recent links',
    'Your affiliate tags',
    'Keep open beside the page',
    'Options',
    'Taschenbuch',
    'Connect',
    'Save This Link',
    'Open the page for readers (opens in a new tab)',
    'Amazon United States (opens in a new tab)',
    'Copy the Amazon United States link',
  ])
  await popup.press('Enter', 13)
  await expect.poll(() => popup.text()).toContain('Copied!')
})

test('the options hold WCAG 2.2 AA in both themes', async ({ extension, page }) => {
  await page.goto(`chrome-extension://${extension.id}/options.html`)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.getByLabel('Server address')).toHaveValue(extension.proxy.url)
    expect(await findBarriers(page)).toEqual([])
  }
})

test('the popup needs no scrolling sideways where a scrollbar takes of its width', async ({
  extension,
  page,
}) => {
  await page.setViewportSize({ width: 365, height: 600 })
  await page.goto(`chrome-extension://${extension.id}/popup.html`)
  await page.getByLabel('Enter ISBN, ASIN, or Amazon URL').fill('978-0-14-143951-8')
  await page.keyboard.press('Enter')
  await expect(page.getByText('978-0-14-143951-8')).toBeVisible()
  const beyondEdge = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  }
  expect(await page.evaluate(beyondEdge)).toBe(0)
})
