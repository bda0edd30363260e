import { afterEach, expect, test } from 'vitest'
import { readDraft } from '../../components/book-field/draft.ts'
import { readSubmittedForm } from './read-submitted-form.ts'
import { isSubmitOnLoadState } from './result-state.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('a form that the browser sent is read, and the address changes back to the page’s', () => {
  history.replaceState(null, '', '/?book=978-0-14-143951-8')
  expect(readSubmittedForm()).toBe(true)
  expect(readDraft()).toBe('978-0-14-143951-8')
  expect(isSubmitOnLoadState(history.state.usr)).toBe(true)
  expect(location.search).toBe('')
  expect(readSubmittedForm()).toBe(false)
})

test('other addresses are left as they are', () => {
  for (const address of ['/', '/?input=978-0-14', '/link-tester?book=978-0-14']) {
    history.replaceState(null, '', address)
    expect(readSubmittedForm()).toBe(false)
    expect(location.pathname + location.search).toBe(address)
  }
})
