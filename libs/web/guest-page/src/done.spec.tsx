import type { GuestPage } from '@smachot/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { plannedSteps } from './answer.flow';
import { Done } from './done';
import { InvitationCard } from './invitation-card';
import { fill, textsFor } from './texts';

beforeAll(() => {
  // jsdom has no dialogs
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const { texts } = textsFor('he');
type Guest = NonNullable<GuestPage['guest']>;
const page = (guest: Partial<Guest> = {}, more: Partial<GuestPage> = {}): GuestPage => ({
  eventId: '0190a0a0-0000-7000-8000-000000000001',
  title: 'החתונה',
  hostName: 'Noa & Itay',
  eventType: 'wedding',
  occasion: 'wedding',
  date: '2026-12-15T17:30:00Z',
  location: { address: 'גן האלה' },
  wazeLink: 'https://waze.com/ul',
  imageUrl: null,
  language: 'he',
  questions: ['headcount', 'special_requests', 'transportation'],
  closingDate: '2026-12-13T17:30:00Z',
  open: true,
  guest: {
    attendeeName: 'Rachel',
    answer: 'confirmed',
    estimatedNumberOfGuests: 2,
    numberOfGuests: null,
    numberWaits: false,
    answered: [],
    specialRequests: null,
    transportation: null,
    tableName: null,
    ...guest,
  },
  ...more,
});
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
const done = (guest: Partial<Guest>) =>
  render(<Done page={page(guest)} texts={texts} token={null} onChange={() => undefined} />);

describe('a page opened again', () => {
  it('says what was answered, question by question', () => {
    done({
      numberOfGuests: 4,
      answered: ['headcount', 'special_requests', 'transportation'],
      transportation: false,
    });
    expect(facts()).toEqual(['4', texts.done.noRequests, texts.done.rideNo]);
  });
  it('says what was not', () => {
    done({ numberOfGuests: 4, answered: ['headcount'] });
    expect(facts()).toEqual(['4', texts.done.notYet, texts.done.notYet]);
  });
  it('says that a number far above the guess waits for the hosts', () => {
    done({ numberOfGuests: 15, numberWaits: true, answered: ['headcount'] });
    expect(facts()[0]).toBe(fill(texts.done.waits, { n: 15 }));
  });
  it('keeps a name of the other direction together', () => {
    done({ answer: 'declined' });
    expect(screen.getByRole('heading').textContent).toContain('\u2068Rachel\u2069');
    expect(screen.getByText(/תחסרו לנו/)).toBeTruthy();
  });
});

describe('the card', () => {
  it('has the Hebrew date in letters', () => {
    render(<InvitationCard page={page()} texts={texts} small={false} />);
    expect(screen.getByText('ה׳ בטבת תשפ״ז')).toBeTruthy();
  });
  it('shows the hosts’ picture, and whole when it is touched', () => {
    const { container } = render(
      <InvitationCard page={page({}, { imageUrl: '/files/x.jpg' })} texts={texts} small={false} />,
    );
    const dialog = container.querySelector('dialog')!;
    fireEvent.click(screen.getByRole('button', { name: texts.picture }));
    expect(dialog.open).toBe(true);
    fireEvent.click(dialog);
    expect(dialog.open).toBe(false);
  });
});

it('counts all questions from the first one on', () => {
  expect(plannedSteps(page({ answer: null }))).toHaveLength(4);
  expect(plannedSteps(page({ answer: 'declined' }))).toEqual(['attending']);
});
