import fs from 'node:fs';
import path from 'node:path';
import { requestCode, type Tokens, verifyCode } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import type { BrowserContext } from '@playwright/test';
import { artifacts, baseUrl } from '../surroundings';
import { arriveAs } from './a-host';
import { signIn } from './a-password';
import { askProduct } from './product';
import { outside } from './sandbox';

/** Of both super admins of the demo data. */
export const ADMIN_PASSWORD = 'smachot-admin-demo';
/** An admin's acts ask who it is fifteen minutes after the last code. */
const FRESH_MS = 10 * MINUTE_MS;

async function byCodeAndPassword(phone: string): Promise<Tokens> {
  const known = (await outside.codesTo(phone)).length;
  const { challengeId } = await askProduct(requestCode, { body: { phone } });
  const code = await outside.codeFor(phone, known + 1);
  const verified = await askProduct(verifyCode, { body: { challengeId, code } });
  if (verified.next !== 'password') throw new Error(`${phone} is no super admin of the demo data`);
  return signIn({ ticket: verified.ticket, password: ADMIN_PASSWORD });
}

const tokensOf = async (context: BrowserContext): Promise<Tokens | undefined> => {
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  const { access_token, refresh_token } = cookies;
  return access_token && refresh_token ? { access_token, refresh_token } : undefined;
};

type Session = { tokens: Tokens; since: number };

/**
 * A super admin of the demo data. Codes are not sent often, so one session serves all journeys on a product while it may act: its tokens are
 * handed from one browser to the next, as the last one has rotated them. A file keeps them, because a failed test ends its process.
 */
export class DemoAdmin {
  private readonly file: string;
  constructor(
    readonly phone: string,
    readonly name: string,
  ) {
    this.file = path.join(artifacts, `admin-${phone}-at-${new URL(baseUrl).port}.json`);
  }

  /** For acts by calls. While a browser of this admin is open, it may rotate the tokens. */
  async token(): Promise<string> {
    return (await this.session()).tokens.access_token;
  }

  /** Runs `act` in a browser of this admin. */
  async actsIn(context: BrowserContext, act: () => Promise<void>): Promise<void> {
    const { tokens, since } = await this.session();
    await arriveAs(context, { phone: this.phone, tokens });
    try {
      await act();
    } finally {
      this.keep({ tokens: (await tokensOf(context)) ?? tokens, since });
    }
  }

  private async session(): Promise<Session> {
    const kept = this.kept();
    if (kept && Date.now() - kept.since < FRESH_MS) return kept;
    return this.keep({ tokens: await byCodeAndPassword(this.phone), since: Date.now() });
  }
  private kept(): Session | undefined {
    return fs.existsSync(this.file) ? (JSON.parse(fs.readFileSync(this.file, 'utf8')) as Session) : undefined;
  }
  private keep(session: Session): Session {
    fs.mkdirSync(artifacts, { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(session));
    return session;
  }
}

export const demoAdmin = new DemoAdmin('+972509876543', 'Amit Sela');
export const secondAdmin = new DemoAdmin('+972509876544', 'רות דגן');
