import {
  arrangePricingUnitDraftImages,
  manageStore,
  type Picture,
  readPricingUnitDraft,
} from '@smachot/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aDraft, aMenu, aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const aPicture = (last: number, alt = ''): Picture => ({
  id: `00000000-0000-4000-8000-00000000d00${last}`,
  url: `/files/${last}.webp`,
  thumbUrl: `/files/${last}-small.webp`,
  alt,
});
const [cake, table, hall] = [aPicture(1, 'עוגה'), aPicture(2, 'שולחן'), aPicture(3, 'אולם')];

/** The pictures of a menu; `answered`: those the server has after the change. */
const open = async (answered: Picture[]) => {
  const { asked } = await renderDashboard(`/dashboard/savta/pricing-unit/${aMenu().pricingUnitId}`, [
    { call: manageStore, answer: aStore() },
    { call: readPricingUnitDraft, answer: aDraft(aMenu({ images: [cake, table] })) },
    { call: arrangePricingUnitDraftImages, answer: aDraft(aMenu({ images: answered, version: 5 })) },
  ]);
  await screen.findAllByAltText('עוגה');
  return () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('pictures of a unit', () => {
  it('are described without removing what another owner added or described meanwhile', async () => {
    const sent = await open([{ ...cake, alt: 'עוגת שוקולד' }, table, hall]);
    const [words] = screen.getAllByLabelText(/מה רואים בתמונה/);
    fireEvent.change(words!, { target: { value: 'עוגת שוקולד' } });
    fireEvent.blur(words!);
    expect(await screen.findAllByAltText('אולם')).not.toHaveLength(0);
    const images = [{ id: cake.id, alt: 'עוגת שוקולד' }, { id: table.id }];
    expect(sent()).toEqual([{ images, removed: [] }]);
  });

  it('are removed by name, however fast', async () => {
    const sent = await open([hall]);
    fireEvent.click(screen.getByLabelText('הסרה: עוגה'));
    fireEvent.click(screen.getByLabelText('הסרה: שולחן'));
    await waitFor(() =>
      expect(sent()).toEqual([
        { images: [{ id: table.id }], removed: [cake.id] },
        { images: [], removed: [table.id] },
      ]),
    );
    expect(await screen.findAllByAltText('אולם')).not.toHaveLength(0);
  });
});
