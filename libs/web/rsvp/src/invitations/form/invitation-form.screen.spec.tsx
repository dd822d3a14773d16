import 'fake-indexeddb/auto';
import { draftFiles } from '@smachot/web-platform';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
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
