import ar from './ar.json';
import en from './en.json';
import he from './he.json';
import ru from './ru.json';

it.each(Object.entries({ he, en, ru, ar }))(
  'names an act on a registration by the words on its button, which are said to a voice control: %s',
  (_, { manage: { move, moveOf } }) => {
    for (const [act, words] of Object.entries(move))
      expect(moveOf[act as keyof typeof moveOf]).toMatch(new RegExp(`^${words}[: ]`));
  },
);
