import type { ConfiguredQuestion, InvitationForm } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';

type Registration = { questions: ConfiguredQuestion[]; isRegistrationOpen: boolean };
type Given = Pick<InvitationForm, 'registrationOptions' | 'rsvpConfig' | 'isRegistrationOpen'>;

const FLAG_OF = {
  headcount: 'enableMultipleParticipants',
  special_requests: 'enableSpecialRequests',
} as const;

/** Registration settings of a form; a flag inside registrationOptions takes precedence over the same flag outside of it. */
export const registrationOf = ({
  registrationOptions: given = {},
  rsvpConfig,
  isRegistrationOpen,
}: Given): Registration => {
  const questions = new Set(rsvpConfig.questions);
  for (const [question, flag] of Object.entries(FLAG_OF) as [keyof typeof FLAG_OF, keyof typeof given][]) {
    if (given[flag] === true) questions.add(question);
    if (given[flag] === false) questions.delete(question);
  }
  return { questions: [...questions], isRegistrationOpen: given.isRegistrationOpen ?? isRegistrationOpen };
};

/** Refuses approval: guests of an invitation are on its list already; only registration to hosted events has approval. */
export const checkRegistration = ({ registrationOptions }: Given): Result<undefined> =>
  registrationOptions?.requireApproval
    ? refuse('request.invalid', { fields: { 'registrationOptions.requireApproval': 'Invalid input' } })
    : accept();
