import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BookHeading } from './book-heading.tsx'

test.each([20, 60, 90, 160, 200, 300])(
  'a title of %i letters has at most two lines on the page of its link, and all of it as a tooltip',
  (length) => {
    const title = 'a'.repeat(length)
    render(<BookHeading book={{ title, authors: [] }} level={1} size="page" />)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.className.match(/line-clamp-\d/g)).toEqual(['line-clamp-2'])
    expect(heading.title).toBe(title)
  },
)
