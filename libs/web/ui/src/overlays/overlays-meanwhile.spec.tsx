import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { Dialog } from '../feedback/dialog';
import { AppTheme } from '../theme/app-theme';
import * as pieces from './overlay-pieces';
import { takeUpOverlays } from './overlays';

const settings = { language: 'he', direction: 'rtl', themeMode: 'light', contrast: 'default' } as const;

/** The pieces that were on their way arrive after a dialog was drawn without them. */
function Arrival() {
  useLayoutEffect(() => takeUpOverlays(pieces), []);
  return null;
}

it('a dialog that opens in the moment in which its pieces arrive is there', async () => {
  render(
    <MemoryRouter>
      <AppTheme settings={settings}>
        <Dialog open onClose={() => undefined} title="כותרת">
          תוכן
        </Dialog>
        <Arrival />
      </AppTheme>
    </MemoryRouter>,
  );
  expect(await screen.findByRole('dialog', { name: 'כותרת' })).toBeTruthy();
});
