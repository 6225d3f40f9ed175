import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const byte = fc.integer({ min: 0, max: 255 });
const v4 = (...parts: readonly fc.Arbitrary<number>[]) => fc.tuple(...parts).map((bytes) => bytes.join('.'));
const is = (value: number) => fc.constant(value);
const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));

const INSIDE_V4 = {
  'this host': v4(is(0), byte, byte, byte),
  'private 10/8': v4(is(10), byte, byte, byte),
  'private 172.16/12': v4(is(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  'private 192.168/16': v4(is(192), is(168), byte, byte),
  loopback: v4(is(127), byte, byte, byte),
  'link-local, with the metadata of clouds': v4(is(169), is(254), byte, byte),
  'carrier-grade NAT': v4(is(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  multicast: v4(fc.integer({ min: 224, max: 239 }), byte, byte, byte),
  'reserved, and broadcast': v4(fc.integer({ min: 240, max: 255 }), byte, byte, byte),
} as const;

const tail = fc.array(group, { minLength: 7, maxLength: 7 }).map((groups) => groups.join(':'));

const INSIDE_V6 = {
  'unique local': fc.tuple(fc.integer({ min: 0xfc00, max: 0xfdff }), tail),
  'link-local': fc.tuple(fc.integer({ min: 0xfe80, max: 0xfebf }), tail),
  'site-local': fc.tuple(fc.integer({ min: 0xfec0, max: 0xfeff }), tail),
  multicast: fc.tuple(fc.integer({ min: 0xff00, max: 0xffff }), tail),
  '6to4': fc.tuple(is(0x2002), tail),
} as const;

describe('an address', () => {
  it.each(Object.entries(INSIDE_V4))('%s is not public, nor mapped into IPv6', (_, addresses) => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(isPublicAddress(address)).toBe(false);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(false);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false);
        expect(isPublicAddress(`::${address}`)).toBe(false);
      }),
    );
  });

  it.each(Object.entries(INSIDE_V6))('%s is not public', (_, addresses) => {
    fc.assert(
      fc.property(addresses, ([first, rest]) => {
        expect(isPublicAddress(`${first.toString(16)}:${rest}`)).toBe(false);
      }),
    );
  });

  it.each([
    '::',
    '::1',
    '2001:db8::1',
    '2001::1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    'localhost',
    '',
    '1.2.3',
  ])('%j is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '2606:4700::1111'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});
