import fc from 'fast-check';
import { mergeMessageStatus, stepOfMessage } from './message';

const known = ['queued', 'accepted', 'held_for_quality_assessment', 'sent', 'delivered', 'read', 'failed'];

it('ends the same whatever the order, the repeats and the unknown values', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...known, 'warning', 'something_new'), { maxLength: 8 }),
      fc.integer(),
      (statuses, seed) => {
        const end = (list: string[]) => list.reduce(mergeMessageStatus, 'queued');
        const shuffled = [...statuses, ...statuses].sort(
          (a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 17 + seed) % 5),
        );
        expect(end(shuffled)).toBe(end(statuses));
      },
    ),
  ));
it('lets a late delivery override a failure', () =>
  expect(mergeMessageStatus('failed', 'delivered')).toBe('delivered'));
it('keeps delivered when a failure comes after it', () =>
  expect(mergeMessageStatus('delivered', 'failed')).toBe('delivered'));

it('knows the way of a message, and what is not on it', () => {
  const way = ['queued', 'deleted', 'accepted', 'sent', 'failed', 'delivered', 'read'];
  expect([...way].reverse().sort((a, b) => stepOfMessage(a)! - stepOfMessage(b)!)).toEqual(way);
  expect(stepOfMessage('answered')).toBeUndefined();
});
