import { NotificationKind } from '@smachot/contracts';
import he from './locales/he.json';
import { whatHappened } from './what-happened';

it('has a sentence for every kind', () =>
  expect(new Set(Object.keys(he.kind).map((key) => key.replace(/_(one|two|other)$/, '')))).toEqual(
    new Set(NotificationKind.options),
  ));
it('tells access that was not renewed from sending that has stopped', () => {
  const stopped = (reason: string) => whatHappened({ kind: 'sending_stopped', values: { reason } });
  expect(stopped('190')).toBe('kind.sending_stopped');
  expect(stopped('token_not_refreshed')).toBe('stopping.token_not_refreshed');
  expect(stopped('template_missing')).toBe('stopping.template_missing');
  expect(whatHappened({ kind: 'send_held', values: { because: 'template' } })).toBe('stopping.campaign');
  expect(whatHappened({ kind: 'send_held', values: { because: 'night' } })).toBe('kind.send_held');
  const scheduled = (afterClosing: number) =>
    whatHappened({ kind: 'send_scheduled', values: { today: 1, later: 2, afterClosing } });
  expect([scheduled(0), scheduled(3)]).toEqual(['kind.send_scheduled', 'late.send_scheduled']);
  const changed = (values: object) => whatHappened({ kind: 'order_change_proposed', values: { ...values } });
  expect(changed({ eventAt: '2026-12-24T17:30:00.000Z' })).toBe('kind.order_change_proposed');
  expect(changed({})).toBe('change.order_change_proposed');
  const fitted = (archived: number, suspended: number) =>
    whatHappened({ kind: 'plan_fitted', values: { archived, suspended } });
  expect([fitted(2, 0), fitted(0, 1), fitted(2, 1)]).toEqual([
    'fitted.units',
    'fitted.crew',
    'kind.plan_fitted',
  ]);
  expect(whatHappened({ kind: 'bill_due', values: {} })).toBe('kind.bill_due');
});
