import { placeholderTitle } from '@everyshelf/domain/books'
import type { LinkSettings } from '@everyshelf/domain/links'
import { Button, buttonClasses, Dialog } from '@everyshelf/ui/primitives'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import type { LinkEditor } from '../../lib/link-settings/link-editor.ts'
import type { ManagedLink } from '../../lib/link-settings/managed-link.ts'
import { paths } from '../../lib/paths.ts'

/** Asks before a change sends readers to the page of a book that has no title. */
export function useTitleCheck(managed: ManagedLink | undefined, save: LinkEditor['save']) {
  const [answer, setAnswer] = useState<((isSure: boolean) => void) | null>(null)
  const isUntitled = managed?.link.title === placeholderTitle(managed?.link.isbn ?? '')
  const saveAsked: LinkEditor['save'] = (change) => {
    if (!managed || !isUntitled) return save(change)
    if (opensPage(managed.settings) || !opensPage(change(managed.settings))) return save(change)
    return new Promise((resolve) => {
      setAnswer(() => (isSure: boolean) => {
        setAnswer(null)
        resolve(isSure && save(change))
      })
    })
  }
  const dialog = managed && answer && (
    <Dialog
      open
      onOpenChange={(open) => !open && answer(false)}
      title="Add a title first?"
      description={`Readers would see “${managed.link.title}”.`}
    >
      <div className="mt-2 grid gap-3 sm:grid-cols-2">
        <Button kind="outline" onClick={() => answer(true)}>
          Save anyway
        </Button>
        <Link
          to={generatePath(paths.linkDetails, { linkId: managed.link.id })}
          onClick={() => answer(false)}
          className={buttonClasses('solid')}
        >
          Add a title
        </Link>
      </div>
    </Dialog>
  )
  return { save: saveAsked, dialog }
}

function opensPage({ mode, rules }: LinkSettings): boolean {
  return mode === 'choose' || rules.some(({ target }) => target.kind === 'page')
}
