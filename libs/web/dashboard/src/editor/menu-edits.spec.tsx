import { manageStore, readPricingUnitDraft } from '@smachot/contracts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
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

describe('a menu that was pasted', () => {
  const names = () =>
    screen
      .queryAllByRole('button', { name: /^הסרה: / })
      .map((button) => button.getAttribute('aria-label')!.replace('הסרה: ', ''));
  const byGuest = async () => {
    await renderDashboard('/dashboard/savta/pricing-unit/new', [{ call: manageStore, answer: aStore() }]);
    fireEvent.click(await screen.findByRole('radio', { name: /תפריט עם בחירות/ }));
    fireEvent.change(screen.getByLabelText(/מחיר למשתתף/), { target: { value: '180' } });
  };

  it('becomes sections with their dishes, once it is said what its prices are for, and can be taken back', async () => {
    await byGuest();
    fireEvent.click(screen.getByRole('button', { name: 'הדבקת תפריט שלם' }));
    const dialog = within(screen.getByRole('dialog'));
    const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'להוסיף לתפריט' });
    fireEvent.change(dialog.getByLabelText('התפריט'), {
      target: { value: 'סלטים:\nחומוס\nטחינה – 4\n\nקינוחים:\nעוגה – 6 לאורח' },
    });
    expect(dialog.getByRole('list', { name: 'מה קראנו' }).textContent).toBe(
      'סלטים: שני פריטיםקינוחים: פריט אחד',
    );
    expect(dialog.getByRole('radiogroup', { name: /4.*לכל אורח, או פעם אחת\?/ })).toBeTruthy();
    expect(add().disabled).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: 'לכל אורח' }));
    fireEvent.click(add());
    expect(names()).toEqual(['סלטים', 'קינוחים']);
    fireEvent.click(screen.getByRole('button', { name: /^סלטים/, expanded: false }));
    expect(screen.getByRole('button', { name: /^טחינה.*\+.*4.*למשתתף/ })).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'ביטול הפעולה' }).click());
    expect(names()).toEqual([]);
  });

  it('asks in a section too, and takes nothing before the answer', async () => {
    await byGuest();
    fireEvent.click(screen.getByRole('button', { name: 'חלק חדש' }));
    fireEvent.paste(nextDish(), { clipboardData: { getData: () => 'מנה א – 5\nמנה ב' } });
    expect(dishes()).toHaveLength(0);
    fireEvent.click(screen.getByRole('radio', { name: 'פעם אחת' }));
    expect(dishes()).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^מנה א.*\+.*5.*פעם אחת/ })).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: /או פעם אחת\?/ })).toBeNull();
  });

  const lines = (count: number) => Array.from({ length: count }, (_, at) => `מנה ${at}`).join('\n');

  it('is refused whole when a section has more than it may have, and says how many', async () => {
    await byGuest();
    fireEvent.click(screen.getByRole('button', { name: 'הדבקת תפריט שלם' }));
    const dialog = within(screen.getByRole('dialog'));
    const add = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'להוסיף לתפריט' });
    const paste = (value: string) => fireEvent.change(dialog.getByLabelText('התפריט'), { target: { value } });
    paste(`סלטים:\nחומוס\nקינוחים:\n${lines(101)}`);
    expect(dialog.getByText(/קינוחים.*: 101\. המקום שיש בו: 100/)).toBeTruthy();
    expect(add().disabled).toBe(true);
    paste(Array.from({ length: 41 }, (_, at) => `חלק ${at}:\nמנה`).join('\n'));
    expect(dialog.getByText(/חלקים שהדבקתם: 41\. המקום שנשאר בתפריט: 40/)).toBeTruthy();
    expect(add().disabled).toBe(true);
    paste(`קינוחים:\n${lines(100)}`);
    expect(dialog.queryByText(/שום דבר לא נוסף/)).toBeNull();
    expect(add().disabled).toBe(false);
  });

  it('takes nothing into a section that has no room for all of it, and says so', async () => {
    await byGuest();
    fireEvent.click(screen.getByRole('button', { name: 'חלק חדש' }));
    const paste = (text: string) => fireEvent.paste(nextDish(), { clipboardData: { getData: () => text } });
    paste('מנה א\nמנה ב');
    paste(lines(99));
    expect(dishes()).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toMatch(/: 99\. המקום שיש בו: 98/);
    paste(lines(3));
    expect(dishes()).toHaveLength(5);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that the headings pasted into a section became sections, and takes all back', async () => {
    await byGuest();
    fireEvent.click(screen.getByRole('button', { name: 'חלק חדש' }));
    const menu = 'מנה א\nמנה ב\nסלטים:\nחומוס\nקינוחים:\nעוגה';
    fireEvent.paste(nextDish(), { clipboardData: { getData: () => menu } });
    expect(names()).toEqual(expect.arrayContaining(['מנה א', 'סלטים', 'קינוחים']));
    expect(screen.getByText('נוספו שני חלקים לתפריט')).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'ביטול הפעולה' }).click());
    expect(dishes()).toHaveLength(0);
    expect(names()).toHaveLength(1);
  });
});
