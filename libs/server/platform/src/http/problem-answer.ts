import { type ProblemCode, problems } from '@smachot/contracts';
import { chooseLanguage, problemMessage } from '@smachot/i18n';

/** Status and body of a refusal, its sentences in the caller's language. */
export const problemAnswer = (
  problem: { code: string; fields?: Record<string, string> | undefined },
  acceptLanguage: string | undefined,
  requestId: string,
) => {
  const known = problems[problem.code as ProblemCode] ?? { status: 422, error: 'UnprocessableException' };
  const language = chooseLanguage(acceptLanguage);
  const fields = Object.entries(problem.fields ?? {}).map(([field, code]) => [field, problemMessage(code, language)]);
  return {
    status: known.status,
    body: {
      error: known.error,
      message: problemMessage(problem.code, language),
      code: problem.code,
      requestId,
      ...(problem.fields ? { fields: Object.fromEntries(fields) as Record<string, string> } : {}),
    },
  };
};
