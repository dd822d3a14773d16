import { visualRuns } from './hebrew-line';

const runs = (line: string) => visualRuns(line).map((run) => `${run.script}:${run.text}`);

it('lays runs from the right, letters as they are read, numbers as they are', () => {
  expect(runs('קבלה מספר 1042')).toEqual(['latin:1042', 'latin: ', 'hebrew:מספר', 'latin: ', 'hebrew:קבלה']);
  expect(runs('מע״מ 18%')).toEqual(['latin:18%', 'latin: ', 'hebrew:מע״מ']);
  expect(runs('245 תשובות, שקל').map((run) => run.replace(/^\w+:/, '')).join('|')).toBe('שקל| |,|תשובות| |245');
});
