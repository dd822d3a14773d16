import type { GuestPage } from '@smachot/contracts';
import type { GuestAnswers } from './guest-calls';
import type { GuestTexts } from './texts';

/** Props of every question of the guest page. */
export type QuestionProps = {
  page: GuestPage;
  texts: GuestTexts;
  busy: boolean;
  onAnswer: (answers: GuestAnswers) => void;
};
