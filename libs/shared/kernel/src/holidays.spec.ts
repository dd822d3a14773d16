import { holidayOf } from './holidays';
import table from './holidays.table.json';
import { addDays } from './israel-time';

it('knows the holidays of twenty years as a library made for it does', () => {
  const expected = Object.entries(table.days).flatMap(([name, days]) => days.map((day) => `${day} ${name}`));
  const found: string[] = [];
  for (let day = table.from; day <= table.till; day = addDays(day, 1)) {
    const holiday = holidayOf(day);
    if (holiday) found.push(`${day} ${holiday.name}`);
  }
  expect(found.sort()).toEqual(expected.sort());
});

it('says on which of them nobody works', () => {
  expect(holidayOf('2027-10-02')).toEqual({ name: 'rosh-hashana', rests: true });
  expect(holidayOf('2026-12-05')).toEqual({ name: 'chanukah', rests: false });
  expect(holidayOf('2026-12-23')).toBeUndefined();
});
