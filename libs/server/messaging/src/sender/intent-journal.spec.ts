import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  entriesOf,
  entryOf,
  findJournals,
  IntentJournal,
  journalFolder,
  ownerState,
  thisProcess,
} from './intent-journal';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'intents-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const owner = thisProcess('worker-1');
const found = () => findJournals(folder).get('worker-1');

describe('the journal of intents', () => {
  it('holds what is about to be sent, until the batch is written down', () => {
    const journal = new IntentJournal(folder, owner);
    const batch = journal.begin();
    batch.intend('message-1', 2);
    expect(entriesOf(found()!)).toEqual(new Set([entryOf('message-1', 2)]));
    batch.done();
    journal.close();
    expect(found()).toBeUndefined();
  });

  it('keeps a full volume as long as one of its batches is open', () => {
    const journal = new IntentJournal(folder, owner);
    const slow = journal.begin();
    slow.intend('slow', 1);
    const filling = journal.begin();
    for (let i = 0; i < 20_000; i++) filling.intend(`m${i}`, 1);
    filling.done();
    journal.begin().intend('next', 1);
    expect(found()!.files).toHaveLength(2);
    expect(entriesOf(found()!).has(entryOf('slow', 1))).toBe(true);
    slow.done();
    expect(found()!.files).toHaveLength(1);
    expect(entriesOf(found()!)).toEqual(new Set([entryOf('next', 1)]));
  });

  it('takes back what the provider refused', () => {
    const batch = new IntentJournal(folder, owner).begin();
    batch.intend('refused', 1);
    batch.intend('sent', 1);
    batch.retract('refused', 1);
    expect(entriesOf(found()!)).toEqual(new Set(['sent:1']));
  });

  it('does not count a torn last line', () => {
    new IntentJournal(folder, owner).begin().intend('whole', 1);
    fs.appendFileSync(found()!.files[0]!, 'torn');
    expect(entriesOf(found()!)).toEqual(new Set(['whole:1']));
  });

  it('lies beside the files', () => expect(journalFolder('/srv/smachot/files')).toBe('/srv/smachot/intents'));
  it('passes over what is no journal', () => {
    fs.writeFileSync(path.join(folder, 'other.log'), 'nonsense\n');
    expect(findJournals(folder).size).toBe(0);
    expect(findJournals(path.join(folder, 'nowhere')).size).toBe(0);
  });
});

describe('the owner of a journal', () => {
  it('is here while it runs', () => expect(ownerState(owner)).toBe('here'));
  it('is elsewhere on another machine', () =>
    expect(ownerState({ ...owner, host: 'other' })).toBe('elsewhere'));
  it('is lost when the machine fell over', () =>
    expect(ownerState({ ...owner, boot: 'before' })).toBe('lost'));
  it('is gone when another process has its number', () =>
    expect(ownerState({ ...owner, started: '1' })).toBe('gone'));
  it('is gone after a kill', async () => {
    const child = fork('-e', ['setInterval(() => {}, 1000)'], { execArgv: [], stdio: 'ignore' });
    const pid = child.pid!;
    const started = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()!.split(' ')[19]!;
    const theirs = { ...owner, pid, started };
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(ownerState(theirs)).toBe('gone');
  });
});
