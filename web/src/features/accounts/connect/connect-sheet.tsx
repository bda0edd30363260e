import type { ReactNode } from 'react'
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
  return (
    // Each title is another page to who cannot see it: the focus goes there again.
    <AccountSheet key={title} title={title} lead={lead} board={board}>
      {children}
    </AccountSheet>
  )
}
