// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { styleSingleton } from './style-singleton.ts'

const sheets = () =>
  document.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))

test('S52 locks scrolling without a style element, with the first styles, until the last one unmounts', () => {
  const Style = styleSingleton()
  const first = render(<Style styles="body { margin-right: 15px; }" />)
  const second = render(<Style styles="body { margin-right: 0px; }" />)
  expect(sheets()).toEqual([['body { margin-right: 15px; }']])
  expect(document.querySelectorAll('style')).toHaveLength(0)
  first.unmount()
  expect(sheets()).toHaveLength(1)
  second.unmount()
  expect(sheets()).toEqual([])
  render(<Style styles="body { margin-right: 7px; }" />)
  expect(sheets()).toEqual([['body { margin-right: 7px; }']])
})
