import { type ProblemCode, problems } from '@smachot/contracts';
import { type CallFailure, failureOfAnswer } from './failure';

// in a file of its own, so that the table of all problems is no part of the first load
/** The failure the server would answer with, made without a call. */
export const refusalWith = (code: ProblemCode): CallFailure => ({
  ...failureOfAnswer(problems[code].status, null),
  code,
});
