import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { PublicEventCard } from '@smachot/contracts';
import { session, signInNoa } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { discoverRoutes, EventScreen } from '.';
import { aRegistration } from './testing/a-registration';
import { aTicket } from './testing/a-ticket';
import { anEvent } from './testing/an-event';

afterEach(() => {
  cleanup();
  session.logout('/');
});

const second = anEvent({ id: '01920000-0000-7000-8000-000000000002', slug: 'talk', title: 'הרצאה' });

type Answer = { status?: number; body: unknown };
const page = (events: PublicEventCard[], nextCursor: string | null = null): Answer => ({
  body: { events, nextCursor },
});
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { error: 'X', message: 'x', code, requestId: 'r' },
});

/** Renders the feature's screens against a server that answers by address; returns the requests it received. */
const open = async (
  at: string,
  answer: (url: URL) => Answer | Promise<Answer>,
): Promise<{ asked: string[]; sent: unknown[] }> => {
  await startTexts('events');
  Element.prototype.scrollIntoView = () => undefined;
  const asked: string[] = [];
  const sent: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    asked.push(url.pathname + url.search);
    const { status = 200, body } = await answer(url);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  render(
    <TestScreens
      at={at}
      routes={[
        ...discoverRoutes,
        { path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> },
      ]}
    />,
  );
  return { asked, sent };
};
const chip = (name: string) => screen.getByRole('button', { name });

describe('the discover page', () => {
  it('shows a card with everything that is asked for it', async () => {
    await open('/discover', () => page([anEvent()]));
    const card = (await screen.findByRole('heading', { name: 'סדנת פרחים' })).closest('li')!;
    for (const words of ['סדנה', '19 נרשמו', 'סטודיו כלנית', 'ערב מעשי אחד', '19:00'])
      expect(within(card).getByText(words)).toBeTruthy();
    expect(card.textContent).toContain('11 במאי 2090');
    expect(within(card).getByText('ס')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'לפרטים: סדנת פרחים' }).getAttribute('href')).toBe(
      '/event/flowers',
    );
  });

  it('asks for one category, and says so when there is nothing of it', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((done) => (release = done));
    const { asked } = await open('/discover', ({ search }) =>
      search ? held.then(() => page([])) : page([anEvent()]),
    );
    await screen.findByText('סדנת פרחים');
    fireEvent.click(chip('סמינר'));
    expect(screen.queryByText('סדנת פרחים')).toBeNull();
    release();
    expect(await screen.findByRole('heading', { name: 'סמינר: אין אירועים קרובים' })).toBeTruthy();
    expect(screen.queryByText('סדנת פרחים')).toBeNull();
    expect(asked).toEqual(['/v1/events/public', '/v1/events/public?category=seminar']);
    fireEvent.click(chip('לכל האירועים'));
    expect(await screen.findByText('סדנת פרחים')).toBeTruthy();
  });

  it('takes the category from the address, and shows all for a word that is none', async () => {
    await open('/event?category=workshop', () => page([anEvent()]));
    await screen.findByText('סדנת פרחים');
    expect(chip('סדנה').getAttribute('aria-pressed')).toBe('true');
    cleanup();
    const { asked } = await open('/discover?category=wedding', () => page([anEvent()]));
    await screen.findByText('סדנת פרחים');
    expect(asked).toEqual(['/v1/events/public']);
    expect(chip('הכול').getAttribute('aria-pressed')).toBe('true');
  });

  it('is a list of its own at the index of events, which stays in its address', async () => {
    const { asked } = await open('/event', () => page([anEvent()]));
    expect(await screen.findByRole('heading', { level: 1, name: 'כל האירועים הקרובים' })).toBeTruthy();
    expect(await screen.findByText('סדנת פרחים')).toBeTruthy();
    fireEvent.click(chip('סמינר'));
    await waitFor(() => expect(asked.at(-1)).toBe('/v1/events/public?category=seminar'));
    expect(screen.getByRole('heading', { level: 1, name: 'כל האירועים הקרובים' })).toBeTruthy();
  });

  it('brings the next page to the ones before, until there is none', async () => {
    const { asked } = await open('/discover', ({ searchParams }) =>
      searchParams.has('cursor') ? page([second]) : page([anEvent()], '1_x'),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'עוד אירועים' }));
    expect(await screen.findByText('הרצאה')).toBeTruthy();
    expect(screen.getByText('סדנת פרחים')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'עוד אירועים' })).toBeNull();
    expect(asked.at(-1)).toBe('/v1/events/public?cursor=1_x');
  });

  it('says when it could not be read, and reads it again', async () => {
    let answer = refusal(429, 'request.too_many');
    await open('/discover', () => answer);
    await screen.findByRole('alert');
    answer = page([anEvent()]);
    fireEvent.click(chip('לנסות שוב'));
    expect(await screen.findByText('סדנת פרחים')).toBeTruthy();
  });
});

describe('the page of an event', () => {
  it('shows the picture of the store that hosts it, and the letters of a name without one', async () => {
    const host = { fullName: 'המטבח של סבתא', avatarUrl: '/files/p1-480.webp', id: anEvent().host!.id };
    await open('/event/flowers', () => ({ body: anEvent({ host, partnerUsername: 'savta' }) }));
    const line = (await screen.findByRole('link', { name: 'המטבח של סבתא' })).closest('p')!;
    expect(line.querySelector('img')!.getAttribute('src')).toBe('/files/p1-480.webp');
    cleanup();
    await open('/event/flowers', () => ({ body: anEvent() }));
    const letters = (await screen.findByText('נועה ברק')).closest('p')!;
    expect(letters.querySelector('img')).toBeNull();
    expect(within(letters).getByText('נב')).toBeTruthy();
  });

  it('says when, where and who hosts it, offers calendar and way, and asks a visitor to sign in', async () => {
    await open('/event/flowers', () => ({ body: anEvent() }));
    expect(await screen.findByRole('heading', { level: 1, name: 'סדנת פרחים' })).toBeTruthy();
    expect(screen.getByText('19:00–21:30')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'הוספה ליומן' }).getAttribute('href')).toBe(
      '/v1/events/public/flowers/calendar.ics',
    );
    expect(screen.getByRole('link', { name: /ניווט בוויז/ })).toBeTruthy();
    expect(screen.getByText('נועה ברק')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'להתחבר ולהירשם' }).getAttribute('href')).toBe(
      '/login?next=%2Fevent%2Fflowers',
    );
    expect(document.title).toBe('סדנת פרחים · שמחות');
  });

  it('of one that is over or online offers neither calendar nor way', async () => {
    const past = { startDatetime: '2020-05-11T16:00:00.000Z', endDatetime: '2020-05-11T18:30:00.000Z' };
    const online = { locationType: 'online', location: '', address: null, wazeLink: null } as const;
    await open('/event/flowers', () => ({
      body: anEvent({ ...past, ...online, mapLink: null, registration: 'over' }),
    }));
    expect(await screen.findByText('האירוע הזה כבר היה.')).toBeTruthy();
    expect(screen.getByText('אונליין')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /יומן|בוויז/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'הרשמה' })).toBeNull();
  });

  it('shows a registered person the link to an online event until it ends', async () => {
    const event = anEvent({ startDatetime: '2020-05-11T16:00:00.000Z', registration: 'over' });
    const show = async (status: 'approved' | 'canceled', shown = event) => {
      const registration = aRegistration({ status, startDatetime: event.startDatetime });
      const { asked } = await open('/event/flowers', ({ pathname }) => ({
        body: pathname.endsWith('/registration') ? { registration } : shown,
      }));
      await screen.findByRole('heading', { level: 1 });
      return asked;
    };
    const heading = () => screen.queryByRole('heading', { name: 'הרשמה' });
    await show('approved');
    expect(heading()).toBeNull();
    cleanup();
    signInNoa();
    await show('approved');
    expect((await screen.findByRole('link', { name: /למפגש אונליין/ })).getAttribute('href')).toBe(
      'https://meet.example/abc',
    );
    cleanup();
    const asked = await show('canceled');
    await waitFor(() => expect(asked).toHaveLength(2));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(heading()).toBeNull();
    cleanup();
    expect(await show('approved', { ...event, endDatetime: '2020-05-11T18:30:00.000Z' })).toHaveLength(1);
  });

  it.each([
    ['coming_soon', 'ההרשמה עוד לא נפתחה.'],
    ['sold_out', 'ההרשמה סגורה.'],
  ] as const)('says whether tickets will come or their sale has ended: %s', async (display, words) => {
    const event = anEvent({ registration: 'not_yet', ticketTypes: [aTicket({ display })] });
    await open('/event/flowers', () => ({ body: event }));
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
    signInNoa();
    await open('/event/flowers', ({ pathname }) => ({
      body: pathname.endsWith('/registration') ? { registration: null } : event,
    }));
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('registers a signed-in person: what they will bring, what they are asked, and where they stand then', async () => {
    signInNoa();
    const question = { id: '01920000-0000-7000-8000-00000000000c', text: 'מידת חולצה?', required: true };
    const ticket = aTicket();
    // one that ran out of stock has a waiting list, one that ended has none
    const full = { ...ticket, id: question.id, name: 'מלא', display: 'sold_out' as const, seatsLeft: 0 };
    const ended = { ...full, id: anEvent().id, name: 'נגמר', seatsLeft: 3 };
    const event = anEvent({ questions: [question], ticketTypes: [ticket, full, ended] });
    let registration: object | null = null;
    const { sent } = await open('/event/flowers', ({ pathname }) => {
      if (pathname.endsWith('/registrations'))
        registration = aRegistration({ chatGroupUrl: 'https://chat.example/x' });
      if (pathname.endsWith('/registrations')) return { status: 201, body: registration };
      return { body: pathname.endsWith('/registration') ? { registration } : event };
    });
    const kinds = await screen.findByLabelText<HTMLSelectElement>('כרטיס');
    expect([...kinds.options].filter(({ disabled }) => disabled).map(({ text }) => text)).toEqual([
      expect.stringContaining('נגמר'),
    ]);
    fireEvent.change(kinds, { target: { value: ticket.id } });
    fireEvent.change(await screen.findByLabelText('כמה תהיו'), { target: { value: '2' } });
    fireEvent.click(screen.getByRole('button', { name: 'להירשם' }));
    await waitFor(() =>
      expect(screen.getByLabelText('מידת חולצה?').getAttribute('aria-invalid')).toBe('true'),
    );
    fireEvent.change(screen.getByLabelText('מידת חולצה?'), { target: { value: 'M' } });
    fireEvent.click(screen.getByRole('button', { name: 'להירשם' }));
    expect(await screen.findByText('אתם רשומים')).toBeTruthy();
    expect(sent).toEqual([
      {
        ...{ ticketTypeId: ticket.id, participants: 2, specialRequests: '' },
        answers: [{ questionId: question.id, text: 'M' }],
      },
    ]);
    expect(screen.getByRole('link', { name: /לקבוצה/ }).getAttribute('href')).toBe('https://chat.example/x');
  });

  it('is reported by somebody with an account, with a reason', async () => {
    signInNoa();
    const { sent } = await open('/event/flowers', ({ pathname }) =>
      pathname.endsWith('/registration') ? { body: { registration: null } } : { body: anEvent() },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'לדווח על האירוע' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'דיווח על אירוע' }));
    fireEvent.change(dialog.getByLabelText('סיבה'), { target: { value: 'fraud' } });
    fireEvent.change(dialog.getByLabelText('פרטים (לא חובה)'), { target: { value: 'אין סדנה כזו' } });
    fireEvent.click(dialog.getByRole('button', { name: 'לשלוח דיווח' }));
    await waitFor(() => expect(sent).toEqual([{ reason: 'fraud', note: 'אין סדנה כזו' }]));
  });

  it('that did not come leaves a screen with a name', async () => {
    await open('/event/flowers', () => refusal(429, 'request.too_many'));
    await screen.findByRole('alert');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is what the app shows for a missing page when there is none', async () => {
    await open('/event/never-was', () => refusal(404, 'not_found'));
    expect(await screen.findByText('אין דף כזה')).toBeTruthy();
  });
});
