import 'reflect-metadata';
import { type Call, call } from '@smachot/contracts';
import type { Actor } from '../access/actor';
import { Caller, Serves } from './serves';

const forVisitors = call({ id: 'test.read', method: 'GET', path: '/v1/test', access: 'visitor' });
const knowing = call({ ...forVisitors, knowsAccount: true });
const forUsers = call({ ...forVisitors, access: 'user' });

const readingCaller = (served: Call) => () => {
  class ReadingController {
    @Serves(served)
    read(@Caller() actor: Actor) {
      return actor;
    }
  }
  return ReadingController;
};
const ignoringCaller = (served: Call) => () => {
  class IgnoringController {
    @Serves(served)
    read() {
      return undefined;
    }
  }
  return IgnoringController;
};

it('refuses to serve a visitor’s call that reads a caller of whom its contract does not know', () => {
  expect(readingCaller(forVisitors)).toThrow('test.read: a visitor');
  expect(readingCaller(knowing)).not.toThrow();
  expect(readingCaller(forUsers)).not.toThrow();
});

it('refuses to serve a visitor’s call that is signed although nobody reads its caller', () => {
  expect(ignoringCaller(knowing)).toThrow('test.read: a visitor');
  expect(ignoringCaller(forVisitors)).not.toThrow();
  expect(ignoringCaller(forUsers)).not.toThrow();
});
