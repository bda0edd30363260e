import { useTitle } from '../lib/use-title.ts'

export function Component() {
  useTitle('Check your email · Everyshelf')
  return (
    <div className="page-column py-16">
      <h1 className="m-0 font-display text-4xl">Check your email</h1>
    </div>
  )
}
