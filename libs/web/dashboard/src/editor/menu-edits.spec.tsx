import { manageStore, readPricingUnitDraft } from '@smachot/contracts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { aDraft, aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const SCREENS = {
  'of a new unit': async () => {
    await renderDashboard('/dashboard/savta/pricing-unit/new', [{ call: manageStore, answer: aStore() }]);
    fireEvent.click(await screen.findByRole('radio', { name: /תפריט עם בחירות/ }));
    fireEvent.click(screen.getByRole('button', { name: 'חלק חדש' }));
  },
  'of a unit that is saved by itself': async () => {
    await renderDashboard(`/dashboard/savta/pricing-unit/${aMenu().pricingUnitId}`, [
      { call: manageStore, answer: aStore() },
      { call: readPricingUnitDraft, answer: aDraft(aMenu({ sections: [] })) },
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'חלק חדש' }));
  },
};

const nextDish = () => screen.getByLabelText('הוספת פריט');
const dishes = () =>
  screen.queryAllByRole('button', { name: /^הסרה: מנה/ }).map((button) => button.getAttribute('aria-label'));

describe.each(Object.entries(SCREENS))('the menu %s', (_, open) => {
  it('takes every line of a pasted list', async () => {
    await open();
    const lines = ['מנה א', 'מנה ב', 'מנה ג', 'מנה ד'];
    fireEvent.paste(nextDish(), { clipboardData: { getData: () => lines.join('\n') } });
    expect(dishes()).toHaveLength(4);
  });

  it('takes a removed dish back beside those that were written since', async () => {
    await open();
    fireEvent.paste(nextDish(), { clipboardData: { getData: () => 'מנה א\nמנה ב' } });
    const before = dishes();
    fireEvent.click(screen.getByRole('button', { name: before[0]! }));
    fireEvent.change(nextDish(), { target: { value: 'מנה ג' } });
    fireEvent.keyDown(nextDish(), { key: 'Enter' });
    act(() => screen.getByRole('button', { name: 'ביטול הפעולה' }).click());
    expect(dishes()).toEqual([...before, before[0]!.replace('מנה א', 'מנה ג')]);
  });
});

it('asks of a sum in a menu priced by guest whether it is for each of them or once', async () => {
  await renderDashboard('/dashboard/savta/pricing-unit/new', [{ call: manageStore, answer: aStore() }]);
  fireEvent.click(await screen.findByRole('radio', { name: /תפריט עם בחירות/ }));
  fireEvent.change(screen.getByLabelText(/מחיר למשתתף/), { target: { value: '180' } });
  fireEvent.click(screen.getByRole('button', { name: 'חלק חדש' }));
  fireEvent.change(nextDish(), { target: { value: 'מנה א' } });
  fireEvent.keyDown(nextDish(), { key: 'Enter' });
  fireEvent.click(screen.getByRole('button', { name: /^מנה א/, expanded: false }));
  const once = screen.getByLabelText<HTMLInputElement>(/תוספת, פעם אחת/);
  fireEvent.change(once, { target: { value: '18' } });
  expect(screen.getByText(/18.*לכל אורח, או פעם אחת\?/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'לכל אורח' }));
  expect(once.value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>(/תוספת למשתתף/).value).toBe('18');
  expect(screen.queryByText(/או פעם אחת\?/)).toBeNull();
});
