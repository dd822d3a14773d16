import * as z from 'zod/mini';
import { decimal, line } from '@smachot/contracts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startLanguage } from '../language/i18n';
import { useContractForm } from './use-contract-form';
import { refusalWith } from '../calls/refusal-with';

const Order = z.object({ customer: z.object({ name: line(8) }), guests: decimal(z.int(), z.lte(999)) });
type Typed = { name: string; guests: string; again: string };
const REQUIRED = 'שדה חובה';

const send = jest.fn<Promise<unknown>, [unknown, Typed]>();
const onTyped = jest.fn();

function Form() {
  const form = useContractForm(Order, {
    defaults: { name: '', guests: '', again: '' },
    wireOf: ({ name, guests }) => ({ customer: { name }, guests: guests || undefined }),
    paths: { name: 'customer.name' },
    refine: (errors, { name, again }) =>
      name === again ? errors : { ...errors, again: 'password.mismatch' },
    send,
    onTyped,
  });
  const input = (name: keyof Typed) => {
    const { error, ...props } = form.field(name);
    return (
      <label>
        {name} <input {...props} aria-invalid={Boolean(error)} /> <output aria-label={name}>{error}</output>
      </label>
    );
  };
  return (
    <form {...form.props}>
      {input('guests')}
      {input('name')}
      {input('again')}
      <button disabled={form.busy}>send</button>
      <button type="button" onClick={() => form.change({ name: 'Noa', again: 'Noa', guests: '3' })}>
        fill
      </button>
      <button type="button" onClick={() => form.reset()}>
        reset
      </button>
      <output aria-label="problem">{form.problem?.code}</output>
    </form>
  );
}

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const error = (name: string) => screen.getByLabelText(name, { selector: 'output' }).textContent;
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })));

beforeAll(() => startLanguage('he'));
beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  onTyped.mockReset();
  render(<Form />);
});
afterEach(cleanup);

describe('a form of a contract', () => {
  it('takes the length of its fields from the schema', () => {
    expect(field('name').maxLength).toBe(8);
    expect(field('guests').maxLength).toBe(3);
    expect(field('again').hasAttribute('maxlength')).toBe(false);
  });

  it('says nothing before the first submit, then shows each error at its field and goes to the first', async () => {
    type('name', 'x');
    expect(error('again')).toBe('');
    await press('send');
    expect(error('guests')).toBe(REQUIRED);
    expect(error('again')).not.toBe('');
    expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(field('guests')));
  });

  it('judges all fields anew while they are corrected', async () => {
    await press('send');
    expect(error('name')).toBe(REQUIRED);
    type('name', 'Noa');
    await waitFor(() => expect(error('name')).toBe(''));
    // the rule that compares two fields follows both of them
    expect(error('again')).not.toBe('');
    type('again', 'Noa');
    await waitFor(() => expect(error('again')).toBe(''));
    expect(onTyped).toHaveBeenLastCalledWith({ name: 'Noa', guests: '', again: 'Noa' });
  });

  it('sends the parsed body once, however often it is pressed', async () => {
    let answer: (error?: unknown) => void = () => undefined;
    send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await press('fill');
    const form = field('name').form!;
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
      await Promise.resolve();
    });
    expect(send.mock.calls.map(([body]) => body)).toEqual([{ customer: { name: 'Noa' }, guests: 3 }]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'send' }).disabled).toBe(true);
    await act(async () => answer());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'send' }).disabled).toBe(false);
  });

  it('shows what the server refuses at the field of its path, until something is typed', async () => {
    send.mockResolvedValue({
      ...refusalWith('request.invalid'),
      fields: { 'customer.name': 'השם ארוך מדי' },
    });
    await press('fill');
    await press('send');
    expect(screen.getByLabelText('problem').textContent).toBe('request.invalid');
    expect(error('name')).toBe('השם ארוך מדי');
    await waitFor(() => expect(document.activeElement).toBe(field('name')));
    type('guests', '4');
    await waitFor(() => expect(error('name')).toBe(''));
    expect(screen.getByLabelText('problem').textContent).toBe('');
  });

  it('starts anew after a reset', async () => {
    type('name', 'x');
    await press('send');
    await press('reset');
    expect(field('name').value).toBe('');
    expect(error('guests')).toBe('');
    type('name', 'y');
    expect(error('guests')).toBe('');
  });
});
