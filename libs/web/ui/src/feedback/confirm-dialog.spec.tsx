import { cleanup, render, screen } from '@testing-library/react';
import { prepareTestWindow } from '../testing/test-window';
import { startTexts, TestScreens } from '../testing/test-screens';
import { ConfirmDialog } from './dialog';

afterEach(cleanup);

it('has a way back that cannot be taken for the cancelling act', async () => {
  prepareTestWindow();
  await startTexts();
  const dialog = (
    <ConfirmDialog
      open
      title="לבטל את ההזמנה?"
      text="הכסף יוחזר."
      confirm="לבטל את ההזמנה"
      onConfirm={() => undefined}
      onClose={() => undefined}
    />
  );
  render(<TestScreens at="/" routes={[{ path: '/', element: dialog }]} />);
  await screen.findByRole('alertdialog');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'לבטל את ההזמנה',
    'חזרה',
  ]);
});
