import { useEffect, useState } from 'react'
import { loadStrength } from './load-strength.ts'

/** From 0 to 4; null until it is known. */
export function usePasswordStrength(password: string, about: readonly string[]): number | null {
  const [score, setScore] = useState<number | null>(null)
  const known = about.join('\n')
  useEffect(() => {
    let isCurrent = true
    if (password === '') {
      setScore(null)
      return
    }
    const show = async () => {
      const strength = await loadStrength(password, known.split('\n'))
      if (isCurrent && strength) setScore(strength.score)
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [password, known])
  return score
}
