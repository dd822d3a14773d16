import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { Settings } from '../config/config';
import { VERSION } from '../health/version';
import type { OpenSpan, SpanOptions, Tracer } from './tracer';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const parsed = (traceparent: string): SpanContext[] => {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const found = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(found) ? [found] : [];
};

const headersIn = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.split('='))
      .filter(([name]) => name?.trim())
      .map(([name, ...value]) => [name!.trim(), decodeURIComponent(value.join('=').trim())]),
  );

const opened = (span: Span, around: Context): OpenSpan => ({
  within: (work) => context.with(trace.setSpan(around, span), work),
  set: (attributes) => void span.setAttributes(attributes),
  end: (error) => {
    if (error !== undefined) {
      const { code, name } = error as { code?: unknown; name?: string };
      span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'unknown'));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
    span.end();
  },
});

/** Spans go to `endpoint` in batches, by OTLP over HTTP as JSON; a collector that does not answer loses them, and nothing else. */
export const openTelemetry = (endpoint: string, settings: Settings, service: string): Tracer => {
  const share = new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersIn(settings.OTEL_EXPORTER_OTLP_HEADERS),
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `smachot-${service}`, 'service.version': VERSION }),
    // by the trace's id also where a browser began it: all processes decide alike, whatever flag a visitor sends
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('smachot');
  return {
    open: (name: string, { kind, parents, begins, attributes = {} }: SpanOptions) => {
      const [parent, ...others] = (parents ?? []).flatMap(parsed);
      const around = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : context.active();
      if (!begins && !trace.getSpanContext(around)) return undefined;
      const links = others.map((other) => ({ context: other }));
      return opened(tracer.startSpan(name, { kind: KINDS[kind], attributes, links }, around), around);
    },
    current: () => {
      const current = trace.getSpanContext(context.active());
      return current && `00-${current.traceId}-${current.spanId}-0${current.traceFlags & 1}`;
    },
    flush: () => provider.forceFlush().catch(() => undefined),
  };
};
