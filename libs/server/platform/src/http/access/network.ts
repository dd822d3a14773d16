/** The network of one subscriber: an IPv4 address, or the whole /64 of an IPv6 subscriber. */
export const networkOf = (ip: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (v4) return v4[1]!;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * The network around a subscriber's: /24 of IPv4, /48 of IPv6, which many providers give to one subscriber.
 * @param network as `networkOf` answers
 */
export const widerNetworkOf = (network: string): string =>
  network
    .split(network.includes('.') ? '.' : ':')
    .slice(0, 3)
    .join(network.includes('.') ? '.' : ':');

/** @param network as `networkOf` answers */
export const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0';
