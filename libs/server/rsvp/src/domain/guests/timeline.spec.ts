import fc from 'fast-check';
import { newestFirst } from './timeline';

const at = (moment: string, kind: string, by: 'host' | 'guest' | 'provider' | 'system' = 'provider') => ({
  at: `2027-04-06T08:00:${moment}Z`,
  kind,
  by,
});

/** Entries of one busy second in their real order: our times have milliseconds, the provider's have none. */
const asItWent = [
  at('05.120', 'added', 'host'),
  at('05.480', 'queued', 'host'),
  at('05.000', 'accepted'),
  at('05.000', 'sent'),
  at('05.000', 'delivered'),
  at('05.000', 'read'),
  at('05.000', 'wrote', 'guest'),
  at('05.000', 'answered', 'guest'),
  at('06.000', 'answered_again', 'guest'),
];

it('tells a second in the order in which things can happen, newest first', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray(asItWent, { minLength: asItWent.length }), (entries) => {
      expect(newestFirst(entries)).toEqual([...asItWent].reverse());
    }),
  ));

it('goes by the clock from second to second, whatever happened', () => {
  const late = [
    at('09.000', 'queued', 'host'),
    at('08.000', 'answered', 'guest'),
    at('07.900', 'added', 'host'),
  ];
  expect(newestFirst([...late].reverse())).toEqual(late);
});

it('goes by our own milliseconds where it is not a message', () => {
  const edits = [
    at('05.900', 'edited', 'host'),
    at('05.100', 'restored', 'host'),
    at('05.050', 'deleted', 'host'),
  ];
  expect(newestFirst([...edits].reverse())).toEqual(edits);
});
