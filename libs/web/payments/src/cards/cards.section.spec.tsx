import { type Card, deleteCard, listCards, renameCard } from '@smachot/contracts';
import { answerCalls } from '@smachot/web-platform';
import { startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import '../texts';
import { CardsSection } from './cards.section';

const aCard = (about: Partial<Card> = {}): Card => ({
  _id: '01920000-0000-7000-8000-0000000000e1',
  lastFourDigits: '5846',
  isDefault: true,
  cardType: 'visa',
  expiry: '12/30',
  nickname: null,
  expired: false,
  status: 'confirmed',
  authenticateUrl: null,
  ...about,
});

const open = async (card: Card) => {
  await startTexts('payments');
  const { asked } = answerCalls([
    { call: listCards, answer: { cards: [card] } },
    { call: renameCard, answer: card },
    { call: deleteCard },
  ]);
  render(<TestScreens routes={[{ path: '/', element: <CardsSection /> }]} />);
  await screen.findByText('•••• 5846');
  return asked;
};

afterEach(cleanup);

describe('a card', () => {
  it('is given a name', async () => {
    const asked = await open(aCard());
    fireEvent.click(screen.getByRole('button', { name: 'עריכת הכרטיס שמסתיים ב־5846' }));
    const dialog = await screen.findByRole('dialog', { name: 'עריכת כרטיס' });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'של העבודה' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'שמירה' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.find(({ body }) => body)?.body).toEqual({ nickname: 'של העבודה' });
  });

  it('is deleted after it was asked again', async () => {
    const asked = await open(aCard());
    fireEvent.click(screen.getByRole('button', { name: 'מחיקת הכרטיס שמסתיים ב־5846' }));
    const question = await screen.findByRole('alertdialog', { name: 'למחוק את הכרטיס שמסתיים ב־5846?' });
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.click(within(question).getByRole('button', { name: 'מחיקת הכרטיס' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
