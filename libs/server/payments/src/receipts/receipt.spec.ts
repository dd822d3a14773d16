import { visualRuns } from './hebrew-line';

const shown = (line: string) => visualRuns(line).map((run) => run.text).join('');

it('lays Hebrew from the right and keeps numbers as they are', () => {
  expect(shown('קבלה מספר 1042')).toBe('1042 רפסמ הלבק');
  expect(shown('מע״מ 18%')).toContain('18%');
});
it('changes the font where the script changes', () =>
  expect(visualRuns('כרטיס 5846').map((run) => run.script)).toEqual(['latin', 'hebrew']));
