import 'fake-indexeddb/auto';
import { InvitationOccasion, Language } from '@smachot/contracts';
import { draftFiles } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import he from '../../locales/he.json';
import ru from '../../locales/ru.json';
import { renderScreens } from '../../testing/render-screens';

describe('the form of a new invitation', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('takes back its complaint when the names fill in the title', async () => {
    await renderScreens('/me/rsvps/new', []);
    fireEvent.click(await screen.findByRole('button', { name: 'יצירת האירוע' }));
    const title = screen.getByLabelText<HTMLInputElement>('שם האירוע');
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(screen.getByLabelText('שמות בני הזוג'), { target: { value: 'נועה ודניאל' } });
    await waitFor(() => expect(title.value).toBe('החתונה של נועה ודניאל'));
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('false'));
  });

  it('offers every occasion with its drawing, and words the names and the title by it', async () => {
    await renderScreens('/me/rsvps/new', []);
    const group = await screen.findByRole('radiogroup', { name: 'סוג האירוע' });
    expect(
      within(group)
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value),
    ).toEqual(InvitationOccasion.options);
    fireEvent.click(within(group).getByRole('radio', { name: 'בר מצווה' }));
    fireEvent.change(await screen.findByLabelText('שמות החוגגים'), { target: { value: 'משפחת כהן' } });
    const title = screen.getByLabelText<HTMLInputElement>('שם האירוע');
    await waitFor(() => expect(title.value).toBe('בר המצווה של משפחת כהן'));
    fireEvent.click(within(group).getByRole('radio', { name: 'אירוסין' }));
    await waitFor(() => expect(title.value).toBe('האירוסין של משפחת כהן'));
    expect(screen.getByLabelText('שמות בני הזוג')).toBeDefined();
  });

  it('has a name and a title of every occasion in every language', () => {
    const texts = { he, en, ru, ar };
    for (const language of Language.options)
      for (const occasion of InvitationOccasion.options) {
        expect(texts[language].occasion[occasion]).toMatch(/\S/);
        expect(texts[language].form.titleOf[occasion]).toContain('{{names}}');
      }
  });

  it('has the picture again that was chosen before a reload', async () => {
    URL.createObjectURL = () => 'blob:chosen';
    URL.revokeObjectURL = () => undefined;
    await draftFiles.keep('invitation:new', [new File(['x'], 'a.png', { type: 'image/png' })]);
    await renderScreens('/me/rsvps/new', []);
    expect((await screen.findByRole('img', { name: 'תמונת ההזמנה' })).getAttribute('src')).toBe(
      'blob:chosen',
    );
    await draftFiles.forgetAll();
  });
});
