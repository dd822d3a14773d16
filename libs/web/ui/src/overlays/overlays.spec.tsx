import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Dialog } from '../feedback/dialog';
import { AppTheme } from '../theme/app-theme';

const settings = { language: 'he', direction: 'rtl', themeMode: 'light', contrast: 'default' } as const;
const onClose = jest.fn();
const page = (open: boolean) => (
  <MemoryRouter>
    <AppTheme settings={settings}>
      <Dialog open={open} onClose={onClose} title="כותרת">
        תוכן <input aria-label="שם" />
      </Dialog>
    </AppTheme>
  </MemoryRouter>
);

afterEach(cleanup);

it('what a dialog stands on is loaded by the first that opens, and is there for the next at once', async () => {
  const { rerender, unmount } = render(page(false));
  rerender(page(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('dialog', { name: 'כותרת' })).textContent).toContain('תוכן');
  unmount();
  render(page(true));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

it('a tap beside a dialog closes it only while nothing was typed into it', async () => {
  const { rerender } = render(page(true));
  const dialog = await screen.findByRole('dialog');
  const tapBeside = () => {
    fireEvent.mouseDown(dialog.parentElement!);
    fireEvent.click(dialog.parentElement!);
  };
  tapBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.input(screen.getByLabelText('שם'), { target: { value: 'נועה' } });
  tapBeside();
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(page(false));
  rerender(page(true));
  tapBeside();
  expect(onClose).toHaveBeenCalledTimes(3);
});
