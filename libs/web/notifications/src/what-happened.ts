import type { Notification } from '@smachot/contracts';

/** The sentence of a notification. Sending that will stop reads otherwise than sending that has stopped. */
export const whatHappened = ({ kind, values }: Pick<Notification, 'kind' | 'values'>) =>
  kind === 'sending_stopped' && values['reason'] === 'token_not_refreshed'
    ? 'stopping.token_not_refreshed'
    : (`kind.${kind}` as const);
