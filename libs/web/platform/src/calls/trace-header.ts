const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The W3C trace context that a call begins, where the page says that the server traces. */
export const traceHeader = (): Record<string, string> =>
  globalThis.document?.querySelector('meta[name=tracing]')
    ? { traceparent: `00-${hex(16)}-${hex(8)}-01` }
    : {};
