import { addCard, hostedFields } from '@smachot/contracts';
import { HOUR_SECONDS } from '@smachot/kernel';
import { answerCalls, refusing, session } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import '../texts';
import { AddCardDialog } from './add-card.dialog';

const mockTokenized: object[] = [];
jest.mock('./hosted-fields', () => ({
  mountCardFields: () =>
    Promise.resolve({
      markMissing: () => undefined,
      isSocialId: (value: string) => value === '123456782',
      tokenize: (payer: object) => {
        mockTokenized.push(payer);
        return Promise.resolve({
          token: 'BUYER1-000000',
          cardMask: '532610******5846',
          cardType: 'visa',
          expiry: '1230',
        });
      },
      teardown: () => undefined,
    }),
}));

const noa = {
  sub: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'noa',
  firstName: 'Noa',
  lastName: 'Bar',
  phoneNumber: '+972502345678',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
  exp: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
};
const setup = { scriptUrl: 'https://cards.test/fields.js', sellerPublicKey: 'key', mode: 'live' };

const open = async (...more: Parameters<typeof answerCalls>[0]) => {
  await startTexts('payments');
  session.signIn({ access_token: `x.${btoa(JSON.stringify(noa))}.x`, refresh_token: 'refresh' });
  const { asked } = answerCalls([{ call: hostedFields, answer: setup }, ...more]);
  const element = (
    <AddCardDialog returnTo="/me/orders/1" onSaved={() => undefined} onClose={() => undefined} />
  );
  render(<TestScreens routes={[{ path: '/', element }]} />);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'שמירת הכרטיס' })).toHaveProperty('disabled', false),
  );
  return asked;
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'שמירת הכרטיס' }));
const EMAIL = /דוא״ל/;
const SOCIAL_ID = /תעודת זהות/;
const HOLDER = /שם בעל הכרטיס/;

afterEach(cleanup);

describe('the form of a new card', () => {
  it('says what is missing, apart from what is wrong, and leads to the first of it', async () => {
    const asked = await open();
    save();
    expect(screen.getByText('צריך כתובת דוא״ל: חברת הסליקה מבקשת אותה')).toBeTruthy();
    expect(screen.getByText('צריך את מספר תעודת הזהות של בעל הכרטיס')).toBeTruthy();
    expect(document.activeElement).toBe(field(SOCIAL_ID));

    write(SOCIAL_ID, '1');
    write(EMAIL, 'noa');
    expect(screen.queryByText(/צריך/)).toBeNull();
    save();
    expect(screen.getByText('כתובת הדוא״ל אינה תקינה')).toBeTruthy();
    expect(screen.getByText('מספר תעודת הזהות אינו תקין')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says that an ID number has only digits', async () => {
    await open();
    write(SOCIAL_ID, '12345678a');
    save();
    expect(screen.getByText('השדה יכול להכיל ספרות בלבד')).toBeTruthy();
    expect(document.activeElement).toBe(field(SOCIAL_ID));
  });

  it('says what saving a card agrees to, and links it', async () => {
    await open();
    expect(screen.getByText('שמירת הכרטיס היא הסכמה לתנאי השימוש.')).toBeTruthy();
    const links = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target === '_blank');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  });

  it('stores the card of who filled it in, spaces around or not', async () => {
    const asked = await open();
    write(SOCIAL_ID, ' 123456782 ');
    write(EMAIL, ' noa@example.test ');
    save();
    const stored = () => asked.find(({ path, method }) => path === addCard.path && method === 'POST');
    await waitFor(() => expect(stored()).toBeTruthy());
    expect(stored()!.body).toMatchObject({ returnTo: '/me/orders/1' });
  });

  it("asks for the cardholder's name, which may be somebody else's, and hands it to the provider", async () => {
    mockTokenized.length = 0;
    await open();
    expect(field(HOLDER)).toHaveProperty('value', 'Noa Bar');
    write(SOCIAL_ID, '123456782');
    write(EMAIL, 'noa@example.test');
    write(HOLDER, 'ישראל');
    save();
    expect(screen.getByText('כתבו שם פרטי ושם משפחה, כפי שהם על הכרטיס')).toBeTruthy();
    expect(document.activeElement).toBe(field(HOLDER));
    write(HOLDER, ' ישראל  בר לב ');
    save();
    await waitFor(() =>
      expect(mockTokenized).toMatchObject([{ payerFirstName: 'ישראל', payerLastName: 'בר לב' }]),
    );
  });

  it('says that the card was not saved, and why', async () => {
    await open(refusing(addCard, 'card.on_many_accounts'));
    write(SOCIAL_ID, '123456782');
    write(EMAIL, 'noa@example.test');
    save();
    await waitFor(() => expect(screen.getByText('שגיאה בשמירת הכרטיס')).toBeTruthy());
    expect(screen.getByText(/הכרטיס כבר שמור בכמה חשבונות/)).toBeTruthy();
  });
});
