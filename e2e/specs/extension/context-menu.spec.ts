import { expect, test } from '../../fixtures/extension.ts'

test('a number that is selected on any page becomes links', async ({ extension }) => {
  const page = await extension.openShop('blog')
  const popup = await extension.pickMenuEntry(page, { selectionText: ' ISBN 978-0-14-143958-7 ' })
  await expect.poll(() => popup.text()).toContain('978-0-14-143958-7')
  await expect
    .poll(async () => (await popup.links())[0])
    .toEqual({ store: 'Amazon United States', url: 'https://www.amazon.com/dp/0141439580' })
})

test('a link to a shop becomes links, without the tag it had', async ({ extension }) => {
  const page = await extension.openShop('blog')
  const linkUrl = 'https://www.amazon.co.uk/dp/0141439580?tag=somebody-21'
  const popup = await extension.pickMenuEntry(page, { linkUrl, selectionText: 'Emma' })
  await expect.poll(() => popup.text()).toContain('Amazon.co.uk')
  expect(await popup.source()).not.toContain('somebody-21')
})

test('a selection that names no book is shown with what is wrong', async ({ extension }) => {
  const page = await extension.openShop('blog')
  const popup = await extension.pickMenuEntry(page, { selectionText: 'What we read in May' })
  await expect.poll(() => popup.text()).toContain('Invalid ISBN/ASIN')
})
