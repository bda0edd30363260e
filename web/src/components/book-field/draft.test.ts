import { afterEach, expect, test } from 'vitest'
import { readDraft, storeDraft } from './draft.ts'

afterEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('what stood in the field survives a reload', () => {
  storeDraft('978-0-14')
  expect(readDraft()).toBe('978-0-14')
})

test('the text sent by the page for links that lead nowhere comes first', () => {
  storeDraft('978-0-14')
  history.replaceState(null, '', '/?input=978-0-14-312774-2')
  expect(readDraft()).toBe('978-0-14-312774-2')
})
