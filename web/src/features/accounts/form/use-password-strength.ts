import { useEffect, useState } from 'react'

/** The estimator and its word lists are large: they come when somebody begins to type. */
const loadEstimator = () => import('./password-strength.ts')

/** From 0 to 4; null until it is known. Without the estimator the form works as well. */
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
      const { measurePassword } = await loadEstimator()
      if (isCurrent) setScore(measurePassword(password, known.split(/[\n@.\s]+/).filter(Boolean)))
    }
    void show().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [password, known])
  return score
}
