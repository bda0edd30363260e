import { marketplaces } from '@everyshelf/domain/marketplaces'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Flag } from './flag.tsx'
import { MarketplaceName, marketplaceTitle } from './marketplace-name.tsx'

test.each(marketplaces)('$name has a flag that is only a picture', ({ country }) => {
  const { container } = render(<Flag country={country} />)
  expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull()
})

test('a store is named after its country', () => {
  expect(marketplaceTitle('uk')).toBe('Amazon United Kingdom')
  const { container } = render(<MarketplaceName code="de" />)
  expect(container.textContent).toBe('Amazon Germany')
})
