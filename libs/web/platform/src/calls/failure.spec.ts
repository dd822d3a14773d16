import {
  CallProblem,
  failureOfAnswer,
  InvalidCredentialsError,
  jsonOr,
  problemError,
  UserNotFoundError,
} from './failure';

const problem = (error: string) => ({ error, message: 'no', code: 'x.y', requestId: 'r' });

describe('the errors of an answer', () => {
  it('are the specification’s names', () => {
    expect(problemError(failureOfAnswer(404, problem('UserNotFoundException')))).toBeInstanceOf(
      UserNotFoundError,
    );
    expect(problemError(failureOfAnswer(401, problem('InvalidCredentialsException')))).toBeInstanceOf(
      InvalidCredentialsError,
    );
    const general = problemError(failureOfAnswer(409, problem('ConflictException')));
    expect(general.constructor).toBe(CallProblem);
    expect(general.failure.message).toBe('no');
    expect(general.message).toBe('API Error: 409 - no');
  });

  it.each([
    ['a page of a proxy', '<html>Bad Gateway</html>'],
    ['an error of another service', '{"Message":"denied","requestId":7}'],
    ['a list', '[1,2]'],
  ])('carry %s as it came', (_, text) => {
    const thrown = problemError(failureOfAnswer(502, jsonOr(text)));
    expect(thrown.failure).toMatchObject({ kind: 'answer', status: 502, text: 'API Error: 502 - HTTP 502' });
    expect(thrown.failure.code).toBeUndefined();
    expect(thrown.cause).toEqual(jsonOr(text));
  });

  it('carry nothing when nothing came', () => {
    expect(failureOfAnswer(502, jsonOr(''))).not.toHaveProperty('original');
    expect(problemError(failureOfAnswer(404, problem('NotFoundException'))).cause).toBeUndefined();
  });
});
