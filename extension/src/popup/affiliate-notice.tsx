import { translate } from '../messages/translate.ts'

/** Shown on every screen, before a link is created or copied; one line, to leave room for the book. */
export function AffiliateNotice() {
  return (
    <footer className="sticky bottom-0 h-6 truncate border-t border-rule bg-paper px-4 text-xs leading-[1.4375rem] text-ink-soft">
      <span className="max-[18rem]:sr-only">{translate('noticeLead')} </span>
      {translate('noticeText')}
    </footer>
  )
}
