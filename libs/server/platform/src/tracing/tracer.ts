type Attributes = Record<string, string | number>;
/**
 * `parents`: W3C trace contexts that the span continues, the first as its parent, the others as links; absent: the current span.
 * `begins`: without any of them it begins a trace; otherwise there is no span then.
 */
export type SpanOptions = {
  kind: 'server' | 'client' | 'consumer' | 'internal';
  parents?: readonly string[];
  begins?: true;
  attributes?: Attributes;
};
/** Attributes are ids of ours, patterns, states and numbers: never what people typed, phones, or addresses that open something. */
export type OpenSpan = {
  within: <T>(work: () => T) => T;
  set: (attributes: Attributes) => void;
  end: (error?: unknown) => void;
};
/** The part of OpenTelemetry that the product uses. */
export type Tracer = {
  open: (name: string, options: SpanOptions) => OpenSpan | undefined;
  /** The W3C trace context of the current span. */
  current: () => string | undefined;
  flush: () => Promise<void>;
};
