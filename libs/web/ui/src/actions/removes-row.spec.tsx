import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { removesRow } from './removes-row';

afterEach(cleanup);

type Props = { names: string[]; later?: Promise<void>; emptied?: boolean };
function Rows({ names, later, emptied }: Props) {
  const [shown, setShown] = useState(names);
  const remove = (name: string) => {
    const gone = () => setShown((before) => before.filter((one) => one !== name));
    if (later) void later.then(gone);
    else gone();
  };
  return (
    <section>
      {emptied && shown.length === 0 ? null : (
        <ul>
          {shown.map((name) => (
            <li key={name}>
              <button>edit {name}</button>
              <button onClick={removesRow(() => remove(name))}>remove {name}</button>
            </li>
          ))}
        </ul>
      )}
      <input aria-label="another" />
    </section>
  );
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name: `remove ${name}` });
  button.focus();
  fireEvent.click(button);
};
const focused = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

describe('a row that is removed by its own button', () => {
  it('hands the focus to the same button of the row that takes its place, and at the end to the last one', async () => {
    render(<Rows names={['a', 'b', 'c']} />);
    press('b');
    await focused(screen.getByRole('button', { name: 'remove c' }));
    press('c');
    await focused(screen.getByRole('button', { name: 'remove a' }));
  });

  it.each([false, true])(
    'hands it to what is left when it was the last, the list gone with it: %s',
    async (emptied) => {
      render(<Rows names={['a']} emptied={emptied} />);
      press('a');
      await focused(screen.getByLabelText('another'));
    },
  );

  it('waits for a row that the server removes, and leaves the focus where the reader has put it', async () => {
    let done = () => undefined as void;
    const later = new Promise<void>((resolve) => (done = resolve));
    render(<Rows names={['a', 'b']} later={later} />);
    press('a');
    screen.getByLabelText('another').focus();
    done();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'remove a' })).toBeNull());
    await focused(screen.getByLabelText('another'));
  });
});
