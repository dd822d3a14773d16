import type { VerifiedCode } from '@smachot/contracts';
import { CallProblem } from '@smachot/web-platform';
import { createActor, fromPromise, waitFor } from 'xstate';
import { signInFlow, type SignedIn } from './sign-in.flow';

const tokens = { access_token: 'a', refresh_token: 'r' };
const user = {
  id: '7b0c2c7e-1111-4222-8333-444455556666',
  username: 'u',
  firstName: 'נועה',
  lastName: 'ברק',
  phoneNumber: '+972531234567',
  groups: [],
  email: null,
  verified: true,
  assignedStores: [],
};
const signedIn: SignedIn = { tokens, user };
const refuse = (code: string, status = 400) =>
  Promise.reject(new CallProblem({ kind: 'answer', text: '', message: '', status, code }));

type Server = {
  code?: () => Promise<VerifiedCode>;
  signUp?: () => Promise<SignedIn>;
  password?: () => Promise<SignedIn>;
  /** Of the requests for codes, counted from one. */
  refusesCode?: (request: number) => Promise<never> | undefined;
};

const aSignIn = (server: Server = {}) => {
  const asked: { phones: string[]; codes: unknown[]; forms: unknown[]; passwords: unknown[] } = {
    phones: [],
    codes: [],
    forms: [],
    passwords: [],
  };
  const flow = signInFlow.provide({
    actors: {
      requestCode: fromPromise(({ input }) => {
        asked.phones.push(input);
        return (
          server.refusesCode?.(asked.phones.length) ??
          Promise.resolve({
            challengeId: `c${asked.phones.length}`,
            resendAfterSeconds: 30,
            expiresInSeconds: 300,
          })
        );
      }),
      verifyCode: fromPromise(({ input }) => {
        asked.codes.push(input);
        return server.code?.() ?? Promise.resolve({ next: 'signed_in' as const, tokens, user });
      }),
      signUp: fromPromise(({ input }) => {
        asked.forms.push(input);
        return server.signUp?.() ?? Promise.resolve(signedIn);
      }),
      password: fromPromise(({ input }) => {
        asked.passwords.push(input);
        return server.password?.() ?? Promise.resolve(signedIn);
      }),
    },
  });
  const actor = createActor(flow).start();
  const at = (step: string) => waitFor(actor, (state) => state.value === step, { timeout: 1000 });
  return { actor, at, asked };
};
const form = { firstName: 'נועה', lastName: 'ברק', email: null, termsAccepted: true as const };

it('signs a known phone in', async () => {
  const { actor, at, asked } = aSignIn();
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  const { context } = await at('done');
  expect(context.signedIn).toMatchObject(signedIn);
  expect(asked.codes).toEqual([{ challengeId: 'c1', code: '481902' }]);
});

it('stays at the code when it is wrong, counting, and clears the problem with the next try', async () => {
  const answers = [() => refuse('otp.mismatch'), () => new Promise<never>(() => undefined)];
  const { actor, at } = aSignIn({ code: () => answers.shift()!() });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '000000' });
  await at('verifying');
  const refused = await at('code');
  expect(refused.context).toMatchObject({ wrongCodes: 1, problem: { code: 'otp.mismatch' } });
  actor.send({ type: 'code', code: '111111' });
  expect((await at('verifying')).context.problem).toBeNull();
});

it('does not verify twice while a code is being verified', async () => {
  const { actor, at, asked } = aSignIn({ code: () => new Promise(() => undefined) });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  actor.send({ type: 'code', code: '481902' });
  await at('verifying');
  expect(asked.codes).toHaveLength(1);
});

it('uses the challenge of the newest code', async () => {
  const { actor, at, asked } = aSignIn();
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'resend' });
  await at('resending');
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  await at('done');
  expect(asked.codes).toEqual([{ challengeId: 'c2', code: '481902' }]);
});

it('goes on with the code on its way when another is refused too soon, for the same phone only', async () => {
  const { actor, at, asked } = aSignIn({
    refusesCode: (request) => (request > 1 ? refuse('otp.too_soon') : undefined),
  });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'restart' });
  actor.send({ type: 'phone', phone: '+972531234568' });
  await at('sending');
  expect((await at('phone')).context.problem).toMatchObject({ code: 'otp.too_soon' });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('sending');
  expect((await at('code')).context.problem).toMatchObject({ code: 'otp.too_soon' });
  actor.send({ type: 'code', code: '481902' });
  await at('done');
  expect(asked.codes).toEqual([{ challengeId: 'c1', code: '481902' }]);
});

it('leads a new phone to sign-up with the ticket of its code', async () => {
  const { actor, at, asked } = aSignIn({
    code: () => Promise.resolve({ next: 'sign_up', ticket: 'ticket-1' }),
  });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  await at('signUp');
  actor.send({ type: 'sign-up', form });
  await at('done');
  expect(asked.forms).toEqual([{ ...form, ticket: 'ticket-1' }]);
});

it('stays for the e-mail address of a new account until the person goes on', async () => {
  const { actor, at } = aSignIn({
    code: () => Promise.resolve({ next: 'sign_up', ticket: 'ticket-1' }),
    signUp: () => Promise.resolve({ tokens, user: { ...user, email: 'noa@example.test' } }),
  });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  await at('signUp');
  actor.send({ type: 'sign-up', form });
  expect((await at('verifyEmail')).context.signedIn?.tokens).toEqual(tokens);
  actor.send({ type: 'go-on' });
  await at('done');
});

it('goes back to the phone, which it remembers, when the ticket is over', async () => {
  const { actor, at } = aSignIn({
    code: () => Promise.resolve({ next: 'sign_up', ticket: 'old' }),
    signUp: () => refuse('auth.ticket_invalid', 401),
  });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  await at('signUp');
  actor.send({ type: 'sign-up', form });
  await at('signingUp');
  const { context } = await at('phone');
  expect(context).toMatchObject({
    phone: '+972531234567',
    ticket: null,
    problem: { code: 'auth.ticket_invalid' },
  });
});

it('asks a super admin for the password too, and stays there when it is wrong', async () => {
  const answers = [() => refuse('auth.invalid_credentials', 401), () => Promise.resolve(signedIn)];
  const { actor, at, asked } = aSignIn({
    code: () => Promise.resolve({ next: 'password', ticket: 'ticket-2' }),
    password: () => answers.shift()!(),
  });
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'code', code: '481902' });
  await at('secondFactor');
  actor.send({ type: 'password', password: 'wrong' });
  await at('checkingSecondFactor');
  expect((await at('secondFactor')).context.problem).toMatchObject({ code: 'auth.invalid_credentials' });
  actor.send({ type: 'password', password: 'right' });
  await at('done');
  expect(asked.passwords).toEqual([
    { ticket: 'ticket-2', password: 'wrong' },
    { ticket: 'ticket-2', password: 'right' },
  ]);
});

it('starts over from anywhere with the number still there', async () => {
  const { actor, at } = aSignIn();
  actor.send({ type: 'phone', phone: '+972531234567' });
  await at('code');
  actor.send({ type: 'restart' });
  expect((await at('phone')).context).toMatchObject({ phone: '+972531234567', ticket: null, problem: null });
});
