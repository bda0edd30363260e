import { expect, it } from 'vitest'
import { chooseFaults } from './choose-faults.ts'

const names = ['kill', 'freeze', 'cut']

it('chooses each fault once from a random one on, then random faults', () => {
  const numbers = [1, 0, 0, 2]
  const next = chooseFaults(names, () => numbers.shift() ?? 1)
  expect(Array.from({ length: 7 }, next)).toEqual([
    ...['freeze', 'cut', 'kill'],
    ...['kill', 'kill', 'cut', 'freeze'],
  ])
})

it('asks for numbers below the number of faults', () => {
  const limits: number[] = []
  const next = chooseFaults(names, (below) => limits.push(below) - 1)
  Array.from({ length: 4 }, next)
  expect(limits).toEqual([3, 3])
})
