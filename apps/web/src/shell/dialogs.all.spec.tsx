import { clientConfig } from '@smachot/contracts';
import { answerCalls, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import '../texts';
import { NavDrawer } from './nav-drawer';
import { SettingsDialog } from './settings/settings-dialog';

const show = async (element: ReactNode) => {
  prepareTestWindow(390);
  await startTexts('shell');
  answerCalls([{ call: clientConfig, status: 503 }]);
  render(<TestScreens at="/" routes={[{ path: '/', element }]} />);
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('shows how things look, and changes it at once', async () => {
  await show(<SettingsDialog open onClose={() => undefined} />);
  const dialog = await screen.findByRole('dialog');
  const dark = within(dialog).getByRole<HTMLInputElement>('radio', { name: 'כהה' });
  fireEvent.click(dark);
  expect(dark.checked).toBe(true);
});

it('leads to every place from the drawer', async () => {
  signInNoa({ assignedStores: ['savta'] });
  await show(<NavDrawer open onClose={() => undefined} onSettings={() => undefined} />);
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getAllByRole('link').length).toBeGreaterThan(3);
});
