import { cleanup, screen } from '@testing-library/react';
import { getGuest, getInvitation, listCampaigns, listRsvps, type Rsvp } from '@smachot/contracts';
import { aGuest, EVENT_ID, someStats } from '../testing/a-guest';
import { DESK, dani, deskAnswers, guestId, problem, rachel } from '../testing/desk-answers';
import { renderScreens } from '../testing/render-screens';

describe('the desk', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('says the four kinds of seats in words and links to them', async () => {
    await renderScreens(DESK, deskAnswers());
    expect(await screen.findByRole('img', { name: /248 מקומות מגיעים, 96 ממתינים לתשובה/ })).toBeTruthy();
    const waiting = screen.getByRole('link', { name: /ממתינים לתשובה/ });
    expect(waiting.getAttribute('href')).toBe(`${DESK}?status=awaitingResponse`);
    expect(waiting.textContent).toMatch(/96\s+מקומות/);
    expect(screen.getByText(/^מתוך .+ מקומות$/)).toBeTruthy();
  });

  it('says a total that the four kinds add up to, though more come than were invited', async () => {
    const stats = someStats({ attending: { records: 118, seats: 260 }, invitedSeats: 412 });
    await renderScreens(
      DESK,
      deskAnswers({ call: listRsvps, answer: { rsvps: [], stats, nextCursor: null } }),
    );
    expect(await screen.findByText('מתוך 424 מקומות')).toBeTruthy();
  });

  it('says that there is no such event instead of asking to try again', async () => {
    const gone = { ...problem, error: 'NotFoundException', code: 'not_found' };
    await renderScreens(DESK, [
      { call: getInvitation, status: 404, answer: gone },
      { call: listRsvps, status: 404, answer: gone },
    ]);
    expect(await screen.findByRole('heading', { name: 'האירוע לא נמצא' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'האירועים שלי' }).getAttribute('href')).toBe('/me/rsvps');
    expect(screen.queryByRole('button', { name: 'לנסות שוב' })).toBeNull();
  });

  it('opens a guest by the address whose row is not in memory, without reading the whole list', async () => {
    const ruth = aGuest({ _id: guestId(3), attendeeName: 'רות אלון' });
    const { asked } = await renderScreens(
      `${DESK}?guest=${ruth._id}`,
      deskAnswers({ call: listCampaigns, answer: { campaigns: [] } }, { call: getGuest, answer: ruth }),
    );
    expect(await screen.findByRole('heading', { name: 'רות אלון' })).toBeTruthy();
    expect(asked.some(({ path }) => path.endsWith(`/${ruth._id}`))).toBe(true);
    // the page the table shows, and no other
    expect(asked.filter(({ query }) => query.includes('limit=500'))).toHaveLength(1);
  });

  it('says so when the address names nobody', async () => {
    await renderScreens(`${DESK}?guest=${guestId(4)}`, deskAnswers());
    expect(await screen.findByText('האורח לא נמצא')).toBeTruthy();
  });

  it('asks the server whom to call, and names the reason', async () => {
    const silent = aGuest({ _id: guestId(5), attendeeName: 'גדי טל', trouble: 'undeliverable' });
    const { asked } = await renderScreens(
      DESK,
      deskAnswers({ call: listRsvps, answer: { rsvps: [silent], stats: someStats(), nextCursor: null } }),
    );
    expect(await screen.findByText('לא מקבלים הודעות')).toBeTruthy();
    expect(asked.filter(({ query }) => query.includes('toCall=true'))).toHaveLength(1);
  });

  it('offers to send to those of the selected guests who can get it, and to nobody when none can', async () => {
    const select = (...guests: Rsvp[]) =>
      sessionStorage.setItem(`chosen-guests:${EVENT_ID}`, JSON.stringify(guests.map(({ _id }) => _id)));
    select(rachel, dani);
    await renderScreens(DESK, deskAnswers());
    expect(await screen.findByRole('button', { name: 'שליחה לאורח אחד' })).toBeTruthy();
    cleanup();
    select(dani);
    await renderScreens(DESK, deskAnswers());
    await screen.findAllByText('דניאל לוי');
    expect(screen.getByText('אחד נבחר')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^שליחה ל/ })).toBeNull();
  });
});
