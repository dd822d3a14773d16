import { listOrders, manageStore, readAvailability, storeDays } from '@smachot/contracts';
import { screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const answers = [
  { call: manageStore, answer: { ...aStore(), role: 'Owner' } },
  { call: listOrders, answer: { orders: [], counts: {}, nextCursor: null } },
  {
    call: readAvailability,
    answer: { availabilities: [], shortestNotice: 48, dailyCapacity: 1, slotsPerCustomer: 1 },
  },
  { call: storeDays, answer: { days: [] } },
];

describe('a part of a long screen, opened by its address', () => {
  it.each([
    ['business-availability/week/', 'week'],
    ['business-availability/limits', 'limits'],
  ])('%s is gone to', async (path, id) => {
    await renderDashboard(`/dashboard/savta/${path}`, answers);
    await waitFor(() => expect(document.activeElement?.id).toBe(id));
  });

  it.each(['edit-profile/no-such-part', 'edit-profile/where/else', 'business-availability/x'])(
    '%s leads to the whole screen',
    async (path) => {
      await renderDashboard(`/dashboard/savta/${path}`, answers);
      expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
      await waitFor(() =>
        expect(document.querySelector('section.card, nav[aria-label="חלקי הפרופיל"]')).not.toBeNull(),
      );
      expect(document.activeElement?.tagName).not.toBe('SECTION');
    },
  );
});
