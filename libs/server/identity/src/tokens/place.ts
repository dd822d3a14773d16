import Bowser from 'bowser';

/** The origin of a request. `network`: an IPv4 address, or an IPv6 /64. */
export type Origin = { network: string; userAgent: string | undefined };
type Device = 'phone' | 'tablet' | 'computer';
/** The description by which a person recognises a session. */
export type Place = {
  browser: string | null;
  system: string | null;
  device: Device | null;
  network: string;
};

const DEVICES: Record<string, Device> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' };
const MAX_USER_AGENT = 500;

/** Names without versions: enough to recognise one's own phone, too little to distinguish two of the same model. */
export const placeOf = ({ network, userAgent }: Origin): Place => {
  const agent = (userAgent ?? '').slice(0, MAX_USER_AGENT);
  const { browser, os, platform } = agent ? Bowser.parse(agent) : NOTHING;
  return {
    browser: browser.name ?? null,
    system: os.name ?? null,
    device: DEVICES[platform.type ?? ''] ?? null,
    network: roughly(network),
  };
};
const NOTHING = { browser: {}, os: {}, platform: {} } as ReturnType<typeof Bowser.parse>;

/** Truncates an address so that it identifies no person: the first two of four numbers, or of eight groups. */
const roughly = (network: string): string => {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(network);
  return v4 ? `${v4[1]}.*.*` : `${network.split(':').slice(0, 2).join(':')}::`;
};
