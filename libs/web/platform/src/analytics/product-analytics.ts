import { anonymousId, currentVisit } from './visitor';

/** The product-analytics service: where it listens, and the public key of our project. */
export type ProductTarget = { host: string; key: string };

export const addressOf = (host: string, path: string): string => `${host.replace(/\/$/, '')}${path}`;

/** @param personId id of the signed-in person; without one the browser's own random id counts */
export const captureProductEvent = (
  { host, key }: ProductTarget,
  event: string,
  properties: Record<string, unknown>,
  personId: string | undefined,
): void => {
  const body = JSON.stringify({
    api_key: key,
    event,
    properties: {
      distinct_id: personId ?? anonymousId('product'),
      $lib: 'web',
      $session_id: currentVisit().id,
      ...properties,
    },
    timestamp: new Date().toISOString(),
  });
  void fetch(addressOf(host, '/e/'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};
