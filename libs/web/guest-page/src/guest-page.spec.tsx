import type { GuestPage } from '@smachot/contracts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GuestPageApp } from './guest-page';
import { asPreviewed } from './preview';
import { textsFor } from './texts';

const { texts } = textsFor('he');
const EVENT_ID = '0190a0a0-0000-7000-8000-000000000001' as GuestPage['eventId'];
const page = asPreviewed(
  {
    eventId: EVENT_ID,
    title: 'החתונה',
    hostName: 'נועה ואיתי',
    eventType: 'wedding',
    occasion: 'wedding',
    date: '2096-12-17T17:30:00Z',
    location: { address: 'גן האלה' },
    wazeLink: 'https://waze.com/ul',
    imageUrl: null,
    language: 'he',
    questions: ['headcount'],
    closingDate: '2096-12-15T17:30:00Z',
    open: true,
    guest: null,
  },
  'רחל',
);

const before = globalThis.fetch;
beforeEach(() => {
  const given: Record<string, unknown> = {};
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    const { attending, headcount } = JSON.parse((body as string | undefined) ?? '{}') as {
      attending?: string;
      headcount?: number;
    };
    if (attending) given['answer'] = attending;
    if (headcount) Object.assign(given, { numberOfGuests: headcount, answered: ['headcount'] });
    const answer = { ...page, guest: { ...page.guest, ...given } };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(answer) });
  }) as typeof fetch;
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  window.scrollTo = () => undefined;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = before;
});

it('is read from its beginning when it is opened, and then goes on at each question', async () => {
  render(<GuestPageApp eventId={EVENT_ID} token="token" />);
  const first = await screen.findByRole('heading', { name: texts.attending.title });
  expect(document.activeElement).toBe(document.body);
  // announced as well, it would be read twice and out of order
  expect(first.closest('[aria-live]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.attending.confirmed }));
  const second = await screen.findByRole('heading', { name: texts.headcount.title });
  await waitFor(() => expect(document.activeElement).toBe(second));
  const progress = screen.getByRole('progressbar');
  const values = ['aria-valuemin', 'aria-valuenow', 'aria-valuemax'].map((name) =>
    progress.getAttribute(name),
  );
  expect(values).toEqual(['0', '2', '2']);
});
