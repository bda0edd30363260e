import { expect, test } from '../../fixtures/extension.ts'

test('a link or selection from the context menu opens its links, or a search', async ({
  extension,
}) => {
  const page = await extension.openRetailerPage('blog')
  const number = await extension.pickMenuEntry(page, { selectionText: ' ISBN 978-0-14-143958-7 ' })
  await expect.poll(() => number.text()).toContain('978-0-14-143958-7')
  await expect
    .poll(async () => (await number.links())[0])
    .toEqual({ store: 'Amazon United States', url: 'https://www.amazon.com/dp/0141439580' })
  await number.close()

  const linkUrl = 'https://www.amazon.co.uk/dp/0141439580?tag=somebody-21'
  const link = await extension.pickMenuEntry(page, { linkUrl, selectionText: 'Emma' })
  await expect.poll(() => link.text()).toContain('Amazon.co.uk')
  expect(await link.source()).not.toContain('somebody-21')
  await link.close()

  const words = await extension.pickMenuEntry(page, { selectionText: 'What we read in May' })
  await expect.poll(() => words.text()).toContain('Check the spelling, or paste the ISBN.')
  expect(await words.text()).not.toContain('Invalid ISBN/ASIN')
})
