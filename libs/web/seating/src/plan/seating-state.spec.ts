import type { Seating, SeatingTable } from '@smachot/contracts';
import { baseOf, type Guest, patchOf, piecesOf, type Saved } from './base';
import { NOTHING, type Pieces } from './pieces';
import { viewOf } from './plan-view';
import { planOf, seatingReducer, type SeatingAction, startState } from './seating-state';

const aTable = (_id: string, name: string, version = 1): SeatingTable => ({
  ...{ _id, name, shape: 'round', seats: 10, x: 0, y: 0, rotation: 0, traits: [], version },
});
const aGuest = (_id: string, tableName: string | null = null, seats = 4): Guest => ({
  ...{ _id, attendeeName: _id, rsvpStatus: 'confirmed', group: 'family', groupLabel: null, side: null },
  ...{ tableName, seats, specialRequests: null, version: 1 },
});
const seating = (more: Partial<Seating> = {}): Seating => ({
  ...{ eventId: 'e', title: '', date: '', role: 'Owner', splits: [], wishes: [] },
  ...{ tables: [aTable('t1', '1'), aTable('t2', '2')] },
  ...more,
});
const base = baseOf(seating(), [aGuest('dana', '1'), aGuest('rami')]);
const seat = (guest: string, ...tables: string[]): SeatingAction => ({
  type: 'edit',
  pieces: {
    ...NOTHING,
    seats: { [guest]: tables.map((tableId) => ({ tableId, seats: 4 / tables.length })) },
  },
});
const run = (actions: SeatingAction[], from = startState(base)) => actions.reduce(seatingReducer, from);
const answer = (more: Partial<Saved> = {}): Saved => ({
  ...{ tables: [], guests: [], splits: [] },
  outdated: { tables: [], goneTables: [], guests: [], goneGuests: [] },
  ...more,
});
const tablesOf = (pieces: Pieces, guest: string) => pieces.seats[guest]?.map(({ tableId }) => tableId);

it('undoes and repeats step by step, and sends what differs', () => {
  const moved = run([seat('rami', 't2'), seat('dana', 't2'), { type: 'undo' }]);
  expect(tablesOf(planOf(moved), 'dana')).toEqual(['t1']);
  expect(tablesOf(planOf(moved), 'rami')).toEqual(['t2']);
  const again = run([{ type: 'redo' }], moved);
  expect(patchOf(base, again.mine).seats).toEqual([
    { rsvpId: 'rami', version: 1, at: [{ tableId: 't2', seats: 4 }] },
    { rsvpId: 'dana', version: 1, at: [{ tableId: 't2', seats: 4 }] },
  ]);
});

it('keeps what was changed while a request was on its way', () => {
  const guest = { rsvpId: 'rami', attendeeName: 'rami', tableName: '2', version: 2 };
  const state = run([
    seat('rami', 't2'),
    { type: 'send' },
    seat('dana', 't2'),
    { type: 'saved', answer: answer({ guests: [guest] }) },
  ]);
  expect(patchOf(state.base, state.mine).seats.map(({ rsvpId }) => rsvpId)).toEqual(['dana']);
  expect(tablesOf(planOf(state), 'rami')).toEqual(['t2']);
  // a reading that began before the request ended is older
  expect(run([{ type: 'read', base, asOf: 1 }], state).base).toBe(state.base);
});

it('shows what another host saved, and puts the own choice through only when asked', () => {
  const theirs = { rsvpId: 'rami', attendeeName: 'rami', tableName: '1', version: 5 };
  const outdated = { ...answer().outdated, guests: [theirs] };
  const state = run([seat('rami', 't2'), { type: 'send' }, { type: 'saved', answer: answer({ outdated }) }]);
  expect(tablesOf(planOf(state), 'rami')).toEqual(['t1']);
  expect(state.conflicts).toMatchObject([{ kind: 'guest', theirs: { tableName: '1' } }]);
  const insisted = run([{ type: 'resolve', choice: 'mine' }], state);
  expect(patchOf(insisted.base, insisted.mine).seats).toMatchObject([{ rsvpId: 'rami', version: 5 }]);
  expect(run([{ type: 'resolve', choice: 'theirs' }], state)).toMatchObject({ conflicts: [], mine: NOTHING });
});

it('tells the server the version that was changed, also when what another host saved was read since', () => {
  const failed: SeatingAction[] = [{ type: 'send' }, { type: 'failed', error: 'x', refused: false }];
  const { version: _, ...form } = aTable('t1', 'כבוד');
  const renamed: SeatingAction = { type: 'edit', pieces: { ...NOTHING, tables: { t1: form } } };
  const others = baseOf(seating({ tables: [aTable('t1', '9', 3), aTable('t2', '2', 4)] }), [
    { ...aGuest('dana'), version: 7 },
    { ...aGuest('rami', '9', 6), version: 8 },
  ]);
  const read: SeatingAction = { type: 'read', base: others, asOf: 2 };
  const state = run([seat('rami', 't2'), renamed, ...failed, read]);
  expect(patchOf(state.base, state.mine)).toMatchObject({
    tables: [{ _id: 't1', version: 1 }],
    seats: [{ rsvpId: 'rami', version: 1 }],
  });
  // everything else is as it was read
  expect(state.base).toMatchObject({
    tables: { t2: { version: 4 } },
    guests: { dana: { version: 7 }, rami: { seats: 6 } },
  });
});

it('does not undo over what somebody else has changed since', () => {
  const state = run([seat('rami', 't2')]);
  const others = baseOf(seating(), [aGuest('dana', '1'), aGuest('rami', '1')]);
  const read = { ...state, mine: NOTHING, base: others };
  expect(run([{ type: 'undo' }], read).mine).toEqual(NOTHING);
});

it('takes refused changes back, and keeps those that did not get through', () => {
  const failing = (refused: boolean) =>
    run([seat('rami', 't2'), { type: 'send' }, { type: 'failed', error: 'x', refused }]);
  expect(failing(true)).toMatchObject({ mine: NOTHING, past: [], problem: { refused: true } });
  expect(tablesOf(planOf(failing(false)), 'rami')).toEqual(['t2']);
});

it('stores tables of names with the first change, and takes their guests along with a new name', () => {
  const drawn = baseOf(seating({ tables: [aTable('t1', '1', 0)] }), [aGuest('dana', '1'), aGuest('rami')]);
  expect(patchOf(drawn, { ...NOTHING, wishes: {} }).tables).toMatchObject([{ _id: 't1', version: 0 }]);
  const { version: _, ...form } = aTable('t1', 'כבוד');
  const renamed = patchOf(drawn, { ...NOTHING, tables: { t1: form } });
  expect(renamed).toMatchObject({
    tables: [{ name: 'כבוד', version: 0 }],
    seats: [{ rsvpId: 'dana', at: [{ tableId: 't1' }] }],
  });
});

it('counts seats, also of a record at two tables whose number changed since', () => {
  const split = {
    rsvpId: 'dana',
    tableName: '1 + 2',
    firstTableId: 't1',
    secondTableId: 't2',
    firstSeats: 3,
  };
  const splitBase = baseOf(seating({ splits: [split] }), [aGuest('dana', '1 + 2', 12), aGuest('rami')]);
  const { tables, unseated, totals } = viewOf(piecesOf(splitBase), splitBase.guests);
  expect(tables.map(({ taken }) => taken)).toEqual([3, 9]);
  expect(unseated.map(({ _id }) => _id)).toEqual(['rami']);
  expect(totals).toEqual({ seats: 20, taken: 12, unseated: 4, overfull: 0 });
});

it('shows a guest who declined at their table, on no chair', () => {
  const gone: Guest = { ...aGuest('dana', '1', 12), rsvpStatus: 'declined' };
  const { tables, totals } = viewOf(piecesOf(baseOf(seating(), [gone])), { dana: gone });
  expect(tables[0]).toMatchObject({ taken: 0, guests: [{ guest: { _id: 'dana' }, seats: 0 }] });
  expect(totals).toEqual({ seats: 20, taken: 0, unseated: 0, overfull: 0 });
});
