import { readRefusals } from './refusals';
import type { SendPreview } from './send.flow';
import type { SendRequest } from './send-key';

/**
 * What would happen now, with the message and the price as they will be. The server tells those only of guests who may be
 * sent to, and consent is asked for beside the message it is about: so it is looked at as if it were given. Looking is
 * not giving; who is sendable stays as it was answered to this request.
 */
export const lookAhead = async (
  request: SendRequest,
  ask: (request: SendRequest) => Promise<SendPreview>,
): Promise<SendPreview> => {
  const preview = await ask(request);
  if (request.consent || !readRefusals(preview).asksConsent) return preview;
  const { messages, price } = await ask({ ...request, consent: true });
  return { ...preview, messages, price };
};
