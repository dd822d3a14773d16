import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics of this process. Labels never carry personal data. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'job_seconds',
    help: 'Time to do a job',
    labelNames: ['job'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [this.registry],
  });
  private readonly failures = new Counter({
    name: 'jobs_failed_total',
    help: 'Attempts of jobs that failed',
    labelNames: ['job'],
    registers: [this.registry],
  });
  private readonly sends = new Counter({
    name: 'messages_posted_total',
    help: 'Messages handed to the provider, by class',
    labelNames: ['class'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  request(call: string, status: number, seconds: number): void {
    this.requests.labels(call, String(status)).observe(seconds);
  }
  jobTimer(job: string): () => void {
    const stop = this.jobs.labels(job).startTimer();
    return () => void stop();
  }
  jobFailed(job: string): void {
    this.failures.labels(job).inc();
  }
  messagesPosted(sendClass: string, count: number): void {
    this.sends.labels(sendClass).inc(count);
  }
  /** A counter of this name, made at its first use. */
  counter(name: string, help: string): Counter {
    return (
      (this.registry.getSingleMetric(name) as Counter | undefined) ??
      new Counter({ name, help, registers: [this.registry] })
    );
  }
  gauge(name: string, help: string): Gauge {
    return (
      (this.registry.getSingleMetric(name) as Gauge | undefined) ??
      new Gauge({ name, help, registers: [this.registry] })
    );
  }
}
