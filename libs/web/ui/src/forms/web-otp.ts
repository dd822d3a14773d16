import { useEffect } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Chrome on Android reads the code from the SMS after one tap; other browsers do not support it. */
export const useWebOtp = (enabled: boolean, onCode: (code: string) => void): void => {
  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        const code = credential && 'code' in credential ? credential.code : null;
        if (typeof code === 'string') onCode(code);
      })
      .catch(() => undefined); // refused or left: the person types
    return () => leaving.abort();
  }, [enabled, onCode]);
};
