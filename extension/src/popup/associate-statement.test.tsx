// @vitest-environment happy-dom
import type { TagOwner } from '@everyshelf/domain/affiliate'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AssociateStatement } from './associate-statement.tsx'

const SENTENCE = 'As an Amazon Associate I earn from qualifying purchases.'

afterEach(cleanup)

test.each([
  [['service'], SENTENCE],
  [['none', 'owner'], SENTENCE],
  [['service', 'owner'], SENTENCE],
  [['none'], ''],
] satisfies [TagOwner[], string][])(
  'A1 beside a link with the tags of %j stands “%s”',
  (owners, text) => {
    render(<AssociateStatement owners={owners} />)
    expect(document.body.textContent).toBe(text)
  },
)
