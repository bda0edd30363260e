import { runWorker } from './run-worker.ts'
import type { WorkerFacts, WorkerScope } from './worker-scope.ts'

declare const WORKER_FACTS: WorkerFacts

runWorker(globalThis as unknown as WorkerScope, WORKER_FACTS, caches)
