import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { changeGuest, listRsvps } from '@smachot/contracts';
import { DESK, deskAnswers, problem, rachel } from '../../testing/desk-answers';
import { renderScreens } from '../../testing/render-screens';
import { someStats } from '../../testing/a-guest';

const row = (name: string) =>
  screen.getByRole('checkbox', { name: `בחירת ${name}` }).closest<HTMLElement>('[role=row]')!;

/** Answers to this method wait until the given function is called. */
const holdBack = (method: string): (() => void) => {
  const answering = globalThis.fetch;
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  globalThis.fetch = async (input, init) => {
    if (init?.method === method) await held;
    return answering(input, init);
  };
  return release;
};

describe('a cell of the guest table', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  afterEach(cleanup);

  it('shows a change at once and takes it back with words when it is refused', async () => {
    const { asked } = await renderScreens(
      DESK,
      deskAnswers({ call: changeGuest, status: 409, answer: problem }),
    );
    const answer = holdBack('PATCH');
    fireEvent.click(await screen.findByRole('button', { name: /השולחן של דניאל לוי/ }));
    const field = screen.getByRole('textbox', { name: 'השולחן של דניאל לוי' });
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(await within(row('דניאל לוי')).findByText('12')).toBeTruthy();
    answer();
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'דניאל לוי: הטלפון הזה כבר ברשימה',
    );
    expect(await within(row('דניאל לוי')).findByText('7')).toBeTruthy();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ tableName: '12', version: 1 });
  });

  it('gives the old value back on Escape and asks nobody', async () => {
    const { asked } = await renderScreens(DESK, deskAnswers());
    fireEvent.click(await screen.findByRole('button', { name: /השולחן של דניאל לוי/ }));
    const field = screen.getByRole('textbox', { name: 'השולחן של דניאל לוי' });
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(within(row('דניאל לוי')).getByText('7')).toBeTruthy();
    expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('shows the seats that the totals count, also where no headcount is asked for', async () => {
    const one = { ...rachel, rsvpStatus: 'confirmed' as const, seats: 1 };
    const answer = { rsvps: [one], stats: someStats(), nextCursor: null };
    await renderScreens(DESK, deskAnswers({ call: listRsvps, answer }));
    const seats = await screen.findByRole('button', { name: /מקומות של רחל כהן/ });
    expect(seats.textContent).toContain('1');
  });
});
