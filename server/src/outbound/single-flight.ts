/** Concurrent callers with the same key share one run. */
export interface SingleFlight<Result> {
  readonly share: (key: string, work: () => Promise<Result>) => Promise<Result>
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Promise<Result>>()
  return {
    share(key, work) {
      const current = flights.get(key)
      if (current) return current
      const flight = work().finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
  }
}
