import { type ReactNode, useEffect } from 'react'
import { AccountSheet } from '../account-sheet.tsx'

const board = {
  headline: 'Your links, on every book’s page',
  lines: [
    'Press the button while you look at a book',
    'The link carries your tags, and is kept in your account',
    'It reads a page only when you press it',
  ],
}

interface ConnectSheetProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

export function ConnectSheet({ title, lead, children }: ConnectSheetProps) {
  // The button stands at the end of a phone's page, what comes of it at the beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every title another page begins
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [title])
  return (
    // Each title is another page to who cannot see it: the focus goes there again.
    <AccountSheet key={title} title={title} lead={lead} board={board}>
      {children}
    </AccountSheet>
  )
}
