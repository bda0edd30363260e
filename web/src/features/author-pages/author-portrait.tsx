import { classNames } from '@everyshelf/ui/primitives'

interface AuthorPortraitProps {
  readonly name: string
  /** The image's address; null for none. */
  readonly source: string | null
  readonly className?: string
}

/** The author's picture, or the first letter of the name. */
export function AuthorPortrait({ name, source, className }: AuthorPortraitProps) {
  const classes = classNames('shrink-0 rounded-full border border-rule', className)
  if (source) return <img src={source} alt="" className={classNames(classes, 'object-cover')} />
  return (
    <span
      aria-hidden="true"
      className={classNames(
        classes,
        'inline-grid place-items-center bg-wash font-display text-[1.75em] leading-none text-accent',
      )}
    >
      {[...name.trim()][0]?.toLocaleUpperCase() ?? ''}
    </span>
  )
}
