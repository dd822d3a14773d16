import { changeTerm, createTerm, listTerms, manageStore, type StoreTerm } from '@smachot/contracts';
import { type Answer, refusing } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aStore } from '../../testing/a-store';
import { renderDashboard } from '../../testing/render-dashboard';

const term: StoreTerm = {
  ...{ _id: '00000000-0000-4000-8000-000000000071', name: 'חניה', description: 'יש חניה', type: 'term' },
  ...{ pulled: false, pullsCount: 0, memberIds: [], version: 1 },
};
const listing = (terms: StoreTerm[]) => ({ call: listTerms, answer: { terms, library: [], mayEdit: true } });
const open = async (button: RegExp, ...answers: Answer[]) => {
  const { asked } = await renderDashboard('/dashboard/savta/proposals/terms', [
    { call: manageStore, answer: aStore() },
    ...answers,
  ]);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    field: (label: string) => dialog.getByLabelText<HTMLInputElement>(label),
    save: () => fireEvent.click(dialog.getByRole('button', { name: 'שמירה' })),
    sent: (how: string) => asked.filter(({ method }) => method === how).map(({ body }) => body),
  };
};
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const edit = /עריכה: .*חניה/;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what is typed into a term stays', () => {
  it('when another owner saved it meanwhile', async () => {
    const reading = listing([term]);
    const { field, save, sent } = await open(edit, refusing(changeTerm, 'conflict.version'), reading);
    type(field('הניסוח'), 'יש חניה לכל האורחים');
    reading.answer.terms = [{ ...term, name: 'חניון', version: 2 }];
    save();
    await waitFor(() => expect(field('שם').value).toBe('חניון'));
    expect(field('הניסוח').value).toBe('יש חניה לכל האורחים');
    save();
    await waitFor(() =>
      expect(sent('PUT')).toMatchObject([
        { version: 1 },
        { name: 'חניון', description: 'יש חניה לכל האורחים', version: 2 },
      ]),
    );
  });

  it('when it is opened again', async () => {
    const first = await open(edit, listing([term]));
    type(first.field('הניסוח'), 'יש חניה לכל האורחים');
    cleanup();
    const { field } = await open(edit, listing([{ ...term, name: 'חניה', memberIds: [], version: 2 }]));
    expect(field('הניסוח').value).toBe('יש חניה לכל האורחים');
  });

  it('without a member that was deleted meanwhile', async () => {
    const preset = {
      ...term,
      _id: '00000000-0000-4000-8000-000000000072',
      name: 'הבסיס',
      type: 'preset' as const,
    };
    const edited = /עריכה: .*הבסיס/;
    const first = await open(edited, listing([preset, term]));
    fireEvent.click(first.field('חניה'));
    type(first.field('שם'), 'הבסיס שלנו');
    cleanup();
    const { save, sent } = await open(edited, { call: changeTerm, answer: preset }, listing([preset]));
    save();
    await waitFor(() => expect(sent('PUT')).toMatchObject([{ name: 'הבסיס שלנו', memberIds: [] }]));
  });

  it('until a new one is saved', async () => {
    const answers = [{ call: createTerm, answer: term }, listing([])];
    const first = await open(/תנאי חדש/, ...answers);
    type(first.field('שם'), 'חניה');
    cleanup();
    const { field, save, sent } = await open(/תנאי חדש/, ...answers);
    expect(field('שם').value).toBe('חניה');
    type(field('הניסוח'), 'יש חניה');
    save();
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    expect((await open(/תנאי חדש/, ...answers)).field('שם').value).toBe('');
  });
});
