import { type ReactNode, useEffect } from 'react'
import { AccountLayout } from '../account-layout.tsx'

const extensionPanel = {
  headline: 'Create links from any book page',
  lines: [
    'Click the extension’s button on a book page',
    'Copy the link and save it to your account',
    'The extension reads a page only when you use it there',
  ],
}

const commandLinePanel = {
  headline: 'Create links from your terminal',
  lines: [
    'Import a list of books from a CSV file',
    'Read your clicks as a table or as JSON',
    'Revoke its API key in My Account anytime',
  ],
}

interface ConnectLayoutProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly isCommandLine?: boolean
  readonly children?: ReactNode
}

export function ConnectLayout({
  title,
  lead,
  isCommandLine = false,
  children,
}: ConnectLayoutProps) {
  const sidePanel = isCommandLine ? commandLinePanel : extensionPanel
  // On phones the button is at the end of the page and the next step at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title means a new step
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [title])
  return (
    // Each title is a new step: the key moves the focus to it for screen readers.
    <AccountLayout key={title} title={title} lead={lead} sidePanel={sidePanel}>
      {children}
    </AccountLayout>
  )
}
