import type { CardId, UserId } from '@smachot/contracts';

/** A card of the stand-in's for tests. `token`: its buyer key, signed with the stand-in's usual secret; `expiry`: MMYY. */
type DemoCard = { token: string; mask: string; brand: string; expiry: string };

const MASTERCARD = { mask: '532610******5846', brand: 'mastercard', expiry: '1230' };
const VISA = { mask: '455743******3431', brand: 'visa', expiry: '1230' };
const TOKENS = [
  'BUYER264-0Q4I3AX1-CFIDEMO0-1CJWDC7U',
  'BUYER264-0Q1S02JX-Z5QDEMO1-1YZ14TWJ',
  'BUYER264-0Q4I3AX1-CFIDEMO2-1WUFNSYJ',
  'BUYER264-0Q1S02JX-Z5QDEMO3-11PNMACS',
  'BUYER264-0Q4I3AX1-CFIDEMO4-3IXXJS9H',
  'BUYER264-0Q1S02JX-Z5QDEMO5-53HUC599',
  'BUYER264-0Q4I3AX1-CFIDEMO6-EC4QEA78',
  'BUYER264-0Q1S02JX-Z5QDEMO7-5I5CO9YM',
  'BUYER264-0Q4I3AX1-CFIDEMO8-3UCHV8S6',
];

/** The card of each of these people, of whom there are nine at most. */
export const demoCards = (owners: UserId[]): (DemoCard & { id: CardId; userId: UserId })[] =>
  owners.map((userId, at) => ({
    ...(at % 2 ? VISA : MASTERCARD),
    ...{ token: TOKENS[at]!, userId, id: `01940010-0000-7000-8000-${String(at + 1).padStart(12, '0')}` },
  }));
