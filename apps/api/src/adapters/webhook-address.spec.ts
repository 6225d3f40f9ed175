import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocalHost, webhookAddress } from './webhook-address.ts';

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.example.com/ridgeline', 'https://hooks.example.com/ridgeline'],
    [' https://hooks.example.com:443/a?b=c#d ', 'https://hooks.example.com/a?b=c'],
    ['https://hooks.example.com:8443', 'https://hooks.example.com:8443/'],
  ])('%s is taken', (input, href) => {
    expect(webhookAddress(input)?.href).toBe(href);
  });

  it.each([
    '',
    'hooks.example.com',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://',
    'https://ada:secret@hooks.example.com/',
    'https://ada@hooks.example.com/',
    'https://hooks.example.com:5432/',
    'https://hooks.example.com:22/',
    `https://hooks.example.com/${'a'.repeat(500)}`,
  ])('%j is not taken', (input) => {
    expect(webhookAddress(input)).toBeNull();
  });

  const byte = fc.integer({ min: 0, max: 255 });
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(10, 127, 0), byte, byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  );
  const number = ([a, b, c, d]: readonly [number, number, number, number]) =>
    ((a * 256 + b) * 256 + c) * 256 + d;
  const WRITTEN = {
    'four numbers': (ip) => ip.join('.'),
    decimal: (ip) => String(number(ip)),
    hexadecimal: (ip) => `0x${number(ip).toString(16)}`,
    octal: (ip) => `0${number(ip).toString(8)}`,
    'four octal numbers': (ip) => ip.map((part) => `0${part.toString(8)}`).join('.'),
    'three numbers': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
    'mapped into IPv6': (ip) => `[::ffff:${ip.join('.')}]`,
  } as const satisfies Record<string, (ip: readonly [number, number, number, number]) => string>;

  it.each(Object.entries(WRITTEN))('inside our network is recognized in %s', (_, written) => {
    fc.assert(
      fc.property(inside, (ip) => {
        const url = webhookAddress(`https://${written(ip)}/`);
        expect(url === null || isLocalHost(url), url?.href).toBe(true);
      }),
    );
  });

  it.each(['localhost', 'LOCALHOST', 'a.localhost', 'printer.local', 'db.internal', '[::1]', '[fd00::1]'])(
    '%s is recognized without a resolver',
    (host) => {
      const url = webhookAddress(`https://${host}/`);
      expect(url !== null && isLocalHost(url)).toBe(true);
    },
  );

  it.each(['hooks.example.com', '8.8.8.8', '[2606:4700::1111]', 'localhost.example.com'])(
    '%s is not inside',
    (host) => {
      const url = webhookAddress(`https://${host}/`);
      expect(url !== null && isLocalHost(url)).toBe(false);
    },
  );
});
