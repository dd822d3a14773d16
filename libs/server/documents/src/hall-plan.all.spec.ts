import type { Language } from '@smachot/contracts';
import { type HallTable, placesOn, sheetFor, writeHallPlan } from './hall-plan';

const table = (at: number, wanted: Partial<HallTable> = {}): HallTable => ({
  ...{ name: String(at + 1), shape: 'round', seats: 12, rotation: 0, taken: 10 },
  ...{ x: 120 + (at % 10) * 240, y: 120 + Math.floor(at / 10) * 240 },
  ...wanted,
});
const hall = (count: number) => Array.from({ length: count }, (_, at) => table(at));

const fileOf = async (tables: HallTable[], language: Language = 'he'): Promise<string> => {
  const chunks: Uint8Array[] = [];
  const words = { title: 'החתונה', heading: 'תוכנית האולם', head: ['החתונה', '600 מקומות'], empty: 'ריק' };
  for await (const chunk of writeHallPlan({ ...words, language, tables })) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
};
const sizeOf = (file: string) => /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(file)?.slice(1).map(Number);

describe('the hall on paper', () => {
  it('is one sheet of A4 while the names can be read on it, and otherwise of A3', async () => {
    expect(sizeOf(await fileOf(hall(6)))).toEqual([841.89, 595.28]);
    const big = await fileOf(hall(60));
    expect(sizeOf(big)).toEqual([1190.55, 841.89]);
    expect(/\/Count (\d+)/.exec(big)?.[1]).toBe('1');
  });

  it('stands upright where the hall is deeper than wide', () => {
    const deep = [0, 1, 2, 3, 4, 5].map((at) => table(0, { y: at * 240 }));
    expect(sheetFor(deep)).toMatchObject({ layout: 'portrait' });
    expect(sheetFor(hall(6))).toMatchObject({ layout: 'landscape' });
  });

  it('keeps every table on the sheet, at the edges of the plan and turned', () => {
    const corners = [
      table(0, { x: 0, y: 0 }),
      table(1, { x: 4000, y: 2400, shape: 'long', seats: 60, rotation: 90 }),
    ];
    const sheet = sheetFor(corners);
    expect(sheet).toMatchObject({ size: 'A3', layout: 'landscape' });
    const { scale, middles } = placesOn(sheet, corners);
    const longest = 480 * scale;
    for (const { x, y } of middles) {
      expect([x, sheet.width - x].every((edge) => edge > 0 && edge < sheet.width)).toBe(true);
      expect([y, sheet.height - y].every((edge) => edge > 0 && edge < sheet.height)).toBe(true);
    }
    expect(middles[1]!.x + longest / 2).toBeLessThanOrEqual(sheet.width);
    expect(middles[1]!.y + longest / 2).toBeLessThanOrEqual(sheet.height);
    expect(middles[0]!.y).toBeGreaterThan(100);
  });

  it.each(['en', 'ru', 'ar'] as const)(
    'is drawn in %s, with names as long as they may be',
    async (language) => {
      const tables = [table(0, { name: 'מ'.repeat(40) }), table(1, { name: 'طاولة العروسين', taken: 14 })];
      expect(sizeOf(await fileOf(tables, language))).toEqual([841.89, 595.28]);
    },
  );

  it('says so when no table is drawn', async () =>
    expect(sizeOf(await fileOf([]))).toEqual([841.89, 595.28]));
});
