import type { GuestPage } from '@smachot/contracts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { GuestAnswers } from './guest-calls';
import { Question } from './questions';
import { fill, textsFor } from './texts';

afterEach(cleanup);

const { texts } = textsFor('he');

const asked = (numberOfGuests: number | null) => {
  const answers: GuestAnswers[] = [];
  const guest = { attendeeName: 'רחל', answer: 'confirmed', estimatedNumberOfGuests: 2, numberOfGuests };
  const page = { guest, questions: ['headcount'] } as unknown as GuestPage;
  render(
    <Question
      step="headcount"
      page={page}
      texts={texts}
      busy={false}
      onAnswer={(answer) => answers.push(answer)}
    />,
  );
  return answers;
};
const chooseMany = () => fireEvent.click(screen.getByRole('radio', { name: texts.headcount.more }));
const exactly = () => screen.getByLabelText<HTMLInputElement>(texts.headcount.exactly);
/** Types key by key, as a person replaces the existing text. */
const type = (text: string) => {
  for (let end = 0; end <= text.length; end += 1)
    fireEvent.change(exactly(), { target: { value: text.slice(0, end) } });
};

it('takes a number of two digits typed digit by digit', () => {
  const answers = asked(null);
  chooseMany();
  type('12');
  expect(exactly().value).toBe('12');
  fireEvent.click(screen.getByRole('button', { name: fill(texts.headcount.go, { n: 12 }) }));
  expect(answers).toEqual([{ headcount: 12 }]);
});

it('sends nothing while there is no number, or one that is too large', () => {
  asked(null);
  chooseMany();
  for (const text of ['', '0', '201']) {
    type(text);
    expect(screen.getByRole('button')).toHaveProperty('disabled', true);
  }
});

it('remembers a large answer that was given before', () => {
  asked(14);
  expect(exactly().value).toBe('14');
  fireEvent.click(screen.getByRole('radio', { name: '3' }));
  expect(screen.queryByLabelText(texts.headcount.exactly)).toBeNull();
  expect(screen.getByRole('button', { name: fill(texts.headcount.go, { n: 3 }) })).toBeTruthy();
});

it('does not take the focus from the answer that was given while it is sent', () => {
  const page = { guest: {}, questions: [] } as unknown as GuestPage;
  const question = (busy: boolean) => (
    <Question step="attending" page={page} texts={texts} busy={busy} onAnswer={() => undefined} />
  );
  const { rerender } = render(question(false));
  rerender(question(true));
  const yes = screen.getByRole('button', { name: texts.attending.confirmed });
  // a button that is disabled under the focus loses it
  expect(yes).toHaveProperty('disabled', false);
  expect(yes.getAttribute('aria-disabled')).toBe('true');
});
