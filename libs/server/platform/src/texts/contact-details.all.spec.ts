import { withoutHanging } from '../testing/work-of';
import { withoutContacts } from './contact-details';

// at this size work that grows with the square of the text takes ten minutes, and ours a second
it.each(['0', 'a.', 'a@', '0 ', '@a', 'http://', 'שטרודל ', '.-', '1.1.'])(
  'a text is read to its end for its contacts, however much of %j it is given',
  (unit) => withoutHanging(() => withoutContacts(unit.repeat(1_000_000 / unit.length))),
);
