import { arrangeStorePictures, deleteStorePicture, manageStore, type Picture } from '@smachot/contracts';
import { refusing, type Answer } from '@smachot/web-platform';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aStore } from '../testing/a-store';
import { renderDashboard } from '../testing/render-dashboard';

const aPicture = (last: number, alt = ''): Picture => ({
  id: `00000000-0000-4000-8000-00000000d00${last}`,
  url: `/files/${last}.webp`,
  thumbUrl: `/files/${last}-small.webp`,
  alt,
});
const [cake, table, hall] = [aPicture(1, 'עוגה'), aPicture(2, 'שולחן'), aPicture(3)];
const pictures = [cake, table, hall];
const idsOf = (list: unknown) => (list as { pictures: Picture[] }).pictures.map(({ id }) => id);

const open = async (...answers: Answer[]) => {
  const { asked } = await renderDashboard('/dashboard/savta/edit-profile/pictures', [
    ...answers,
    { call: manageStore, answer: aStore({ pictures }) },
  ]);
  await screen.findByRole('button', { name: /עוגה, מקום 1 מתוך 3/ });
  return (how = 'PUT') => asked.filter(({ method }) => method === how);
};
const names = () => grips().map((grip) => grip.getAttribute('aria-label')!.split(',')[0]);
const grips = () => screen.getAllByRole('button', { name: /מקום \d מתוך 3/ });

afterEach(cleanup);

describe('the gallery of a store', () => {
  it('is put in order by the keyboard, and the picture keeps the focus', async () => {
    const moved = [table, cake, hall];
    const sent = await open({ call: arrangeStorePictures, answer: aStore({ pictures: moved }) });
    const orders = new Set<string>();
    const seen = new MutationObserver(() => orders.add(names().join()));
    grips()[0]!.focus();
    seen.observe(document.body, { subtree: true, childList: true, attributes: true });
    fireEvent.keyDown(grips()[0]!, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/עוגה, מקום 2/);
    await waitFor(() =>
      expect(sent().map(({ body }) => idsOf(body))).toEqual([[table.id, cake.id, hall.id]]),
    );
    await act(() => new Promise((done) => setTimeout(done, 50)));
    seen.disconnect();
    // not even for a moment as it was
    expect([...orders]).toEqual(['שולחן,עוגה,תמונה 3']);
  });

  it('sends the newest order last, however fast it is moved', async () => {
    const last = [table, hall, cake];
    const sent = await open({ call: arrangeStorePictures, answer: aStore({ pictures: last }) });
    fireEvent.keyDown(grips()[0]!, { key: 'ArrowDown' });
    fireEvent.keyDown(grips()[1]!, { key: 'ArrowDown' });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(idsOf(sent()[1]!.body)).toEqual(last.map(({ id }) => id));
  });

  it('says what is seen', async () => {
    const sent = await open({ call: arrangeStorePictures, answer: aStore({ pictures }) });
    const words = screen.getAllByRole('textbox', { name: 'מה רואים בתמונה' })[2]!;
    fireEvent.change(words, { target: { value: ' האולם בערב ' } });
    fireEvent.blur(words);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]!.body).toMatchObject({ pictures: [{}, {}, { id: hall.id, alt: 'האולם בערב' }] });
  });

  it('stands as it was when the order was not kept, and says so', async () => {
    await open(refusing(arrangeStorePictures, 'request.too_many'));
    fireEvent.keyDown(grips()[0]!, { key: 'ArrowDown' });
    await screen.findByRole('alert');
    await waitFor(() => expect(grips()[0]!.getAttribute('aria-label')).toMatch(/^עוגה/));
  });

  it('loses a picture by its own call', async () => {
    const sent = await open({ call: deleteStorePicture, answer: aStore({ pictures: [cake, hall] }) });
    fireEvent.click(screen.getByRole('button', { name: 'הסרה: שולחן' }));
    await waitFor(() => expect(sent('DELETE')[0]?.path).toMatch(new RegExp(`/pictures/${table.id}$`)));
    expect(sent()).toEqual([]);
  });
});
