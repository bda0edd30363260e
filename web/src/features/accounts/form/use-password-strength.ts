import { useEffect, useState } from 'react'
import { estimateStrength } from './estimate-strength.ts'

/** How hard the password is to guess, from 0 to 4; null until it is measured. */
export function usePasswordStrength(
  password: string,
  ownerTexts: readonly string[],
): number | null {
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
