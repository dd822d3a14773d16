import {
  Language,
  listRetentionRuns,
  readProcessingRecord,
  RetentionJob,
  type RetentionRun,
} from '@smachot/contracts';
import { i18n } from '@smachot/web-platform';
import { act, cleanup, screen, within } from '@testing-library/react';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import he from '../locales/he.json';
import ru from '../locales/ru.json';
import { renderActs } from '../testing/render-acts';

afterEach(cleanup);

const job = (name: string, change: Partial<RetentionRun> = {}): RetentionRun => ({
  ...{ job: name, everyMinutes: 60, lastRunAt: '2026-11-22T10:00:00.000Z', lastErasedAt: null },
  ...{ runs: 700, failures: 0, erased: 0, isLate: false },
  ...change,
});
const shown = (...jobs: RetentionRun[]) =>
  renderActs('/privacy', [
    { call: readProcessingRecord, answer: { activities: [] } },
    { call: listRetentionRuns, answer: { jobs } },
  ]);
const part = () => screen.findByRole('region', { name: 'מחיקת מידע שפג זמנו' });

it('gives an alarm for a job that did not run, and says what the others deleted', async () => {
  await shown(
    job('rsvp.erasing', { isLate: true, lastRunAt: null, failures: 3 }),
    job('newsletters.delete_old_consents', { erased: 1_234, lastErasedAt: '2026-11-21T10:00:00.000Z' }),
  );
  expect(await screen.findByText(/משימה אחת לא רצה בזמן/)).toBeTruthy();
  const [late, other] = within(await part()).getAllByRole('listitem');
  expect(late!.textContent).toContain('אורחים של אירועים שעברו ואורחים שנמחקו');
  // its name in logs
  expect(late!.textContent).toContain('rsvp.erasing');
  expect(late!.textContent).toContain('לא ידוע על ריצה');
  expect(late!.textContent).toContain('3 ריצות נכשלו');
  expect(other!.textContent).toContain('הסכמות לדיוור שהסתיימו מזמן');
  expect(other!.textContent).not.toContain('newsletters.');
  expect(other!.textContent).toContain('רצה כסדרה');
  expect(other!.textContent).toContain('1,234 שורות נמחקו');
});

it('gives none while all of them run', async () => {
  await shown(job('rsvp.erasing'));
  expect(await screen.findByText('רצה כסדרה')).toBeTruthy();
  expect((await part()).textContent).not.toContain('לא רצה בזמן');
});

const TEXTS = { he, en, ru, ar };
it.each(Language.options)('names every job in %s', (language) => {
  const names: Record<string, Record<string, string>> = TEXTS[language].privacy.retention.jobs;
  const named = Object.entries(names).flatMap(([context, works]) =>
    Object.keys(works).map((work) => `${context}.${work}`),
  );
  expect(named.sort()).toEqual([...RetentionJob.options].sort());
});

it('says the record and the jobs in the language of the screen', async () => {
  const words = (text: string) => ({
    he: `${text} בעברית`,
    en: text,
    ru: `${text} по-русски`,
    ar: `${text} بالعربية`,
  });
  const activity = {
    ...{ id: 'accounts', name: words('name'), purpose: words('purpose'), people: words('people') },
    ...{ categories: words('categories'), recipients: words('recipients'), retention: words('retention') },
    tables: ['identity.*'],
  };
  await renderActs('/privacy', [
    { call: readProcessingRecord, answer: { activities: [activity] } },
    { call: listRetentionRuns, answer: { jobs: [job('rsvp.erasing')] } },
  ]);
  await act(() => i18n.changeLanguage('ru'));
  const record = await screen.findByRole('region', { name: 'name по-русски' });
  expect(within(record).getByText('retention по-русски')).toBeTruthy();
  expect(screen.getByText('Гости прошедших праздников и удалённые гости')).toBeTruthy();
  expect(screen.queryByText('rsvp.erasing')).toBeNull();
  await act(() => i18n.changeLanguage('ar'));
  expect(await screen.findByRole('region', { name: 'name بالعربية' })).toBeTruthy();
  expect(screen.getByText('ضيوف المناسبات التي مضت والضيوف المحذوفون')).toBeTruthy();
  await act(() => i18n.changeLanguage('he'));
});
