import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'

/** The key that presses the toolbar button, as it is set just now. */
export function Shortcut() {
  const [key, setKey] = useState<string | null>(null)
  useEffect(() => {
    void browser.commands.getAll().then((commands) => {
      setKey(commands.find(({ name }) => name === '_execute_action')?.shortcut || null)
    })
  }, [])
  return (
    <>
      <h2 className="m-0 font-display text-2xl">Keyboard</h2>
      <p className="m-0 mt-2 text-ink-soft">
        {key ? (
          <>
            <kbd className="rounded-md border border-rule-strong px-1.5 py-0.5 font-sans text-ink">
              {key}
            </kbd>{' '}
            opens Everyshelf on the page you are reading.
          </>
        ) : (
          'No key is set for the button.'
        )}{' '}
        Your browser's page for extension shortcuts changes it.
      </p>
    </>
  )
}
