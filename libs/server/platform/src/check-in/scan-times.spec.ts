import type { ScanBatch } from '@smachot/contracts';
import { plausibleScans } from './scan-times';

const NOW = new Date('2027-05-04T19:00:00.000Z');
const timeOf = (at: string, sentAt: string) =>
  plausibleScans({ scans: [{ at }], sentAt } as ScanBatch, NOW)[0]?.at;

it.each([
  // a right clock
  ['2027-05-04T18:30:00.000Z', '2027-05-04T19:00:00.000Z', '2027-05-04T18:30:00.000Z'],
  // a clock two hours ahead, and one that lost its year
  ['2027-05-04T20:30:00.000Z', '2027-05-04T21:00:00.000Z', '2027-05-04T18:30:00.000Z'],
  ['1970-01-01T00:10:00.000Z', '1970-01-01T00:40:00.000Z', '2027-05-04T18:30:00.000Z'],
  // a clock that was set between the scan and the sending
  ['2027-05-04T23:00:00.000Z', '2027-05-04T19:00:00.000Z', '2027-05-04T19:00:00.000Z'],
  ['1970-01-01T00:00:00.000Z', '2027-05-04T19:00:00.000Z', '2027-05-03T07:00:00.000Z'],
])('a scan at %s, sent when the device showed %s, was at %s', (at, sentAt, expected) => {
  expect(timeOf(at, sentAt)).toBe(expected);
});
