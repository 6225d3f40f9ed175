import { BlockList, isIP } from 'node:net';

/** Addresses of IPv4 that are not on the public internet (IANA, special-purpose registry). */
const NOT_PUBLIC = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** All of IPv6 that is public is in here. Loopback, local, mapped, translated (NAT64) and multicast addresses are not. */
const GLOBAL_UNICAST = ['2000::', 3] as const;
/** Inside of it: protocol assignments with Teredo, documentation, and 6to4, which leads to any IPv4 address. */
const NOT_GLOBAL = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inside = new BlockList();
for (const [net, prefix] of NOT_PUBLIC) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of NOT_GLOBAL) inside.addSubnet(net, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_UNICAST, 'ipv6');

/** Whether a numeric address is on the public internet. False for text that is no address. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !inside.check(address, 'ipv4');
  return kind === 6 && global.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
