import { readApiError } from '@everyshelf/client'
import { useState } from 'react'

/** Proves that the owner is present. */
export interface SecurityProof {
  readonly password?: string
  readonly code?: string
}

/** An action that may need proof, and what the server said about the last attempt. */
export interface ProvenAction<Given extends SecurityProof = SecurityProof> {
  /** What the server requires first; null while it requires nothing. */
  readonly asks: 'password' | 'code' | null
  /** The proof that was entered is wrong. */
  readonly isWrong: boolean
  readonly isBusy: boolean
  readonly run: (given: Given) => Promise<void>
}

/** Runs an action first without proof, then with the one that the server requires. */
export function useSecurityProof<Given extends SecurityProof = SecurityProof>(
  action: (given: Given) => Promise<void>,
): ProvenAction<Given> {
  const [asks, setAsks] = useState<ProvenAction['asks']>(null)
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  return {
    asks,
    isWrong,
    isBusy,
    run: async (given) => {
      setBusy(true)
      try {
        await action(given)
        setAsks(null)
        setWrong(false)
      } catch (error) {
        const { code } = readApiError(error)
        if (code === 'sign-in-again') setAsks('password')
        else if (code === 'second-factor-required') setAsks('code')
        else if (code !== 'wrong-code') throw error
        setWrong(code === 'wrong-code' || given.password !== undefined)
      } finally {
        setBusy(false)
      }
    },
  }
}
