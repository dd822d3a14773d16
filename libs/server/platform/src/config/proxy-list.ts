import { BlockList, isIP } from 'node:net';

const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const entriesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => NAMED[entry] ?? entry);

const readEntry = (entry: string): { address: string; version: 4 | 6; prefix: number } | undefined => {
  const [address = '', length, ...rest] = entry.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (!version || rest.length || !/^\d{0,3}$/.test(length ?? '') || length === '') return undefined;
  const bits = version === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  return prefix <= bits ? { address, version, prefix } : undefined;
};

/** Whether every entry is a name, an address or a network. */
export const isProxyList = (list: string): boolean =>
  entriesOf(list).every((entry) => readEntry(entry) !== undefined);

/** Tests whether an address is in a proxy list. */
export const proxyTest = (list: string): ((address: string) => boolean) => {
  const known = new BlockList();
  for (const entry of entriesOf(list)) {
    const { address, version, prefix } = readEntry(entry)!;
    known.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const version = isIP(address);
    return version !== 0 && known.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
};
