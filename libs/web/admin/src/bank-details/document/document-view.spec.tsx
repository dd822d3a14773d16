import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { aBankCase } from '../../testing/a-bank-case';
import { key, listing, loaded, opening, renderQueue, showing } from '../../testing/render-admin';

const julie = aBankCase(1, { businessName: 'השולחן של סבתא ג׳ולי', hoursLeft: 3 });
const pages = [1, 2, 3].map((page) => `/v1/documents/1/file?page=${page}`);

afterEach(cleanup);

/** A browser lays the pages out; here each is 500 pixels high, with 16 between them. */
const lieOneUnderAnother = () =>
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 100 + [...(this.parentElement?.children ?? [])].indexOf(this) * 516;
  });

describe('the pages of a document', () => {
  it('are turned, enlarged, rotated and left by keys', async () => {
    const layout = lieOneUnderAnother();
    await renderQueue([listing([julie]), opening(julie), showing(pages)]);
    await loaded();
    const region = await screen.findByRole('region', { name: 'עמודי המסמך' });
    expect(screen.getByText('עמוד 1 מתוך 3')).toBeTruthy();
    key('KeyN');
    key('KeyN', 'מ');
    expect([region.scrollTop, screen.getByText('עמוד 3 מתוך 3')]).toEqual([1_032, expect.anything()]);
    key('KeyN');
    key('KeyP');
    expect([region.scrollTop, screen.getByText('עמוד 2 מתוך 3')]).toEqual([516, expect.anything()]);
    key('KeyZ');
    expect(screen.getByRole('button', { name: 'הגדלה, עכשיו 150%' })).toBeTruthy();
    key('KeyT');
    expect(screen.getAllByRole('img', { name: /המסמך שהועלה/ })[0]!.style.rotate).toBe('90deg');
    layout.mockRestore();
  });

  it('say which one is on the screen when they are scrolled', async () => {
    const layout = lieOneUnderAnother();
    await renderQueue([listing([julie]), opening(julie), showing(pages)]);
    const region = await screen.findByRole('region', { name: 'עמודי המסמך' });
    region.scrollTop = 600;
    fireEvent.scroll(region);
    expect(screen.getByText('עמוד 2 מתוך 3')).toBeTruthy();
    layout.mockRestore();
  });

  it('say when they are not all', async () => {
    await renderQueue([listing([julie]), opening(julie), showing(pages, { pages: 12 })]);
    expect(await screen.findByText(/3 העמודים הראשונים מתוך 12/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'עמוד 3 מתוך 12 של המסמך שהועלה' })).toBeTruthy();
  });

  describe('that are being drawn', () => {
    const TIMER = 4711;
    const looks: (() => void)[] = [];
    const real = globalThis.setInterval;
    const waiting = () => [...[listing([julie]), opening(julie)], showing([], { previewState: 'waiting' })];
    beforeEach(() => {
      looks.length = 0;
      const remembered = (look: () => void, every: number) =>
        every === 4_000 ? (looks.push(look), TIMER) : real(look, every);
      jest.spyOn(globalThis, 'setInterval').mockImplementation(remembered as unknown as typeof setInterval);
    });
    afterEach(() => jest.restoreAllMocks());

    it('appear when they are', async () => {
      const answers = waiting();
      await renderQueue(answers);
      expect(await screen.findByText(/העמודים בהכנה/)).toBeTruthy();
      expect(screen.getAllByRole('button', { name: 'הורדת המסמך' })).toHaveLength(2);
      answers[2] = showing(pages);
      act(() => looks.at(-1)!());
      expect(await screen.findAllByRole('img', { name: /המסמך שהועלה/ })).toHaveLength(3);
    });

    it('are not asked for without end', async () => {
      const ended = jest.spyOn(globalThis, 'clearInterval');
      await renderQueue(waiting());
      await screen.findByText(/העמודים בהכנה/);
      for (let look = 1; look < 15; look++) act(() => looks.at(-1)!());
      expect(ended).not.toHaveBeenCalledWith(TIMER);
      act(() => looks.at(-1)!());
      expect(ended).toHaveBeenCalledWith(TIMER);
    });
  });
});
