import { submitBankDetails } from '@smachot/contracts';
import { typeIntoEvery } from '@smachot/web-ui';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBankDocument, someBankDetails } from '../testing/a-bank-account';
import { chooseFile, FakeUpload, openBanking as open, sent, type } from '../testing/render-banking';

// loaded before the tests: it registers hooks of its own
const person = userEvent.setup({ delay: null });
const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  localStorage.clear();
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = real;
});

const PNG = [0x89, 0x50, 0x4e, 0x47];
const fillIn = async () => {
  await screen.findByRole('heading', { name: 'לאן להעביר את הכסף?' });
  type('בנק', '12');
  type('סניף', '634');
  type('מספר חשבון', '48-2917');
};

describe('a store without bank details', () => {
  it('sends what was typed, with the document that was uploaded', async () => {
    const { asked } = await open(null, [{ call: submitBankDetails, answer: someBankDetails() }]);
    await fillIn();
    chooseFile(PNG, 'cheque.png');
    expect(await screen.findByText('cheque.png')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'שליחה לאימות' }));
    await waitFor(() => expect(sent(asked)).toHaveLength(1));
    expect(sent(asked)[0]).toMatchObject({
      path: '/v1/bank-details/partner/savta',
      body: {
        bankNumber: '12',
        branchNumber: '634',
        accountNumber: '482917',
        documentId: aBankDocument().documentId,
      },
    });
    expect(await screen.findByText('נשלח לאימות. נענה תוך 48 שעות')).toBeTruthy();
  });

  it('is asked for the document in the sentence of the specification, and sends nothing without it', async () => {
    const { asked } = await open(null);
    await fillIn();
    fireEvent.click(screen.getByRole('button', { name: 'שליחה לאימות' }));
    expect(await screen.findByText('נא להעלות אישור בעלות על חשבון הבנק')).toBeTruthy();
    expect(sent(asked)).toEqual([]);
  });

  it('is told of a file that is no document before it is sent', async () => {
    await open(null);
    await fillIn();
    chooseFile([0x3c, 0x68, 0x74, 0x6d], 'letter.pdf');
    expect(await screen.findByText(/סוג המסמך אינו נתמך/)).toBeTruthy();
  });

  it('finds the branch by its town, and a number without a branch is only doubted', async () => {
    await open(null);
    await fillIn();
    expect(await screen.findByText('עסקים גליל, כרמיאל')).toBeTruthy();
    type('סניף', 'תל אביב');
    fireEvent.pointerDown(await screen.findByRole('option', { name: /601 · מרכז העיר/ }));
    expect(screen.getByLabelText<HTMLInputElement>('סניף').value).toBe('601');
    type('סניף', '999');
    expect(screen.getByText(/הסניף לא מופיע ברשימה שלנו/)).toBeTruthy();
  });

  it('may name a bank that the list does not have', async () => {
    const { asked } = await open(null, [{ call: submitBankDetails, answer: someBankDetails() }]);
    await fillIn();
    type('בנק', 'other');
    fireEvent.click(screen.getByRole('button', { name: 'שליחה לאימות' }));
    const number = screen.getByLabelText('מספר הבנק (2 ספרות)');
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
    type('מספר הבנק (2 ספרות)', '60');
    chooseFile(PNG, 'cheque.png');
    await screen.findByText('cheque.png');
    fireEvent.click(screen.getByRole('button', { name: 'שליחה לאימות' }));
    await waitFor(() => expect(sent(asked)[0]?.body).toMatchObject({ bankNumber: '60' }));
  });

  it('does not offer banks that have closed', async () => {
    await open(null);
    await fillIn();
    const options = within(screen.getByLabelText('בנק')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'בחרו בנק',
      '10 · בנק לאומי',
      '12 · בנק הפועלים',
      'בנק אחר, לפי מספר',
    ]);
  });

  it('is warned of a check digit when the field is left, and may send all the same', async () => {
    await open(null);
    await fillIn();
    expect(screen.queryByText(/ספרת הביקורת/)).toBeNull();
    fireEvent.blur(screen.getByLabelText('מספר חשבון'));
    expect(screen.getByText(/ספרת הביקורת של מספר החשבון לא מתאימה/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'שליחה לאימות' }).hasAttribute('disabled')).toBe(false);
    type('מספר חשבון', '482918');
    expect(screen.queryByText(/ספרת הביקורת/)).toBeNull();
    type('מספר חשבון', '1234567890');
    expect(screen.getByText(/עד 9 ספרות, ולכן לא נוכל לאמת/)).toBeTruthy();
  });

  it('is typed into key by key', async () => {
    await open(null);
    await fillIn();
    const form = document.querySelector('form')!;
    expect(await typeIntoEvery(form, person)).toHaveLength(5);
  });
});
