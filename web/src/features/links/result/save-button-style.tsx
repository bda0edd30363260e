import { Bookmark } from 'lucide-react'

/** The one look of a save button, whatever it does in its state. */
export const saveButtonStyle = {
  kind: 'outline',
  className: 'max-sm:px-2',
  icon: <Bookmark aria-hidden="true" className="size-[1.1em] max-sm:hidden" />,
} as const
