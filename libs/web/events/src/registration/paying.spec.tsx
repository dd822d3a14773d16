import {
  checkCoupon,
  getOwnRegistration,
  getPublicEvent,
  listCards,
  type PublicEvent,
  registerForEvent,
  type TicketPayment,
} from '@smachot/contracts';
import { answerCalls, type SentRequest, session, signInNoa } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EventScreen } from '..';
import { aRegistration } from '../testing/a-registration';
import { aTicket } from '../testing/a-ticket';
import { anEvent } from '../testing/an-event';

const kindId = '01920000-0000-7000-8000-00000000000f';
const cardId = '01920000-0000-7000-8000-00000000000e';
const ticket = aTicket({ kindId, price: 49.5, quantityAvailable: null, seatsLeft: null });
const card = {
  ...{ _id: cardId, lastFourDigits: '0846', cardType: 'visa', expiry: '12/30', nickname: null },
  ...{ isDefault: true, expired: false, status: 'confirmed', authenticateUrl: null },
};
const held: TicketPayment = {
  ...{ code: 'T1', status: 'held', total: 49.5, lines: [], paid: 0, refunded: 0, toRefund: 0, owed: 0 },
  ...{ refundIfCanceled: 0, refundDays: 7, cardLastFour: '0846', payBy: null, mayPay: false },
  authenticateUrl: null,
};
const said = () => document.body.textContent.replace(/[\u200e\u200f\u2066-\u2069\u00a0]/g, ' ');
const changed = { error: 'X', message: 'x', code: 'price.changed', requestId: 'r' };

it('says what tickets cost, when the card is charged and what comes back, and sends the price that was shown', async () => {
  await startTexts('events');
  Element.prototype.scrollIntoView = () => undefined;
  signInNoa();
  const { asked } = answerCalls([
    { call: registerForEvent, status: 409, answer: changed },
    { call: getOwnRegistration, answer: { registration: null } },
    { call: listCards, answer: { cards: [card] } },
    { call: getPublicEvent, answer: anEvent({ ticketTypes: [ticket] }) },
  ]);
  const routes = [{ path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> }];
  render(<TestScreens at="/event/flowers" routes={routes} />);
  fireEvent.change(await screen.findByLabelText('כמה תהיו'), { target: { value: '3' } });
  await waitFor(() => expect(said()).toMatch(/סה״כ.*148.5/));
  expect(said()).toContain('הסכום נגבה מהכרטיס עם ההרשמה');
  expect(said()).toMatch(/עד 7 ימים לפני האירוע: החזר מלא/);
  await screen.findByText(/0846/);
  fireEvent.click(screen.getByRole('button', { name: 'להירשם' }));
  await waitFor(() => expect(asked.some(({ method }) => method === 'POST')).toBe(true));
  expect(asked.find(({ method }) => method === 'POST')!.body).toMatchObject({
    ...{ ticketTypeId: ticket.id, participants: 3, expectedPrice: 148.5, cardId },
  });
  await waitFor(() => expect(said()).toMatch(/המחיר השתנה/));
  // and the page is read anew, for what it costs now and how many seats are left
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/flowers'))).toHaveLength(2));
  cleanup();
  session.logout('/');
});

it('waits with the press until the cards are read: it is not lost in silence', async () => {
  await startTexts('events');
  signInNoa();
  let letGo = () => {};
  const until = new Promise<void>((resolve) => (letGo = resolve));
  answerCalls([
    { call: getOwnRegistration, answer: { registration: null } },
    { call: listCards, answer: { cards: [card] }, until },
    { call: getPublicEvent, answer: anEvent({ ticketTypes: [ticket] }) },
  ]);
  const routes = [{ path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> }];
  render(<TestScreens at="/event/flowers" routes={routes} />);
  const press = await screen.findByRole('button', { name: 'להירשם' });
  expect(press.getAttribute('aria-busy')).toBe('true');
  letGo();
  await waitFor(() => expect(press.getAttribute('aria-busy')).toBeNull());
  expect(screen.getByText(/0846/)).toBeTruthy();
  cleanup();
  session.logout('/');
});

it('checks a coupon for the kind of the ticket that was chosen before a reload', async () => {
  await startTexts('events');
  signInNoa();
  const other = { ...ticket, id: cardId, kindId: cardId, name: 'ליד הבמה' };
  const terms = { code: 'SPRING', discountType: 'Percentage', discount: 10, minimumSum: null };
  const open = () => {
    const { asked } = answerCalls([
      { call: getOwnRegistration, answer: { registration: null } },
      { call: listCards, answer: { cards: [card] } },
      { call: checkCoupon, answer: terms },
      { call: getPublicEvent, answer: anEvent({ ticketTypes: [ticket, other], takesCoupons: true }) },
    ]);
    const routes = [{ path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> }];
    render(<TestScreens at="/event/flowers" routes={routes} />);
    return asked;
  };
  open();
  fireEvent.change(await screen.findByLabelText('כרטיס'), { target: { value: ticket.id } });
  cleanup();
  const asked = open();
  expect(await screen.findByText(/מה שכתבתם בפעם הקודמת/)).toBeTruthy();
  fireEvent.change(await screen.findByLabelText('קוד קופון'), { target: { value: 'SPRING' } });
  fireEvent.click(screen.getByRole('button', { name: 'הפעלה' }));
  expect(await screen.findByRole('button', { name: 'להסיר' })).toBeTruthy();
  const checked = asked.find(({ path }) => path === checkCoupon.path);
  expect(checked!.body).toMatchObject({ code: 'SPRING', target: { kind: 'ticket', id: kindId } });
  cleanup();
  session.logout('/');
});

describe('the form', () => {
  const terms = { code: 'SPRING', discountType: 'Percentage', discount: 10, minimumSum: null };
  const refused = { ...changed, code: 'registration.coupon_unlisted' };
  const unlisted = { ...refused, fields: { couponCode: refused.code } };
  const open = async (change: Partial<PublicEvent>) => {
    await startTexts('events');
    signInNoa();
    const { asked } = answerCalls([
      { call: getOwnRegistration, answer: { registration: null } },
      { call: listCards, answer: { cards: [card] } },
      { call: checkCoupon, answer: terms },
      { call: registerForEvent, status: 422, answer: unlisted },
      { call: getPublicEvent, answer: anEvent({ ticketTypes: [ticket], ...change }) },
    ]);
    const routes = [{ path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> }];
    render(<TestScreens at="/event/flowers" routes={routes} />);
    return asked;
  };
  const register = async (asked: SentRequest[]) => {
    await screen.findByText(/0846/);
    fireEvent.click(screen.getByRole('button', { name: 'להירשם' }));
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/registrations'))).toBe(true));
    return asked.find(({ path }) => path.endsWith('/registrations'))!.body;
  };
  afterEach(() => {
    cleanup();
    session.logout('/');
  });

  it('says that the event does not take the coupon', async () => {
    const asked = await open({ takesCoupons: true });
    fireEvent.change(await screen.findByLabelText('קוד קופון'), { target: { value: 'SPRING' } });
    fireEvent.click(screen.getByRole('button', { name: 'הפעלה' }));
    await screen.findByRole('button', { name: 'להסיר' });
    expect(await register(asked)).toMatchObject({ couponCode: 'SPRING' });
    expect(await screen.findByText('הקופון הזה לא תקף לאירוע.')).toBeTruthy();
  });

  it('asks for one seat where people may not bring others any more', async () => {
    await open({});
    fireEvent.change(await screen.findByLabelText('כמה תהיו'), { target: { value: '3' } });
    cleanup();
    const { registrationOptions } = anEvent();
    const asked = await open({
      registrationOptions: { ...registrationOptions, enableMultipleParticipants: false },
    });
    expect(await register(asked)).toMatchObject({ participants: 1, expectedPrice: 49.5 });
  });
});

describe('a held sum', () => {
  const open = async (status: 'pending' | 'approved') => {
    await startTexts('events');
    signInNoa();
    const { asked } = answerCalls([
      { call: getOwnRegistration, answer: { registration: aRegistration({ status, payment: held }) } },
      { call: getPublicEvent, answer: anEvent({ ticketTypes: [ticket] }) },
    ]);
    const routes = [{ path: '/event/:eventSlug', element: <EventScreen missing="אין דף כזה" /> }];
    render(<TestScreens at="/event/flowers" routes={routes} />);
    fireEvent.click(await screen.findByRole('button', { name: 'לבטל את ההרשמה' }));
    return { asked, dialog: await screen.findByRole('alertdialog') };
  };
  afterEach(() => {
    cleanup();
    session.logout('/');
    jest.useRealTimers();
  });

  it('is released when one cancels before the hosts approve', async () => {
    const { dialog } = await open('pending');
    expect(dialog.textContent).toContain('הסכום שנתפס בכרטיס ישוחרר');
  });

  it('of an approved registration is being captured: none of it is promised back, and it is polled', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { asked, dialog } = await open('approved');
    expect(dialog.textContent).toContain('לפי תנאי הביטול אין החזר');
    const reads = () => asked.filter(({ path }) => path.endsWith('/registration'));
    await waitFor(() => expect(reads().length).toBeGreaterThan(1), { timeout: 5_000 });
  });
});
