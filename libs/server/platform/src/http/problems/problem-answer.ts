import { type ProblemCode, problems } from '@smachot/contracts';
import { chooseLanguage, problemMessage } from '@smachot/i18n';

/** Status and body of a refusal, its sentences in the caller's language. */
export const problemAnswer = (
  problem: { code: ProblemCode; fields?: Record<string, string> | undefined },
  acceptLanguage: string | undefined,
  requestId: string,
) => {
  const { status, error } = problems[problem.code];
  const language = chooseLanguage(acceptLanguage);
  const fields = Object.entries(problem.fields ?? {}).map(([field, code]) => [
    field,
    problemMessage(code, language),
  ]);
  return {
    status,
    body: {
      error,
      message: problemMessage(problem.code, language),
      code: problem.code,
      requestId,
      ...(problem.fields ? { fields: Object.fromEntries(fields) as Record<string, string> } : {}),
    },
  };
};
