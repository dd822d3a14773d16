import type { PricingUnit } from '@smachot/contracts';
import { noEvent } from '../event-info/event-info';
import { suitingFirst } from './suiting';

type Unit = Pick<PricingUnit, 'occasions'> & { name: string };
const units: Unit[] = [
  { name: 'a' },
  { name: 'b', occasions: ['brit'] },
  { name: 'c', occasions: ['other', 'brit', 'wedding'] },
];
const order = (celebrating: 'brit' | 'wedding' | 'other' | null) =>
  suitingFirst(units, { ...noEvent, celebrating })
    .map(({ name }) => name)
    .join('');

it.each([
  ['brit', 'bca'],
  ['wedding', 'cab'],
  ['other', 'abc'],
  [null, 'abc'],
] as const)('for %s what fits comes first, each part in its own order', (celebrating, wanted) =>
  expect(order(celebrating)).toBe(wanted),
);
