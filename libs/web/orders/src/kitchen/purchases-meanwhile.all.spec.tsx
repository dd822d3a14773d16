import { kitchenDays, type PurchaseLine, savePurchases } from '@smachot/contracts';
import { refusing } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { kitchenOfDays as days } from '../testing/a-kitchen';
import { renderOrders, signIn } from '../testing/render-orders';

const at = '/dashboard/savta-julie/orders/kitchen?from=2026-12-23&to=2026-12-24';
const chickpeas: PurchaseLine = { what: 'גרגרי חומוס', quantity: 0.125, unit: 'kg' };
const tahini: PurchaseLine = { what: 'טחינה', quantity: 20, unit: 'g' };
const kitchen = (...lines: PurchaseLine[]) => ({ ...days, purchases: [{ dish: 'חומוס', lines }] });

beforeAll(signIn);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const open = async () => {
  const reading = { call: kitchenDays, answer: kitchen(chickpeas) };
  const { asked } = await renderOrders(at, [refusing(savePurchases, 'conflict.version'), reading]);
  fireEvent.click(await screen.findByRole('button', { name: 'חומוס' }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    dialog,
    reading,
    typeQuantity: (value: string) => fireEvent.change(dialog.getByLabelText('כמה'), { target: { value } }),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'שמירה' })),
    sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
};

it('shows the lines that another cook saved, and replaces them only after that', async () => {
  const { dialog, reading, typeQuantity, save, sent } = await open();
  typeQuantity('0.2');
  reading.answer = kitchen(chickpeas, tahini);
  save();
  expect(await dialog.findByText('טחינה')).toBeTruthy();
  expect(dialog.getByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  expect(dialog.getByLabelText('כמה')).toHaveProperty('value', '0.2');
  fireEvent.click(dialog.getByRole('button', { name: 'עוד שורה' }));
  expect(dialog.getByText('טחינה')).toBeTruthy();
  save();
  const lines = [{ ...chickpeas, quantity: 0.2 }];
  await waitFor(() =>
    expect(sent()).toEqual([
      { dish: 'חומוס', lines, expected: [chickpeas] },
      { dish: 'חומוס', lines, expected: [chickpeas, tahini] },
    ]),
  );
});

it('says that another cook saved lines while some are typed', async () => {
  const { dialog, reading, typeQuantity } = await open();
  typeQuantity('0.2');
  reading.answer = kitchen(chickpeas, tahini);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await dialog.findByText(/מישהו שינה את זה בינתיים/)).toBeTruthy();
  expect(dialog.getByText('טחינה')).toBeTruthy();
  expect(dialog.getByLabelText('כמה')).toHaveProperty('value', '0.2');
});

it('shows the lines that another cook saved where nothing was typed', async () => {
  const { dialog, reading } = await open();
  reading.answer = kitchen(chickpeas, tahini);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(dialog.getAllByLabelText('מה')).toHaveLength(2));
  expect(dialog.queryByText(/מישהו שינה את זה בינתיים/)).toBeNull();
});
