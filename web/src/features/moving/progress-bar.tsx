interface MoveProgressBarProps {
  readonly label: string
  readonly value: number
  readonly max: number
}

export function MoveProgressBar({ label, value, max }: MoveProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={max}
      value={value}
      className="mt-4 block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-wash [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent"
    />
  )
}
