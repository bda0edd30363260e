import { Bookmark } from 'lucide-react'

/** All states of the save button look alike. */
export const saveButtonStyle = {
  kind: 'outline',
  className: 'max-sm:col-span-2',
  icon: <Bookmark className="size-[1.1em] max-sm:hidden" />,
} as const
