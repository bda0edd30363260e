import { expect, it, onTestFinished } from 'vitest'
import { createTransact } from '../../db/transact.ts'
import { describeEachDatabase } from '../../testing/databases.ts'
import { openSubscriptionSlice } from '../../testing/subscription-slice.ts'
import { createStripeEventsRepo } from './stripe-events.repo.ts'
import { createStripeEventsService } from './stripe-events.service.ts'

describeEachDatabase('Stripe events in the admin area', (open) => {
  it('R31 can be processed again, and twice changes nothing', async () => {
    const database = await open()
    const slice = await openSubscriptionSlice(database)
    onTestFinished(slice.close)
    const recorded: string[] = []
    const record = async (_queries: unknown, { action }: { readonly action: string }) =>
      void recorded.push(action)
    const events = createStripeEventsService({
      repo: createStripeEventsRepo(database.db),
      transact: createTransact(database.db),
      wake: slice.worker.wake,
      now: slice.fake.now,
    })
    const user = await slice.addUser()
    await slice.subscribe(user)
    await slice.processEvents()
    const until = await slice.premiumUntil(user)
    expect(until).toBe('2026-12-24T00:00:00.000Z')
    const { rows, next, isSetUp } = await events.list({})
    expect([next, isSetUp, await events.countPending()]).toEqual([null, true, 0])
    const created = rows.find(({ type }) => type === 'customer.subscription.created')
    expect(created).toMatchObject({ state: 'done', canProcess: true, attempts: 0 })
    const id = created?.id ?? ''
    expect(await events.get(record, id)).toMatchObject({ userId: user.userId, state: 'done' })

    // Someone edited our rows; Stripe has the correct state.
    await database.db.updateTable('user_profile').set({ premiumUntil: null }).execute()
    for (const time of [1, 2]) {
      await events.process(record, id)
      expect(await events.countPending(), String(time)).toBe(1)
      await slice.worker.processDue()
      expect(await slice.premiumUntil(user), String(time)).toBe(until)
      expect(await events.countPending()).toBe(0)
    }
    expect((await events.list({ state: 'done' })).rows).toHaveLength(rows.length)
    expect((await events.list({ state: 'waiting' })).rows).toEqual([])
    expect(recorded).toEqual(['event.view', 'event.process', 'event.process'])
    await expect(events.process(record, 'evt_none')).rejects.toThrow('not-found')
  })
})
