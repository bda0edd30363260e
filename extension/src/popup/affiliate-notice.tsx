import { translate } from '../locales/translate.ts'

/** In sight on every screen, before anything is made or copied; one line, so that books have the room. */
export function AffiliateNotice() {
  return (
    <footer className="sticky bottom-0 h-6 truncate border-t border-rule bg-paper px-4 text-xs leading-[1.4375rem] text-ink-soft">
      <span className="max-[18rem]:sr-only">{translate('noticeLead')} </span>
      {translate('noticeText')}
    </footer>
  )
}
