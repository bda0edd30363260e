import type { Edition } from '@everyshelf/domain/books'
import { identifierKey, isB0Asin } from '@everyshelf/domain/identifiers'
import { EDITIONS_MAX } from '@everyshelf/domain/links'
import { AccountSection } from '../../../components/account-section.tsx'
import { BookField } from '../book-field.tsx'
import type { OwnLink } from '../own-link.ts'
import { EditionRung } from './edition-rung.tsx'
import { guessFormat, isSameBook, listRungs, moveRung, toEditions } from './ladder.ts'

/** The owner's editions, best first: each reader gets the first that is sold where they are. */
export function EditionLadder({ managed, save }: OwnLink) {
  const { routable, settings } = managed
  const book = routable.identifier
  const rungs = listRungs(book, settings.editions)
  const change = (next: (rungs: readonly Edition[]) => readonly Edition[]) =>
    save((before) => ({
      ...before,
      editions: toEditions(book, next(listRungs(book, before.editions))),
    }))
  return (
    <AccountSection
      title="Editions"
      about="Readers get the first edition that is sold where they are. Where none is, your page with the other shops opens."
    >
      <ol aria-label="Editions, best first" className="m-0 list-none border-b border-rule p-0">
        {rungs.map((rung, index) => (
          <EditionRung
            key={identifierKey(rung.identifier)}
            rung={rung}
            place={index + 1}
            count={rungs.length}
            isOwn={isSameBook(rung.identifier, book)}
            isFormatKnown={!isB0Asin(rung.identifier) || settings.editions.includes(rung)}
            onMove={(by) => void change((all) => moveRung(all, index, by))}
            onRemove={() => void change((all) => all.toSpliced(index, 1))}
            onChange={(changed) =>
              change((all) => all.with(index, { ...(all[index] ?? rung), ...changed }))
            }
          />
        ))}
      </ol>
      {rungs.length < EDITIONS_MAX && (
        <div className="mt-6">
          <BookField
            label="Another edition"
            action="Add"
            about="the edition"
            hint="It comes last; move it up to have it tried before the others."
            refuse={(identifier) =>
              rungs.some((rung) => isSameBook(rung.identifier, identifier))
                ? 'This edition is in the list already.'
                : null
            }
            onBook={(identifier) =>
              change((all) => [
                ...all,
                { format: guessFormat(identifier), identifier, notSoldIn: [] },
              ])
            }
          />
        </div>
      )}
    </AccountSection>
  )
}
