import { useTranslation } from 'react-i18next';
import { sentKind } from '../guest/history-words';

/** A guest's message in words: its text, or its kind where there is no text. */
export const useMessageWords = () => {
  const { t } = useTranslation('rsvp');
  return ({ kind, text }: { kind: string; text: string }): string => {
    const sent = sentKind({ kind });
    if (!sent) return text || t('inbox.kind.unsupported');
    return text ? `${t(`inbox.kind.${sent}`)}: ${text}` : t(`inbox.kind.${sent}`);
  };
};

const SAID = [
  'ask_attending',
  'ask_meaning',
  'ask_menu',
  'ask_removal',
  'ask_headcount',
  'ask_number',
  'ask_special_requests',
  'ask_transportation',
  'thank_you_attending',
  'thank_you_maybe',
  'thank_you_not_attending',
  'closed',
  'which_event',
  'tell_place',
  'tell_time',
  'tell_place_and_time',
  'tell_only_text',
  'tell_passed_on',
  'tell_thanks',
  'tell_known',
  'tell_kept',
  'tell_who',
] as const;
/** The text key of an automatic message; a name this version does not know is shown as a generic message. */
export const saidKey = (said: string): (typeof SAID)[number] | 'other' =>
  SAID.find((known) => known === said) ?? 'other';
