import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { brokenLinks, outsideLinks } from './broken-links.ts';
import { sourceOf } from './sources.ts';

/** Pages that are there, moved, gone, and without an answer. */
async function standIn(): Promise<string> {
  const server = createServer((request, response) => {
    if (request.url === '/silent') return;
    if (request.url === '/moved') response.writeHead(302, { location: '/there' });
    else response.writeHead(request.url === '/there' ? 200 : 404);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('tells the addresses of the docs that nobody answers well, with their pages', async () => {
  const host = await standIn();
  const pages = [
    sourceOf('one', `[there](${host}/there#part) [moved](${host}/moved) [here](two.md)`),
    sourceOf('two', `[there](${host}/there) [gone](${host}/gone) <${host}/silent>`),
  ];
  expect(outsideLinks(pages).size).toBe(4);
  expect(await brokenLinks(outsideLinks(pages), { wait: 500 })).toEqual([
    { address: `${host}/gone`, page: 'two', problem: '404' },
    { address: `${host}/silent`, page: 'two', problem: expect.stringContaining('timeout') },
  ]);
});

it('tells a host that is not there', async () => {
  const address = 'http://127.0.0.1:1/';
  expect(await brokenLinks(new Map([[address, 'one']]), { wait: 5_000 })).toEqual([
    { address, page: 'one', problem: expect.any(String) },
  ]);
});
