// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Translated } from './translated.tsx'

test('an element stands where the text has its value', () => {
  const { container } = render(
    <Translated name="approveCode" values={{ code: <strong>BCDF-GHJK</strong> }} />,
  )
  expect(container.innerHTML).toBe('Approve this code on the website: <strong>BCDF-GHJK</strong>')
})
