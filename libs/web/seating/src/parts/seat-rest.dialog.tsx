import { Button, CheckField, Dialog, Note } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, type Pieces } from '../plan/pieces';
import { type SeatingRoom, useRoom } from '../plan/seating-context';
import type { SeatingProblem } from '../solver/problem';
import { solve } from '../solver/solve';

type Options = { confirmedOnly: boolean; mayMove: boolean };

const problemOf = ({ view, plan, guests }: SeatingRoom, options: Options): SeatingProblem => ({
  tables: view.tables.map(({ _id, seats, traits }) => ({ id: _id, seats, traits })),
  guests: Object.values(guests)
    .filter(
      ({ rsvpStatus }) => rsvpStatus === 'confirmed' || (!options.confirmedOnly && rsvpStatus !== 'declined'),
    )
    .map(({ _id, seats, group, groupLabel, side }) => ({ id: _id, seats, group, label: groupLabel, side })),
  wishes: Object.values(plan.wishes).flatMap((wish) =>
    wish ? [{ kind: wish.kind, guests: wish.rsvpIds }] : [],
  ),
  seated: Object.fromEntries(
    Object.entries(plan.seats).filter(([id]) => guests[id]?.rsvpStatus !== 'declined'),
  ),
  mayMove: options.mayMove,
});

/** Moves that change something; who found no place when everybody moved is seated nowhere. */
const movesOf = (room: SeatingRoom, seats: Pieces['seats'], left: readonly string[]): Pieces['seats'] => {
  const all = [...Object.entries(seats), ...left.map((id) => [id, []] as const)];
  return Object.fromEntries(
    all.filter(([id, at]) => JSON.stringify(at) !== JSON.stringify(room.plan.seats[id] ?? [])),
  );
};

/** `left`: how many found no place in the last run; null before it. */
const useRest = (onDone: () => void) => {
  const { t } = useTranslation('seating');
  const room = useRoom();
  const [state, setState] = useState<{ busy: boolean; failed: boolean; left: number | null }>({
    busy: false,
    failed: false,
    left: null,
  });
  const run = async (options: Options) => {
    setState({ busy: true, failed: false, left: null });
    try {
      const solution = await solve(problemOf(room, options));
      const seats = movesOf(room, solution.seats, solution.left);
      if (Object.keys(seats).length) room.edit({ ...NOTHING, seats });
      room.say(t('said.rest', { count: Object.keys(solution.seats).length }));
      setState({ busy: false, failed: false, left: solution.left.length });
      if (!solution.left.length) onDone();
    } catch {
      setState({ busy: false, failed: true, left: null });
    }
  };
  return { ...state, run };
};

/** Seats everybody who has no table yet, as one step that can be undone. */
export function SeatRestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('seating');
  const [options, setOptions] = useState<Options>({ confirmedOnly: false, mayMove: false });
  const { busy, failed, left, run } = useRest(onClose);
  const start = (
    <Button kind="primary" icon="sparkle" busy={busy} onClick={() => void run(options)}>
      {t('rest.run')}
    </Button>
  );
  const done = (
    <Button kind="primary" onClick={onClose}>
      {t('rest.done')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={t('rest.title')} actions={left === null ? start : done}>
      <div className="ui-flow">
        <p>{t('rest.text')}</p>
        <CheckField
          label={t('rest.confirmedOnly')}
          checked={options.confirmedOnly}
          onChange={({ target }) => setOptions((now) => ({ ...now, confirmedOnly: target.checked }))}
        />
        <CheckField
          label={t('rest.mayMove')}
          hint={t('rest.mayMoveHint')}
          checked={options.mayMove}
          onChange={({ target }) => setOptions((now) => ({ ...now, mayMove: target.checked }))}
        />
        {failed ? <Note tone="bad">{t('rest.failed')}</Note> : null}
        {left ? <Note tone="warn">{t('rest.left', { count: left })}</Note> : null}
      </div>
    </Dialog>
  );
}
