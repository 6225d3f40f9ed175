import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Of one connection (RFC 9113, section 8.2.2). */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/**
 * Speaks HTTP/2 before a world, as what stands before it in production does (docs/operations). Its certificate is made by
 * `openssl`, which browsers have to be told to accept.
 */
export async function http2Front(
  folder: string,
  address: string,
): Promise<{ readonly address: string; stop(): void }> {
  const { hostname, port } = new URL(address);
  const server = createSecureServer({ ...(await certificate(folder)), allowHTTP1: true }, (asked, answer) => {
    const { method, url } = asked;
    const onwards = request(
      { hostname, port, method, path: url, headers: passedOn(asked.headers) },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, passedOn(given.headers));
        given.pipe(answer);
      },
    );
    onwards.on('error', () => answer.destroy());
    asked.pipe(onwards);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const front = `https://${hostname}:${(server.address() as AddressInfo).port}`;
  return { address: front, stop: () => void server.close() };
}

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_A_CONNECTION.has(name)),
  );
}

async function certificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-x509', '-out', cert, '-days', '1'];
  await promisify(execFile)('openssl', ['req', ...made, '-subj', '/CN=localhost']);
  return { key: await readFile(key), cert: await readFile(cert) };
}
