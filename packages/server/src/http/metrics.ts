import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is measured, in the format Prometheus reads. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'roundhouse_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  })
  readonly slowClients = new Counter({
    name: 'roundhouse_slow_clients_total',
    help: 'Live connections ended because the client did not read',
    registers: [this.registry],
  })
  readonly entries = new Counter({
    name: 'roundhouse_changes_total',
    help: 'Changes of tables made by this process',
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'roundhouse_' })
  }

  /** Something that is counted when somebody asks. */
  watch(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(value())
      },
    })
    void gauge
  }
}
