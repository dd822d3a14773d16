import { anInvitation } from '../testing/a-guest';
import { checkImage } from './form/image-check';
import { shrinkImage, sizeWithin } from './form/shrink-image';
import { inOrder, nextStep, type InvitationCard } from './next-step';

const now = new Date('2026-11-21T10:00:00Z');
const card = (
  stats: Partial<InvitationCard['stats']>,
  overrides: Partial<InvitationCard> = {},
): InvitationCard => ({
  ...anInvitation(),
  stats: {
    seatsConfirmed: 0,
    records: 10,
    awaitingSend: 0,
    sendable: 0,
    awaitingResponse: 0,
    declined: 0,
    ...stats,
  },
  ...overrides,
});

describe('the next step of an invitation', () => {
  it.each([
    ['no guests', card({ records: 0 }), 'addGuests'],
    [
      'somebody to send to, whoever else is waited for',
      card({ awaitingSend: 3, sendable: 2, awaitingResponse: 5 }),
      'send',
    ],
    ['nobody to send to, somebody silent', card({ awaitingSend: 3, awaitingResponse: 5 }), 'waiting'],
    ['nobody but whom nobody can send to', card({ awaitingSend: 3 }), 'unsent'],
    ['everybody sent, somebody silent', card({ awaitingResponse: 5 }), 'waiting'],
    ['everybody answered', card({ seatsConfirmed: 20 }), 'settled'],
    ['it has been', card({ records: 0 }, { date: '2026-11-20T10:00:00.000Z' }), 'over'],
  ])('with %s', (_, invitation, key) => {
    expect(nextStep(invitation, now).key).toBe(key);
  });

  it('promises to send to no more than can be sent to', () => {
    expect(nextStep(card({ awaitingSend: 7, sendable: 4 }), now).count).toBe(4);
  });

  it('orders the nearest first and the past last', () => {
    const at = (day: string) => ({ date: `${day}T10:00:00.000Z` });
    const days = ['2026-11-01', '2027-03-01', '2026-11-20', '2026-12-01'].map(at);
    expect(inOrder(days, now)).toEqual(['2026-12-01', '2027-03-01', '2026-11-20', '2026-11-01'].map(at));
  });
});

describe('the picture, before it travels', () => {
  const bytes = (...start: number[]) => new Uint8Array([...start, 0, 0, 0, 0, 0]);
  // jsdom's Blob cannot be read
  const file = (content: Uint8Array) => ({
    size: content.length,
    slice: (from: number, to: number) => ({
      arrayBuffer: () => Promise.resolve(content.slice(from, to).buffer),
    }),
  });

  it.each([
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47), null],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), null],
    ['a GIF called photo.png', bytes(0x47, 0x49, 0x46, 0x38), 'unsupported'],
    ['a page', bytes(0x3c, 0x68, 0x74, 0x6d), 'unsupported'],
  ])('%s', async (_, content, problem) => {
    expect(await checkImage(file(content) as unknown as Blob)).toBe(problem);
  });

  it('above 5 MB is too large, exactly 5 MB is not', async () => {
    const png = bytes(0x89, 0x50, 0x4e, 0x47);
    const sized = (size: number) => ({ ...file(png), size }) as unknown as Blob;
    expect(await checkImage(sized(5 * 1024 * 1024))).toBeNull();
    expect(await checkImage(sized(5 * 1024 * 1024 + 1))).toBe('tooLarge');
  });
});

describe('a picture above the limit', () => {
  const big = () => new File(['x'], 'IMG 1.PNG', { type: 'image/png' });
  const sizes: number[] = [];
  beforeEach(() => {
    globalThis.createImageBitmap = () =>
      Promise.resolve({ width: 6000, height: 3000, close: () => undefined } as unknown as ImageBitmap);
    HTMLCanvasElement.prototype.getContext = (() => ({ fillRect() {}, drawImage() {} })) as never;
    HTMLCanvasElement.prototype.toBlob = function toBlob(done, type) {
      done({ size: sizes.shift()!, type } as Blob);
    };
  });
  it('is made smaller until it fits, and keeps its shape', async () => {
    sizes.splice(0, 3, 6 * 1024 * 1024, 4 * 1024 * 1024);
    const smaller = await shrinkImage(big());
    expect([smaller?.name, smaller?.type, sizes]).toEqual(['IMG 1.jpg', 'image/jpeg', []]);
    expect(sizeWithin(6000, 3000, 2400)).toEqual({ width: 2400, height: 1200 });
    expect(sizeWithin(300, 900, 2400)).toEqual({ width: 300, height: 900 });
  });
  it('is refused when no quality fits or the browser cannot read it', async () => {
    sizes.splice(0, 3, ...Array<number>(3).fill(9 * 1024 * 1024));
    expect(await shrinkImage(big())).toBeNull();
    globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
    expect(await shrinkImage(big())).toBeNull();
  });
});
