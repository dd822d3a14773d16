import { addressOf } from './product-analytics';
import { anonymousId, currentVisit } from './visitor';

/** The web-analytics service: where it listens, and the id of our stream of measurements. */
export type WebTarget = { host: string; id: string };

/** Measuring was agreed to, advertising was not (its consent mode). */
const CONSENT = { gcs: 'G101', npa: '1' };

/** Sends a hit in the format of the service's own script. @param page path of the page without personal ids */
export const sendWebEvent = (
  { host, id }: WebTarget,
  event: string,
  properties: Record<string, string | number | boolean | null>,
  page: string,
): void => {
  const visit = currentVisit();
  const query = new URLSearchParams({
    v: '2',
    tid: id,
    cid: anonymousId('web'),
    sid: String(Math.floor(visit.startedAt / 1000)),
    ...CONSENT,
    en: event === '$pageview' ? 'page_view' : event,
    dl: `${location.origin}${page}`,
    ul: document.documentElement.lang,
  });
  for (const [name, value] of Object.entries(properties))
    if (value !== null) query.set(`${typeof value === 'number' ? 'epn' : 'ep'}.${name}`, String(value));
  void fetch(addressOf(host, `/g/collect?${query.toString()}`), {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};
