import {
  agreeToNewsletters,
  listNewsletterStops,
  type Newsletter,
  readConsent,
  readNewsletter,
  readUnsubscribe,
  releaseNewsletters,
  saveNewsletter,
  scheduleNewsletter,
  unsubscribe,
} from '@smachot/contracts';
import { type Answer, answerCalls, refusing, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  consentRoutes,
  newsletterStopRoutes,
  ownConsentRoutes,
  storeNewsletterRoutes,
  unsubscribeRoutes,
} from '.';
import './texts';

afterEach(cleanup);

const ID = '01920000-0000-7000-8000-00000000c001';
const sender = { businessName: 'המטבח', address: 'הנמל 1, חיפה', phone: '+972502345678' };
const aNewsletter: Newsletter = {
  newsletterId: ID,
  subject: 'אביב',
  body: 'תפריט חדש',
  status: 'draft',
  sendAt: null,
  startedAt: null,
  changedAt: '2026-11-22T10:00:00.000Z',
  progress: { recipients: 0, sent: 0, waiting: 0, notSent: 0, unsubscribed: 0 },
  version: 1,
};
const open = async (at: string, answers: Answer[]) => {
  prepareTestWindow();
  localStorage.clear();
  await startTexts('newsletters');
  signInNoa({ assignedStores: ['savta-julie'] });
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        { path: '/partner', children: consentRoutes },
        { path: '/me', children: ownConsentRoutes },
        { path: '/dashboard/:storeUsername', children: storeNewsletterRoutes },
        { path: '/admin-panel', children: newsletterStopRoutes },
        ...unsubscribeRoutes,
      ]}
    />,
  );
  return asked;
};

it('asks for an agreement with a box that nobody ticked', async () => {
  const sentence = {
    ...{ partnerId: ID, partnerUsername: 'savta-julie', businessName: 'המטבח', text: 'אני רוצה לקבל פרסומת' },
    ...{ textVersion: 'v1', agreedAt: null, hasAddress: false },
  };
  const asked = await open('/partner/savta-julie/updates?from=order', [
    { call: readConsent, answer: sentence },
    { call: agreeToNewsletters, answer: { agreedAt: '2026-11-22T10:00:00.000Z' } },
  ]);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: sentence.text });
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'אישור' });
  expect([box.checked, confirm.disabled]).toEqual([false, true]);
  expect(screen.getByText(/אין כתובת מייל מאומתת/)).toBeTruthy();
  fireEvent.click(box);
  fireEvent.click(confirm);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ place: 'order', textVersion: 'v1', agreed: true },
    }),
  );
});

it('leaves a list by a button, not by opening the page', async () => {
  const asked = await open('/unsubscribe/t', [
    { call: readUnsubscribe, answer: { businessName: 'המטבח', ended: false } },
    { call: unsubscribe, status: 204 },
  ]);
  const leave = await screen.findByRole('button', { name: 'להסיר אותי' });
  expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  fireEvent.click(leave);
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ complaint: false }),
  );
});

it('shows a draft as its readers will see it, and tries it only once it is saved', async () => {
  await open(`/dashboard/savta-julie/newsletters/${ID}`, [
    { call: readNewsletter, answer: { ...aNewsletter, sender, mayWrite: true } },
  ]);
  expect(await screen.findByText('פרסומת: אביב')).toBeTruthy();
  expect(screen.getByText(/הנמל 1, חיפה/)).toBeTruthy();
  const test = screen.getByRole<HTMLButtonElement>('button', { name: 'מייל ניסיון אליי' });
  expect(test.disabled).toBe(false);
  fireEvent.change(screen.getByLabelText(/נושא/), { target: { value: 'קיץ' } });
  expect(test.disabled).toBe(true);
  expect(screen.getByText('פרסומת: קיץ')).toBeTruthy();
});

it.each(['paused', 'cancelled'] as const)(
  'does not say of a newsletter %s before its hour that it went',
  async (status) => {
    const stayed = { ...aNewsletter, status, sendAt: '2026-11-29T10:00:00.000Z', sender, mayWrite: true };
    await open(`/dashboard/savta-julie/newsletters/${ID}`, [{ call: readNewsletter, answer: stayed }]);
    await screen.findByText('פרסומת: אביב');
    expect(screen.queryByText(/השליחה התחילה/)).toBeNull();
  },
);

it('says when the sending of a newsletter began', async () => {
  const begun = {
    status: 'sending',
    sendAt: '2026-11-22T10:00:00.000Z',
    startedAt: '2026-11-23T10:00:00.000Z',
  } as const;
  await open(`/dashboard/savta-julie/newsletters/${ID}`, [
    { call: readNewsletter, answer: { ...aNewsletter, ...begun, sender, mayWrite: true } },
  ]);
  expect((await screen.findByText(/השליחה התחילה/)).textContent).toContain('23');
});

it('keeps the typed text when another person saves, and reports the conflict', async () => {
  const reading = { call: readNewsletter, answer: { ...aNewsletter, sender, mayWrite: true } };
  const asked = await open(`/dashboard/savta-julie/newsletters/${ID}`, [
    refusing(saveNewsletter, 'conflict.version'),
    reading,
  ]);
  fireEvent.change(await screen.findByLabelText(/נושא/), { target: { value: 'קיץ' } });
  reading.answer = { ...reading.answer, body: 'תפריט אחר', version: 2 };
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירת הטיוטה' }));
  save();
  await waitFor(() => expect(screen.getByLabelText('תוכן')).toHaveProperty('value', 'תפריט אחר'));
  expect(screen.getByLabelText(/נושא/)).toHaveProperty('value', 'קיץ');
  expect(screen.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  save();
  await waitFor(() =>
    expect(asked.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual({
      ...{ subject: 'קיץ', body: 'תפריט אחר', version: 2 },
    }),
  );
});

it('plans the hour of sending', async () => {
  const asked = await open(`/dashboard/savta-julie/newsletters/${ID}`, [
    { call: readNewsletter, answer: { ...aNewsletter, sender, mayWrite: true } },
    { call: scheduleNewsletter, answer: { ...aNewsletter, status: 'scheduled' } },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'שליחה' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('במועד אחר'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'לתזמן' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      sendAt: expect.stringMatching(/^\d{4}-\d\d-\d\d 10:00$/) as string,
      version: 1,
    }),
  );
});

it('lets a stopped store send again, with a reason', async () => {
  const figures = { sent: 40, unsubscribed: 9, complaints: 3 };
  const store = { partnerId: ID, partnerUsername: 'savta-julie', businessName: 'המטבח', newsletterId: ID };
  const stop = { ...store, ...figures, subject: 'אביב', stoppedAt: '2026-11-22T10:00:00.000Z' };
  const asked = await open('/admin-panel/newsletter-stops', [
    { call: listNewsletterStops, answer: { stops: [stop] } },
    { call: releaseNewsletters, status: 204 },
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'לאפשר שליחה' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('סיבה'), { target: { value: 'נבדק עם העסק' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'לאפשר שליחה' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'נבדק עם העסק' }),
  );
});
