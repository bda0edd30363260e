import { MINIMUM_PASSWORD_LENGTH } from '@everyshelf/domain/limits'
import { classNames } from '@everyshelf/ui/primitives'
import { useEffect, useState } from 'react'
import { estimateStrength } from './estimate-strength.ts'

const labels = ['Very easy to guess', 'Easy to guess', 'Fair', 'Good', 'Strong'] as const

interface StrengthMeterProps {
  readonly password: string
  /** The owner's name and email, which others can guess. */
  readonly ownerTexts?: readonly string[]
}

/** Four bars and a label. A weak password gets a warning, never an error. */
export function StrengthMeter({ password, ownerTexts = [] }: StrengthMeterProps) {
  const score = usePasswordStrength(password, ownerTexts)
  if (password === '') return <>At least {MINIMUM_PASSWORD_LENGTH} characters</>
  const isWeak = score !== null && score < 2
  return (
    <span className="flex items-center gap-3">
      <span aria-hidden="true" className="flex h-4 items-end gap-1">
        {[1, 2, 3, 4].map((level) => (
          <span
            key={level}
            style={{ height: `${40 + level * 15}%` }}
            className={classNames(
              'w-6 rounded-[1px] transition-colors duration-150',
              score === null || level > Math.max(score, 1)
                ? 'bg-rule'
                : isWeak
                  ? 'bg-danger'
                  : 'bg-accent',
            )}
          />
        ))}
      </span>
      <span role="status">
        {score !== null && (
          <>
            <span className="sr-only">Password strength: </span>
            {labels[score]}
          </>
        )}
      </span>
    </span>
  )
}

/** How hard the password is to guess, from 0 to 4; null until it is measured. */
function usePasswordStrength(password: string, ownerTexts: readonly string[]): number | null {
  const [score, setScore] = useState<number | null>(null)
  const ownerKey = ownerTexts.join('\n')
  useEffect(() => {
    let isCurrent = true
    if (password === '') {
      setScore(null)
      return
    }
    const show = async () => {
      const strength = await estimateStrength(password, ownerKey.split('\n'))
      if (isCurrent && strength) setScore(strength.score)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [password, ownerKey])
  return score
}
