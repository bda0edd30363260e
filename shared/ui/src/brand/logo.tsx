import { classNames } from '../primitives/index.ts'
import { LogoMark } from './logo-mark.tsx'

interface LogoProps {
  readonly className?: string
}

/** The mark and the name. The name is text, so it is read, found and copied as a word. */
export function Logo({ className }: LogoProps) {
  return (
    <span className={classNames('inline-flex items-center gap-2 text-ink', className)}>
      <LogoMark className="size-8 text-accent" />
      <span className="font-display text-[1.375rem] leading-none">Everyshelf</span>
    </span>
  )
}
