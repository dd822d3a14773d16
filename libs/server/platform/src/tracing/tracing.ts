import type { Settings } from '../config/config';
import type { OpenSpan, SpanOptions, Tracer } from './tracer';

let tracer: Tracer | undefined;

/** Starts tracing when a collector is configured; otherwise OpenTelemetry is not even loaded, and a span costs a comparison. */
export const startTracing = async (settings: Settings, service: 'api' | 'worker'): Promise<void> => {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTelemetry } = await import('./open-telemetry');
  tracer = openTelemetry(settings.OTEL_EXPORTER_OTLP_ENDPOINT, settings, service);
};

/** Sends the ended spans to the collector. */
export const flushTraces = (): Promise<void> => tracer?.flush() ?? Promise.resolve();

export const openSpan = (name: string, options: SpanOptions): OpenSpan | undefined =>
  tracer?.open(name, options);

/** Runs work in a span, which ends with it; a failure is told by its kind, without its message. */
export const traced = <T>(
  name: string,
  options: SpanOptions,
  work: (span: OpenSpan | undefined) => Promise<T>,
): Promise<T> => {
  const span = tracer?.open(name, options);
  return span ? ending(span, work) : work(undefined);
};

const ending = async <T>(span: OpenSpan, work: (span: OpenSpan) => Promise<T>): Promise<T> => {
  try {
    const answer = await span.within(() => work(span));
    span.end();
    return answer;
  } catch (error) {
    span.end(error);
    throw error;
  }
};

/** The trace context to be stored with a row that is worked on later; null outside of a trace. */
export const currentTrace = (): string | null => tracer?.current() ?? null;

/** The id of the current trace, for log lines. */
export const traceId = (): string | undefined => tracer?.current()?.split('-')[1];
