import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Dialog } from '../feedback/dialog';
import { AppTheme } from '../theme/app-theme';

const settings = { language: 'he', direction: 'rtl', themeMode: 'light', contrast: 'default' } as const;
const page = (open: boolean) => (
  <MemoryRouter>
    <AppTheme settings={settings}>
      <Dialog open={open} onClose={() => undefined} title="כותרת">
        תוכן
      </Dialog>
    </AppTheme>
  </MemoryRouter>
);

it('what a dialog stands on is loaded by the first that opens, and is there for the next at once', async () => {
  const { rerender, unmount } = render(page(false));
  rerender(page(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await screen.findByRole('dialog', { name: 'כותרת' })).textContent).toContain('תוכן');
  unmount();
  render(page(true));
  expect(screen.queryByRole('dialog')).not.toBeNull();
});
